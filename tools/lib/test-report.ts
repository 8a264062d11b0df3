/** Reads the JSON reports of the test runners: their text output is for people and changes between versions. */

import { join, relative } from "node:path";
import { ROOT } from "./run.ts";

export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
  /** What failed, each by its name, and why in a line below it. */
  failures: readonly string[];
  /** What failed and then passed when it was tried once more: it counts as passed, and is named, so that it gets mended. */
  wavering: readonly string[];
}

export const NONE: Counts = { passed: 0, failed: 0, skipped: 0, failures: [], wavering: [] };

export const add = (a: Counts, b: Counts): Counts => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
  skipped: a.skipped + b.skipped,
  failures: [...a.failures, ...b.failures],
  wavering: [...a.wavering, ...b.wavering],
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
  const ended = (wanted: "failed" | "passed") =>
    testResults.flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter(({ status, failureMessages }) => status === wanted && (wanted === "failed" || failureMessages?.length))
        .map(({ ancestorTitles, title, failureMessages }) =>
          named([relative(ROOT, name), ...ancestorTitles, title], failureMessages?.[0]),
        ),
    );
  const notLoaded = testResults
    .filter(({ status, assertionResults }) => status === "failed" && assertionResults.length === 0)
    .map(({ name, message }) => named([relative(ROOT, name)], message));
  return {
    passed: numPassedTests,
    failed: numFailedTests + notLoaded.length,
    skipped: numPendingTests + numTodoTests,
    failures: [...ended("failed"), ...notLoaded],
    wavering: ended("passed"),
  };
}

const JOURNEYS = "e2e/journeys";

/** Every test that passed, by its file and the titles above it, of a report of either runner. */
export function passedTests(report: unknown): string[] {
  const { testResults = [], suites = [] } = report as Partial<VitestReport & PlaywrightReport>;
  const ofFiles = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === "passed")
      .map(({ ancestorTitles, title }) => [relative(ROOT, name), ...ancestorTitles, title]),
  );
  const ofJourneys = suites.flatMap((suite) =>
    passedIn(suite).map(([file = "", ...path]) => [join(JOURNEYS, file), ...path]),
  );
  return [...ofFiles, ...ofJourneys].map((path) => path.join(" › "));
}

const passedIn = ({ title, suites = [], specs = [] }: PlaywrightSuite): string[][] =>
  [
    ...specs
      .filter((spec) => spec.tests.every(({ status }) => status === "expected" || status === "flaky"))
      .map((spec) => [spec.title]),
    ...suites.flatMap(passedIn),
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
export function ofPlaywright(report: unknown): Counts {
  const { stats, errors, suites = [] } = report as PlaywrightReport;
  const outside = errors.map(({ message }) => named(["outside of any test"], message));
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
    failures: [...suites.flatMap((suite) => endedIn(suite, "unexpected")), ...outside],
    wavering: suites.flatMap((suite) => endedIn(suite, "flaky")),
  };
}

function endedIn(
  { title, suites = [], specs = [] }: PlaywrightSuite,
  wanted: "unexpected" | "flaky",
  above: readonly string[] = [],
): string[] {
  const path = [...above, title];
  const here = specs.flatMap((spec) =>
    spec.tests
      .filter(({ status }) => status === wanted)
      .map(({ results }) => named([...path, spec.title], results.flatMap(({ errors = [] }) => errors)[0]?.message)),
  );
  return [...here, ...suites.flatMap((suite) => endedIn(suite, wanted, path))];
}
