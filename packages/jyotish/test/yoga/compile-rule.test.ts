import { GRAHAS, type Graha, RASHIS, type Rashi } from "@lagna/terms";
import { describe, expect, test } from "vitest";
import { type SignChartInput, createSignRuleChart, type KnownSigns } from "../../src/yoga/sign-rule-chart.ts";
import { compileRule, type TracedPredicate } from "../../src/yoga/compile-rule.ts";
import { type Rule, RuleError } from "../../src/yoga/rule-language.ts";
import {
  and,
  evaluateCount,
  FALSE,
  not,
  or,
  toBooleanOrNull,
  TRUE,
  UNKNOWN,
} from "../../src/yoga/three-valued-logic.ts";

/** Lagna in Aries; Jupiter alone in his own sign; the Sun with Mercury; Venus and Mars in exchange. */
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
const judged = (rule: Rule, signs: KnownSigns = {}, more: Partial<SignChartInput> = {}): boolean | null =>
  toBooleanOrNull(compileRule(rule).test(createSignRuleChart({ signs: { ...SIGNS, ...signs }, ...more })));

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

  test("unknown stays unknown when negated", () => expect([FALSE, UNKNOWN, TRUE].map(not)).toEqual([2, 1, 0]));

  test.each([
    [2, 2, 2, 9, TRUE],
    [1, 1, 2, 9, FALSE],
    [1, 3, 2, 9, UNKNOWN],
    [3, 4, 0, 3, UNKNOWN],
    [4, 5, 0, 3, FALSE],
  ])("%d certain and %d possible of %d to %d", (certain, possible, least, most, expected) => {
    expect(evaluateCount(certain, possible, least, most)).toBe(expected);
  });
});

