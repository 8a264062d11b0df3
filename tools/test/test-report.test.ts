import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { closingReport } from "../lib/counting.ts";
import { ROOT } from "../lib/run.ts";
import { add, NONE, ofPlaywright, ofVitest } from "../lib/test-report.ts";

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
      "Playwright: what passed when tried again has passed; an error outside of tests is a failure",
      ofPlaywright(played),
      { passed: 5, failed: 2, skipped: 2 },
    ],
  ])("%s", (_name, counts, expected) => {
    expect(counts).toMatchObject(expected);
  });

  test("sums are taken over all runners", () => {
    const one = { passed: 1, failed: 2, skipped: 3, failures: ["a", "b"], wavering: ["c"] };
    const sum = { passed: 2, failed: 4, skipped: 6, failures: ["a", "b", "a", "b"], wavering: ["c", "c"] };
    expect([one, one, NONE].reduce(add)).toEqual(sum);
  });
});

describe("what failed is named", () => {
  test("by Vitest, with the first lines of why, without colours", () => {
    expect(ofVitest(vitest({ Failed: 1 }, [loaded, unloaded])).failures).toEqual([
      "packages/jyotish/test/sky.test.ts › the Moon › sets\n    AssertionError: expected 1\n      to be 2\n        at one.ts",
      "packages/jyotish/test/sky.test.ts\n    Cannot find module",
    ]);
  });

  test("by Playwright, at any depth, and outside of tests", () => {
    expect(ofPlaywright(played).failures).toEqual([
      "kundli.spec.ts › offline › waits\n    too long",
      "outside of any test\n    no browser",
    ]);
  });
});

describe("what passed only when it was tried again is named too", () => {
  test("by Vitest", () => {
    const again = { status: "passed", ancestorTitles: [], title: "rises", failureMessages: ["Error: late"] };
    const file = { name: FILE, status: "passed", assertionResults: [...loaded.assertionResults, again] };
    expect(ofVitest(vitest({ Passed: 2, Failed: 1 }, [file])).wavering).toEqual([
      "packages/jyotish/test/sky.test.ts › rises\n    Error: late",
    ]);
  });

  test("by Playwright", () => expect(ofPlaywright(played).wavering).toEqual(["kundli.spec.ts › is kept"]));
});

test("a run ends with what failed, by name, and with what each part took", () => {
  const stages = [
    {
      name: "Unit",
      seconds: 61.26,
      counts: {
        passed: 900,
        failed: 1,
        skipped: 2,
        failures: ["a.test.ts › b\n    why"],
        wavering: ["c.test.ts › d\n    late"],
      },
    },
    { name: "Web tests", seconds: 7, counts: { ...NONE, passed: 80 } },
  ];
  expect(closingReport(stages).split("\n")).toEqual([
    "↻ Unit, only when tried again: c.test.ts › d",
    "    late",
    "✗ Unit: a.test.ts › b",
    "    why",
    "",
    "✗ Unit         61.3 s    900 passed  1 failed  2 skipped",
    "✓ Web tests     7.0 s     80 passed",
  ]);
});
