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

  /** Phaladeepika 26: the favourable houses from the Moon, each with the house that obstructs it. */
  test.each<[Graha, string]>([
    ["sun", "3-9 6-12 10-4 11-5"],
    ["moon", "1-5 3-9 6-12 7-2 10-4 11-8"],
    ["mars", "3-12 6-9 11-5"],
    ["mercury", "2-5 4-3 6-9 8-1 10-8 11-12"],
    ["jupiter", "2-12 5-4 7-3 9-10 11-8"],
    ["venus", "1-8 2-7 3-1 4-10 5-9 8-5 9-11 11-6 12-3"],
    ["saturn", "3-12 6-9 11-5"],
    ["rahu", "3-12 6-9 11-5"],
    ["ketu", "3-12 6-9 11-5"],
  ])("%s is favourable and obstructed in %s", (graha, pairs) => {
    const other: Graha = graha === "jupiter" ? "mars" : "jupiter";
    const found: string[] = [];
    for (let place = 1; place <= 12; place += 1) {
      for (let from = 1; from <= 12; from += 1) {
        const given: Partial<Record<Graha, number>> = { [graha]: place, [other]: from };
        const judged = judgeTransits(places(given), "6_and_3")[graha];
        if (judged.good && judged.vedhaBy.includes(other)) found.push(`${place}-${from}`);
      }
    }
    expect(found.join(" ")).toBe(pairs);
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
