import { type Graha, GRAHAS } from "@lagna/terms";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { findFourthLord, findKpLords } from "../../src/kp/kp-lords.ts";
import { findKpNumber, KP_NUMBERS } from "../../src/kp/kp-numbers.ts";
import { type KpPlacement, listHouseSignificators, listSignifiedHouses } from "../../src/kp/significators.ts";
import { rashiOf } from "../../src/zodiac/rashi.ts";
import { ExactGroup, readGolden, toBodyId, toLongitudesById } from "../golden/read-golden.ts";

type Lords = readonly [sign: string, star: string, sub: string, subSub: string, fourth: string];
type Levels<Item> = readonly [Item[], Item[], Item[], Item[]];

interface KpChart {
  readonly id: string;
  readonly longitudes: Readonly<Record<string, number>>;
  readonly cusps: readonly number[];
  readonly expected: {
    readonly lords: Readonly<Record<string, Lords>>;
    readonly cusp_lords: readonly Lords[];
    readonly houses: Readonly<Record<string, number>>;
    readonly significators_of_houses: readonly Levels<string>[];
    readonly significators_of_grahas: Readonly<Record<string, Levels<number>>>;
  };
}

const charts = readGolden<KpChart>("textbook/kp_charts.json");
const group = new ExactGroup("KP charts by the textbook");
const LEVELS = ["level1", "level2", "level3", "level4"] as const;

function findLords(longitude: number): readonly string[] {
  const { signLord, starLord, subLord, subSubLord } = findKpLords(longitude);
  return [signLord, starLord, subLord, subSubLord, findFourthLord(longitude)];
}
const lower = (names: readonly string[]): string[] => names.map((name) => name.toLowerCase());

function createPlacement({ longitudes: printed, cusps, expected }: KpChart): KpPlacement {
  const longitudes = toLongitudesById(printed);
  const mapGrahas = <Value>(get: (graha: Graha) => Value) =>
    Object.fromEntries(GRAHAS.map((graha) => [graha, get(graha)])) as Record<Graha, Value>;
  const houses = Object.fromEntries(Object.entries(expected.houses).map(([name, house]) => [toBodyId(name), house]));
  return {
    houses: houses as Record<Graha, number>,
    signs: mapGrahas((graha) => rashiOf(longitudes[graha])),
    starLords: mapGrahas((graha) => findKpLords(longitudes[graha]).starLord),
    cuspLords: cusps.map((cusp) => findKpLords(cusp).signLord),
  };
}

test("there are at least thirty charts", () => expect(charts.length).toBeGreaterThanOrEqual(30));

describe.each(charts)("$id", (chart) => {
  const { expected } = chart;
  test("the lords of nine grahas and twelve cusps", () => {
    group.check(chart.id, 105, () => {
      for (const [name, longitude] of Object.entries(chart.longitudes))
        expect(findLords(longitude), name).toEqual(lower(expected.lords[name] ?? []));
      for (const [index, cusp] of chart.cusps.entries())
        expect(findLords(cusp), `cusp ${index + 1}`).toEqual(lower(expected.cusp_lords[index] ?? []));
    });
  });

  test("significators of houses, and houses of grahas", () => {
    const houses = listHouseSignificators(createPlacement(chart));
    group.check(chart.id, 84, () => {
      for (const [index, levels] of expected.significators_of_houses.entries())
        for (const [at, level] of LEVELS.entries())
          expect(houses[index]?.[level], `house ${index + 1}, ${level}`).toEqual(lower(levels[at] ?? []));
      for (const [name, levels] of Object.entries(expected.significators_of_grahas)) {
        const signified = listSignifiedHouses(toBodyId(name) as Graha, houses);
        for (const [at, level] of LEVELS.entries()) expect(signified[level], `${name}, ${level}`).toEqual(levels[at]);
      }
    });
  });
});

const graha = fc.constantFrom(...GRAHAS);
const perGraha = <Value>(value: fc.Arbitrary<Value>): fc.Arbitrary<Record<Graha, Value>> =>
  fc
    .tuple(...GRAHAS.map(() => value))
    .map((values) => Object.fromEntries(GRAHAS.map((id, index) => [id, values[index]])) as Record<Graha, Value>);
const placement = fc.record({
  houses: perGraha(fc.integer({ min: 1, max: 12 })),
  starLords: perGraha(graha),
  signs: perGraha(fc.integer({ min: 0, max: 359 }).map(rashiOf)),
  cuspLords: fc.array(graha, { minLength: 12, maxLength: 12 }),
});

test("significators' two tables are each other's inverse", () => {
  fc.assert(
    fc.property(placement, (chart) => {
      const houses = listHouseSignificators(chart);
      for (const id of GRAHAS) {
        const signified = listSignifiedHouses(id, houses);
        for (const level of LEVELS) {
          const inverse = houses.filter((each) => each[level].includes(id)).map(({ house }) => house);
          expect(signified[level]).toEqual(inverse);
        }
      }
    }),
  );
});

test("number n and its start agree", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 249 }),
      fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
      (n, way) => {
        const { start, end } = KP_NUMBERS[n - 1] as (typeof KP_NUMBERS)[number];
        expect(findKpNumber(start)).toBe(n);
        const within = start + way * (end - start);
        if (within < end) expect(findKpNumber(within)).toBe(n);
      },
    ),
  );
});
