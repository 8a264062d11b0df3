import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./run-command.ts";
import { type Counts, NO_COUNTS } from "./read-test-report.ts";

export const REPORTS_DIR = join(ROOT, "test-results/reports");
const IN_CI = ["1", "true"].includes(process.env["CI"] ?? "");

/** Counts with one failure, for a step that is not a test. */
export const createFailure = (name: string): Counts => ({ ...NO_COUNTS, failed: 1, failures: [name] });

/** Reads the counts of a report. A runner that failed without a failed test (a crash, no report, an unhandled error) counts as one failure. */
export function readCounts(file: string, status: number, read: (report: unknown) => Counts): Counts {
  const counts = existsSync(file) ? read(JSON.parse(readFileSync(file, "utf8"))) : NO_COUNTS;
  if (status === 0 || counts.failed > 0) return counts;
  return {
    ...createFailure(`the runner itself ended with status ${status}; see its output above`),
    passed: counts.passed,
    skipped: counts.skipped,
    flaky: counts.flaky,
  };
}

/** Prints the missing program and counts it as a failure in CI, elsewhere as a skip. */
export function reportMissing(what: string): Counts {
  console.log(`${IN_CI ? "✗" : "↓"} ${what}`);
  return IN_CI ? createFailure(what) : { ...NO_COUNTS, skipped: 1 };
}

/** A part of the test run and its result. */
export interface Stage {
  readonly name: string;
  readonly seconds: number;
  /** Undefined where it cannot be measured. */
  readonly cpuSeconds?: number | undefined;
  /** CPU seconds that it may take. */
  readonly budget?: number | undefined;
  readonly counts: Counts;
}

const formatCpu = ({ cpuSeconds, budget }: Stage): string =>
  cpuSeconds === undefined ? "" : `CPU ${cpuSeconds.toFixed(0)}${budget === undefined ? "" : ` of ${budget}`} s`;

/** All failures by name, and the duration of each stage with its CPU time beside its budget. Printed last, because often only the end of a long log is available. */
export function formatClosingReport(stages: readonly Stage[]): string {
  const failures = stages.flatMap(({ name, counts }) => counts.failures.map((failure) => `✗ ${name}: ${failure}`));
  const flaky = stages.flatMap(({ name, counts }) =>
    counts.flaky.map((test) => `↻ ${name}, passed only when retried: ${test}`),
  );
  const width = Math.max(...stages.map(({ name }) => name.length));
  const isMeasured = stages.some(({ cpuSeconds }) => cpuSeconds !== undefined);
  const rows = stages.map((stage) => {
    const { name, seconds, counts } = stage;
    const { passed, failed: missed, skipped } = counts;
    return [
      `${missed === 0 ? "✓" : "✗"} ${name.padEnd(width)}`,
      `${seconds.toFixed(1)} s`.padStart(8),
      ...(isMeasured ? [formatCpu(stage).padStart(16)] : []),
      `${passed} passed`.padStart(12),
      ...(missed > 0 ? [`${missed} failed`] : []),
      ...(skipped > 0 ? [`${skipped} skipped`] : []),
    ].join("  ");
  });
  const problems = [...flaky, ...failures];
  return [...problems, ...(problems.length > 0 ? [""] : []), ...rows].join("\n");
}

/** Prints the last line of a test command and sets the exit status. */
export function printSummary({ passed, failed: missed, skipped }: Counts): void {
  console.log(`${passed} passed, ${missed} failed, ${skipped} skipped`);
  process.exitCode = missed === 0 ? 0 : 1;
}
