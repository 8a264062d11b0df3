import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./run.ts";
import { type Counts, NONE } from "./test-report.ts";

export const REPORTS = join(ROOT, "test-results/reports");
const IN_CI = ["1", "true"].includes(process.env["CI"] ?? "");

/** One failure, for what is not counted in tests. */
export const failed = (name: string): Counts => ({ ...NONE, failed: 1, failures: [name] });

/** A runner that failed without naming a failed test (a crash, no report, an unhandled error) counts as one failure. */
export function counted(file: string, status: number, read: (report: unknown) => Counts): Counts {
  const counts = existsSync(file) ? read(JSON.parse(readFileSync(file, "utf8"))) : NONE;
  if (status === 0 || counts.failed > 0) return counts;
  return {
    ...failed(`the runner itself ended with status ${status}; see its output above`),
    passed: counts.passed,
    skipped: counts.skipped,
    wavering: counts.wavering,
  };
}

/** What the machine lacks is named; in CI that is a failure, elsewhere a skip. */
export function lacking(what: string): Counts {
  console.log(`${IN_CI ? "✗" : "↓"} ${what}`);
  return IN_CI ? failed(what) : { ...NONE, skipped: 1 };
}

/** A part of the run, and how it went. */
export interface Stage {
  readonly name: string;
  readonly seconds: number;
  readonly counts: Counts;
}

/** What failed, by name, and what each part took: last of all, since of a long log often only the end is kept. */
export function closingReport(stages: readonly Stage[]): string {
  const failures = stages.flatMap(({ name, counts }) => counts.failures.map((failure) => `✗ ${name}: ${failure}`));
  const wavering = stages.flatMap(({ name, counts }) =>
    counts.wavering.map((test) => `↻ ${name}, only when tried again: ${test}`),
  );
  const width = Math.max(...stages.map(({ name }) => name.length));
  const rows = stages.map(({ name, seconds, counts: { passed, failed: missed, skipped } }) =>
    [
      `${missed === 0 ? "✓" : "✗"} ${name.padEnd(width)}`,
      `${seconds.toFixed(1)} s`.padStart(8),
      `${passed} passed`.padStart(12),
      ...(missed > 0 ? [`${missed} failed`] : []),
      ...(skipped > 0 ? [`${skipped} skipped`] : []),
    ].join("  "),
  );
  const told = [...wavering, ...failures];
  return [...told, ...(told.length > 0 ? [""] : []), ...rows].join("\n");
}

/** The last line of a test command, and its exit status. */
export function close({ passed, failed: missed, skipped }: Counts): void {
  console.log(`${passed} passed, ${missed} failed, ${skipped} skipped`);
  process.exitCode = missed === 0 ? 0 : 1;
}
