import { computeChart, createNativity, resolveSettings, createSky, type JulianDayUt } from "@lagna/jyotish";
import { GRAHAS, SETTINGS, type Graha } from "@lagna/terms";
import fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import { findEclipses, relateEclipseToNativity } from "../../../jyotish/src/transit/eclipse.ts";
import { findGrahaEvents, findReturnEvents, findSadeSatiEvents } from "../../../jyotish/src/transit/sky-events.ts";
import { computeTransits } from "../../../jyotish/src/transit/gochara.ts";
import { findReturns } from "../../../jyotish/src/transit/planetary-returns.ts";
import { findSadeSati, sadeSati } from "../../../jyotish/src/transit/sade-sati.ts";
import { findSlowGrahaStays } from "../../../jyotish/src/transit/slow-graha-stays.ts";
import type { StateSpan } from "../../../jyotish/src/transit/time-range.ts";
import {
  findCombustSpans,
  findHouseStays,
  findKakshyaStays,
  findNakshatraStays,
  findPadaStays,
  findRetrogradeSpans,
  findSignStays,
} from "../../../jyotish/src/transit/stays.ts";
import { openEphemeris } from "../../src/index.ts";
import { countRuns } from "../../../../tools/lib/sample.ts";

vi.setConfig({ testTimeout: 120_000 });
const ephemeris = openEphemeris();
const settings = resolveSettings({ gochara: { stations: "sidereal" } });
const PLACE = { latitude: 28.61, longitude: 77.21 };
const BIRTH = createNativity(ephemeris, { jd: ephemeris.julianDay(Date.UTC(1990, 4, 17, 6)), ...PLACE }, settings);
const sky = createSky(ephemeris, settings, BIRTH.birth.jd);
const HALF_SECOND = 0.5 / 86_400;
const DAYS: Readonly<Partial<Record<Graha, number>>> = {
  sun: 300,
  moon: 20,
  mercury: 400,
  venus: 500,
  rahu: 800,
  ketu: 800,
};

const planetAt = (jd: number, graha: Graha) => {
  const found = computeChart(sky, jd as JulianDayUt, PLACE, settings).planets.find(({ id }) => id === graha);
  if (!found) throw new Error(graha);
  return found;
};
const range = (from: number, days: number) => ({ fromJd: from as JulianDayUt, untilJd: (from + days) as JulianDayUt });
const starts = fc.double({ min: 2_390_000, max: 2_590_000, noNaN: true });

/**
 * Checks that spans are contiguous, cover the range, and agree with the chart at random instants and half a second from
 * their ends.
 */
function holds<State>(
  spans: readonly StateSpan<State>[],
  { fromJd, untilJd }: { fromJd: number; untilJd: number },
  stateAt: (jd: number) => unknown,
): void {
  expect(spans[0]?.startJd).toBe(fromJd);
  expect(spans.at(-1)?.endJd).toBe(untilJd);
  for (const [index, { state, startJd, endJd }] of spans.entries()) {
    const next = spans[index + 1];
    if (next) expect(next.startJd).toBe(endJd);
    if (next) expect(next.state).not.toEqual(state);
    expect(endJd).toBeGreaterThan(startJd);
    if (endJd - startJd < 4 * HALF_SECOND) continue;
    for (const jd of [startJd + HALF_SECOND, startJd + 0.37 * (endJd - startJd), endJd - HALF_SECOND]) {
      expect(stateAt(jd)).toEqual(state);
    }
  }
}

describe.each(GRAHAS)("the states of %s", (graha) => {
  test("cover the range without gaps and agree with the chart at any instant", () => {
    fc.assert(
      fc.property(starts, (from) => {
        const span = range(from, DAYS[graha] ?? 700);
        holds(findSignStays(sky, graha, span), span, (jd) => planetAt(jd, graha).sign);
        holds(findNakshatraStays(sky, graha, span), span, (jd) => planetAt(jd, graha).nakshatra);
        holds(findPadaStays(sky, graha, span), span, (jd) => {
          const { nakshatra, pada } = planetAt(jd, graha);
          return { nakshatra, pada };
        });
        holds(findKakshyaStays(sky, graha, span), span, (jd) => {
          const { sign, degreeInSign } = planetAt(jd, graha);
          return { sign, index: Math.floor(degreeInSign / 3.75) };
        });
        holds(findCombustSpans(sky, graha, span), span, (jd) => planetAt(jd, graha).combust);
        const signs = findSignStays(sky, graha, span);
        expect(findHouseStays(sky, graha, span, BIRTH.signs.moon).map(({ startJd }) => startJd)).toEqual(
          signs.map(({ startJd }) => startJd),
        );
      }),
      { numRuns: countRuns(2) },
    );
  });
});

