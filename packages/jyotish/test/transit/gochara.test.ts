import { GRAHAS, type Graha } from "@lagna/terms";
import { describe, expect, test } from "vitest";
import { GOOD_PLACES, MOORTI_PLACES, VENUS_PLACES } from "../../src/transit/gochara.data.ts";
import { judgeTransits, moortiOf, taraOf } from "../../src/transit/gochara.ts";

/** Everyone where nothing is good for anyone and nobody obstructs, but for those named. */
function places(named: Partial<Record<Graha, number>>): Record<Graha, number> {
  return { ...(Object.fromEntries(GRAHAS.map((graha) => [graha, 13])) as Record<Graha, number>), ...named };
}

describe("vedha", () => {
  test.each([
    ["Jupiter in the second is obstructed from the twelfth", { jupiter: 2, mars: 12 }, "jupiter", ["mars"]],
    ["Saturn in the eleventh from the fifth", { saturn: 11, venus: 5 }, "saturn", ["venus"]],
    ["but not by the Sun, his father", { saturn: 11, sun: 5 }, "saturn", []],
    ["nor the Sun by Saturn", { sun: 3, saturn: 9 }, "sun", []],
    ["nor the Moon by Mercury, her son", { moon: 1, mercury: 5 }, "moon", []],
    ["several may obstruct", { mercury: 2, sun: 5, rahu: 5 }, "mercury", ["sun", "rahu"]],
  ] as const)("%s", (_name, named, graha, by) => {
    const judged = judgeTransits(places(named), "6_and_3")[graha];
    expect(judged).toEqual({ good: true, vedhaBy: by, relievedBy: [] });
  });

  test("reversed, a bad transit is relieved by who stands in the good place", () => {
    // Jupiter's second is obstructed from his twelfth: there, who stands in the second relieves him.
    const judged = judgeTransits(places({ jupiter: 12, mars: 2 }), "6_and_3").jupiter;
    expect(judged).toEqual({ good: false, vedhaBy: [], relievedBy: ["mars"] });
  });

  test("the editions part on Venus in the eleventh and twelfth", () => {
    const at = places({ venus: 11, mars: 6 });
    expect(judgeTransits(at, "6_and_3").venus.vedhaBy).toEqual(["mars"]);
    expect(judgeTransits(at, "3_and_6").venus.vedhaBy).toEqual([]);
  });

  test("no place obstructs itself, and no two good places of a graha are obstructed from one", () => {
    for (const table of [...Object.values(GOOD_PLACES), ...Object.values(VENUS_PLACES)]) {
      const entries = Object.entries(table).map(([good, from]) => [Number(good), from] as const);
      for (const [good, from] of entries) expect(good).not.toBe(from);
      expect(new Set(entries.map(([, from]) => from)).size).toBe(entries.length);
    }
  });
});

test("the moorti of every place of the Moon", () => {
  expect(
    Object.values(MOORTI_PLACES)
      .flat()
      .toSorted((a, b) => a - b),
  ).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  expect(moortiOf("aries", "aries")).toBe("gold");
  expect(moortiOf("aries", "taurus")).toBe("silver");
  expect(moortiOf("aries", "gemini")).toBe("copper");
  expect(moortiOf("pisces", "gemini")).toBe("iron");
});

test("taras are counted in nines from the birth star", () => {
  expect(taraOf(0, 0)).toBe("janma");
  expect(taraOf(0, 14)).toBe("sampat");
  expect(taraOf(20, 10)).toBe("parama_mitra");
  expect(taraOf(0, 9 * (360 / 27) + 0.1)).toBe("janma");
  expect(taraOf(350, 5)).toBe("sampat");
});
