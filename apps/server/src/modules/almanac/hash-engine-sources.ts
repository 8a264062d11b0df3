import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** The packages whose code and data decide an answer of the almanac. */
const PACKAGES = ["@lagna/terms", "@lagna/jyotish", "@lagna/ephemeris", "@lagna/panchang"];
const LENGTH = 16;

const listFolders = (): string[] => [
  ...PACKAGES.map((name) => dirname(fileURLToPath(import.meta.resolve(name)))),
  import.meta.dirname,
];

let known: string | undefined;

/**
 * The version of the engine: a hash of its sources. Every change of a rule, a table or a presenter gives another one, so an
 * answer that names it as its ETag can be kept for as long as the version stays the same.
 */
export function getEngineVersion(): string {
  if (known !== undefined) return known;
  const hash = createHash("sha256");
  for (const folder of listFolders())
    for (const file of globSync("**/*.ts", { cwd: folder }).toSorted()) hash.update(readFileSync(join(folder, file)));
  known = hash.digest("base64url").slice(0, LENGTH);
  return known;
}
