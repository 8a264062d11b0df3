import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { storeModel } from "../packages/astrologer/src/understanding/classify/model.ts";
import { buildModel } from "../packages/astrologer/training/build.ts";
import { ROOT } from "./lib/run.ts";

/** Trains the language model of the astrologer from `corpus/train`; the same corpus gives the same bytes. */
const FILE = join(ROOT, "packages/astrologer/models/language.json");
const text = `${JSON.stringify(storeModel(buildModel()))}\n`;
writeFileSync(FILE, text);
console.log(`${FILE}: ${text.length} bytes`);
