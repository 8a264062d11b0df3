import { RASHI_LORDS, SETTINGS } from "@lagna/terms";
import { describe, expect, test } from "vitest";
import { SAPTA_GRAHAS } from "../../src/relation/friendship.data.ts";
import type { AnnualChart } from "../../src/varshaphal/annual-chart.ts";
import { computeHarshaBala } from "../../src/varshaphal/harsha.ts";
import { computeMudda } from "../../src/varshaphal/mudda.ts";
import { computeMuntha } from "../../src/varshaphal/muntha.ts";
import { computePanchavargiya, type TajakaSettings } from "../../src/varshaphal/panchavargiya.ts";
import { computeSahams } from "../../src/varshaphal/sahams.ts";
import { findYearLord } from "../../src/varshaphal/year-lord.ts";
import { rashiOf } from "../../src/zodiac/rashi.ts";
import { ExactGroup, readGolden, toLongitudesById } from "../golden/read-golden.ts";

interface WorkedYear {
  readonly id: string;
  readonly completed_years: number;
  readonly day: boolean;
  readonly natal: Readonly<Record<string, number>>;
  readonly annual: Readonly<Record<string, number>>;
  readonly expected: {
    readonly muntha: {
      readonly sign: string;
      readonly house: number;
      readonly lord: string;
      readonly longitude: number;
    };
    readonly offices: Readonly<Record<string, string>>;
    readonly year_lord: string;
    readonly year_lord_rule: string;
    readonly harsha: Readonly<Record<string, number>>;
    readonly panchavargiya: Readonly<Record<string, Readonly<Record<string, number>>>>;
    readonly sahams: Readonly<Record<string, number>>;
    readonly mudda: { readonly lord: string; readonly days_of_360: number };
  };
}

const years = readGolden<WorkedYear>("textbook/varshaphal.json");
const group = new ExactGroup("varshaphal by the textbook");
const tajaka = Object.fromEntries(
  Object.entries(SETTINGS.tajaka).map(([key, [first]]) => [key, first]),
) as TajakaSettings;

/** The parts of a chart that the rules of a year use. */
function createSky(values: Readonly<Record<string, number>>) {
  const longitudes = toLongitudesById(values);
  const signs = Object.fromEntries(Object.entries(longitudes).map(([id, longitude]) => [id, rashiOf(longitude)]));
  return { longitudes, signs, settings: { tajaka }, birth: { jd: 2_460_000 } };
}

/** A year of 360 days: a day of mudda is a day. */
function createYear({ natal, annual, day, completed_years: completedYears }: WorkedYear): AnnualChart {
  return {
    natal: createSky(natal),
    annual: createSky(annual),
    isDay: day,
    completedYears,
    year: completedYears + 1,
    endJd: 2_460_360,
  } as unknown as AnnualChart;
}

const lower = (name: string): string => name.toLowerCase();
const byId = <Value>(values: Readonly<Record<string, Value>>): Record<string, Value> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [lower(name), value]));

test("there are at least forty worked years, with lords of the year by aspect of both kinds", () => {
  expect(years.length).toBeGreaterThanOrEqual(40);
  const rules = new Set(years.map(({ expected }) => expected.year_lord_rule));
  expect([...rules]).toEqual(expect.arrayContaining(["friendly_aspect", "hostile_aspect"]));
});

describe.each(years)("$id", (worked) => {
  const year = createYear(worked);
  const { expected } = worked;
  const { longitudes, signs } = year.annual;
  const panchavargiya = computePanchavargiya({ longitudes, settings: tajaka });

  test("muntha, lord of the year and the holders of the five offices", () => {
    const yearLord = findYearLord(year, panchavargiya);
    group.check(worked.id, 11, () => {
      expect(computeMuntha(year)).toEqual({
        sign: lower(expected.muntha.sign),
        house: expected.muntha.house,
        lord: lower(expected.muntha.lord),
        longitude: expect.closeTo(expected.muntha.longitude, 4),
      });
      const held = Object.fromEntries(yearLord.candidates.map(({ office, graha }) => [office, graha]));
      expect(held).toEqual(
        Object.fromEntries(Object.entries(expected.offices).map(([office, graha]) => [office, lower(graha)])),
      );
      expect([yearLord.graha, yearLord.rule]).toEqual([lower(expected.year_lord), expected.year_lord_rule]);
    });
  });

  test("harsha and panchavargiya bala of the seven", () => {
    group.check(worked.id, 49, () => {
      expect(computeHarshaBala(signs, worked.day)).toEqual(byId(expected.harsha));
      const printed = byId(expected.panchavargiya);
      for (const graha of SAPTA_GRAHAS)
        for (const [part, points] of Object.entries(printed[graha] ?? {}))
          expect(panchavargiya[graha][part as "total"], `${graha} ${part}`).toBeCloseTo(points, 5);
    });
  });

  test("the sahams", () => {
    const sahams = computeSahams({ longitudes, isDay: worked.day, gaurava: "jupiter_moon_sun" });
    const rows = Object.entries(expected.sahams);
    group.check(worked.id, rows.length, () => {
      expect(rows).toHaveLength(36);
      for (const [id, longitude] of rows) {
        const found = sahams.find((saham) => saham.id === id);
        expect(found?.longitude, id).toBeCloseTo(longitude, 3);
        expect(found?.lord, id).toBe(RASHI_LORDS[rashiOf(longitude)]);
      }
    });
  });

  test("the first period of mudda and what is left of it", () => {
    const { balance } = computeMudda(year, 1);
    group.check(worked.id, 2, () =>
      expect(balance).toEqual({
        lord: lower(expected.mudda.lord),
        days: expect.closeTo(expected.mudda.days_of_360, 3),
      }),
    );
  });
});
