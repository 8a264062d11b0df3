import { type DashaCondition, type DashaId, type Graha, GRAHAS } from "@lagna/terms";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  computeVargaSign,
  LORD_BY_SIGN,
  getRequired,
  countPlace,
  computeSign,
  normalize360,
} from "../independent-tables.ts";
import { computeDasha, type Dasha } from "../../src/dasha/dasha.ts";
import type { DashaOptions } from "../../src/dasha/dasha-options.ts";
import type { DashaPeriod } from "../../src/dasha/period.ts";
import { BIRTH_JD, createDashaContext, type Longitudes, YEAR_DAYS } from "./create-dasha-context.ts";

/**
 * Dashas by nakshatra or limb of the panchanga, and their applicability, computed independently from the wording of
 * BPHS 46.
 */
const STAR = 360 / 27;

/** Any longitude, or one arcsecond before or after the cusp of a pada. */
const longitude = fc.oneof(
  fc.integer({ min: 0, max: 359_999_999 }).map((millionths) => (millionths + 0.3) / 1e6),
  fc.tuple(fc.nat(107), fc.constantFrom(-1, 1)).map(([pada, side]) => normalize360((pada * 10) / 3 + side / 3600)),
);
const charts = fc.tuple(...["lagna", ...GRAHAS.slice(0, 8)].map(() => longitude)).map((values): Longitudes => {
  const [lagna = 0, sun = 0, moon = 0, mars = 0, mercury = 0, jupiter = 0, venus = 0, saturn = 0, rahu = 0] = values;
  return { lagna, sun, moon, mars, mercury, jupiter, venus, saturn, rahu, ketu: normalize360(rahu + 180) };
});

const computeDashaFor = (longitudes: Longitudes, id: DashaId, options?: DashaOptions): Dasha =>
  computeDasha(createDashaContext(longitudes), BIRTH_JD, YEAR_DAYS, id, { ...options, levels: 2 });

/** The lords and their years in order, the first lord and the remaining fraction of its years. */
interface ExpectedDasha {
  readonly lords: readonly (readonly [lord: Graha, years: number])[];
  readonly first: number;
  readonly left: number;
}

function expectDasha(found: Dasha, { lords, first, left }: ExpectedDasha): void {
  const total = lords.reduce((sum, [, years]) => sum + years, 0);
  const [lord, years] = getRequired(lords, first % lords.length);
  expect(found.cycleYears).toBe(total);
  expect(found.balance).toEqual({ lord, years: expect.closeTo(left * years, 6) });
  for (const [index, period] of found.periods.entries()) {
    const at = (first + index) % lords.length;
    const [ruler, length] = getRequired(lords, at);
    expect(period).toMatchObject({ lord: ruler });
    expect((period.endJd - period.startJd) / YEAR_DAYS).toBeCloseTo(length, 7);
    // Its sub-periods begin with its own lord, and have the same proportions as the cycle.
    const parts = period.sub as readonly DashaPeriod[];
    expect(parts.map((part) => "lord" in part && part.lord)).toEqual(
      lords.map((_, step) => getRequired(lords, (at + step) % lords.length)[0]),
    );
    for (const [step, part] of parts.entries()) {
      const [, share] = getRequired(lords, (at + step) % lords.length);
      expect((part.endJd - part.startJd) / YEAR_DAYS).toBeCloseTo((length * share) / total, 7);
    }
  }
}

const read = (words: string): [Graha, number][] =>
  words.split(", ").map((pair) => {
    const [lord = "", years = ""] = pair.split(" ");
    return [lord as Graha, Number(years)];
  });
const each = (lords: string, years: number): [Graha, number][] =>
  lords.split(" ").map((lord) => [lord as Graha, years]);

const VIMSHOTTARI = read("ketu 7, venus 20, sun 6, moon 10, mars 7, rahu 18, jupiter 16, saturn 19, mercury 17");
const ASHTOTTARI = read("sun 6, moon 15, mars 8, mercury 17, saturn 10, jupiter 19, rahu 12, venus 21");
const YOGINI = read("moon 1, sun 2, jupiter 3, mars 4, mercury 5, saturn 6, venus 7, rahu 8");

