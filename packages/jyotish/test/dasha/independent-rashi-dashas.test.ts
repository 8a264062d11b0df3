import { type DashaId, type Graha, RASHIS } from "@lagna/terms";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  computeVargaSign,
  LORD_BY_SIGN,
  getNaturalRelation,
  getRequired,
  countPlace,
  SAPTA_GRAHA_IDS,
  type SaptaGrahaId,
  computeSign,
  normalize360,
} from "../independent-tables.ts";
import type { Longitudes } from "./create-dasha-context.ts";
import {
  IndependentSignChart,
  charts,
  expectClose,
  EVEN_FOOTED,
  EXALTED,
  computeDashaOf,
  ninthFrom,
  isOddSign,
  getRuler,
  countYears,
} from "./independent-sign-chart.ts";

/** Rashi dashas computed independently from the wording of the texts, with signs 0 to 11. */
const go = (from: number, places: readonly number[], forward: boolean): number[] =>
  places.map((at) => (from + (forward ? at - 1 : 1 - at) + 24) % 12);
const ROUND = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
const KENDRADI = [1, 4, 7, 10, 2, 5, 8, 11, 3, 6, 9, 12];
const round = (from: number, forward: boolean): number[] => go(from, ROUND, forward);
const threefold = (sign: number): number => getRequired([7, 8, 9], sign % 3);

/** The Narayana order from a first sign. */
function narayanaOrder(chart: IndependentSignChart, seed: number): number[] {
  const kinds = [ROUND, [1, 6, 11, 4, 9, 2, 7, 12, 5, 10, 3, 8], [1, 5, 9, 10, 2, 6, 7, 11, 3, 4, 8, 12]];
  const places = chart.holds("saturn", seed) ? ROUND : getRequired(kinds, seed % 3);
  return go(seed, places, chart.isForward(seed, !EVEN_FOOTED.includes(ninthFrom(seed))));
}

/** Own or friend's sign, odd sign, visible half; the lords of 6, 8 and 12 except Saturn and the nodes. */
function brahma(chart: IndependentSignChart): number {
  const from = chart.strongerOfAxis(chart.at.lagna);
  const lords = [5, 7, 11]
    .map((on) => chart.lordOf((from + on) % 12))
    .filter((lord): lord is SaptaGrahaId => lord !== "saturn" && lord !== "rahu" && lord !== "ketu");
  const merit = (lord: SaptaGrahaId): number => {
    const sign = chart.at[lord];
    const owner = getRequired(LORD_BY_SIGN, sign);
    const home = owner === lord || getNaturalRelation(lord, owner) > 0 || EXALTED[lord] === sign;
    return [home, isOddSign(sign), countPlace(chart.at.lagna, sign) >= 7].filter(Boolean).length;
  };
  const most = Math.max(...lords.map(merit));
  const best = lords
    .filter((lord) => merit(lord) === most)
    .reduce<Graha>(
      (a, b) => (a === b ? a : chart.betterGraha(a, b)),
      lords.find((lord) => merit(lord) === most) ?? "sun",
    );
  return chart.at[best];
}

type Row = readonly [sign: number, years: number];
const withYears = (signs: readonly number[], years: (sign: number) => number): Row[] =>
  signs.map((sign) => [sign, years(sign)]);
/** Two cycles that add up to twelve years for each sign. */
const twice = (chart: IndependentSignChart, signs: readonly number[]): Row[] => {
  const first = withYears(signs, (sign) => chart.length(sign));
  return [...first, ...first.map(([sign, years]): Row => [sign, 12 - years])];
};
const footedFromNinth = (seed: number): number[] => round(seed, !EVEN_FOOTED.includes(ninthFrom(seed)));

