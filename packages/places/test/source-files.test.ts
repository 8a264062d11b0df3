import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { listIndexerFiles } from "../src/place-index/source-files.ts";

const SOURCES = join(import.meta.dirname, "../src");

/** What the build loads without an effect on the index: error messages, and the history of the zones whose names it reads. */
const WITHOUT_EFFECT = ["errors.ts", "time/read-tzif.ts"].map((name) => join(SOURCES, name));

/** The file, and every file of the package that it or its threads load. */
function listLoaded(file: string, known = new Set<string>()): Set<string> {
  known.add(file);
  for (const [, path = ""] of readFileSync(file, "utf8").matchAll(/"(\.{1,2}\/[^"]+\.ts)"/g)) {
    const other = join(dirname(file), path);
    if (!known.has(other) && !WITHOUT_EFFECT.includes(other)) listLoaded(other, known);
  }
  return known;
}

test("all code that the build of the index loads, and no code of the search, is in its hash", () => {
  const loaded = listLoaded(join(SOURCES, "place-index/build-index-process.ts"));
  expect([...loaded].toSorted()).toEqual(listIndexerFiles().toSorted());
});
