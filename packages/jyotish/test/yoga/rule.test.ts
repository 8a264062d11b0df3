import { GRAHAS, type Graha, RASHIS, type Rashi } from "@lagna/terms";
import { describe, expect, test } from "vitest";
import { type ChartOfSigns, chartOfSigns, type KnownSigns } from "../../src/yoga/chart-of-signs.ts";
import { compile, type TraceLeaf } from "../../src/yoga/compile.ts";
import { type Rule, RuleError } from "../../src/yoga/rule.ts";
import { and, countWithin, FALSE, not, or, saidOf, TRUE, UNKNOWN } from "../../src/yoga/truth.ts";

/** Lagna in Aries; Jupiter alone in his own sign; the Sun with Mercury; Venus and Mars in each other's signs. */
const SIGNS: Record<Graha | "lagna", Rashi> = {
  lagna: "aries",
  sun: "leo",
  moon: "cancer",
  mars: "taurus",
  mercury: "leo",
  jupiter: "sagittarius",
  venus: "aries",
  saturn: "capricorn",
  rahu: "gemini",
  ketu: "sagittarius",
};
const judged = (rule: Rule, signs: KnownSigns = {}, more: Partial<ChartOfSigns> = {}): boolean | null =>
  saidOf(compile(rule).test(chartOfSigns({ signs: { ...SIGNS, ...signs }, ...more })));

describe("three values", () => {
  test.each([
    [FALSE, FALSE, FALSE, FALSE],
    [FALSE, UNKNOWN, FALSE, UNKNOWN],
    [FALSE, TRUE, FALSE, TRUE],
    [UNKNOWN, UNKNOWN, UNKNOWN, UNKNOWN],
    [UNKNOWN, TRUE, UNKNOWN, TRUE],
    [TRUE, TRUE, TRUE, TRUE],
  ])("%d and, or %d", (a, b, both, either) => {
    expect([and(a, b), and(b, a), or(a, b), or(b, a)]).toEqual([both, both, either, either]);
  });

  test("not known is not known when denied", () => expect([FALSE, UNKNOWN, TRUE].map(not)).toEqual([2, 1, 0]));

  test.each([
    [2, 2, 2, 9, TRUE],
    [1, 1, 2, 9, FALSE],
    [1, 3, 2, 9, UNKNOWN],
    [3, 4, 0, 3, UNKNOWN],
    [4, 5, 0, 3, FALSE],
  ])("%d certain and %d possible of %d to %d", (certain, possible, least, most, said) => {
    expect(countWithin(certain, possible, least, most)).toBe(said);
  });
});