const RULES: readonly (readonly [
  id: DashaId,
  variant: string,
  rule: (chart: IndependentSignChart) => readonly Row[],
])[] = [
  ["narayana", "standard", (chart) => twice(chart, narayanaOrder(chart, chart.strongerOfAxis(chart.at.lagna)))],
  ["chara_knrao", "standard", (chart) => withYears(footedFromNinth(chart.at.lagna), (sign) => chart.plainLength(sign))],
  [
    "chara_pvr",
    "standard",
    (chart) => {
      // Of the signs of lagna, Sun and Moon the one whose lord is strongest.
      const best = [chart.at.sun, chart.at.moon].reduce((first, second) => {
        const [a, b] = [getRequired(LORD_BY_SIGN, first), getRequired(LORD_BY_SIGN, second)];
        return a !== b && chart.betterGraha(a, b) === b ? second : first;
      }, chart.at.lagna);
      return twice(chart, footedFromNinth(best));
    },
  ],
  [
    "chara_rangacharya",
    "first",
    (chart) =>
      withYears(footedFromNinth(chart.at.lagna), (sign) => chart.length(sign, getRequired(LORD_BY_SIGN, sign))),
  ],
  [
    "lagna_kendradi",
    "standard",
    (chart) => {
      const seed = chart.strongerOfAxis(chart.at.lagna);
      return twice(chart, go(seed, KENDRADI, chart.isForward(seed, isOddSign(seed))));
    },
  ],
  [
    "ak_kendradi",
    "standard",
    (chart) => {
      // The most advanced in its sign, with Rahu's degrees counted from the sign's end.
      const eight = [...SAPTA_GRAHA_IDS, "rahu"] as const;
      const on = (id: Graha): number => (id === "rahu" ? 30 - chart.degree(id) : chart.degree(id));
      const karaka = eight.reduce<Graha>((best, id) => (on(id) > on(best) ? id : best), "sun");
      const seed = chart.strongerOfAxis(chart.at[karaka]);
      return twice(chart, go(seed, KENDRADI, chart.isForward(seed, isOddSign(seed))));
    },
  ],
  ["sthira", "standard", (chart) => withYears(round(brahma(chart), true), threefold)],
  [
    "brahma",
    "standard",
    (chart) =>
      withYears(round(brahma(chart), isOddSign(brahma(chart))), (sign) => {
        const lord = chart.at[chart.lordOf((sign + 5) % 12)];
        return (isOddSign(sign) ? lord - sign + 12 : sign - lord + 12) % 12;
      }),
  ],
  ["shoola", "standard", (chart) => withYears(round(chart.strongerOfAxis(chart.at.lagna), true), () => 9)],
  [
    "niryana_shoola",
    "standard",
    (chart) => {
      const seed = chart.strongerOfAxis((chart.at.lagna + 1) % 12);
      return withYears(round(seed, isOddSign(seed)), threefold);
    },
  ],
  [
    "drig",
    "standard",
    (chart) =>
      twice(
        chart,
        [8, 9, 10].flatMap((on) => {
          const sign = (chart.at.lagna + on) % 12;
          return [
            sign,
            ...round(sign, !EVEN_FOOTED.includes(sign)).filter((other) => IndependentSignChart.sees(sign, other)),
          ];
        }),
      ),
  ],
  [
    "mandooka",
    "knrao",
    (chart) =>
      withYears(frog(chart), (sign) => {
        const lord = chart.at[getRequired(LORD_BY_SIGN, sign)];
        if (lord === sign) return 12;
        if (lord === (sign + 6) % 12) return 10;
        return isOddSign(sign) ? countPlace(sign, lord) : countPlace(lord, sign);
      }),
  ],
  ["mandooka", "rath", (chart) => withYears(frog(chart), threefold)],
  [
    "trikona",
    "standard",
    (chart) => {
      const { lagna } = chart.at;
      const seed = chart.betterSign(chart.betterSign(lagna, (lagna + 4) % 12), (lagna + 8) % 12);
      return twice(chart, round(seed, isOddSign(seed)));
    },
  ],
  [
    "lagnamsaka",
    "standard",
    (chart) => twice(chart, narayanaOrder(chart, computeVargaSign("D9", chart.longitudes.lagna))),
  ],
  [
    "navamsa",
    "standard",
    (chart) =>
      withYears(round(getRequired([0, 4, 6, 10], computeVargaSign("D9", chart.longitudes.lagna) % 4), true), () => 9),
  ],
  [
    "yogardha",
    "standard",
    (chart) => {
      const seed = chart.strongerOfAxis(chart.at.lagna);
      return withYears(round(seed, isOddSign(seed)), (sign) => (chart.plainLength(sign) + threefold(sign)) / 2);
    },
  ],
  [
    "tara_lagna",
    "standard",
    (chart) => {
      const star = (normalize360(chart.longitudes.moon) * 27) / 360;
      const seed = (chart.at.lagna + Math.floor((star - Math.floor(star)) * 12)) % 12;
      return withYears(round(seed, isOddSign(seed)), () => 9);
    },
  ],
  [
    "varnada",
    "by_house",
    (chart) => {
      // In the test context the hora lagna is 75° from the Sun, and the varnada of house k in the k-th fifth sign.
      const hora = computeSign(chart.longitudes.sun + 75);
      const seed = chart.betterSign(chart.at.lagna, hora);
      const { lagna } = chart.at;
      return withYears(round(seed, isOddSign(seed)), (sign) => {
        const varnada = ((countPlace(lagna, sign) - 1) * 5) % 12;
        return isOddSign(lagna) ? countPlace(lagna, varnada) : countPlace(varnada, lagna);
      });
    },
  ],
  ["sandhya", "standard", (chart) => withYears(round(chart.at.lagna, true), () => 10)],
  ["sandhya", "panchaka", (chart) => withYears(round(chart.at.lagna, true), () => 10)],
  ["chaturvidha_uttara", "lagna", (chart) => uttara(chart.at.lagna)],
  ["chaturvidha_uttara", "kendra", (chart) => uttara(strongest(chart, [0, 3, 6, 9]))],
  ["chaturvidha_uttara", "trikona", (chart) => uttara(strongest(chart, [0, 4, 8]))],
  ["chaturvidha_uttara", "dasha", (chart) => uttara(strongest(chart, [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]))],
  ["rashiyanka", "shastri", (chart) => frogYears(chart, round(inNavamsa(chart, lagnaLord(chart)), true))],
  [
    "rashiyanka",
    "pathak",
    (chart) => {
      const { lagna } = chart.at;
      const lord = lagnaLord(chart);
      const stronger = chart.betterSign(lagna, chart.at[lord]);
      return frogYears(chart, round(inNavamsa(chart, stronger === lagna ? "lagna" : lord), true));
    },
  ],
  // The birth in the test context is by day.
  ["chakra", "standard", (chart) => withYears(round(chart.at[chart.lordOf(chart.at.lagna)], true), () => 10)],
];