test.each(["mars", "mercury", "jupiter", "venus", "saturn"] as const)(
  "%s turns retrograde or direct when its sidereal speed changes sign",
  (graha) => {
    fc.assert(
      fc.property(starts, (from) => {
        const span = range(from, 900);
        const spans = findRetrogradeSpans(sky, graha, span, "sidereal");
        for (const { state, startJd, endJd } of spans) {
          expect(planetAt(startJd + 0.5 * (endJd - startJd), graha).retrograde).toBe(state);
          if (startJd > from) expect(Math.abs(planetAt(startJd, graha).speed)).toBeLessThan(1e-6);
        }
      }),
      { numRuns: countRuns(5) },
    );
  },
);

test("a loop brings Saturn back into Capricorn in 2022, and the entry says so", () => {
  const span = range(ephemeris.julianDay(Date.UTC(2022, 0, 1)), 500);
  const stays = findSignStays(sky, "saturn", span).map(({ state, forward }) => [state, forward]);
  expect(stays).toEqual([
    ["capricorn", null],
    ["aquarius", true],
    ["capricorn", false],
    ["aquarius", true],
  ]);
});

test.each(["jupiter", "saturn"] as const)(
  "cached passages of %s equal those found by a search, in every zodiac",
  (graha) => {
    const zodiacs = fc.oneof(
      fc.constantFrom(...SETTINGS.ayanamsa.filter((id) => id !== "custom")),
      fc.double({ min: -179, max: 180, noNaN: true }),
    );
    const { from, until } = ephemeris.range;
    const spans = fc.tuple(fc.double({ min: from, max: until - 1, noNaN: true }), fc.integer({ min: 1, max: 25_000 }));
    let worst = 0;
    fc.assert(
      fc.property(zodiacs, fc.constantFrom(...SETTINGS.positions), spans, (ayanamsa, positions, [start, days]) => {
        const zodiac = createSky(ephemeris, resolveSettings({ ayanamsa, positions }), start as JulianDayUt);
        const span = range(start, Math.min(days, until - start));
        const searched = findSignStays(zodiac, graha, span);
        const cached = findSlowGrahaStays(zodiac, graha, span);
        expect(cached.map(({ state, forward }) => [state, forward])).toEqual(
          searched.map(({ state, forward }) => [state, forward]),
        );
        for (const [index, { startJd }] of cached.entries()) {
          worst = Math.max(worst, Math.abs(startJd - (searched[index]?.startJd ?? Number.NaN)) * 86_400);
          expect(worst).toBeLessThan(0.05);
        }
      }),
      { numRuns: countRuns(60) },
    );
    console.info(`passages of ${graha}, cached against searched: ${worst.toFixed(4)} s at most`);
    expect(() => findSlowGrahaStays(sky, graha, range(until - 5, 6))).toThrow(RangeError);
  },
);

test("transits at an instant: houses, judgement and bindus of the nine", () => {
  fc.assert(
    fc.property(starts, (jd) => {
      const transits = computeTransits(BIRTH, jd as JulianDayUt);
      expect(transits.map(({ id }) => id)).toEqual(GRAHAS);
      for (const { id, sign, houseFrom, good, vedhaBy, relievedBy, enteredJd, moorti, kakshya } of transits) {
        expect(planetAt(jd, id).sign).toBe(sign);
        expect(enteredJd).toBeLessThanOrEqual(jd);
        expect(planetAt((enteredJd as number) - HALF_SECOND, id).sign).not.toBe(sign);
        expect(planetAt((enteredJd as number) + HALF_SECOND, id).sign).toBe(sign);
        expect(moorti).not.toBeNull();
        expect(good ? relievedBy : vedhaBy).toEqual([]);
        expect(Object.values(houseFrom).every((house) => house >= 1 && house <= 12)).toBe(true);
        expect(kakshya === null).toBe(id === "rahu" || id === "ketu");
      }
    }),
    { numRuns: countRuns(12) },
  );
});