describe("what rules say", () => {
  test.each<[string, Rule, boolean]>([
    ["a house from the lagna", ["in_house", "sun", [5]], true],
    ["a house from a graha", ["in_house", "jupiter", [5], "sun"], true],
    ["the lord of a house", ["in_house", ["lord", 9], [9]], true],
    ["the lord of a house from a graha", ["same", ["lord_from", "moon", 4], "venus"], true],
    ["a dispositor", ["same", ["dispositor", "mars"], "venus"], true],
    ["a class of signs", ["sign_class", "jupiter", "dual", "fixed"], true],
    ["the sign of a house", ["sign_class", ["house", 2], "movable"], false],
    ["a house with some of a set", ["occupied", ["house", 5], "benefics"], false],
    ["a house without", ["empty", ["house", 12]], true],
    ["nobody else", ["only", ["house", 4], ["of", "moon"]], true],
    ["somebody else", ["only", ["house", 5], ["of", "sun"]], false],
    ["all of a set", ["all_in", ["of", "sun", "mercury"], [5]], true],
    ["so many of a set", ["count_in", "seven", [1, 2, 4, 5], 5, 5], true],
    ["each house held", ["each_occupied", [1, 2, 4], "seven"], true],
    ["how many signs", ["distinct_signs", "seven", 6], true],
    ["so many in one sign", ["gathered", "nine", 2], true],
    ["on both sides", ["hemmed", "moon", ["of", "sun", "rahu"]], true],
    ["on both sides, and nobody else there", ["hemmed_only", "moon", ["of", "sun", "rahu"]], false],
    ["company", ["with", "sun", ["of", "mercury"]], true],
    ["nobody keeps himself company", ["together", "sun", ["lord", 5]], false],
    ["an aspect", ["aspects", "jupiter", "sun"], true],
    ["an aspect on a house", ["aspects", "mars", ["house", 8]], true],
    ["a node's aspect", ["aspects", "rahu", "ketu"], false],
    ["those who alone aspect", ["aspected_only", "mercury", ["of", "jupiter", "mars"]], true],
    ["an aspect of signs", ["aspects_rashi", "sun", ["house", 7]], true],
    ["both ways", ["mutual_aspect", "moon", "saturn"], true],
    ["an exchange", ["exchange", "mars", "venus"], true],
    ["no exchange with himself", ["exchange", ["lord", 1], "mars"], false],
    ["a bond of any kind", ["associated", ["lord", 1], ["lord", 2]], true],
    ["places from one another", ["mutual_kendra", "jupiter", "moon"], false],
    ["trines", ["mutual_trikona", "jupiter", "sun"], true],
    ["friends of each other", ["friends", "sun", "jupiter"], true],
    ["one who is no friend in turn", ["friends", "mercury", "moon"], false],
    ["a dignity", ["dignity", "saturn", ["own"]], true],
    ["two dignities of one sign", ["all", ["dignity", "saturn", ["own"]], ["dignity", "saturn", ["exalted"]]], false],
    ["strength", ["strong", "jupiter"], true],
    ["weakness", ["weak", "venus"], false],
    ["direction", ["dig_bala", "moon"], true],
    [
      "one for whom it is so",
      ["exists", "$g", "seven", ["all", ["in_house", "$g", [9]], ["dignity", "$g", ["own"]]]],
      true,
    ],
    ["all for whom it should be", ["for_each", "$g", ["of", "sun", "moon"], ["dignity", "$g", ["own"]]], true],
    ["a name for somebody", ["let", "$d", ["lord", 10], ["in_house", "$d", [10]]], true],
    [
      "no less and no more",
      ["count", { at_least: 1, at_most: 1 }, ["in_house", "sun", [5]], ["in_house", "sun", [6]]],
      true,
    ],
    [
      "as a setting has it",
      ["by_setting", "kemadruma", { pvr: ["in_house", "sun", [5]], moon_alone: ["in_house", "sun", [6]] }],
      true,
    ],
  ])("%s", (_, rule, said) => expect(judged(rule)).toBe(said));

  test("the end of all dispositors", () => {
    const chain: Record<string, Rashi> = { moon: "leo", mars: "leo", mercury: "leo", jupiter: "leo", venus: "leo" };
    expect(judged(["final_dispositor", "sun"], { ...chain, saturn: "taurus" })).toBe(true);
    expect(judged(["final_dispositor", "sun"], { ...chain, saturn: "aquarius" })).toBe(false);
  });

  test("in another varga, houses from its lagna and names from the birth", () => {
    const navamsa = { lagna: "libra", mars: "aries", jupiter: "cancer" } as const;
    expect(judged(["in_varga", "D9", ["in_house", "jupiter", [10]]], {}, { navamsa })).toBe(true);
    const lord: Rule = ["let", "$l", ["lord", 1], ["in_varga", "D9", ["in_house", "$l", [7]]]];
    expect(judged(lord, {}, { navamsa })).toBe(true);
    expect(judged(["same", ["navamsa_lord", "jupiter"], "moon"], {}, { navamsa })).toBe(true);
  });
});

describe("what a chart does not say", () => {
  test.each<[string, Rule, KnownSigns, boolean | null]>([
    ["no lagna", ["in_house", "sun", [5]], { lagna: null }, null],
    ["no lagna, but counted from another", ["in_house", "jupiter", [5], "sun"], { lagna: null }, true],
    ["one body lost", ["in_house", "saturn", [10]], { saturn: null }, null],
    ["one lost of all", ["all_in_class", "seven", "movable"], { saturn: null }, false],
    ["one lost who could fill a house", ["empty", ["house", 12]], { saturn: null }, null],
    ["a body the chart does not have", ["empty", ["house", 12]], { saturn: undefined }, true],
    ["and named itself", ["in_house", "saturn", [10]], { saturn: undefined }, null],
    ["its navamsa", ["vargottama", "sun"], {}, null],
    ["its degrees", ["deep_exalted", "sun"], { sun: "aries" }, null],
    ["degrees that do not matter", ["deep_exalted", "sun"], {}, false],
    ["the hour", ["day_birth"], {}, null],
    ["the light of the Moon, told by signs", ["waxing"], {}, false],
    ["the light of the Moon, not told by signs", ["waxing"], { moon: "leo" }, null],
    ["either way the same", ["any", ["day_birth"], ["not", ["day_birth"]]], {}, null],
    ["enough without it", ["any", ["day_birth"], ["in_house", "sun", [5]]], {}, true],
  ])("%s", (_, rule, signs, said) => expect(judged(rule, signs)).toBe(said));

  test("combustion and the Moon's nature: left out as in a printed chart, or not known", () => {
    expect(judged(["combust", "mercury"])).toBe(false);
    expect(judged(["combust", "mercury"], {}, { unsaid: "unknown" })).toBe(null);
    expect(judged(["combust", "jupiter"], {}, { unsaid: "unknown" })).toBe(false);
    expect(judged(["member", "moon", "benefics"])).toBe(false);
    expect(judged(["member", "moon", "benefics"], {}, { unsaid: "unknown" })).toBe(null);
    expect(judged(["member", "moon", "benefics"], {}, { benefics: ["moon"], malefics: [] })).toBe(true);
  });
});

