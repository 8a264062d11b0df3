import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Graha } from "@lagna/terms";
import { VIMSHOTTARI_LORDS } from "../../src/dasha/nakshatra-dasha.data.ts";
import { toDashaYearDays, findRunningPeriods, type GrahaRuler, type DashaPeriod } from "../../src/dasha/period.ts";
import { computeVimshottari, computeVimshottariSubPeriods } from "../../src/dasha/vimshottari.ts";

const longitude = fc.double({ min: 0, max: 360, maxExcluded: true, noNaN: true });
const birth = fc.double({ min: 2_378_497, max: 2_597_641, noNaN: true });
const year = fc.constantFrom("sidereal" as const, 365.25 as const, 365.2425 as const, 360 as const);

/** Checks that each period ends where the next begins, and the outer ends are the given instants. */
function expectAbutting(periods: readonly DashaPeriod<GrahaRuler>[], startJd: number, endJd: number): void {
  expect(periods).toHaveLength(9);
  expect(periods[0]?.startJd).toBe(startJd);
  expect(periods.at(-1)?.endJd).toBe(endJd);
  for (let index = 1; index < periods.length; index += 1) {
    expect(periods[index]?.startJd).toBe(periods[index - 1]?.endJd);
    expect((periods[index] as DashaPeriod<GrahaRuler>).endJd).toBeGreaterThan(
      (periods[index] as DashaPeriod<GrahaRuler>).startJd,
    );
  }
}