/** The nakshatra (1 Ashwini) from which one counts to the Moon's, inclusive, and the lords in order. */
const COUNTED: readonly (readonly [id: DashaId, from: number, lords: [Graha, number][]])[] = [
  ["vimshottari", 1, VIMSHOTTARI],
  ["shodashottari", 8, read("sun 11, mars 12, jupiter 13, saturn 14, ketu 15, moon 16, mercury 17, venus 18")],
  ["panchottari", 17, read("sun 12, mercury 13, saturn 14, mars 15, venus 16, moon 17, jupiter 18")],
  ["shatabdika", 27, read("sun 5, moon 5, venus 10, mercury 10, jupiter 20, mars 20, saturn 30")],
  ["chaturashiti_sama", 15, each("sun moon mars mercury jupiter venus saturn", 12)],
  ["dwisaptati_sama", 19, each("sun moon mars mercury jupiter venus saturn rahu", 9)],
  ["shattrimshat_sama", 22, YOGINI],
];

const starOf = (moon: number): number => Math.floor(moon / STAR) + 1;
const leftOfStar = (moon: number): number => starOf(moon) - moon / STAR;

describe("by the Moon's nakshatra", () => {
  test.each(COUNTED)("%s, counted from nakshatra %i", (id, from, lords) => {
    fc.assert(
      fc.property(charts, (chart) => {
        const first = (starOf(chart.moon) - from + 27) % 27;
        expectDasha(computeDashaFor(chart, id), { lords, first, left: leftOfStar(chart.moon) });
      }),
      { numRuns: 25 },
    );
  });

  test("yogini: the nakshatra's number plus three, modulo eight", () => {
    fc.assert(
      fc.property(charts, (chart) => {
        // 1 Mangala, 2 Pingala … and a remainder of zero is Sankata, the eighth.
        const first = ((starOf(chart.moon) + 3) % 8 || 8) - 1;
        expectDasha(computeDashaFor(chart, "yogini"), { lords: YOGINI, first, left: leftOfStar(chart.moon) });
      }),
      { numRuns: 25 },
    );
  });

  test("dwadashottari: from the birth nakshatra to Revati", () => {
    const lords = read("sun 7, jupiter 9, ketu 11, mercury 13, rahu 15, mars 17, saturn 19, moon 21");
    fc.assert(
      fc.property(charts, (chart) => {
        const first = 27 - starOf(chart.moon);
        expectDasha(computeDashaFor(chart, "dwadashottari"), { lords, first, left: leftOfStar(chart.moon) });
      }),
      { numRuns: 25 },
    );
  });

  test("ashtottari: groups of four and three from Ardra, with the remainder of the whole group", () => {
    fc.assert(
      fc.property(charts, (chart) => {
        let [begin, first] = [5, 0];
        const groups = [4, 3, 4, 3, 3, 3, 4, 3];
        const stars = normalize360(chart.moon - 5 * STAR) / STAR + 5;
        while (stars >= begin + getRequired(groups, first)) begin += getRequired(groups, first++);
        const left = (begin + getRequired(groups, first) - stars) / getRequired(groups, first);
        expectDasha(computeDashaFor(chart, "ashtottari"), { lords: ASHTOTTARI, first, left });
      }),
      { numRuns: 40 },
    );
  });

  test("ashtottari with Abhijit: Saturn's four nakshatras, each a fourth of his years", () => {
    // Uttara Ashadha gives Abhijit its last quarter, Shravana its first fifteenth.
    const edges = [
      ...Array.from({ length: 21 }, (_, star) => star * STAR),
      276 + 2 / 3,
      280 + 8 / 9,
      ...Array.from({ length: 5 }, (_, star) => (star + 22) * STAR),
      360,
    ];
    const names = edges.slice(1).map((_, star) => star);
    const fromArdra = [...names.slice(5), ...names.slice(0, 5)];
    const near = fc.double({ min: 253, max: 294, noNaN: true });
    fc.assert(
      fc.property(charts, fc.option(near), (chart, moon) => {
        const born = { ...chart, moon: moon ?? chart.moon };
        const star = edges.findLastIndex((edge) => edge <= born.moon);
        const over = (born.moon - getRequired(edges, star)) / (getRequired(edges, star + 1) - getRequired(edges, star));
        let [before, first] = [0, 0];
        for (const size of [4, 3, 4, 3, 4, 3, 4, 3]) {
          const place = fromArdra.indexOf(star) - before;
          if (place < size) {
            const left = 1 - (place + over) / size;
            expectDasha(computeDashaFor(born, "ashtottari", { variant: "28" }), { lords: ASHTOTTARI, first, left });
            return;
          }
          before += size;
          first += 1;
        }
        throw new Error("28 nakshatras are in eight groups");
      }),
      { numRuns: 60 },
    );
  });

  test("shashtihayani: groups of three and four from Ashwini with Abhijit, with the remainder of the nakshatra", () => {
    const lords = read("jupiter 10, sun 10, mars 10, moon 6, mercury 6, venus 6, saturn 6, rahu 6");
    // Uttara Ashadha ends at 276°40′, Abhijit at 280°53′20″ and Shravana at 293°20′.
    const ends = Array.from({ length: 20 }, (_, star) => (star + 1) * STAR);
    ends.push(276 + 2 / 3, 280 + 8 / 9, ...Array.from({ length: 6 }, (_, star) => (star + 22) * STAR));
    fc.assert(
      fc.property(charts, (chart) => {
        const star = ends.findIndex((end) => chart.moon < end);
        const begin = star === 0 ? 0 : getRequired(ends, star - 1);
        const left = (getRequired(ends, star) - chart.moon) / (getRequired(ends, star) - begin);
        let [first, last] = [0, 3];
        while (star >= last) last += ++first % 2 === 0 ? 3 : 4;
        expectDasha(computeDashaFor(chart, "shashtihayani"), { lords, first, left });
      }),
      { numRuns: 40 },
    );
  });

  test("from the fourth, fifth and eighth nakshatra, from the lagna, in a third of the time", () => {
    fc.assert(
      fc.property(charts, (chart) => {
        for (const [from, further] of [
          ["kshema", 3],
          ["utpanna", 4],
          ["adhana", 7],
        ] as const) {
          const expected = {
            lords: VIMSHOTTARI,
            first: starOf(chart.moon) - 1 + further,
            left: leftOfStar(chart.moon),
          };
          expectDasha(computeDashaFor(chart, "vimshottari", { from }), expected);
        }
        const left = leftOfStar(chart.lagna);
        const ofLagna = { lords: VIMSHOTTARI, first: starOf(chart.lagna) - 1, left };
        expectDasha(computeDashaFor(chart, "vimshottari", { from: "lagna" }), ofLagna);
        const [whole, third] = [computeDashaFor(chart, "yogini"), computeDashaFor(chart, "yogini", { tribhagi: true })];
        expect(third.balance?.years).toBeCloseTo((whole.balance?.years ?? Number.NaN) / 3, 9);
      }),
      { numRuns: 15 },
    );
  });
});