describe("traces", () => {
  function traced(rule: Rule, signs: KnownSigns = {}): TraceLeaf[] {
    const trace: TraceLeaf[] = [];
    compile(rule).explain(chartOfSigns({ signs: { ...SIGNS, ...signs } }), true, trace);
    return trace;
  }

  test("name the leaves that hold, in the rule's words, and who makes them", () => {
    expect(traced(["all", ["in_house", ["lord", 9], [1, 9]], ["aspected", ["house", 1], "seven"]])).toEqual([
      { predicate: "in_house", args: ["lord(9)", "1 9"], value: true, grahas: ["jupiter"] },
      { predicate: "aspected", args: ["house(1)", "seven"], value: true, grahas: ["jupiter"] },
    ]);
  });

  test("of alternatives those that hold, of what is denied that it does not", () => {
    const rule: Rule = [
      "all",
      ["any", ["in_house", "sun", [1]], ["in_house", "sun", [5]]],
      ["not", ["combust", "mars"]],
    ];
    expect(traced(rule).map(({ predicate, value, grahas }) => [predicate, value, grahas])).toEqual([
      ["in_house", true, ["sun"]],
      ["combust", false, []],
    ]);
  });

  test("of a set the one for whom it is so", () => {
    const rule: Rule = ["exists", "$g", "seven", ["all", ["in_house", "$g", [9]], ["dignity", "$g", ["own"]]]];
    expect(new Set(traced(rule).flatMap(({ grahas }) => grahas))).toEqual(new Set(["jupiter"]));
  });
});

test.each<[string, unknown, string]>([
  ["an unknown predicate", ["all", ["in_hose", "sun", [1]]], "all.0.in_hose"],
  ["an unknown graha", ["in_house", "pluto", [1]], "in_house"],
  ["a house there is none of", ["any", ["in_house", "sun", [13]]], "any.0.in_house"],
  ["an unknown set", ["occupied", "lagna", "friends"], "occupied"],
  ["a name nobody bound", ["in_house", "$g", [1]], "in_house"],
  ["an unknown dignity", ["dignity", "sun", ["elated"]], "dignity"],
  ["nothing to join", ["all"], "all"],
  ["no list", "sun", ""],
])("%s is refused with its place", (_, rule, path) => {
  let refused: unknown;
  try {
    compile(rule as Rule);
  } catch (error) {
    refused = error;
  }
  expect(refused).toBeInstanceOf(RuleError);
  expect((refused as RuleError).path).toBe(path);
});

test("the chart of these tests is whole", () => {
  expect(Object.keys(SIGNS)).toHaveLength(GRAHAS.length + 1);
  expect(Object.values(SIGNS).every((sign) => RASHIS.includes(sign))).toBe(true);
});

test("a debilitated graha has no good of a friend's sign: Mars in Cancer, Venus in Virgo", () => {
  const fallen: KnownSigns = { mars: "cancer", venus: "virgo" };
  for (const graha of ["mars", "venus"] as const) {
    expect(judged(["dignity", graha, ["friend"]], fallen)).toBe(false);
    expect(judged(["strong", graha], fallen)).toBe(false);
    expect(judged(["weak", graha], fallen)).toBe(true);
  }
  expect(judged(["dignity", "mars", ["friend"]], { mars: "leo" })).toBe(true);
});
