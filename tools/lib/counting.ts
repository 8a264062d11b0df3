import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./run.ts";
import { type Counts, NONE } from "./test-report.ts";

export const REPORTS = join(ROOT, "test-results/reports");
const IN_CI = ["1", "true"].includes(process.env["CI"] ?? "");

/** A runner that failed without naming a failed test (a crash, no report, an unhandled error) counts as one failure. */
export function counted(file: string, status: number, read: (report: unknown) => Counts): Counts {
  const counts = existsSync(file) ? read(JSON.parse(readFileSync(file, "utf8"))) : NONE;
  return status !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

/** What the machine lacks is named; in CI that is a failure, elsewhere a skip. */
export function lacking(what: string): Counts {
  console.log(`${IN_CI ? "✗" : "↓"} ${what}`);
  return IN_CI ? { ...NONE, failed: 1 } : { ...NONE, skipped: 1 };
}

/** The last line of a test command, and its exit status. */
export function close({ passed, failed, skipped }: Counts): void {
  console.log(`${passed} passed, ${failed} failed, ${skipped} skipped`);
  process.exitCode = failed === 0 ? 0 : 1;
}
