import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Comparison } from "../../../packages/jyotish/test/golden/record-comparison.ts";
import { run } from "../run-command.ts";

/** The tests that compare with figures of others. */
const TESTS = [
  "packages/ephemeris/test/golden",
  "packages/ephemeris/test/browser-ephemeris.test.ts",
  "packages/jyotish/test/dasha/vimshottari.golden.test.ts",
  "packages/jyotish/test/varga/varga.golden.test.ts",
  "packages/jyotish/test/varshaphal/worked-examples.golden.test.ts",
  "packages/jyotish/test/ashtakavarga/ashtakavarga.golden.test.ts",
  "packages/jyotish/test/point/points.golden.test.ts",
  "packages/jyotish/test/relation/relation.test.ts",
  "packages/jyotish/test/matching/matching.golden.test.ts",
  "packages/jyotish/test/kp",
  "packages/jyotish/test/yoga/yogas.golden.test.ts",
  "packages/panchang/test/golden/publisher-days.test.ts",
  "packages/panchang/test/golden/festival-dates.test.ts",
  "packages/panchang/test/golden/dates-by-city.test.ts",
  "packages/panchang/test/eclipses.test.ts",
] as const;

/** Of one test, on machines that may be busy. */
const LIMIT_MS = "900000";

/** Runs the golden tests, all of their cases, and returns every figure that they compared. Throws if one fails: its figures would not be whole. */
export async function measureComparisons(): Promise<readonly Comparison[]> {
  const folder = mkdtempSync(join(tmpdir(), "lagna-truth-"));
  try {
    const file = join(folder, "comparisons.jsonl");
    const { status, output } = await run(
      "vitest",
      ["run", "--project", "unit", "--retry", "0", "--testTimeout", LIMIT_MS, ...TESTS],
      {
        env: { COMPARISONS_FILE: file, TEST_PART: undefined },
        quiet: true,
      },
    );
    if (status !== 0) throw new Error(`the golden tests failed:\n${output.slice(-4000)}`);
    return readFileSync(file, "utf8")
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line) as Comparison);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
