import type { Rashi } from "@lagna/terms";
import { describe, expect, test } from "vitest";
import { PAKSHI_STARS } from "../../src/prashna/prashna.data.ts";
import { SAPTA_GRAHAS, type SaptaGraha } from "../../src/relation/friendship.data.ts";
import type { AnnualChart } from "../../src/varshaphal/annual-chart.ts";
import { computeMudda } from "../../src/varshaphal/mudda.ts";
import type { Panchavargiya } from "../../src/varshaphal/panchavargiya.ts";
import { computePatyayini } from "../../src/varshaphal/patyayini.ts";
import { findYearLord } from "../../src/varshaphal/year-lord.ts";

const RETURN_JD = 2_460_000;
/** A year of 360 days, of a chart with the longitudes told. */
const createYear = (longitudes: Readonly<Record<string, number>>, more: object = {}): AnnualChart =>
  ({
    natal: { longitudes: { moon: 5 } },
    annual: { longitudes, birth: { jd: RETURN_JD } },
    completedYears: 0,
    year: 1,
    endJd: RETURN_JD + 360,
    ...more,
  }) as unknown as AnnualChart;
const LONGITUDES = { lagna: 12, sun: 34, moon: 66, mars: 98, mercury: 130, jupiter: 165, venus: 200, saturn: 237 };

describe("patyayini", () => {
  const periods = computePatyayini(createYear(LONGITUDES));
  const degrees = { sun: 4, moon: 6, mars: 8, mercury: 10, lagna: 12, jupiter: 15, venus: 20, saturn: 27 };

  test("rules by the degrees in the sign, in the order of these", () => {
    expect(periods.map(({ lord }) => lord)).toEqual(Object.keys(degrees));
    expect(periods[0]?.startJd).toBe(RETURN_JD);
    expect(periods.at(-1)?.endJd).toBe(RETURN_JD + 360);
    for (const { lord, endJd } of periods) expect(endJd - RETURN_JD).toBeCloseTo((degrees[lord] / 27) * 360, 6);
  });

  test("has the parts of a period in the same order, from its own lord on and round", () => {
    const lords = Object.keys(degrees);
    for (const [index, { sub = [], startJd, endJd }] of periods.entries()) {
      expect(sub.map(({ lord }) => lord)).toEqual([...lords.slice(index), ...lords.slice(0, index)]);
      expect([sub[0]?.startJd, sub.at(-1)?.endJd]).toEqual([startJd, endJd]);
      expect(sub.every((part) => part.sub === undefined)).toBe(true);
    }
  });

  test("leaves out one with the degrees of the one before, and one at the very start of a sign", () => {
    const found = computePatyayini(createYear({ ...LONGITUDES, moon: 64, sun: 30 }), 1);
    expect(found.map(({ lord }) => lord)).toEqual(["moon", "mars", "mercury", "lagna", "jupiter", "venus", "saturn"]);
  });
});

test("mudda has periods and their parts, unless more is asked for", () => {
  const { periods } = computeMudda(createYear(LONGITUDES));
  expect(periods.length).toBeGreaterThanOrEqual(9);
  for (const { sub = [] } of periods) {
    expect(sub.length).toBeGreaterThan(0);
    expect(sub.every((part) => part.sub === undefined)).toBe(true);
  }
  expect(computeMudda(createYear(LONGITUDES), 1).periods.every(({ sub }) => sub === undefined)).toBe(true);
});

describe("the lord of the year among equals", () => {
  /** The annual lagna is Leo, muntha too, and every holder of an office aspects it as a friend. */
  const signs: Readonly<Record<string, Rashi>> = {
    lagna: "leo",
    sun: "gemini",
    moon: "aquarius",
    mars: "libra",
    mercury: "aries",
    jupiter: "sagittarius",
    venus: "cancer",
    saturn: "cancer",
  };
  const createLordYear = (isDay: boolean | null): AnnualChart =>
    ({
      natal: {
        signs: { lagna: "aries" },
        longitudes: { lagna: 5 },
        settings: { tajaka: { year_lord: "by_bala_and_aspect", moon_as_year_lord: "accepted" } },
      },
      annual: { signs, longitudes: { lagna: 125 } },
      completedYears: 4,
      year: 5,
      isDay,
    }) as unknown as AnnualChart;
  const balaOf = (totals: Readonly<Partial<Record<SaptaGraha, number>>>) =>
    Object.fromEntries(SAPTA_GRAHAS.map((graha) => [graha, { total: totals[graha] ?? 10 }])) as Record<
      SaptaGraha,
      Panchavargiya
    >;
  const find = (isDay: boolean | null, totals = {}) => findYearLord(createLordYear(isDay), balaOf(totals));

  test("is the stronger, of equals the holder of more offices", () => {
    const { graha, candidates } = find(true);
    expect(candidates.map((each) => each.graha)).toEqual(["mars", "sun", "sun", "jupiter", "mercury"]);
    expect(graha).toBe("sun");
    expect(find(true, { mars: 11 }).graha).toBe("mars");
    expect(find(true, { mercury: 10.5 })).toMatchObject({ graha: "mercury", rule: "friendly_aspect" });
  });

  test("without day or night is one of the three offices that need neither", () => {
    const { graha, candidates } = find(null, { sun: 1 });
    expect(candidates.map((each) => each.graha)).toEqual(["mars", "sun", "sun", null, null]);
    expect(graha).toBe("mars");
  });
});

test("the stars of the five birds begin at Ashwini, Ardra, Uttara Phalguni, Anuradha and Shravana in both halves", () => {
  const firsts = (half: "shukla" | "krishna") =>
    PAKSHI_STARS[half].map((_, index, rows) => 1 + rows.slice(0, index).reduce((sum, [, count]) => sum + count, 0));
  for (const half of ["shukla", "krishna"] as const) {
    expect(firsts(half)).toEqual([1, 6, 12, 17, 22]);
    expect(PAKSHI_STARS[half].reduce((sum, [, count]) => sum + count, 0)).toBe(27);
  }
  const birds = (half: "shukla" | "krishna") => PAKSHI_STARS[half].map(([bird]) => bird);
  expect(birds("krishna")).toEqual(["peacock", "cock", "crow", "owl", "vulture"]);
  expect(birds("shukla")).toEqual(["vulture", "owl", "crow", "cock", "peacock"]);
});
