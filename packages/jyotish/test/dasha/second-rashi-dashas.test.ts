import { type DashaId, type Graha, RASHIS } from "@lagna/terms";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { inVarga, LORD_OF, natural, of, place, SEVEN, type Seven, signAt, turn } from "../by-hand.ts";
import type { Longitudes } from "./ground.ts";
import { Chart, charts, close, EVEN_FOOTED, EXALTED, found, ninth, odd, ruler, years } from "./sign-chart.ts";

/** Dashas of signs reckoned again from the words of the texts, with signs 0 to 11. */
const go = (from: number, places: readonly number[], forward: boolean): number[] =>
  places.map((at) => (from + (forward ? at - 1 : 1 - at) + 24) % 12);
const ROUND = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
const KENDRADI = [1, 4, 7, 10, 2, 5, 8, 11, 3, 6, 9, 12];
const round = (from: number, forward: boolean): number[] => go(from, ROUND, forward);
const threefold = (sign: number): number => of([7, 8, 9], sign % 3);

/** The Narayana order from a seed. */
function narayanaOrder(chart: Chart, seed: number): number[] {
  const kinds = [ROUND, [1, 6, 11, 4, 9, 2, 7, 12, 5, 10, 3, 8], [1, 5, 9, 10, 2, 6, 7, 11, 3, 4, 8, 12]];
  const places = chart.holds("saturn", seed) ? ROUND : of(kinds, seed % 3);
  return go(seed, places, chart.bent(seed, !EVEN_FOOTED.includes(ninth(seed))));
}

