import {
  findTransitAspects,
  computeGrahaPlacements,
  createNativity,
  mergeNodePassages,
  resolveSettings,
  findSignStays,
  computeTransits,
  type JulianDayUt,
} from "@lagna/jyotish";
import { GRAHAS, type Graha, RASHIS } from "@lagna/terms";
import fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import { VARGA_BODIES } from "../../../jyotish/src/varga/varga.ts";
import { openEphemeris } from "../../src/index.ts";
import { countRuns } from "../../../../tools/lib/sample.ts";

vi.setConfig({ testTimeout: 120_000 });
const ephemeris = openEphemeris();
const settings = resolveSettings();
const SECOND = 1 / 86_400;
/** The length of a span in which a graha has several passes, and the sampling interval, both in days. */
const SPANS: Readonly<Record<Graha, readonly [days: number, look: number]>> = {
  sun: [400, 0.9],
  moon: [30, 0.06],
  mars: [800, 1.3],
  mercury: [400, 0.5],
  jupiter: [1500, 6],
  venus: [500, 0.7],
  saturn: [3000, 11],
  rahu: [2000, 7],
  ketu: [2000, 7],
};
const PLACES: Readonly<Record<Graha, readonly number[]>> = {
  sun: [1, 7],
  moon: [1, 7],
  mars: [1, 4, 7, 8],
  mercury: [1, 7],
  jupiter: [1, 5, 7, 9],
  venus: [1, 7],
  saturn: [1, 3, 7, 10],
  rahu: [1],
  ketu: [1],
};

const births = fc
  .record({
    jd: fc.double({ min: 2_400_000, max: 2_580_000, noNaN: true }).map((jd) => jd as JulianDayUt),
    latitude: fc.double({ min: -60, max: 60, noNaN: true }),
    longitude: fc.double({ min: -180, max: 180, noNaN: true }),
  })
  .map((birth) => createNativity(ephemeris, birth, settings));
const after = (jd: number, days: number): JulianDayUt => (jd + days) as JulianDayUt;

/** Degrees from exact, computed by hand: each further house moves the aspect point by 30°. */
const fromExact = (longitude: number, place: number, point: number): number => {
  const beyond = (((longitude + 30 * (place - 1) - point) % 360) + 360) % 360;
  return Math.min(beyond, 360 - beyond);
};

describe.each(GRAHAS)("the aspects of %s in transit", (graha) => {
  test("are within the orb of three degrees and of one, and exact, as direct samples at any instant show", () => {
    const [days, look] = SPANS[graha];
    fc.assert(
      fc.property(births, fc.constantFrom(...VARGA_BODIES), (nativity, point) => {
        const range = { fromJd: nativity.birth.jd, untilJd: after(nativity.birth.jd, days) };
        const found = findTransitAspects(nativity, graha, point, range);
        const longitudeAt = (jd: number): number =>
          computeGrahaPlacements(nativity.sky, jd as JulianDayUt).find(({ id }) => id === graha)?.longitude ??
          Number.NaN;
        const holds = (spans: readonly { fromJd: number; untilJd: number }[], jd: number): boolean =>
          spans.some(({ fromJd, untilJd }) => fromJd <= jd && jd <= untilJd);
        for (const place of PLACES[graha]) {
          const ofPlace = found.filter((aspect) => aspect.place === place);
          for (let jd: number = range.fromJd + SECOND; jd < range.untilJd; jd += look * 7.3) {
            const apart = fromExact(longitudeAt(jd), place, nativity.longitudes[point]);
            if (Math.abs(apart - 3) > 1e-4) expect(holds(ofPlace, jd), `${place} at ${jd}`).toBe(apart < 3);
            if (Math.abs(apart - 1) > 1e-4) {
              expect(
                holds(
                  ofPlace.flatMap(({ close }) => close),
                  jd,
                ),
                `${place} close at ${jd}`,
              ).toBe(apart < 1);
            }
          }
          for (const { exact } of ofPlace) {
            for (const { jd } of exact)
              expect(fromExact(longitudeAt(jd), place, nativity.longitudes[point])).toBeLessThan(1e-5);
          }
        }
        expect(found.every(({ place }) => PLACES[graha].includes(place))).toBe(true);
      }),
      { numRuns: countRuns(3) },
    );
  });

  test("at an instant are those by sign, and those across a cusp within three degrees", () => {
    fc.assert(
      fc.property(births, fc.double({ min: -9000, max: 9000, noNaN: true }), (nativity, days) => {
        const transit = computeTransits(nativity, after(nativity.birth.jd, days)).find(({ id }) => id === graha);
        if (!transit) throw new Error(graha);
        const reported = new Map(transit.aspects.map((aspect) => [`${aspect.point} ${aspect.place}`, aspect]));
        for (const point of VARGA_BODIES) {
          for (const place of PLACES[graha]) {
            const signs = RASHIS.indexOf(nativity.signs[point]) - RASHIS.indexOf(transit.sign);
            const bySign = (signs + 12) % 12 === place - 1;
            const apart = fromExact(transit.longitude, place, nativity.longitudes[point]);
            const aspect = reported.get(`${point} ${place}`);
            expect(aspect !== undefined).toBe(bySign || apart <= 3);
            if (aspect === undefined) continue;
            expect(aspect.bySign).toBe(bySign);
            expect(aspect.orb).toBeCloseTo(apart, 9);
            expect(aspect.within).toBe(apart <= 1 ? 1 : apart <= 3 ? 3 : null);
          }
        }
        expect(reported.size).toBe(transit.aspects.length);
      }),
      { numRuns: countRuns(10) },
    );
  });
});