const uttara = (seed: number): Row[] => round(seed, true).map((sign, index) => [sign, index + 1]);
const strongest = (chart: IndependentSignChart, ahead: readonly number[]): number =>
  ahead
    .map((on) => (chart.at.lagna + on) % 12)
    .reduce((best, sign) => (best === sign ? best : chart.betterSign(best, sign)));
const lagnaLord = (chart: IndependentSignChart): SaptaGrahaId => getRequired(LORD_BY_SIGN, chart.at.lagna);
const inNavamsa = (chart: IndependentSignChart, body: SaptaGrahaId | "lagna"): number =>
  computeVargaSign("D9", chart.longitudes[body]);
/** As in mandooka: twelve with the lord in it, ten with him in the 7th, else counted by oddity. */
const frogYears = (chart: IndependentSignChart, signs: readonly number[]): Row[] =>
  withYears(signs, (sign) => {
    const lord = chart.at[getRequired(LORD_BY_SIGN, sign)];
    if (lord === sign) return 12;
    if (lord === (sign + 6) % 12) return 10;
    return isOddSign(sign) ? countPlace(sign, lord) : countPlace(lord, sign);
  });

/**
 * The four kendras of the first sign, then those of the next modality: movable from Aries, dual from Gemini, fixed from
 * Taurus, cyclically.
 */