/** Own or friend's sign, odd sign, visible half; the lords of 6, 8 and 12 but Saturn and the nodes. */
function brahma(chart: Chart): number {
  const from = chart.axis(chart.at.lagna);
  const lords = [5, 7, 11]
    .map((on) => chart.lordOf((from + on) % 12))
    .filter((lord): lord is Seven => lord !== "saturn" && lord !== "rahu" && lord !== "ketu");
  const merit = (lord: Seven): number => {
    const sign = chart.at[lord];
    const owner = of(LORD_OF, sign);
    const home = owner === lord || natural(lord, owner) > 0 || EXALTED[lord] === sign;
    return [home, odd(sign), place(chart.at.lagna, sign) >= 7].filter(Boolean).length;
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
/** Two rounds that bring each sign to twelve. */
const twice = (chart: Chart, signs: readonly number[]): Row[] => {
  const first = withYears(signs, (sign) => chart.length(sign));
  return [...first, ...first.map(([sign, years]): Row => [sign, 12 - years])];
};
const footedFromNinth = (seed: number): number[] => round(seed, !EVEN_FOOTED.includes(ninth(seed)));

const TOLD: readonly (readonly [id: DashaId, variant: string, told: (chart: Chart) => readonly Row[]])[] = [
  ["narayana", "standard", (chart) => twice(chart, narayanaOrder(chart, chart.axis(chart.at.lagna)))],
  ["chara_knrao", "standard", (chart) => withYears(footedFromNinth(chart.at.lagna), (sign) => chart.plainLength(sign))],
  [
    "chara_pvr",
    "standard",
    (chart) => {
      // Of the signs of lagna, Sun and Moon the one whose lord is strongest.
      const best = [chart.at.sun, chart.at.moon].reduce((one, other) => {
        const [a, b] = [of(LORD_OF, one), of(LORD_OF, other)];
        return a !== b && chart.betterGraha(a, b) === b ? other : one;
      }, chart.at.lagna);
      return twice(chart, footedFromNinth(best));
    },
  ],
  [
    "chara_rangacharya",
    "standard",
    (chart) => withYears(footedFromNinth(chart.at.lagna), (sign) => chart.length(sign, of(LORD_OF, sign))),
  ],
  [
    "lagna_kendradi",
    "standard",
    (chart) => {
      const seed = chart.axis(chart.at.lagna);
      return twice(chart, go(seed, KENDRADI, chart.bent(seed, odd(seed))));
    },
  ],
  [
    "ak_kendradi",
    "standard",
    (chart) => {
      // The furthest in its sign, Rahu's degrees counted from the sign's end.
      const eight = [...SEVEN, "rahu"] as const;
      const on = (id: Graha): number => (id === "rahu" ? 30 - chart.degree(id) : chart.degree(id));
      const karaka = eight.reduce<Graha>((best, id) => (on(id) > on(best) ? id : best), "sun");
      const seed = chart.axis(chart.at[karaka]);
      return twice(chart, go(seed, KENDRADI, chart.bent(seed, odd(seed))));
    },
  ],
  ["sthira", "standard", (chart) => withYears(round(brahma(chart), true), threefold)],
  [
    "brahma",
    "standard",
    (chart) =>
      withYears(round(brahma(chart), odd(brahma(chart))), (sign) => {
        const lord = chart.at[chart.lordOf((sign + 5) % 12)];
        return (odd(sign) ? lord - sign + 12 : sign - lord + 12) % 12;
      }),
  ],
  ["shoola", "standard", (chart) => withYears(round(chart.axis(chart.at.lagna), true), () => 9)],
  [
    "niryana_shoola",
    "standard",
    (chart) => {
      const seed = chart.axis((chart.at.lagna + 1) % 12);
      return withYears(round(seed, odd(seed)), threefold);
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
          return [sign, ...round(sign, !EVEN_FOOTED.includes(sign)).filter((other) => Chart.sees(sign, other))];
        }),
      ),
  ],
  [
    "mandooka",
    "knrao",
    (chart) =>
      withYears(frog(chart), (sign) => {
        const lord = chart.at[of(LORD_OF, sign)];
        if (lord === sign) return 12;
        if (lord === (sign + 6) % 12) return 10;
        return odd(sign) ? place(sign, lord) : place(lord, sign);
      }),
  ],
  ["mandooka", "rath", (chart) => withYears(frog(chart), threefold)],
  [
    "trikona",
    "standard",
    (chart) => {
      const { lagna } = chart.at;
      const seed = chart.betterSign(chart.betterSign(lagna, (lagna + 4) % 12), (lagna + 8) % 12);
      return twice(chart, round(seed, odd(seed)));
    },
  ],
  ["lagnamsaka", "standard", (chart) => twice(chart, narayanaOrder(chart, inVarga("D9", chart.longitudes.lagna)))],
  [
    "navamsa",
    "standard",
    (chart) => withYears(round(of([0, 4, 6, 10], inVarga("D9", chart.longitudes.lagna) % 4), true), () => 9),
  ],
  [
    "yogardha",
    "standard",
    (chart) => {
      const seed = chart.axis(chart.at.lagna);
      return withYears(round(seed, odd(seed)), (sign) => (chart.plainLength(sign) + threefold(sign)) / 2);
    },
  ],
  [
    "tara_lagna",
    "standard",
    (chart) => {
      const star = (turn(chart.longitudes.moon) * 27) / 360;
      const seed = (chart.at.lagna + Math.floor((star - Math.floor(star)) * 12)) % 12;
      return withYears(round(seed, odd(seed)), () => 9);
    },
  ],
  [
    "varnada",
    "by_house",
    (chart) => {
      // The ground has the hora lagna 75° from the Sun, and the varnada of house k in the k-th fifth sign.
      const hora = signAt(chart.longitudes.sun + 75);
      const seed = chart.betterSign(chart.at.lagna, hora);
      const { lagna } = chart.at;
      return withYears(round(seed, odd(seed)), (sign) => {
        const varnada = ((place(lagna, sign) - 1) * 5) % 12;
        return odd(lagna) ? place(lagna, varnada) : place(varnada, lagna);
      });
    },
  ],
  // The ground's birth is by day.
  ["chakra", "standard", (chart) => withYears(round(chart.at[chart.lordOf(chart.at.lagna)], true), () => 10)],
];

/** The four kendras of the seed, then those of the next kinds: movable from Aries, dual from Gemini, fixed from Taurus, and round again. */
function frog(chart: Chart): number[] {
  const seed = chart.axis(chart.at.lagna);
  const starts = { 0: [seed, 2, 1], 2: [seed, 1, 0], 1: [seed, 0, 2] }[seed % 3] ?? [];
  return starts.flatMap((start) => go(start, [1, 4, 7, 10], odd(seed)));
}

