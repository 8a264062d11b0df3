import { describe, expect, test } from "vitest";
import {
  type DifferingKoota,
  formatMatchingRule,
  groupByRules,
  LANGUAGES,
  MATCHING_RULE_SET_WORDS,
} from "../src/index.ts";

const GANA: DifferingKoota = {
  koota: "gana",
  score: 1,
  ours: 0,
  boy: "deva",
  girl: "rakshasa",
  settings: { gana_deva_rakshasa: 1 },
  exception: null,
};
const NADI: DifferingKoota = {
  koota: "nadi",
  score: 8,
  ours: 0,
  boy: "antya",
  girl: "antya",
  settings: {},
  exception: "nadi_same_sign_other_star",
};
const VASHYA: DifferingKoota = {
  ...GANA,
  koota: "vashya",
  score: 0.5,
  ours: 2,
  boy: "water",
  girl: "human",
  settings: { vashya: "common", vashya_classes: "dharmarth" },
};

describe("a rule of matching", () => {
  test.each([
    [GANA, "Gana: deva with rakshasa counts 1, not 0", "गण: देव और राक्षस के 1, 0 नहीं"],
    [NADI, "Nadi counts 8, not 0: one Moon sign in two stars", "नाड़ी के 8, 0 नहीं: एक चंद्र राशि, दो नक्षत्र"],
    [
      VASHYA,
      "Vashya: water with human counts 0.5, not 2 (Cancer insect, Leo quadruped, Aquarius water)",
      "वश्य: जलचर और मानव के 0.5, 2 नहीं (कर्क कीट, सिंह चतुष्पद, कुंभ जलचर)",
    ],
    [
      { ...GANA, koota: "graha_maitri", score: 3, boy: "sun", girl: "saturn", settings: { graha_maitri: "sum" } },
      "Graha maitri: Sun with Saturn counts 3, not 0",
      "ग्रह मैत्री: सूर्य और शनि के 3, 0 नहीं",
    ],
    [
      { ...GANA, koota: "tara", score: 0, ours: 3, boy: 1, girl: 1, settings: { tara: "one_three_five_seven" } },
      "Tara: the counts 1, 3, 5, 7 have no points: 0, not 3",
      "तारा: 1, 3, 5, 7 की गिनती पर अंक नहीं: 0, 3 नहीं",
    ],
  ] as const)("%j is named by what it counts", (difference, english, hindi) => {
    expect(LANGUAGES.map((language) => formatMatchingRule(difference, language))).toEqual([english, hindi]);
    for (const { en } of Object.values(MATCHING_RULE_SET_WORDS)) expect(english).not.toContain(en);
  });
});

test("programs that count alike are one row, and those that do not differ none", () => {
  const groups = groupByRules([
    { id: "c", total: 27, differences: [NADI] },
    { id: "a", total: 20, differences: [GANA] },
    { id: "d", total: 19, differences: [] },
    { id: "b", total: 20, differences: [GANA] },
  ]);
  expect(groups.map(({ total, programs }) => [total, programs])).toEqual([
    [20, ["a", "b"]],
    [27, ["c"]],
  ]);
});
