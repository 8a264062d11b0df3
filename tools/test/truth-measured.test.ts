import { expect, test } from "vitest";
import { composeTruth, readTruth } from "../lib/truth/compose-truth.ts";
import { measureComparisons } from "../lib/truth/measure-comparisons.ts";

test("the figures of /truth are those that the golden tests measure (npm run truth -- --write)", async () => {
  const stored = readTruth();
  expect(composeTruth(await measureComparisons(), stored.measured)).toEqual(stored);
}, 1_800_000);
