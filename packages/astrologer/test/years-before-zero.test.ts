import { expect, test } from "vitest";
import { findPeriods } from "../src/answer/fact-questions/look-up-periods.ts";
import { buildTestIndex } from "./test-charts.ts";

test("the periods of a birth before the year 0 are in order of time, across it too", () => {
  const index = buildTestIndex({ latitude: 41.89, longitude: 12.48, local: "-000062-09-23T06:00:00", offset: 0.83 });
  const starts = findPeriods(index).map(({ start }) => Date.parse(start));
  expect(starts.length).toBeGreaterThan(50);
  expect(starts).toEqual(starts.toSorted((a, b) => a - b));
});