/** Lords of the tithis, 1 to 30. */
const TITHIS: Readonly<Record<string, readonly number[]>> = {
  sun: [1, 9, 16, 24],
  moon: [2, 10, 17, 25],
  mars: [3, 11, 18, 26],
  mercury: [4, 12, 19, 27],
  saturn: [7, 15, 22],
  jupiter: [5, 13, 20, 28],
  rahu: [8, 23, 30],
  venus: [6, 14, 21, 29],
};

/** A sum of two longitudes exactly on a boundary falls on either side of it by rounding. */
const isOffEdge = (parts: number): boolean => Math.abs(parts - Math.round(parts)) > 1e-9;

describe("by the limbs of the panchanga", () => {
  test("the tithi's lord, and the remainder of the tithi", () => {
    fc.assert(
      fc.property(charts, (chart) => {
        const tithis = normalize360(chart.moon - chart.sun) / 12;
        fc.pre(isOffEdge(tithis));
        const lord = Object.keys(TITHIS).find((id) => TITHIS[id]?.includes(Math.floor(tithis) + 1));
        for (const [id, lords] of [
          ["tithi_ashtottari", ASHTOTTARI],
          ["tithi_yogini", YOGINI],
        ] as const) {
          const first = lords.findIndex(([own]) => own === lord);
          expectDasha(computeDashaFor(chart, id), { lords, first, left: Math.floor(tithis) + 1 - tithis });
        }
      }),
      { numRuns: 25 },
    );
  });

  test("the karana's lord, Bava the Sun's, and the remainder of the half tithi", () => {
    // The seven movable ones fill the second half of the first tithi to the first of the twenty-ninth; the four fixed
    // ones follow in the same cycle.
    const lords = each("sun moon mars mercury jupiter venus saturn", 12);
    fc.assert(
      fc.property(charts, (chart) => {
        const halves = normalize360(chart.moon - chart.sun) / 6;
        fc.pre(isOffEdge(halves));
        const karana = Math.floor(halves) + 1;
        const fromBava = karana === 1 ? 59 : karana - 2;
        const expected = { lords, first: fromBava % 7, left: karana - halves };
        expectDasha(computeDashaFor(chart, "karana_chaturashiti"), expected);
      }),
      { numRuns: 40 },
    );
  });

  test("the yoga's lord, the third yoga Ketu's, and the remainder of the yoga", () => {
    fc.assert(
      fc.property(charts, (chart) => {
        const yogas = normalize360(chart.moon + chart.sun) / STAR;
        fc.pre(isOffEdge(yogas));
        const left = Math.floor(yogas) + 1 - yogas;
        const first = (Math.floor(yogas) + 1 - 3 + 27) % 27;
        expectDasha(computeDashaFor(chart, "yoga_vimshottari"), { lords: VIMSHOTTARI, first, left });
      }),
      { numRuns: 25 },
    );
  });
});