function frog(chart: IndependentSignChart): number[] {
  const seed = chart.strongerOfAxis(chart.at.lagna);
  const starts = { 0: [seed, 2, 1], 2: [seed, 1, 0], 1: [seed, 0, 2] }[seed % 3] ?? [];
  return starts.flatMap((start) => go(start, [1, 4, 7, 10], isOddSign(seed)));
}

describe("signs in order, with their years", () => {
  test.each(RULES)("%s %s", (id, variant, rule) => {
    fc.assert(
      fc.property(charts, (longitudes) => {
        const chart = new IndependentSignChart(longitudes);
        const rows = rule(chart).filter(([, length]) => length !== 0);
        const { periods } = computeDashaOf(chart, id, { variant });
        expect(periods.map((period) => [getRuler(period), countYears(period)])).toEqual(
          rows.map(([sign, length]) => [RASHIS[sign], expectClose(length)]),
        );
      }),
      { numRuns: 40 },
    );
  });

  test("sudasa: from the sree lagna's sign, with the remainder of it", () => {
    fc.assert(
      fc.property(charts, (longitudes) => {
        const chart = new IndependentSignChart(longitudes);
        const sree = normalize360(longitudes.lagna + longitudes.moon * 27);
        const seed = computeSign(sree);
        const rows = twice(chart, go(seed, KENDRADI, chart.isForward(seed, isOddSign(seed))));
        const [, first] = getRequired(rows, 0);
        // A first sign of zero years has no remainder.
        fc.pre(first !== 0);
        const left = first * (1 - (sree - 30 * seed) / 30);
        const expected = [[seed, left] as const, ...rows.slice(1)].filter(([, length]) => length !== 0);
        const { periods } = computeDashaOf(chart, "sudasa");
        expect(periods.map((period) => [getRuler(period), countYears(period)])).toEqual(
          expected.map(([sign, length]) => [RASHIS[sign], expectClose(length)]),
        );
      }),
      { numRuns: 60 },
    );
  });

  test("sudarshana: one house per year from each of the three", () => {
    fc.assert(
      fc.property(charts, fc.constantFrom("lagna", "moon", "sun"), (longitudes, from) => {
        const chart = new IndependentSignChart(longitudes);
        const { periods } = computeDashaOf(chart, "sudarshana", { variant: from });
        for (const [index, period] of periods.entries()) {
          expect([getRuler(period), countYears(period)]).toEqual([
            RASHIS[(chart.at[from] + index) % 12],
            expectClose(1),
          ]);
        }
      }),
      { numRuns: 10 },
    );
  });

  test("narayana of a varga: from the sign in it of the lord of the house with its number", () => {
    fc.assert(
      fc.property(charts, fc.constantFrom("D3", "D4", "D7", "D9", "D10", "D12"), (longitudes, varga) => {
        const birth = new IndependentSignChart(longitudes);
        const inside = new IndependentSignChart(
          // The sign of the varga and the degree in it: proportional to the body's position in its part.
          Object.fromEntries(
            Object.entries(longitudes).map(([id, at]) => {
              const parts = Number(varga.slice(1));
              return [id, 30 * computeVargaSign(varga, at) + ((normalize360(at) * parts) % 30)];
            }),
          ) as Longitudes,
        );
        const house = (birth.at.lagna + Number(varga.slice(1)) - 1) % 12;
        const by = (graha: Graha): number => {
          const steps = IndependentSignChart.steps(house, birth.at[graha]);
          return steps === 0 ? 12 : steps + birth.dignity(graha);
        };
        const seed = inside.strongerOfAxis(inside.at[birth.lordOf(house, by)]);
        const rows = twice(inside, narayanaOrder(inside, seed)).filter(([, length]) => length !== 0);
        const { periods } = computeDashaOf(birth, "narayana", { varga });
        expect(periods.map((period) => [getRuler(period), countYears(period)])).toEqual(
          rows.map(([sign, length]) => [RASHIS[sign], expectClose(length)]),
        );
      }),
      { numRuns: 120 },
    );
  });
});

