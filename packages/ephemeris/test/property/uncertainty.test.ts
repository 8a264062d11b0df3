import { nativityOf, resolveSettings, uncertaintyOf, type JulianDayUt } from "@lagna/jyotish";
import fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import { factsOf } from "../../../jyotish/src/uncertainty/facts.ts";
import { vargaSign } from "../../../jyotish/src/varga/varga.ts";
import { lagnaAt } from "../../../jyotish/src/chart/lagna.ts";
import { openEphemeris } from "../../src/index.ts";

vi.setConfig({ testTimeout: 120_000 });
const ephemeris = openEphemeris();
const settings = resolveSettings();
const MINUTE = 1 / 1440;
const SECOND = 1 / 86_400;
/** A state that ends within a hundredth of a second of the edge of a range is not told. */
const EDGE = 0.02 * SECOND;

const births = fc.record({
  jd: fc.double({ min: 2_390_000, max: 2_590_000, noNaN: true }).map((jd) => jd as JulianDayUt),
  latitude: fc.double({ min: -66, max: 66, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});
const about = (jd: number, minutes: number) => ({
  fromJd: (jd - minutes * MINUTE) as JulianDayUt,
  untilJd: (jd + minutes * MINUTE) as JulianDayUt,
});

describe("an uncertain time", () => {
  test("the intervals of each path abut and cover, and their shares sum to the whole", () => {
    fc.assert(
      fc.property(births, fc.integer({ min: 1, max: 40 }), (birth, minutes) => {
        const range = about(birth.jd, minutes);
        const { facts } = uncertaintyOf(nativityOf(ephemeris, birth, settings), [range], { timed: true });
        for (const path of new Set(facts.map((fact) => fact.path))) {
          const values = facts.filter((fact) => fact.path === path);
          const edges = values.flatMap(({ intervals }) => intervals).toSorted((a, b) => a.fromJd - b.fromJd);
          expect(edges[0]?.fromJd).toBe(range.fromJd);
          expect(edges.at(-1)?.untilJd).toBe(range.untilJd);
          for (const [index, edge] of edges.slice(1).entries()) {
            expect(edge.fromJd - (edges[index]?.untilJd ?? Number.NaN)).toBeLessThan(0.1 * SECOND);
          }
          expect(values.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 4);
          expect(values.every(({ stable }) => stable === (values.length === 1))).toBe(true);
        }
      }),
      // An hour that is one slice and a last digit more.
      { numRuns: 12, examples: [[{ jd: 2_390_000 as JulianDayUt, latitude: 0, longitude: 0 }, 30]] },
    );
  });

  test.each(["whole_sign", "placidus", "sripati"] as const)(
    "in %s houses a fact of any instant is that of the chart of it",
    (house_system) => {
      const chosen = resolveSettings({ house_system });
      fc.assert(
        fc.property(births, fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 8 }), (birth, shares) => {
          const range = about(birth.jd, 20);
          const today = 2_461_000 as JulianDayUt;
          const { facts } = uncertaintyOf(nativityOf(ephemeris, birth, chosen), [range], { timed: true, atJd: today });
          for (const share of shares) {
            const jd = (range.fromJd + EDGE + share * (range.untilJd - range.fromJd - 2 * EDGE)) as JulianDayUt;
            const direct = factsOf(nativityOf(ephemeris, { ...birth, jd }, chosen), true, today);
            for (const [path, value] of direct) {
              const near = facts.filter(
                (fact) =>
                  fact.path === path &&
                  fact.intervals.some(({ fromJd, untilJd }) => fromJd - SECOND <= jd && jd <= untilJd + SECOND),
              );
              expect(
                near.map((fact) => fact.value),
                `${path} at ${jd}`,
              ).toContain(value);
            }
          }
        }),
        { numRuns: 8 },
      );
    },
  );

  test("no jump of the lagna's navamsa or shashtyamsa is missed, against a walk by the second", () => {
    fc.assert(
      fc.property(births, (birth) => {
        const nativity = nativityOf(ephemeris, birth, settings);
        const range = about(birth.jd, 5);
        const { facts } = uncertaintyOf(nativity, [range], { timed: true });
        for (const id of ["D9", "D60"] as const) {
          const found = facts
            .filter(({ path }) => path === `vargas.${id}.lagna`)
            .flatMap(({ intervals, value }) => intervals.map((interval) => ({ ...interval, value })));
          for (let jd = range.fromJd + SECOND; jd < range.untilJd; jd += SECOND) {
            const value = vargaSign(id, lagnaAt(nativity.sky, jd, birth));
            const holds = found.filter(({ fromJd, untilJd }) => fromJd - SECOND <= jd && jd <= untilJd + SECOND);
            expect(holds.map((interval) => interval.value)).toContain(value);
          }
        }
      }),
      { numRuns: 4 },
    );
  });

  test("beyond the polar circles, where the lagna jumps, too", () => {
    fc.assert(
      fc.property(births, fc.double({ min: 67, max: 89, noNaN: true }), (birth, latitude) => {
        const there = { ...birth, latitude };
        const nativity = nativityOf(ephemeris, there, settings);
        const range = about(birth.jd, 60);
        const { facts } = uncertaintyOf(nativity, [range], { timed: true });
        const signs = facts.filter(({ path }) => path === "lagna.sign");
        for (let jd = range.fromJd + 10 * SECOND; jd < range.untilJd; jd += 10 * SECOND) {
          const value = vargaSign("D1", lagnaAt(nativity.sky, jd, there));
          const holds = signs.filter(({ intervals }) =>
            intervals.some(({ fromJd, untilJd }) => fromJd - SECOND <= jd && jd <= untilJd + SECOND),
          );
          expect(holds.map((fact) => fact.value)).toContain(value);
        }
      }),
      { numRuns: 5 },
    );
  });

  test("without a time nothing is said of the lagna or the houses, and the Moon turns", () => {
    const birth = { jd: 2_448_119 as JulianDayUt, latitude: 25.3, longitude: 83 };
    const nativity = nativityOf(ephemeris, birth, settings);
    const { facts, mahaDashas } = uncertaintyOf(nativity, [about(birth.jd, 720)], { timed: false });
    expect(facts.filter(({ path }) => /lagna|house/.test(path))).toEqual([]);
    expect(facts.filter(({ path, stable }) => path === "planets.saturn.sign" && stable)).toHaveLength(1);
    expect(facts.filter(({ path }) => path === "planets.moon.pada").length).toBeGreaterThan(2);
    const [, second] = mahaDashas;
    expect((second?.latestJd ?? 0) - (second?.earliestJd ?? 0)).toBeGreaterThan(365);
  });

  test("a minute of birth time moves the dashas by days, as the years of the birth lord have it", () => {
    const birth = { jd: 2_448_119 as JulianDayUt, latitude: 25.3, longitude: 83 };
    const nativity = nativityOf(ephemeris, birth, settings);
    const { mahaDashas } = uncertaintyOf(nativity, [about(birth.jd, 1)], { timed: true });
    const [first, second] = mahaDashas;
    const years = { sun: 6, moon: 10, mars: 7, rahu: 18, jupiter: 16, saturn: 19, mercury: 17, ketu: 7, venus: 20 };
    const days = (second?.latestJd ?? Number.NaN) - (second?.earliestJd ?? Number.NaN);
    expect(days / (2 * 0.25 * years[first?.lord ?? "sun"])).toBeCloseTo(1, 0);
  });

  test("two stretches, of a clock that showed the time twice, are both answered for", () => {
    const birth = { jd: 2_448_119 as JulianDayUt, latitude: 45, longitude: 7 };
    const nativity = nativityOf(ephemeris, birth, settings);
    const ranges = [about(birth.jd, 10), about(birth.jd + 1 / 24, 10)];
    const { facts } = uncertaintyOf(nativity, ranges, { timed: true });
    const sun = facts.find(({ path }) => path === "planets.sun.sign");
    expect(sun?.intervals).toEqual(ranges);
    expect(sun?.share).toBe(1);
  });
});
