import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { serializeModel } from "../packages/astrologer/src/understanding/classify/model.ts";
import { buildModel } from "../packages/astrologer/training/build-model.ts";
import { ROOT } from "./lib/run-command.ts";

/** Trains the astrologer's danger classifier on `corpus/train`. The result is reproducible to the byte. */
const FILE = join(ROOT, "packages/astrologer/models/language.json");
const text = `${JSON.stringify(serializeModel(buildModel()))}\n`;
writeFileSync(FILE, text);
console.log(`${FILE}: ${text.length} bytes`);
