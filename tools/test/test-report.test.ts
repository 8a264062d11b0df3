import { describe, expect, test } from "vitest";
import { add, NONE, ofPlaywright, ofVitest } from "../lib/test-report.ts";

const vitest = (
  counts: Partial<Record<"Passed" | "Failed" | "Pending" | "Todo", number>>,
  testResults: unknown[] = [],
) => ({
  numPassedTests: counts.Passed ?? 0,
  numFailedTests: counts.Failed ?? 0,
  numPendingTests: counts.Pending ?? 0,
  numTodoTests: counts.Todo ?? 0,
  testResults,
});
const loaded = { status: "failed", assertionResults: [{}] };
const unloaded = { status: "failed", assertionResults: [] };

describe("the closing line counts", () => {
  test.each([
    ["Vitest: all passed", ofVitest(vitest({ Passed: 3 })), { passed: 3, failed: 0, skipped: 0 }],
    [
      "Vitest: skipped and todo are skipped",
      ofVitest(vitest({ Pending: 2, Todo: 1 })),
      { passed: 0, failed: 0, skipped: 3 },
    ],
    [
      "Vitest: a failed test is counted once",
      ofVitest(vitest({ Failed: 1 }, [loaded])),
      { passed: 0, failed: 1, skipped: 0 },
    ],
    [
      "Vitest: a file that did not load",
      ofVitest(vitest({ Passed: 1 }, [unloaded])),
      { passed: 1, failed: 1, skipped: 0 },
    ],
    [
      "Playwright: flaky is failed, and so is an error outside of tests",
      ofPlaywright({ stats: { expected: 4, unexpected: 1, flaky: 1, skipped: 2 }, errors: [{}] }),
      { passed: 4, failed: 3, skipped: 2 },
    ],
  ])("%s", (_name, counts, expected) => {
    expect(counts).toEqual(expected);
  });

  test("sums are taken over all runners", () => {
    const one = { passed: 1, failed: 2, skipped: 3 };
    expect([one, one, NONE].reduce(add)).toEqual({ passed: 2, failed: 4, skipped: 6 });
  });
});