describe("unequal parts", () => {
  test.each([
    ["sandhya", "panchaka", [6, 3, 3, 3, 2, 2, 2, 2, 2, 2, 2, 2]],
    ["chaturvidha_uttara", "lagna", [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]],
  ] as const)("%s %s: from the sign itself, at every level", (id, variant, shares) => {
    fc.assert(
      fc.property(charts, (longitudes) => {
        const chart = new IndependentSignChart(longitudes);
        const whole = shares.reduce((sum: number, share) => sum + share, 0);
        const { periods } = computeDashaOf(chart, id, { variant, levels: 3 });
        for (const maha of periods.slice(0, 2)) {
          for (const parent of [maha, maha.sub?.[4]]) {
            if (!parent) throw new Error("no sub-period");
            const first = RASHIS.indexOf(getRuler(parent) as "aries");
            expect((parent.sub ?? []).map((part) => [getRuler(part), countYears(part)])).toEqual(
              shares.map((share, index) => [
                RASHIS[(first + index) % 12],
                expectClose((countYears(parent) * share) / whole),
              ]),
            );
          }
        }
      }),
      { numRuns: 10 },
    );
  });
});

describe("twelfths", () => {
  test("narayana's: from the stronger of the signs of the sign's lord and the seventh's lord", () => {
    fc.assert(
      fc.property(charts, (longitudes) => {
        const chart = new IndependentSignChart(longitudes);
        const { periods } = computeDashaOf(chart, "narayana", { levels: 2 });
        for (const period of periods) {
          const sign = RASHIS.indexOf(getRuler(period) as "aries");
          const findSign = (of_: number): number => {
            const by = (graha: Graha): number => {
              const steps = IndependentSignChart.steps(of_, chart.at[graha]);
              return steps === 0 ? 12 : steps + chart.dignity(graha);
            };
            return chart.at[chart.lordOf(of_, by)];
          };
          const seed = chart.betterSign(findSign(sign), findSign((sign + 6) % 12));
          const forward = isOddSign(seed) || chart.holds("saturn", seed);
          const order = round(seed, chart.holds("ketu", sign) ? !forward : forward);
          expect(period.sub?.map(getRuler)).toEqual(order.map((at) => RASHIS[at]));
          for (const part of period.sub ?? []) expect(countYears(part)).toBeCloseTo(countYears(period) / 12, 6);
        }
      }),
      { numRuns: 30 },
    );
  });

  test("K.N. Rao's chara: from the next sign of the cycle, its own last; navamsa's: from Libra, Aries, Sagittarius …", () => {
    fc.assert(
      fc.property(charts, (longitudes) => {
        const chart = new IndependentSignChart(longitudes);
        const forward = !EVEN_FOOTED.includes(ninthFrom(chart.at.lagna));
        for (const period of computeDashaOf(chart, "chara_knrao", { levels: 2 }).periods) {
          const sign = RASHIS.indexOf(getRuler(period) as "aries");
          const order = round((sign + (forward ? 1 : 11)) % 12, forward);
          expect(period.sub?.map(getRuler)).toEqual(order.map((at) => RASHIS[at]));
        }
        for (const period of computeDashaOf(chart, "navamsa", { levels: 2 }).periods) {
          const sign = RASHIS.indexOf(getRuler(period) as "aries");
          const order = round(getRequired([6, 0, 8, 10, 4, 8], sign % 6), true);
          expect(period.sub?.map(getRuler)).toEqual(order.map((at) => RASHIS[at]));
        }
      }),
      { numRuns: 20 },
    );
  });
});