describe("rules on a complete chart", () => {
  test.each<[string, Rule, boolean]>([
    ["a house from the lagna", ["in_house", "sun", [5]], true],
    ["a house from a graha", ["in_house", "jupiter", [5], "sun"], true],
    ["the lord of a house", ["in_house", ["lord", 9], [9]], true],
    ["the lord of a house from a graha", ["same", ["lord_from", "moon", 4], "venus"], true],
    ["a dispositor", ["same", ["dispositor", "mars"], "venus"], true],
    ["a class of signs", ["sign_class", "jupiter", "dual", "fixed"], true],
    ["the sign of a house", ["sign_class", ["house", 2], "movable"], false],
    ["a house with some of a set", ["occupied", ["house", 5], "benefics"], false],
    ["a house with none of a set", ["empty", ["house", 12]], true],
    ["no other graha", ["only", ["house", 4], ["of", "moon"]], true],
    ["another graha", ["only", ["house", 5], ["of", "sun"]], false],
    ["all of a set", ["all_in", ["of", "sun", "mercury"], [5]], true],
    ["at least a number of a set", ["count_in", "seven", [1, 2, 4, 5], 5, 5], true],
    ["each house occupied", ["each_occupied", [1, 2, 4], "seven"], true],
    ["number of distinct signs", ["distinct_signs", "seven", 6], true],
    ["a number in one sign", ["gathered", "nine", 2], true],
    ["on both sides", ["hemmed", "moon", ["of", "sun", "rahu"]], true],
    ["on both sides, and no other graha there", ["hemmed_only", "moon", ["of", "sun", "rahu"]], false],
    ["company", ["with", "sun", ["of", "mercury"]], true],
    ["a graha is not conjunct with itself", ["together", "sun", ["lord", 5]], false],
    ["an aspect", ["aspects", "jupiter", "sun"], true],
    ["an aspect on a house", ["aspects", "mars", ["house", 8]], true],
    ["a node's aspect", ["aspects", "rahu", "ketu"], false],
    ["aspected only by a set", ["aspected_only", "mercury", ["of", "jupiter", "mars"]], true],
    ["a rashi drishti", ["aspects_rashi", "sun", ["house", 7]], true],
    ["both ways", ["mutual_aspect", "moon", "saturn"], true],
    ["an exchange", ["exchange", "mars", "venus"], true],
    ["no exchange with itself", ["exchange", ["lord", 1], "mars"], false],
    ["any kind of association", ["associated", ["lord", 1], ["lord", 2]], true],
    ["houses from each other", ["mutual_kendra", "jupiter", "moon"], false],
    ["trines", ["mutual_trikona", "jupiter", "sun"], true],
    ["friends of each other", ["friends", "sun", "jupiter"], true],
    ["a friendship that is not mutual", ["friends", "mercury", "moon"], false],
    ["a dignity", ["dignity", "saturn", ["own"]], true],
    [
      "two dignities in the same sign",
      ["all", ["dignity", "saturn", ["own"]], ["dignity", "saturn", ["exalted"]]],
      false,
    ],
    ["strength", ["strong", "jupiter"], true],
    ["weakness", ["weak", "venus"], false],
    ["direction", ["dig_bala", "moon"], true],
    [
      "one graha satisfies it",
      ["exists", "$g", "seven", ["all", ["in_house", "$g", [9]], ["dignity", "$g", ["own"]]]],
      true,
    ],
    ["all grahas satisfy it", ["for_each", "$g", ["of", "sun", "moon"], ["dignity", "$g", ["own"]]], true],
    ["a bound name", ["let", "$d", ["lord", 10], ["in_house", "$d", [10]]], true],
    [
      "an exact count",
      ["count", { at_least: 1, at_most: 1 }, ["in_house", "sun", [5]], ["in_house", "sun", [6]]],
      true,
    ],
    [
      "a rule by setting",
      ["by_setting", "kemadruma", { pvr: ["in_house", "sun", [5]], moon_alone: ["in_house", "sun", [6]] }],
      true,
    ],
  ])("%s", (_, rule, expected) => expect(judged(rule)).toBe(expected));

  test("the final dispositor", () => {
    const chain: Record<string, Rashi> = { moon: "leo", mars: "leo", mercury: "leo", jupiter: "leo", venus: "leo" };
    expect(judged(["final_dispositor", "sun"], { ...chain, saturn: "taurus" })).toBe(true);
    expect(judged(["final_dispositor", "sun"], { ...chain, saturn: "aquarius" })).toBe(false);
  });

  test("in another varga, with houses from its lagna and names bound in the birth chart", () => {
    const navamsa = { lagna: "libra", mars: "aries", jupiter: "cancer" } as const;
    expect(judged(["in_varga", "D9", ["in_house", "jupiter", [10]]], {}, { navamsa })).toBe(true);
    const lord: Rule = ["let", "$l", ["lord", 1], ["in_varga", "D9", ["in_house", "$l", [7]]]];
    expect(judged(lord, {}, { navamsa })).toBe(true);
    expect(judged(["same", ["navamsa_lord", "jupiter"], "moon"], {}, { navamsa })).toBe(true);
  });
});

describe("rules on a chart with unknowns", () => {
  test.each<[string, Rule, KnownSigns, boolean | null]>([
    ["no lagna", ["in_house", "sun", [5]], { lagna: null }, null],
    ["no lagna, but counted from another place", ["in_house", "jupiter", [5], "sun"], { lagna: null }, true],
    ["one body with unknown sign", ["in_house", "saturn", [10]], { saturn: null }, null],
    ["one unknown among all", ["all_in_class", "seven", "movable"], { saturn: null }, false],
    ["an unknown one that could occupy the house", ["empty", ["house", 12]], { saturn: null }, null],
    ["a body missing in the chart", ["empty", ["house", 12]], { saturn: undefined }, true],
    ["a missing body named by the rule", ["in_house", "saturn", [10]], { saturn: undefined }, null],
    ["its navamsa", ["vargottama", "sun"], {}, null],
    ["its degrees", ["deep_exalted", "sun"], { sun: "aries" }, null],
    ["degrees that are irrelevant", ["deep_exalted", "sun"], {}, false],
    ["the hour", ["day_birth"], {}, null],
    ["the light of the Moon, known from signs", ["waxing"], {}, false],
    ["the light of the Moon, unknown from signs", ["waxing"], { moon: "leo" }, null],
    ["the same result either way", ["any", ["day_birth"], ["not", ["day_birth"]]], {}, null],
    ["decided without it", ["any", ["day_birth"], ["in_house", "sun", [5]]], {}, true],
  ])("%s", (_, rule, signs, expected) => expect(judged(rule, signs)).toBe(expected));

  test("combustion and the Moon's nature: left out as in a printed chart, or unknown", () => {
    expect(judged(["combust", "mercury"])).toBe(false);
    expect(judged(["combust", "mercury"], {}, { missingFacts: "unknown" })).toBe(null);
    expect(judged(["combust", "jupiter"], {}, { missingFacts: "unknown" })).toBe(false);
    expect(judged(["member", "moon", "benefics"])).toBe(false);
    expect(judged(["member", "moon", "benefics"], {}, { missingFacts: "unknown" })).toBe(null);
    expect(judged(["member", "moon", "benefics"], {}, { benefics: ["moon"], malefics: [] })).toBe(true);
  });
});

