import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { formatClosingReport } from "../lib/test-summary.ts";
import { ROOT } from "../lib/run-command.ts";
import { addCounts, NO_COUNTS, readPlaywrightCounts, readVitestCounts } from "../lib/read-test-report.ts";

const FILE = join(ROOT, "packages/jyotish/test/sky.test.ts");

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
const loaded = {
  name: FILE,
  status: "failed",
  assertionResults: [
    { status: "passed", ancestorTitles: [], title: "the Sun rises", failureMessages: [] },
    {
      status: "failed",
      ancestorTitles: ["the Moon"],
      title: "sets",
      failureMessages: ["\u001B[31mAssertionError\u001B[39m: expected 1\n\n  to be 2\n    at one.ts\n    at two.ts"],
    },
  ],
};
const unloaded = { name: FILE, status: "failed", message: "Cannot find module", assertionResults: [] };

const played = {
  stats: { expected: 4, unexpected: 1, flaky: 1, skipped: 2 },
  errors: [{ message: "no browser" }],
  suites: [
    {
      title: "kundli.spec.ts",
      specs: [
        { title: "is made", tests: [{ status: "expected", results: [{}] }] },
        { title: "is kept", tests: [{ status: "flaky", results: [{ errors: [] }, {}] }] },
      ],
      suites: [
        {
          title: "offline",
          specs: [
            { title: "waits", tests: [{ status: "unexpected", results: [{ errors: [{ message: "too long" }] }] }] },
          ],
        },
      ],
    },
  ],
};

describe("the counts of a report", () => {
  test.each([
    ["Vitest: all passed", readVitestCounts(vitest({ Passed: 3 })), { passed: 3, failed: 0, skipped: 0 }],
    [
      "Vitest: skipped and todo are skipped",
      readVitestCounts(vitest({ Pending: 2, Todo: 1 })),
      { passed: 0, failed: 0, skipped: 3 },
    ],
    [
      "Vitest: a failed test counts once",
      readVitestCounts(vitest({ Failed: 1 }, [loaded])),
      { passed: 0, failed: 1, skipped: 0 },
    ],
    [
      "Vitest: a file that did not load is one failure",
      readVitestCounts(vitest({ Passed: 1 }, [unloaded])),
      { passed: 1, failed: 1, skipped: 0 },
    ],
    [
      "Playwright: a test that passed when retried is passed; an error outside of tests is a failure",
      readPlaywrightCounts(played),
      { passed: 5, failed: 2, skipped: 2 },
    ],
  ])("%s", (_name, counts, expected) => {
    expect(counts).toMatchObject(expected);
  });

  test("are summed over all runners", () => {
    const one = { passed: 1, failed: 2, skipped: 3, failures: ["a", "b"], flaky: ["c"] };
    const sum = { passed: 2, failed: 4, skipped: 6, failures: ["a", "b", "a", "b"], flaky: ["c", "c"] };
    expect([one, one, NO_COUNTS].reduce(addCounts)).toEqual(sum);
  });
});

describe("failed tests are listed", () => {
  test("from Vitest, with the first lines of the message, without colours", () => {
    expect(readVitestCounts(vitest({ Failed: 1 }, [loaded, unloaded])).failures).toEqual([
      "packages/jyotish/test/sky.test.ts › the Moon › sets\n    AssertionError: expected 1\n      to be 2\n        at one.ts",
      "packages/jyotish/test/sky.test.ts\n    Cannot find module",
    ]);
  });

  test("from Playwright, at any depth, and errors outside of tests", () => {
    expect(readPlaywrightCounts(played).failures).toEqual([
      "kundli.spec.ts › offline › waits\n    too long",
      "outside of any test\n    no browser",
    ]);
  });
});

describe("tests that passed only when retried are listed", () => {
  test("from Vitest", () => {
    const retried = { status: "passed", ancestorTitles: [], title: "rises", failureMessages: ["Error: late"] };
    const file = { name: FILE, status: "passed", assertionResults: [...loaded.assertionResults, retried] };
    expect(readVitestCounts(vitest({ Passed: 2, Failed: 1 }, [file])).flaky).toEqual([
      "packages/jyotish/test/sky.test.ts › rises\n    Error: late",
    ]);
  });

  test("from Playwright", () => expect(readPlaywrightCounts(played).flaky).toEqual(["kundli.spec.ts › is kept"]));
});

test("the closing report lists the failures and the duration of each stage", () => {
  const stages = [
    {
      name: "Unit",
      seconds: 61.26,
      counts: {
        passed: 900,
        failed: 1,
        skipped: 2,
        failures: ["a.test.ts › b\n    why"],
        flaky: ["c.test.ts › d\n    late"],
      },
    },
    { name: "Web tests", seconds: 7, cpuSeconds: 12.3, budget: 20, counts: { ...NO_COUNTS, passed: 80 } },
  ];
  expect(formatClosingReport(stages).split("\n")).toEqual([
    "↻ Unit, passed only when retried: c.test.ts › d",
    "    late",
    "✗ Unit: a.test.ts › b",
    "    why",
    "",
    "✗ Unit         61.3 s                      900 passed  1 failed  2 skipped",
    "✓ Web tests     7.0 s    CPU 12 of 20 s     80 passed",
  ]);
});
