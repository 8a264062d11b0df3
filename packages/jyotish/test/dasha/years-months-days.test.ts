import { describe, expect, test } from "vitest";
import { toYearsMonthsDays } from "../../src/dasha/years-months-days.ts";
import { computeVimshottari } from "../../src/dasha/vimshottari.ts";

describe("years of a dasha in the format of almanacs", () => {
  // Balances of P.V.R. Narasimha Rao's book, "Vedic Astrology: An Integrated Approach".
  test.each([
    ["Example 53", 4.7417, [4, 8, 27]],
    ["Example 51, kshema", 6.0974, [6, 1, 5]],
    ["Example 51, utpanna", 5.4556, [5, 5, 14]],
  ] as const)("%s: %d", (_source, years, [y, m, d]) =>
    expect(toYearsMonthsDays(years)).toEqual({ years: y, months: m, days: d }),
  );

  test.each([
    [0, 0, 0, 0],
    [0.5, 0, 6, 0],
    [6.999, 7, 0, 0],
    [19.9986, 19, 11, 29],
    [20, 20, 0, 0],
  ])("%d years are %d, %d, %d", (given, years, months, days) =>
    expect(toYearsMonthsDays(given)).toEqual({ years, months, days }),
  );

  test("the remainder is the same fraction, whatever the days of a year", () => {
    const balances = (["sidereal", 365.25, 360] as const).map(
      (year) => computeVimshottari({ moonLongitude: 48.93, birthJd: 2448118.7, year, levels: 1 }).balance.years,
    );
    expect(new Set(balances.map((years) => JSON.stringify(toYearsMonthsDays(years)))).size).toBe(1);
  });

  test.each([-1, Number.NaN, Number.POSITIVE_INFINITY])("refuses %d", (years) =>
    expect(() => toYearsMonthsDays(years)).toThrow(RangeError),
  );
});