/** Whether a dasha applies, by the wording of the table. */
const APPLIES: readonly (readonly [
  id: DashaId,
  reason: DashaCondition,
  holds: (signs: Readonly<Record<Graha | "lagna", number>>, chart: Longitudes) => boolean,
])[] = [
  [
    "ashtottari",
    "rahu_in_kendra_or_trikona_of_lagna_lord",
    (signs) =>
      [1, 4, 5, 7, 9, 10].includes(countPlace(signs[getRequired(LORD_BY_SIGN, signs.lagna)], signs.rahu)) &&
      signs.rahu !== signs.lagna,
  ],
  [
    "shodashottari",
    "lagna_hora_agrees_with_paksha",
    (_, { lagna, moon, sun }) => (computeVargaSign("D2", lagna) === 4) === normalize360(moon - sun) < 180,
  ],
  ["dwadashottari", "navamsa_lagna_of_venus", (_, { lagna }) => [1, 6].includes(computeVargaSign("D9", lagna))],
  [
    "panchottari",
    "lagna_and_dwadashamsha_cancer",
    (signs, { lagna }) => signs.lagna === 3 && computeVargaSign("D12", lagna) === 3,
  ],
  ["shatabdika", "lagna_vargottama", (signs, { lagna }) => computeVargaSign("D9", lagna) === signs.lagna],
  [
    "chaturashiti_sama",
    "tenth_lord_in_tenth",
    ({ lagna, ...signs }) => signs[getRequired(LORD_BY_SIGN, (lagna + 9) % 12)] === (lagna + 9) % 12,
  ],
  [
    "dwisaptati_sama",
    "lagna_lord_in_seventh_or_seventh_lord_in_lagna",
    ({ lagna, ...signs }) =>
      signs[getRequired(LORD_BY_SIGN, lagna)] === (lagna + 6) % 12 ||
      signs[getRequired(LORD_BY_SIGN, (lagna + 6) % 12)] === lagna,
  ],
  ["shashtihayani", "sun_in_lagna", (signs) => signs.sun === signs.lagna],
  // The birth in the test context is by day.
  ["shattrimshat_sama", "lagna_hora_agrees_with_day", (_, { lagna }) => computeVargaSign("D2", lagna) === 4],
  [
    "tara",
    "kendras_occupied",
    (signs) => [0, 3, 6, 9].every((on) => GRAHAS.some((id) => signs[id] === (signs.lagna + on) % 12)),
  ],
];

test.each(APPLIES)("%s applies by %s", (id, reason, holds) => {
  const crowded = charts.map((chart) => ({ ...chart, lagna: chart.lagna / 4 + 75 }));
  fc.assert(
    fc.property(fc.oneof(charts, crowded), (chart) => {
      const signs = Object.fromEntries(Object.entries(chart).map(([body, at]) => [body, computeSign(at)]));
      const applicable = holds(signs as Record<Graha | "lagna", number>, chart);
      expect(computeDashaFor(chart, id)).toMatchObject({ applicable, reason });
    }),
    { numRuns: 60 },
  );
});
