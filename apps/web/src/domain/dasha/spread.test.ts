import { describe, expect, test } from "vitest";
import { spreads } from "./spread.ts";

const day = (number: number): string => new Date(Date.UTC(2000, 0, number)).toISOString();
/** Ten days and twenty; of the second the begin is sure to a day, of the third to five. */
const PERIODS = [{ start: day(1) }, { start: day(11) }, { start: day(31) }];
const TOLD = [
  { earliest: day(1), latest: day(1) },
  { earliest: day(10), latest: day(12) },
  { earliest: day(26), latest: day(36) },
];

describe("between what dates a period begins", () => {
  const of = spreads(PERIODS, TOLD);

  test("a maha dasha as it is told", () => {
    expect(of(day(11))).toEqual({ earliest: day(10), latest: day(12), days: 1 });
    expect(of(day(31))).toEqual({ earliest: day(26), latest: day(36), days: 5 });
  });

  test("what is inside one in proportion between its begin and the next one's", () => {
    expect(of(day(21))).toEqual({ earliest: day(18), latest: day(24), days: 3 });
  });

  test("what is inside the last one as far as that itself", () => {
    expect(of(day(41))).toEqual({ earliest: day(36), latest: day(46), days: 5 });
  });

  test("less than a day is not told, nor anything of an exact time or of other periods", () => {
    expect(of(day(6))).toBeNull();
    expect(spreads(PERIODS, undefined)(day(31))).toBeNull();
    expect(spreads(PERIODS, TOLD.slice(1))(day(31))).toBeNull();
    expect(of(day(0))).toBeNull();
  });
});