describe("signs in order, with their years", () => {
  test.each(TOLD)("%s %s", (id, variant, told) => {
    fc.assert(
      fc.property(charts, (longitudes) => {
        const chart = new Chart(longitudes);
        const rows = told(chart).filter(([, length]) => length !== 0);
        const { periods } = found(chart, id, { variant });
        expect(periods.map((period) => [ruler(period), years(period)])).toEqual(
          rows.map(([sign, length]) => [RASHIS[sign], close(length)]),
        );
      }),
      { numRuns: 40 },
    );
  });

  test("sudasa: from the sree lagna's sign, with what is left of it", () => {
    fc.assert(
      fc.property(charts, (longitudes) => {
        const chart = new Chart(longitudes);
        const sree = turn(longitudes.lagna + longitudes.moon * 27);
        const seed = signAt(sree);
        const rows = twice(chart, go(seed, KENDRADI, chart.bent(seed, odd(seed))));
        const [, first] = of(rows, 0);
        // A first sign of no years has nothing to be left of.
        fc.pre(first !== 0);
        const left = first * (1 - (sree - 30 * seed) / 30);
        const told = [[seed, left] as const, ...rows.slice(1)].filter(([, length]) => length !== 0);
        const { periods } = found(chart, "sudasa");
        expect(periods.map((period) => [ruler(period), years(period)])).toEqual(
          told.map(([sign, length]) => [RASHIS[sign], close(length)]),
        );
      }),
      { numRuns: 60 },
    );
  });

  test("sudarshana: a house a year from each of the three", () => {
    fc.assert(
      fc.property(charts, fc.constantFrom("lagna", "moon", "sun"), (longitudes, from) => {
        const chart = new Chart(longitudes);
        const { periods } = found(chart, "sudarshana", { variant: from });
        for (const [index, period] of periods.entries()) {
          expect([ruler(period), years(period)]).toEqual([RASHIS[(chart.at[from] + index) % 12], close(1)]);
        }
      }),
      { numRuns: 10 },
    );
  });

  test("narayana of a varga: from where the lord of the house of its number stands in it", () => {
    fc.assert(
      fc.property(charts, fc.constantFrom("D3", "D4", "D7", "D9", "D10", "D12"), (longitudes, varga) => {
        const birth = new Chart(longitudes);
        const inside = new Chart(
          // The sign of the varga and the degree in it: so far as the body has come in its part.
          Object.fromEntries(
            Object.entries(longitudes).map(([id, at]) => {
              const parts = Number(varga.slice(1));
              return [id, 30 * inVarga(varga, at) + ((turn(at) * parts) % 30)];
            }),
          ) as Longitudes,
        );
        const house = (birth.at.lagna + Number(varga.slice(1)) - 1) % 12;
        const by = (graha: Graha): number => {
          const steps = Chart.steps(house, birth.at[graha]);
          return steps === 0 ? 12 : steps + birth.dignity(graha);
        };
        const seed = inside.axis(inside.at[birth.lordOf(house, by)]);
        const rows = twice(inside, narayanaOrder(inside, seed)).filter(([, length]) => length !== 0);
        const { periods } = found(birth, "narayana", { varga });
        expect(periods.map((period) => [ruler(period), years(period)])).toEqual(
          rows.map(([sign, length]) => [RASHIS[sign], close(length)]),
        );
      }),
      { numRuns: 120 },
    );
  });
});

describe("twelfths", () => {
  test("narayana's: from the stronger of where the sign's lord and the seventh's lord stand", () => {
    fc.assert(
      fc.property(charts, (longitudes) => {
        const chart = new Chart(longitudes);
        const { periods } = found(chart, "narayana", { levels: 2 });
        for (const period of periods) {
          const sign = RASHIS.indexOf(ruler(period) as "aries");
          const stands = (of_: number): number => {
            const by = (graha: Graha): number => {
              const steps = Chart.steps(of_, chart.at[graha]);
              return steps === 0 ? 12 : steps + chart.dignity(graha);
            };
            return chart.at[chart.lordOf(of_, by)];
          };
          const seed = chart.betterSign(stands(sign), stands((sign + 6) % 12));
          const forward = odd(seed) || chart.holds("saturn", seed);
          const order = round(seed, chart.holds("ketu", sign) ? !forward : forward);
          expect(period.sub?.map(ruler)).toEqual(order.map((at) => RASHIS[at]));
          for (const part of period.sub ?? []) expect(years(part)).toBeCloseTo(years(period) / 12, 6);
        }
      }),
      { numRuns: 30 },
    );
  });

  test("K.N. Rao's chara: from the next sign of the round, its own last; navamsa's: from Libra, Aries, Sagittarius …", () => {
    fc.assert(
      fc.property(charts, (longitudes) => {
        const chart = new Chart(longitudes);
        const forward = !EVEN_FOOTED.includes(ninth(chart.at.lagna));
        for (const period of found(chart, "chara_knrao", { levels: 2 }).periods) {
          const sign = RASHIS.indexOf(ruler(period) as "aries");
          const order = round((sign + (forward ? 1 : 11)) % 12, forward);
          expect(period.sub?.map(ruler)).toEqual(order.map((at) => RASHIS[at]));
        }
        for (const period of found(chart, "navamsa", { levels: 2 }).periods) {
          const sign = RASHIS.indexOf(ruler(period) as "aries");
          const order = round(of([6, 0, 8, 10, 4, 8], sign % 6), true);
          expect(period.sub?.map(ruler)).toEqual(order.map((at) => RASHIS[at]));
        }
      }),
      { numRuns: 20 },
    );
  });
});
