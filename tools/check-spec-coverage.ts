import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { REPORTS_DIR } from "./lib/test-summary.ts";
import { ROOT } from "./lib/run-command.ts";
import { compareCoverage, findNotPassed, readCoverage, readSpecification, readTests } from "./lib/spec-coverage.ts";
import { listPassedTests } from "./lib/read-test-report.ts";

/**
 * `node tools/check-spec-coverage.ts` checks that docs/spec-coverage.md lists tests for every line of docs/specification.md, and that these tests exist,
 * are not skipped and contain the quoted words of their line. With `--ran` it also checks that each of them passed in the run whose reports are in
 * REPORTS_DIR.
 */
const TEST_GLOBS = ["{apps,packages}/**/*.test.{ts,tsx}", "e2e/{journeys,firebase}/*.spec.ts", "tools/test/*.test.ts"];
const readProjectFile = (path: string): string => readFileSync(join(ROOT, path), "utf8");

const specification = readSpecification(readProjectFile("docs/specification.md"));
const coverage = readCoverage(readProjectFile("docs/spec-coverage.md"));
const files = globSync(TEST_GLOBS, { cwd: ROOT, exclude: ["**/node_modules/**", "**/dist/**"] });
const tests = files.flatMap((path) => readTests(path, readProjectFile(path)));
const problems = compareCoverage(specification, coverage, tests);
if (specification.size === 0 || tests.length === 0) problems.push("Found no lines or no tests in the expected files");
if (process.argv.includes("--ran")) {
  const names = globSync("*.json", { cwd: REPORTS_DIR });
  const passed = names.flatMap((name) => listPassedTests(JSON.parse(readFileSync(join(REPORTS_DIR, name), "utf8"))));
  // Without a browser no end-to-end tests run; the test run itself reports that.
  const isExpected = (name: string) => names.some((file) => file.endsWith("e2e.json")) || !name.startsWith("e2e/");
  problems.push(
    ...findNotPassed(coverage, passed)
      .filter(isExpected)
      .map((name) => `did not pass in this run: ${name}`),
  );
}
for (const problem of problems) console.error(problem);
for (const line of coverage.notBuilt) console.log(`not built yet: ${line}`);
console.log(
  `${specification.size} lines: ${coverage.testsByLine.size} covered by tests, ${coverage.notBuilt.size} not built yet, ${problems.length} problems`,
);
process.exitCode = problems.length === 0 ? 0 : 1;
