import { GRAHAS, type Graha } from "@lagna/terms";
import { describe, expect, test } from "vitest";
import { GOOD_PLACES, MOORTI_PLACES, VENUS_PLACES } from "../../src/transit/gochara.data.ts";
import { judgeTransits, findMoorti, findTara } from "../../src/transit/gochara.ts";

/** All grahas in houses that are unfavourable and obstruct nothing, except those given. */
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
    ["several grahas may obstruct", { mercury: 2, sun: 5, rahu: 5 }, "mercury", ["sun", "rahu"]],
  ] as const)("%s", (_name, named, graha, by) => {
    const judged = judgeTransits(places(named), "6_and_3")[graha];
    expect(judged).toEqual({ good: true, vedhaBy: by, relievedBy: [] });
  });

  test("reversed, an unfavourable transit is relieved by a graha in the favourable house", () => {
    // Jupiter's second is obstructed from his twelfth: if he is there, a graha in the second relieves him.
    const judged = judgeTransits(places({ jupiter: 12, mars: 2 }), "6_and_3").jupiter;
    expect(judged).toEqual({ good: false, vedhaBy: [], relievedBy: ["mars"] });
  });

  test("the editions differ on Venus in the eleventh and twelfth", () => {
    const at = places({ venus: 11, mars: 6 });
    expect(judgeTransits(at, "6_and_3").venus.vedhaBy).toEqual(["mars"]);
    expect(judgeTransits(at, "3_and_6").venus.vedhaBy).toEqual([]);
  });

  test("no house obstructs itself, and no two favourable houses of a graha are obstructed from the same one", () => {
    for (const table of [...Object.values(GOOD_PLACES), ...Object.values(VENUS_PLACES)]) {
      const entries = Object.entries(table).map(([good, from]) => [Number(good), from] as const);
      for (const [good, from] of entries) expect(good).not.toBe(from);
      expect(new Set(entries.map(([, from]) => from)).size).toBe(entries.length);
    }
  });
});

test("the moorti for every house of the Moon", () => {
  expect(
    Object.values(MOORTI_PLACES)
      .flat()
      .toSorted((a, b) => a - b),
  ).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  expect(findMoorti("aries", "aries")).toBe("gold");
  expect(findMoorti("aries", "taurus")).toBe("silver");
  expect(findMoorti("aries", "gemini")).toBe("copper");
  expect(findMoorti("pisces", "gemini")).toBe("iron");
});

test("taras are counted in nines from the birth nakshatra", () => {
  expect(findTara(0, 0)).toBe("janma");
  expect(findTara(0, 14)).toBe("sampat");
  expect(findTara(20, 10)).toBe("parama_mitra");
  expect(findTara(0, 9 * (360 / 27) + 0.1)).toBe("janma");
  expect(findTara(350, 5)).toBe("sampat");
});
