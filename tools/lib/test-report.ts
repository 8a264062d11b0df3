/** Reads the JSON reports of the test runners: their text output is for people and changes between versions. */

import { relative } from "node:path";
import { ROOT } from "./run.ts";

export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
  /** What failed, each by its name, and why in a line below it. */
  failures: readonly string[];
}

export const NONE: Counts = { passed: 0, failed: 0, skipped: 0, failures: [] };

export const add = (a: Counts, b: Counts): Counts => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
  skipped: a.skipped + b.skipped,
  failures: [...a.failures, ...b.failures],
});

const STYLES = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, "g");

/** A failure by its name; of what was said about it the first lines, which hold what was expected and what came. */
export function named(path: readonly string[], message = "", lines = 3): string {
  const said = message.replaceAll(STYLES, "").split("\n");
  const first = said.filter((line) => line.trim() !== "").slice(0, lines);
  return [path.filter((part) => part !== "").join(" › "), ...first.map((line) => `    ${line}`)].join("\n");
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: {
    name: string;
    status: string;
    message?: string;
    assertionResults: { status: string; ancestorTitles: string[]; title: string; failureMessages: string[] | null }[];
  }[];
}

/** A file that could not be loaded has no tests to count and is one failure. */
export function ofVitest(report: unknown): Counts {
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults } = report as VitestReport;
  const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(ROOT, name);
    if (status === "failed" && assertionResults.length === 0) return [named([file], message)];
    return assertionResults
      .filter((test) => test.status === "failed")
      .map((test) => named([file, ...test.ancestorTitles, test.title], test.failureMessages?.[0]));
  });
  const unloaded = testResults.filter((file) => file.status === "failed" && file.assertionResults.length === 0).length;
  return {
    passed: numPassedTests,
    failed: numFailedTests + unloaded,
    skipped: numPendingTests + numTodoTests,
    failures,
  };
}

interface PlaywrightSuite {
  title: string;
  suites?: PlaywrightSuite[];
  specs?: {
    title: string;
    tests: { status: string; results: { errors?: { message?: string }[] }[] }[];
  }[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: { message?: string }[];
  suites?: PlaywrightSuite[];
}

/** Errors outside of any test (set-up, configuration) count as failures; a flaky test is one that cannot be trusted. */
export function ofPlaywright(report: unknown): Counts {
  const { stats, errors, suites = [] } = report as PlaywrightReport;
  const outside = errors.map(({ message }) => named(["outside of any test"], message));
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
    failures: [...suites.flatMap((suite) => failedIn(suite, [])), ...outside],
  };
}

function failedIn({ title, suites = [], specs = [] }: PlaywrightSuite, above: readonly string[]): string[] {
  const path = [...above, title];
  const here = specs.flatMap((spec) =>
    spec.tests
      .filter(({ status }) => status === "unexpected" || status === "flaky")
      .map(({ results }) => named([...path, spec.title], results.flatMap(({ errors = [] }) => errors)[0]?.message)),
  );
  return [...here, ...suites.flatMap((suite) => failedIn(suite, path))];
}
