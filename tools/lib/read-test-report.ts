/** Reads the JSON reports of the test runners: their text output is for people and changes between versions. */

import { join, relative } from "node:path";
import { ROOT } from "./run-command.ts";

export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
  /** The name of each failed test, with the reason on the lines below it. */
  failures: readonly string[];
  /** Tests that failed and passed when retried: they count as passed, and are listed so that they get fixed. */
  flaky: readonly string[];
}

export const NO_COUNTS: Counts = { passed: 0, failed: 0, skipped: 0, failures: [], flaky: [] };

export const addCounts = (a: Counts, b: Counts): Counts => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
  skipped: a.skipped + b.skipped,
  failures: [...a.failures, ...b.failures],
  flaky: [...a.flaky, ...b.flaky],
});

const STYLES = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, "g");

/** The name of a failure, and the first lines of its message, which contain the expected and the received value. */
export function formatFailure(path: readonly string[], message = "", lines = 3): string {
  const messageLines = message.replaceAll(STYLES, "").split("\n");
  const first = messageLines.filter((line) => line.trim() !== "").slice(0, lines);
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

/** A file that could not be loaded counts as one failure. */
export function readVitestCounts(report: unknown): Counts {
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults } = report as VitestReport;
  const listFailures = (outcome: "failed" | "passed") =>
    testResults.flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter(
          ({ status, failureMessages }) => status === outcome && (outcome === "failed" || failureMessages?.length),
        )
        .map(({ ancestorTitles, title, failureMessages }) =>
          formatFailure([relative(ROOT, name), ...ancestorTitles, title], failureMessages?.[0]),
        ),
    );
  const notLoaded = testResults
    .filter(({ status, assertionResults }) => status === "failed" && assertionResults.length === 0)
    .map(({ name, message }) => formatFailure([relative(ROOT, name)], message));
  return {
    passed: numPassedTests,
    failed: numFailedTests + notLoaded.length,
    skipped: numPendingTests + numTodoTests,
    failures: [...listFailures("failed"), ...notLoaded],
    flaky: listFailures("passed"),
  };
}

const JOURNEYS_DIR = "e2e/journeys";

/** Every passed test of a Vitest or Playwright report, as `file › describe › title`. */
export function listPassedTests(report: unknown): string[] {
  const { testResults = [], suites = [] } = report as Partial<VitestReport & PlaywrightReport>;
  const vitestTests = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === "passed")
      .map(({ ancestorTitles, title }) => [relative(ROOT, name), ...ancestorTitles, title]),
  );
  const playwrightTests = suites.flatMap((suite) =>
    listPassedInSuite(suite).map(([file = "", ...path]) => [join(JOURNEYS_DIR, file), ...path]),
  );
  return [...vitestTests, ...playwrightTests].map((path) => path.join(" › "));
}

const listPassedInSuite = ({ title, suites = [], specs = [] }: PlaywrightSuite): string[][] =>
  [
    ...specs
      .filter((spec) => spec.tests.every(({ status }) => status === "expected" || status === "flaky"))
      .map((spec) => [spec.title]),
    ...suites.flatMap(listPassedInSuite),
  ].map((path) => [title, ...path]);

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

/** Errors outside of any test (set-up, configuration) count as failures. */
export function readPlaywrightCounts(report: unknown): Counts {
  const { stats, errors, suites = [] } = report as PlaywrightReport;
  const outside = errors.map(({ message }) => formatFailure(["outside of any test"], message));
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
    failures: [...suites.flatMap((suite) => listTestsWithStatus(suite, "unexpected")), ...outside],
    flaky: suites.flatMap((suite) => listTestsWithStatus(suite, "flaky")),
  };
}

function listTestsWithStatus(
  { title, suites = [], specs = [] }: PlaywrightSuite,
  wantedStatus: "unexpected" | "flaky",
  parentTitles: readonly string[] = [],
): string[] {
  const path = [...parentTitles, title];
  const failures = specs.flatMap((spec) =>
    spec.tests
      .filter(({ status }) => status === wantedStatus)
      .map(({ results }) =>
        formatFailure([...path, spec.title], results.flatMap(({ errors = [] }) => errors)[0]?.message),
      ),
  );
  return [...failures, ...suites.flatMap((suite) => listTestsWithStatus(suite, wantedStatus, path))];
}
