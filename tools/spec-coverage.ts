import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { REPORTS } from "./lib/counting.ts";
import { ROOT } from "./lib/run.ts";
import { compareCoverage, notRun, readCoverage, readSpecification, readTests } from "./lib/spec-coverage.ts";
import { passedTests } from "./lib/test-report.ts";

/**
 * `node tools/spec-coverage.ts`: every line of docs/specification.md has tests in docs/spec-coverage.md that exist, are not skipped and
 * hold its words. With `--ran` also that each of them passed in the run whose reports are at hand.
 */
const TESTS = ["{apps,packages}/**/*.test.{ts,tsx}", "e2e/{journeys,firebase}/*.spec.ts", "tools/test/*.test.ts"];
const read = (path: string): string => readFileSync(join(ROOT, path), "utf8");

const specification = readSpecification(read("docs/specification.md"));
const coverage = readCoverage(read("docs/spec-coverage.md"));
const files = globSync(TESTS, { cwd: ROOT, exclude: ["**/node_modules/**", "**/dist/**"] });
const tests = files.flatMap((path) => readTests(path, read(path)));
const problems = compareCoverage(specification, coverage, tests);
if (specification.size === 0 || tests.length === 0)
  problems.push("No lines or no tests were found where they are expected");
if (process.argv.includes("--ran")) {
  const names = globSync("*.json", { cwd: REPORTS });
  const passed = names.flatMap((name) => passedTests(JSON.parse(readFileSync(join(REPORTS, name), "utf8"))));
  // A machine without a browser runs no journeys: the run itself says so.
  const judged = (name: string) => names.includes("e2e.json") || !name.startsWith("e2e/");
  problems.push(
    ...notRun(coverage, passed)
      .filter(judged)
      .map((name) => `did not pass in this run: ${name}`),
  );
}
for (const problem of problems) console.error(problem);
for (const line of coverage.notBuilt) console.log(`not built yet: ${line}`);
console.log(
  `${specification.size} lines: ${coverage.held.size} held by tests, ${coverage.notBuilt.size} not built yet, ${problems.length} problems`,
);
process.exitCode = problems.length === 0 ? 0 : 1;