describe("traces", () => {
  function traced(rule: Rule, signs: KnownSigns = {}): TracedPredicate[] {
    const trace: TracedPredicate[] = [];
    compileRule(rule).explain(createSignRuleChart({ signs: { ...SIGNS, ...signs } }), true, trace);
    return trace;
  }

  test("name the leaves that hold, in the rule's words, and the grahas that form them", () => {
    expect(traced(["all", ["in_house", ["lord", 9], [1, 9]], ["aspected", ["house", 1], "seven"]])).toEqual([
      { predicate: "in_house", args: ["lord(9)", "1 9"], value: true, grahas: ["jupiter"] },
      { predicate: "aspected", args: ["house(1)", "seven"], value: true, grahas: ["jupiter"] },
    ]);
  });

  test("contain the alternatives that hold, and negated leaves that do not", () => {
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

  test("contain the graha of a set for which it holds", () => {
    const rule: Rule = ["exists", "$g", "seven", ["all", ["in_house", "$g", [9]], ["dignity", "$g", ["own"]]]];
    expect(new Set(traced(rule).flatMap(({ grahas }) => grahas))).toEqual(new Set(["jupiter"]));
  });
});

test.each<[string, unknown, string]>([
  ["an unknown predicate", ["all", ["in_hose", "sun", [1]]], "all.0.in_hose"],
  ["an unknown graha", ["in_house", "pluto", [1]], "in_house"],
  ["an invalid house number", ["any", ["in_house", "sun", [13]]], "any.0.in_house"],
  ["an unknown set", ["occupied", "lagna", "friends"], "occupied"],
  ["an unbound name", ["in_house", "$g", [1]], "in_house"],
  ["an unknown dignity", ["dignity", "sun", ["elated"]], "dignity"],
  ["an empty list", ["all"], "all"],
  ["no list", "sun", ""],
])("%s is refused with its path", (_, rule, path) => {
  let refused: unknown;
  try {
    compileRule(rule as Rule);
  } catch (error) {
    refused = error;
  }
  expect(refused).toBeInstanceOf(RuleError);
  expect((refused as RuleError).path).toBe(path);
});

test("the chart of these tests is complete", () => {
  expect(Object.keys(SIGNS)).toHaveLength(GRAHAS.length + 1);
  expect(Object.values(SIGNS).every((sign) => RASHIS.includes(sign))).toBe(true);
});

test("a debilitated graha gets no benefit from a friend's sign: Mars in Cancer, Venus in Virgo", () => {
  const fallen: KnownSigns = { mars: "cancer", venus: "virgo" };
  for (const graha of ["mars", "venus"] as const) {
    expect(judged(["dignity", graha, ["friend"]], fallen)).toBe(false);
    expect(judged(["strong", graha], fallen)).toBe(false);
    expect(judged(["weak", graha], fallen)).toBe(true);
  }
  expect(judged(["dignity", "mars", ["friend"]], { mars: "leo" })).toBe(true);
});
