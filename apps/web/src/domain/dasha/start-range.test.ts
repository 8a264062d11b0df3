import { describe, expect, test } from "vitest";
import { createStartRangeLookup } from "./start-range.ts";

const day = (number: number): string => new Date(Date.UTC(2000, 0, number)).toISOString();
/** Periods of ten and twenty days. The start of the second is certain to one day, of the third to five. */
const PERIODS = [{ start: day(1) }, { start: day(11) }, { start: day(31) }];
const RANGES = [
  { earliest: day(1), latest: day(1) },
  { earliest: day(10), latest: day(12) },
  { earliest: day(26), latest: day(36) },
];

describe("createStartRangeLookup", () => {
  const getRange = createStartRangeLookup(PERIODS, RANGES);

  test("returns the range stated for a maha dasha", () => {
    expect(getRange(day(11))).toEqual({ earliest: day(10), latest: day(12), days: 1 });
    expect(getRange(day(31))).toEqual({ earliest: day(26), latest: day(36), days: 5 });
  });

  test("interpolates ranges inside a maha dasha between its start and the next one's", () => {
    expect(getRange(day(21))).toEqual({ earliest: day(18), latest: day(24), days: 3 });
  });

  test("uses the last maha dasha's own range for the periods inside it", () => {
    expect(getRange(day(41))).toEqual({ earliest: day(36), latest: day(46), days: 5 });
  });

  test("returns nothing for less than a day, an exact time, or periods outside the dasha", () => {
    expect(getRange(day(6))).toBeNull();
    expect(createStartRangeLookup(PERIODS, undefined)(day(31))).toBeNull();
    expect(createStartRangeLookup(PERIODS, RANGES.slice(1))(day(31))).toBeNull();
    expect(getRange(day(0))).toBeNull();
  });
});