test("a retrograde loop passes a point three times, twice in one pass if it turns within three degrees", () => {
  const nativity = createNativity(
    ephemeris,
    { jd: ephemeris.julianDay(Date.UTC(1990, 7, 15, 5)), latitude: 19, longitude: 73 },
    settings,
  );
  const range = {
    fromJd: ephemeris.julianDay(Date.UTC(2020, 0, 1)),
    untilJd: ephemeris.julianDay(Date.UTC(2030, 0, 1)),
  };
  const all = VARGA_BODIES.flatMap((point) => findTransitAspects(nativity, "saturn", point, range));
  const ways = all.map(({ exact }) => exact.map(({ forward }) => forward));
  expect(ways).toContainEqual([true, false]);
  expect(ways).toContainEqual([false, true]);
  // Its loops are six to seven degrees long.
  expect(Math.max(...ways.map(({ length }) => length))).toBe(2);
  const passes = new Map<string, boolean[]>();
  for (const { point, place, exact } of all) {
    const key = `${point} ${place}`;
    passes.set(key, [...(passes.get(key) ?? []), ...exact.map(({ forward }) => forward)]);
  }
  expect([...passes.values()]).toContainEqual([true, false, true]);
});

test("the true node crosses a cusp back and forth; its passages through signs run one way and overlap there", () => {
  const nativity = createNativity(
    ephemeris,
    { jd: ephemeris.julianDay(0), latitude: 19, longitude: 73 },
    resolveSettings({ node: "true" }),
  );
  const range = {
    fromJd: ephemeris.julianDay(Date.UTC(1950, 0, 1)),
    untilJd: ephemeris.julianDay(Date.UTC(2000, 0, 1)),
  };
  const stays = findSignStays(nativity.sky, "rahu", range);
  const found = mergeNodePassages(stays);
  expect(stays.length).toBeGreaterThan(found.length);
  for (const [index, { state, startJd, endJd }] of found.entries()) {
    const next = found[index + 1];
    const inside = stays.filter((stay) => stay.state === state && stay.startJd >= startJd && stay.endJd <= endJd);
    expect([inside[0]?.startJd, inside.at(-1)?.endJd]).toEqual([startJd, endJd]);
    if (!next) continue;
    // Always backwards through the zodiac.
    expect((RASHIS.indexOf(state) - RASHIS.indexOf(next.state) + 12) % 12).toBe(1);
    expect(next.startJd).toBeLessThanOrEqual(endJd);
    expect(next.startJd).toBeGreaterThan(endJd - 60);
  }
  const mean = createNativity(ephemeris, nativity.birth, settings);
  const steady = findSignStays(mean.sky, "rahu", range);
  expect(mergeNodePassages(steady)).toEqual(steady.map(({ state, startJd, endJd }) => ({ state, startJd, endJd })));
});
