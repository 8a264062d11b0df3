import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { checkCapacityFigures } from "./lib/capacity-figures.ts";
import { ROOT } from "./lib/run-command.ts";

/** `node tools/check-capacity.ts` computes the results of docs/capacity.md again; with `--write` it writes them into the document. */
const FILE = join(ROOT, "docs/capacity.md");

let checked = checkCapacityFigures(readFileSync(FILE, "utf8"));
if (process.argv.includes("--write")) {
  writeFileSync(FILE, checked.corrected);
  checked = checkCapacityFigures(readFileSync(FILE, "utf8"));
}
for (const problem of checked.problems) console.error(problem);
console.log(`${checked.results} results in docs/capacity.md: ${checked.problems.length} problems`);
process.exitCode = checked.problems.length === 0 ? 0 : 1;
