import {
  type JulianDayUt,
  nativityOf,
  type Nativity,
  type Range,
  type RectificationOptions,
  rectificationSteps,
  resolveSettings,
} from "@lagna/jyotish";
import { LIFE_EVENTS } from "@lagna/terms";
import fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import { openEphemeris } from "../../src/index.ts";

vi.setConfig({ testTimeout: 120_000 });
const ephemeris = openEphemeris();
const settings = resolveSettings();
const SECOND = 1 / 86_400;

const births = fc.record({
  jd: fc.double({ min: 2_415_000, max: 2_470_000, noNaN: true }).map((jd) => jd as JulianDayUt),
  latitude: fc.double({ min: -66, max: 66, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
  gender: fc.constantFrom("male" as const, "female" as const),
});
/** Years after the latest of those births. */
const events = fc.array(
  fc.oneof(
    fc.record({ kind: fc.constantFrom(...LIFE_EVENTS), year: fc.integer({ min: 2052, max: 2090 }) }),
    fc.record({
      kind: fc.constantFrom(...LIFE_EVENTS),
      year: fc.integer({ min: 2052, max: 2090 }),
      month: fc.integer({ min: 1, max: 12 }),
      day: fc.integer({ min: 1, max: 28 }),
    }),
  ),
  { minLength: 1, maxLength: 4 },
);

const about = (jd: number, minutes: number): Range => ({
  fromJd: (jd - minutes * 60 * SECOND) as JulianDayUt,
  untilJd: (jd + minutes * 60 * SECOND) as JulianDayUt,
});

function rectified(nativity: Nativity, range: Range, options: RectificationOptions) {
  const steps = rectificationSteps(nativity, [range], options);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

describe("rectification aids", () => {
  test("whoever works them out can stop for others at least every ten minutes of possible times", () => {
    const nativity = nativityOf(ephemeris, { jd: 2_450_000 as JulianDayUt, latitude: 28.6, longitude: 77.2 }, settings);
    const steps = rectificationSteps(nativity, [about(nativity.birth.jd, 180)], {
      events: [{ kind: "marriage", year: 2020 }],
    });
    let stops = 0;
    while (!steps.next().done) stops += 1;
    expect(stops).toBeGreaterThan(360 / 10);
  });

  test("candidates abut and cover the range; the better stand first, and equal totals share a rank", () => {
    fc.assert(
      fc.property(births, events, fc.integer({ min: 1, max: 70 }), (birth, told, minutes) => {
        const range = about(birth.jd, minutes);
        const { candidates } = rectified(nativityOf(ephemeris, birth, settings), range, { events: told });
        const byTime = candidates.toSorted((a, b) => a.fromJd - b.fromJd);
        expect(byTime[0]?.fromJd).toBe(range.fromJd);
        expect(byTime.at(-1)?.untilJd).toBe(range.untilJd);
        for (const [index, { fromJd }] of byTime.slice(1).entries()) {
          expect(fromJd - (byTime[index]?.untilJd ?? Number.NaN)).toBeLessThan(0.1 * SECOND);
        }
        for (const { rank, total } of candidates) {
          expect(rank).toBe(1 + candidates.filter((other) => other.total > total).length);
          expect(total).toBeGreaterThanOrEqual(0);
          expect(total).toBeLessThanOrEqual(1);
        }
      }),
      { numRuns: 10 },
    );
  });

  test("what a candidate says of a time is what is said of that time alone", () => {
    fc.assert(
      fc.property(
        births,
        events,
        fc.array(fc.double({ min: 0.01, max: 0.99, noNaN: true }), { minLength: 6, maxLength: 6 }),
        (birth, told, shares) => {
          const nativity = nativityOf(ephemeris, birth, settings);
          const range = about(birth.jd, 30);
          const options = { events: told, asked: nativity };
          const { candidates } = rectified(nativity, range, options);
          for (const share of shares) {
            const jd = range.fromJd + share * (range.untilJd - range.fromJd);
            const within = candidates.find(({ fromJd, untilJd }) => fromJd + SECOND < jd && jd < untilJd - SECOND);
            if (!within) continue;
            const own = nativityOf(ephemeris, { ...birth, jd: jd as JulianDayUt }, settings);
            const [alone] = rectified(own, about(jd, 0.001), options).candidates;
            expect(alone?.scores).toEqual(within.scores);
            expect(alone?.total).toBe(within.total);
            expect([alone?.lagna, alone?.navamsa, alone?.dashamsa]).toEqual([
              within.lagna,
              within.navamsa,
              within.dashamsa,
            ]);
          }
        },
      ),
      { numRuns: 10 },
    );
  });

  test("the order in which events are told changes nothing", () => {
    fc.assert(
      fc.property(births, events, (birth, told) => {
        const nativity = nativityOf(ephemeris, birth, settings);
        const one = rectified(nativity, about(birth.jd, 10), { events: told });
        expect(rectified(nativity, about(birth.jd, 10), { events: told.toReversed() })).toEqual(one);
      }),
      { numRuns: 10 },
    );
  });

  test("a test of no weight is gone, and the others decide alone", () => {
    fc.assert(
      fc.property(births, events, (birth, told) => {
        const nativity = nativityOf(ephemeris, birth, settings);
        const weights = { kunda: 0, transits: 0, dashas: 5 };
        const { columns, candidates } = rectified(nativity, about(birth.jd, 10), { events: told, weights });
        expect(columns.map(({ id, weight }) => [id, weight])).toEqual([
          ["dashas", 5],
          ["vargas", 2],
          ["tattva", 1],
          ["pranapada", 1],
          ["navamsa_gender", 1],
        ]);
        for (const { scores, total } of candidates) {
          expect(Object.keys(scores)).toEqual(columns.map(({ id }) => id));
          const judged = columns.filter(({ id }) => scores[id] !== null);
          const sum = judged.reduce((all, { id, weight }) => all + weight * (scores[id] ?? Number.NaN), 0);
          expect(total).toBeCloseTo(sum / judged.reduce((all, { weight }) => all + weight, 0), 8);
        }
      }),
      { numRuns: 6 },
    );
  });

  test("where all tests have no weight every time is the first", () => {
    const birth = { jd: 2_448_057.67 as JulianDayUt, latitude: 19.07, longitude: 72.87, gender: "other" as const };
    const weights = { dashas: 0, transits: 0, vargas: 0, kunda: 0, pranapada: 0 };
    const { columns, candidates } = rectified(nativityOf(ephemeris, birth, settings), about(birth.jd, 20), {
      events: [{ kind: "marriage", year: 2015 }],
      weights,
    });
    expect(columns).toEqual([]);
    expect(candidates.length).toBeGreaterThan(1);
    expect(candidates.every(({ rank, total }) => rank === 1 && total === 0)).toBe(true);
  });

  test("where the Sun does not rise, what is counted from a sunrise judges nothing", () => {
    const birth = { jd: 2_448_067.5 as JulianDayUt, latitude: 78, longitude: 15, gender: "male" as const };
    const { candidates } = rectified(nativityOf(ephemeris, birth, settings), about(birth.jd, 20), {
      events: [{ kind: "marriage", year: 2015 }],
    });
    for (const { scores } of candidates) {
      expect(scores.pranapada).toBeNull();
      expect(scores.tattva).toBeNull();
      expect(scores.dashas).not.toBeNull();
    }
  });

  test("of a whole day the kunda is left out, unless it is asked for", () => {
    const birth = { jd: 2_448_057.67 as JulianDayUt, latitude: 19.07, longitude: 72.87 };
    const nativity = nativityOf(ephemeris, birth, settings);
    const day = about(birth.jd, 120);
    const ids = (options: Pick<RectificationOptions, "weights">) =>
      rectified(nativity, day, { events: [], ...options }).columns.map(({ id }) => id);
    expect(ids({})).toEqual(["pranapada"]);
    expect(ids({ weights: { kunda: 1 } })).toEqual(["kunda", "pranapada"]);
  });
});
