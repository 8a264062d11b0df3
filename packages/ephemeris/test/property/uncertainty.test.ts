import { createNativity, resolveSettings, computeUncertainty, type JulianDayUt } from "@lagna/jyotish";
import fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import { collectChartFacts } from "../../../jyotish/src/uncertainty/chart-facts.ts";
import { computeVargaSign } from "../../../jyotish/src/varga/varga.ts";
import { computeLagna } from "../../../jyotish/src/chart/lagna.ts";
import { openEphemeris } from "../../src/index.ts";
import { countRuns } from "../../../../tools/lib/sample.ts";

vi.setConfig({ testTimeout: 120_000 });
const ephemeris = openEphemeris();
const settings = resolveSettings();
const MINUTE = 1 / 1440;
const SECOND = 1 / 86_400;
/** A state that ends within a hundredth of a second of the edge of a range is not reported. */
const EDGE = 0.02 * SECOND;

const births = fc.record({
  jd: fc.double({ min: 2_390_000, max: 2_590_000, noNaN: true }).map((jd) => jd as JulianDayUt),
  latitude: fc.double({ min: -66, max: 66, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});
const createRangeAround = (jd: number, minutes: number) => ({
  fromJd: (jd - minutes * MINUTE) as JulianDayUt,
  untilJd: (jd + minutes * MINUTE) as JulianDayUt,
});

describe("an uncertain time", () => {
  test("the intervals of each path are contiguous, cover the range, and their shares add up to the whole", () => {
    fc.assert(
      fc.property(births, fc.integer({ min: 1, max: 40 }), (birth, minutes) => {
        const range = createRangeAround(birth.jd, minutes);
        const { facts } = computeUncertainty(createNativity(ephemeris, birth, settings), [range], {
          isTimeKnown: true,
        });
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
      // An hour that is a single slice, plus a remainder in the last digit.
      { numRuns: countRuns(12), examples: [[{ jd: 2_390_000 as JulianDayUt, latitude: 0, longitude: 0 }, 30]] },
    );
  });

  test.each(["whole_sign", "placidus", "sripati"] as const)(
    "in %s houses a fact at any instant equals that of its chart",
    (house_system) => {
      const chosen = resolveSettings({ house_system });
      fc.assert(
        fc.property(births, fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 8 }), (birth, shares) => {
          const range = createRangeAround(birth.jd, 20);
          const today = 2_461_000 as JulianDayUt;
          const { facts } = computeUncertainty(createNativity(ephemeris, birth, chosen), [range], {
            isTimeKnown: true,
            atJd: today,
          });
          for (const share of shares) {
            const jd = (range.fromJd + EDGE + share * (range.untilJd - range.fromJd - 2 * EDGE)) as JulianDayUt;
            const direct = collectChartFacts(createNativity(ephemeris, { ...birth, jd }, chosen), true, today);
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
        { numRuns: countRuns(8) },
      );
    },
  );

  test("no change of the lagna's navamsa or shashtyamsa is missed, compared with sampling every second", () => {
    fc.assert(
      fc.property(births, (birth) => {
        const nativity = createNativity(ephemeris, birth, settings);
        const range = createRangeAround(birth.jd, 5);
        const { facts } = computeUncertainty(nativity, [range], { isTimeKnown: true });
        for (const id of ["D9", "D60"] as const) {
          const found = facts
            .filter(({ path }) => path === `vargas.${id}.lagna`)
            .flatMap(({ intervals, value }) => intervals.map((interval) => ({ ...interval, value })));
          for (let jd = range.fromJd + SECOND; jd < range.untilJd; jd += SECOND) {
            const value = computeVargaSign(id, computeLagna(nativity.sky, jd, birth));
            const holds = found.filter(({ fromJd, untilJd }) => fromJd - SECOND <= jd && jd <= untilJd + SECOND);
            expect(holds.map((interval) => interval.value)).toContain(value);
          }
        }
      }),
      { numRuns: countRuns(4) },
    );
  });

  test("also beyond the polar circles, where the lagna jumps", () => {
    fc.assert(
      fc.property(births, fc.double({ min: 67, max: 89, noNaN: true }), (birth, latitude) => {
        const there = { ...birth, latitude };
        const nativity = createNativity(ephemeris, there, settings);
        const range = createRangeAround(birth.jd, 60);
        const { facts } = computeUncertainty(nativity, [range], { isTimeKnown: true });
        const signs = facts.filter(({ path }) => path === "lagna.sign");
        for (let jd = range.fromJd + 10 * SECOND; jd < range.untilJd; jd += 10 * SECOND) {
          const value = computeVargaSign("D1", computeLagna(nativity.sky, jd, there));
          const holds = signs.filter(({ intervals }) =>
            intervals.some(({ fromJd, untilJd }) => fromJd - SECOND <= jd && jd <= untilJd + SECOND),
          );
          expect(holds.map((fact) => fact.value)).toContain(value);
        }
      }),
      { numRuns: countRuns(5) },
    );
  });

  test("without a time there is no fact about the lagna or the houses, and the Moon moves", () => {
    const birth = { jd: 2_448_119 as JulianDayUt, latitude: 25.3, longitude: 83 };
    const nativity = createNativity(ephemeris, birth, settings);
    const { facts, mahaDashas } = computeUncertainty(nativity, [createRangeAround(birth.jd, 720)], {
      isTimeKnown: false,
    });
    expect(facts.filter(({ path }) => /lagna|house/.test(path))).toEqual([]);
    expect(facts.filter(({ path, stable }) => path === "planets.saturn.sign" && stable)).toHaveLength(1);
    expect(facts.filter(({ path }) => path === "planets.moon.pada").length).toBeGreaterThan(2);
    const [, second] = mahaDashas;
    expect((second?.latestJd ?? 0) - (second?.earliestJd ?? 0)).toBeGreaterThan(365);
  });

  test("a minute of birth time moves the dashas by days, in proportion to the years of the birth lord", () => {
    const birth = { jd: 2_448_119 as JulianDayUt, latitude: 25.3, longitude: 83 };
    const nativity = createNativity(ephemeris, birth, settings);
    const { mahaDashas } = computeUncertainty(nativity, [createRangeAround(birth.jd, 1)], { isTimeKnown: true });
    const [first, second] = mahaDashas;
    const years = { sun: 6, moon: 10, mars: 7, rahu: 18, jupiter: 16, saturn: 19, mercury: 17, ketu: 7, venus: 20 };
    const days = (second?.latestJd ?? Number.NaN) - (second?.earliestJd ?? Number.NaN);
    expect(days / (2 * 0.25 * years[first?.lord ?? "sun"])).toBeCloseTo(1, 0);
  });

  test("two stretches, from a clock that showed the time twice, are both covered", () => {
    const birth = { jd: 2_448_119 as JulianDayUt, latitude: 45, longitude: 7 };
    const nativity = createNativity(ephemeris, birth, settings);
    const ranges = [createRangeAround(birth.jd, 10), createRangeAround(birth.jd + 1 / 24, 10)];
    const { facts } = computeUncertainty(nativity, ranges, { isTimeKnown: true });
    const sun = facts.find(({ path }) => path === "planets.sun.sign");
    expect(sun?.intervals).toEqual(ranges);
    expect(sun?.share).toBe(1);
  });
});
