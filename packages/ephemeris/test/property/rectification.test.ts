import {
  type JulianDayUt,
  createNativity,
  type Nativity,
  type TimeRange,
  type Rectification,
  type RectificationOptions,
  rectifyInSteps,
  resolveSettings,
} from "@lagna/jyotish";
import { LIFE_EVENTS } from "@lagna/terms";
import fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import { openEphemeris } from "../../src/index.ts";
import { countRuns, takeSample } from "../../../../tools/lib/sample.ts";

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

const createRangeAround = (jd: number, minutes: number): TimeRange => ({
  fromJd: (jd - minutes * 60 * SECOND) as JulianDayUt,
  untilJd: (jd + minutes * 60 * SECOND) as JulianDayUt,
});

function rectify(nativity: Nativity, range: TimeRange, options: RectificationOptions) {
  const steps = rectifyInSteps(nativity, [range], options);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/** The fractional parts of the multiples of an irrational number: spread evenly, and the same in every run. */
const spread = (index: number, step: number): number => (0.5 + index * step) % 1;

interface Life {
  readonly index: number;
  readonly year: number;
  readonly jd: JulianDayUt;
  readonly nativity: Nativity;
}

function createLife(index: number): Life {
  const year = 1950 + Math.floor(40 * spread(index, Math.SQRT2));
  const minutes = Math.floor(1440 * spread(index, Math.sqrt(3)));
  const jd = ephemeris.julianDay(Date.UTC(year, index, 1 + Math.floor(28 * spread(index, Math.sqrt(5))), 0, minutes));
  const birth = { jd, latitude: 8 + 2.5 * index, longitude: 70 + 2 * index, gender: "female" as const };
  return { index, year, jd, nativity: createNativity(ephemeris, birth, settings) };
}

const rectifyLife = (
  { nativity, jd }: Life,
  lifeEvents: RectificationOptions["events"],
  weights: RectificationOptions["weights"] = {},
  minutes = 30,
) => rectify(nativity, createRangeAround(jd, minutes), { events: lifeEvents, weights });

/** One event of each of eight kinds: of so many dates, the one that fits the birth best. */
function chooseEvents(life: Life, dates: number): RectificationOptions["events"] {
  const kinds = ["marriage", "child", "job", "promotion", "property", "father_death", "mother_death", "study"] as const;
  return kinds.map((kind, number) => {
    const choices = Array.from({ length: dates }, (_, date) => {
      const at = (life.index * kinds.length + number) * 40 + date;
      const event = {
        kind,
        year: life.year + 18 + Math.floor(40 * spread(at, Math.sqrt(7))),
        month: 1 + Math.floor(12 * spread(at, Math.sqrt(11))),
        day: 1 + Math.floor(28 * spread(at, Math.sqrt(13))),
      };
      return { event, total: dates === 1 ? 0 : (rectifyLife(life, [event], {}, 0.01).candidates[0]?.total ?? 0) };
    });
    return choices.reduce((best, next) => (next.total > best.total ? next : best)).event;
  });
}

describe("rectification aids", () => {
  test("the computation yields at least once per ten minutes of possible times", () => {
    const nativity = createNativity(
      ephemeris,
      { jd: 2_450_000 as JulianDayUt, latitude: 28.6, longitude: 77.2 },
      settings,
    );
    const steps = rectifyInSteps(nativity, [createRangeAround(nativity.birth.jd, 180)], {
      events: [{ kind: "marriage", year: 2020 }],
    });
    let stops = 0;
    while (!steps.next().done) stops += 1;
    expect(stops).toBeGreaterThan(360 / 10);
  });

  test("candidates are contiguous and cover the range; better ones come first, and equal totals share a rank", () => {
    fc.assert(
      fc.property(births, events, fc.integer({ min: 1, max: 70 }), (birth, lifeEvents, minutes) => {
        const range = createRangeAround(birth.jd, minutes);
        const { candidates } = rectify(createNativity(ephemeris, birth, settings), range, { events: lifeEvents });
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
      { numRuns: countRuns(10) },
    );
  });

  test("a candidate's result for a time equals the result for that time alone", () => {
    fc.assert(
      fc.property(
        births,
        events,
        fc.array(fc.double({ min: 0.01, max: 0.99, noNaN: true }), { minLength: 6, maxLength: 6 }),
        (birth, lifeEvents, shares) => {
          const nativity = createNativity(ephemeris, birth, settings);
          const range = createRangeAround(birth.jd, 30);
          const options = { events: lifeEvents, questionNativity: nativity };
          const { candidates } = rectify(nativity, range, options);
          for (const share of shares) {
            const jd = range.fromJd + share * (range.untilJd - range.fromJd);
            const within = candidates.find(({ fromJd, untilJd }) => fromJd + SECOND < jd && jd < untilJd - SECOND);
            if (!within) continue;
            const own = createNativity(ephemeris, { ...birth, jd: jd as JulianDayUt }, settings);
            const [alone] = rectify(own, createRangeAround(jd, 0.001), options).candidates;
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
      { numRuns: countRuns(10) },
    );
  });

  test("the order in which events are given has no effect", () => {
    fc.assert(
      fc.property(births, events, (birth, lifeEvents) => {
        const nativity = createNativity(ephemeris, birth, settings);
        const one = rectify(nativity, createRangeAround(birth.jd, 10), { events: lifeEvents });
        expect(rectify(nativity, createRangeAround(birth.jd, 10), { events: lifeEvents.toReversed() })).toEqual(one);
      }),
      { numRuns: countRuns(10) },
    );
  });

  test("a test of weight zero is left out, and the others decide", () => {
    fc.assert(
      fc.property(births, events, (birth, lifeEvents) => {
        const nativity = createNativity(ephemeris, birth, settings);
        const weights = { kunda: 0, transits: 0, dashas: 5, tattva: 1 };
        const { columns, candidates } = rectify(nativity, createRangeAround(birth.jd, 10), {
          events: lifeEvents,
          weights,
        });
        expect(columns.map(({ id, weight }) => [id, weight])).toEqual([
          ["dashas", 5],
          ["vargas", 2],
          ["tattva", 1],
        ]);
        for (const { scores, total } of candidates) {
          expect(Object.keys(scores)).toEqual(columns.map(({ id }) => id));
          const judged = columns.filter(({ id }) => scores[id] !== null);
          const sum = judged.reduce((all, { id, weight }) => all + weight * (scores[id] ?? Number.NaN), 0);
          expect(total).toBeCloseTo(sum / judged.reduce((all, { weight }) => all + weight, 0), 8);
        }
      }),
      { numRuns: countRuns(6) },
    );
  });

  test("if all tests have weight zero, every time has the first rank", () => {
    const birth = { jd: 2_448_057.67 as JulianDayUt, latitude: 19.07, longitude: 72.87, gender: "other" as const };
    const weights = { dashas: 0, transits: 0, vargas: 0 };
    const { columns, candidates, standing } = rectify(
      createNativity(ephemeris, birth, settings),
      createRangeAround(birth.jd, 20),
      {
        events: [{ kind: "marriage", year: 2015 }],
        weights,
      },
    );
    expect(columns).toEqual([]);
    expect(candidates.length).toBeGreaterThan(1);
    expect(candidates.every(({ rank, total }) => rank === 1 && total === 0)).toBe(true);
    expect(standing).toEqual({ lead: null, mean: 0, best_by_chance: null, found: false });
  });

  test("if the Sun does not rise, tests based on sunrise give no score", () => {
    const birth = { jd: 2_448_067.5 as JulianDayUt, latitude: 78, longitude: 15, gender: "male" as const };
    const { candidates } = rectify(createNativity(ephemeris, birth, settings), createRangeAround(birth.jd, 20), {
      events: [{ kind: "marriage", year: 2015 }],
      weights: { pranapada: 1, tattva: 1 },
    });
    for (const { scores } of candidates) {
      expect(scores.pranapada).toBeNull();
      expect(scores.tattva).toBeNull();
      expect(scores.dashas).not.toBeNull();
    }
  });

  test("what changes every few minutes is left out, unless requested", () => {
    const birth = { jd: 2_448_057.67 as JulianDayUt, latitude: 19.07, longitude: 72.87, gender: "male" as const };
    const nativity = createNativity(ephemeris, birth, settings);
    const ids = (options: Pick<RectificationOptions, "weights">) =>
      rectify(nativity, createRangeAround(birth.jd, 20), { events: [], ...options }).columns.map(({ id }) => id);
    expect(ids({})).toEqual([]);
    expect(ids({ weights: { kunda: 1 } })).toEqual(["kunda"]);
    expect(ids({ weights: { tattva: 1, pranapada: 1, navamsa_gender: 1 } })).toEqual([
      "tattva",
      "pranapada",
      "navamsa_gender",
    ]);
  });

  describe("lives with eight events", () => {
    const lives = takeSample(Array.from({ length: 10 }, (_, index) => createLife(index)));

    test("the true time is near the top, nearer than with the tests that change every few minutes, and found", () => {
      const often = { tattva: 1, kunda: 1, pranapada: 1, navamsa_gender: 1 };
      const ranks = lives.map((life) => {
        const lifeEvents = chooseEvents(life, 40);
        const { candidates, standing } = rectifyLife(life, lifeEvents);
        expect(standing.found).toBe(true);
        expect(standing.best_by_chance).toBeLessThan(candidates[0]?.total ?? 0);
        const rankOf = (list: Rectification["candidates"]): number =>
          list.find(({ fromJd, untilJd }) => fromJd <= life.jd && life.jd < untilJd)?.rank ?? Number.NaN;
        return { byEvents: rankOf(candidates), withAll: rankOf(rectifyLife(life, lifeEvents, often).candidates) };
      });
      expect(ranks.filter(({ byEvents }) => byEvents === 1).length).toBeGreaterThanOrEqual(0.6 * lives.length);
      expect(ranks.filter(({ withAll }) => withAll === 1).length).toBeLessThanOrEqual(Math.ceil(0.3 * lives.length));
      expect(Math.max(...ranks.map(({ byEvents }) => byEvents))).toBeLessThanOrEqual(5);
    });

    test("events on any dates find nothing", () => {
      for (const life of lives) expect(rectifyLife(life, chooseEvents(life, 1)).standing.found).toBe(false);
    });
  });
});