test("sade sati over a life: phases match Saturn's position, and spans enclose their phases", () => {
  const { moonSign, cycles, transits } = sadeSati(BIRTH);
  expect(moonSign).toBe(BIRTH.signs.moon);
  expect(cycles.length).toBeGreaterThanOrEqual(4);
  for (const { startJd, endJd, phases } of cycles) {
    expect(phases[0]?.startJd).toBe(startJd);
    expect(phases.at(-1)?.endJd).toBe(endJd);
    expect((endJd - startJd) / 365.25).toBeGreaterThan(6.5);
    expect((endJd - startJd) / 365.25).toBeLessThan(9);
    expect(new Set(phases.map(({ state }) => state))).toEqual(new Set(["rising", "peak", "setting"]));
  }
  expect(new Set(transits.map(({ place }) => place))).toEqual(new Set(["ardhashtama", "ashtama", "kantaka"]));
});

test("sade sati of a life: whole cycles, from the one that runs at birth to the one that runs 120 years later", () => {
  const YEAR_DAYS = 365.25;
  let [atBirth, atEnd] = [0, 0];
  for (let year = 0; year < 30; year += 2) {
    const jd = (BIRTH.birth.jd + year * YEAR_DAYS) as JulianDayUt;
    const nativity = createNativity(ephemeris, { jd, ...PLACE }, settings);
    const wide = findSadeSati(nativity, range(jd - 40 * YEAR_DAYS, 200 * YEAR_DAYS));
    const touchesLife = ({ startJd, endJd }: { startJd: number; endJd: number }): boolean =>
      endJd > jd && startJd < jd + 120 * YEAR_DAYS;
    const { cycles, transits } = sadeSati(nativity);
    const inDays = (spans: readonly { startJd: number; endJd: number }[]) =>
      spans.map(({ startJd, endJd }) => [startJd.toFixed(4), endJd.toFixed(4)]);
    expect(inDays(cycles)).toEqual(inDays(wide.cycles.filter(touchesLife)));
    expect(inDays(transits)).toEqual(inDays(wide.transits.filter(touchesLife)));
    if (cycles.some(({ startJd }) => startJd < jd)) atBirth += 1;
    if (cycles.some(({ endJd }) => endJd > jd + 120 * YEAR_DAYS)) atEnd += 1;
  }
  expect([atBirth > 0, atEnd > 0]).toEqual([true, true]);
});

test("a return is when the graha is at its natal longitude", () => {
  const span = range(BIRTH.birth.jd + 1, 30 * 365);
  const found = findReturns(BIRTH, span);
  expect(found.filter(({ id }) => id === "solar")).toHaveLength(29);
  expect(found.filter(({ id }) => id === "jupiter")).toHaveLength(2);
  expect(found.filter(({ id }) => id === "saturn")).toHaveLength(1);
  expect(found.filter(({ id }) => id === "nodal")).toHaveLength(1);
  expect(found.filter(({ id }) => id === "tithi_pravesha").length).toBeGreaterThanOrEqual(29);
  for (const { id, graha, passes } of found) {
    if (id === "tithi_pravesha") continue;
    for (const { jd } of passes) expect(planetAt(jd, graha).longitude).toBeCloseTo(BIRTH.longitudes[graha], 5);
    expect(passes.length % 2).toBe(1);
  }
});

test("events are in their range; eclipses touch what is near, and are visible only where they should be", () => {
  const span = range(ephemeris.julianDay(Date.UTC(2024, 0, 1)), 730);
  const events = [
    ...GRAHAS.filter((graha) => graha !== "moon").flatMap((graha) => findGrahaEvents(BIRTH, graha, span)),
    ...findSadeSatiEvents(BIRTH, span),
    ...findReturnEvents(BIRTH, span),
  ];
  for (const { jd } of events) {
    expect(jd).toBeGreaterThan(span.fromJd);
    expect(jd).toBeLessThan(span.untilJd);
  }
  const eclipses = findEclipses(sky, span).map((eclipse) => relateEclipseToNativity(BIRTH, eclipse, PLACE));
  expect(eclipses).toHaveLength(8);
  for (const { longitude, touches } of eclipses) {
    for (const { point, opposite, orb } of touches) {
      const apart = Math.abs(((longitude - BIRTH.longitudes[point] + 540) % 360) - 180);
      expect(opposite ? 180 - apart : apart).toBeCloseTo(orb, 9);
    }
  }
  // The total solar eclipse of April 2024 in America, and the lunar one of 7 September 2025, high over Delhi.
  expect(eclipses[1]).toMatchObject({ light: "sun", kind: "total", local: null });
  expect(eclipses[6]).toMatchObject({ light: "moon", kind: "total", local: { kind: "total" } });
});

test("refuses a range that runs backward", () => {
  expect(() => findSignStays(sky, "sun", range(2_450_000, -1))).toThrow(RangeError);
});