describe("vimshottari", () => {
  test("the lords' years add up to the cycle", () => {
    expect(VIMSHOTTARI_LORDS.reduce((sum, { years }) => sum + years, 0)).toBe(120);
  });

  test("a Moon at the start of Ashwini has all of Ketu's seven years ahead", () => {
    const { balance, periods } = computeVimshottari({ moonLongitude: 0, birthJd: 2_451_545, year: 360 });
    expect(balance).toEqual({ lord: "ketu", years: 7 });
    expect(periods.map(({ lord }) => lord)).toEqual(VIMSHOTTARI_LORDS.map(({ lord }) => lord));
    expect(periods[0]).toMatchObject({ startJd: 2_451_545, endJd: 2_451_545 + 7 * 360 });
    expect(periods[0]?.sub?.map(({ lord }) => lord)).toEqual(VIMSHOTTARI_LORDS.map(({ lord }) => lord));
  });

  test.each<[string, number, Graha]>([
    ["Bharani", 20, "venus"],
    ["Krittika", 30, "sun"],
    ["Rohini", 41, "moon"],
    ["Magha", 121, "ketu"],
    ["Mula", 241, "ketu"],
    ["Revati", 359.9, "mercury"],
  ])("the Moon in %s begins with %s", (_, moonLongitude, lord) => {
    expect(computeVimshottari({ moonLongitude, birthJd: 2_451_545 }).balance.lord).toBe(lord);
  });

  test("seeds count on from the Moon's nakshatra, with the Moon's fraction of it", () => {
    const from = (seed: "moon" | "kshema" | "utpanna" | "adhana") =>
      computeVimshottari({ moonLongitude: 5, birthJd: 2_451_545, seed }).balance;
    expect(from("moon").lord).toBe("ketu");
    expect(from("kshema").lord).toBe("moon");
    expect(from("utpanna").lord).toBe("mars");
    expect(from("adhana").lord).toBe("saturn");
    expect(from("kshema").years / 10).toBeCloseTo(from("moon").years / 7, 12);
  });

  test("periods are contiguous at every level and sum to 120 years, to the last bit", () => {
    fc.assert(
      fc.property(longitude, birth, year, (moonLongitude, birthJd, yearLength) => {
        const { balance, periods } = computeVimshottari({ moonLongitude, birthJd, year: yearLength, levels: 3 });
        const first = periods[0] as DashaPeriod<GrahaRuler>;
        expectAbutting(periods, first.startJd, first.startJd + 120 * toDashaYearDays(yearLength));
        expect(first.startJd).toBeLessThanOrEqual(birthJd);
        expect(first.endJd).toBeGreaterThanOrEqual(birthJd);
        expect((first.endJd - birthJd) / toDashaYearDays(yearLength)).toBeCloseTo(balance.years, 8);
        for (const maha of periods) {
          expectAbutting(maha.sub ?? [], maha.startJd, maha.endJd);
          for (const antar of maha.sub ?? []) expectAbutting(antar.sub ?? [], antar.startJd, antar.endJd);
        }
      }),
      { numRuns: 40 },
    );
  });

  test("sub-periods loaded on demand equal those in full levels, down to the fifth", () => {
    const { periods } = computeVimshottari({ moonLongitude: 137.154943, birthJd: 2_431_322.57, levels: 5 });
    const walk = (given: readonly DashaPeriod<GrahaRuler>[], path: readonly Graha[]): number => {
      let deepest = path.length;
      for (const { lord, startJd, endJd, sub } of given.slice(0, 3)) {
        if (!sub) continue;
        const lordPath = [...path, lord];
        const unfolded = computeVimshottariSubPeriods(lordPath, startJd, endJd);
        expect(unfolded).toEqual(
          sub.map(({ lord: subLord, startJd: from, endJd: to }) => ({ lord: subLord, startJd: from, endJd: to })),
        );
        expect(unfolded[0]?.lord).toBe(lord);
        deepest = Math.max(deepest, walk(sub, lordPath));
      }
      return deepest;
    };
    expect(walk(periods, [])).toBe(4);
  });

  test("the periods running at an instant contain it, half-open", () => {
    const { periods } = computeVimshottari({ moonLongitude: 137.154943, birthJd: 2_431_322.57, levels: 3 });
    const jupiter = periods.find(({ lord }) => lord === "jupiter") as DashaPeriod<GrahaRuler>;
    expect(findRunningPeriods(periods, jupiter.startJd).map(({ lord }) => lord)).toEqual([
      "jupiter",
      "jupiter",
      "jupiter",
    ]);
    expect(findRunningPeriods(periods, jupiter.endJd)[0]?.lord).toBe("saturn");
    expect(findRunningPeriods(periods, (periods[0] as DashaPeriod<GrahaRuler>).startJd - 1)).toEqual([]);
  });

  test.each([
    [{ moonLongitude: Number.NaN, birthJd: 0 }, /Moon's longitude/],
    [{ moonLongitude: 1, birthJd: Number.POSITIVE_INFINITY }, /birth/],
    [{ moonLongitude: 1, birthJd: 0, levels: 0 }, /levels/],
    [{ moonLongitude: 1, birthJd: 0, levels: 6 }, /levels/],
    [{ moonLongitude: 1, birthJd: 0, levels: 1.5 }, /levels/],
    [{ moonLongitude: 1, birthJd: 0, year: 0 }, /dasha year/],
    [{ moonLongitude: 1, birthJd: 0, seed: "lagna" as "moon" }, /seed/],
  ])("refuses %j", (input, message) => {
    expect(() => computeVimshottari(input)).toThrow(message);
    expect(() => computeVimshottari(input)).toThrow(RangeError);
  });

  test("refuses an invalid path", () => {
    expect(() => computeVimshottariSubPeriods([], 0, 1)).toThrow(RangeError);
    expect(() => computeVimshottariSubPeriods(["sun", "sun", "sun", "sun", "sun"], 0, 1)).toThrow(RangeError);
    expect(() => computeVimshottariSubPeriods(["pluto" as Graha], 0, 1)).toThrow(/pluto/);
    expect(() => computeVimshottariSubPeriods(["sun"], 5, 5)).toThrow(RangeError);
    expect(() => computeVimshottariSubPeriods(["sun"], Number.NaN, 5)).toThrow(RangeError);
  });
});
