import type { GrahaSetExpression, PlaceExpression, Rule } from "../rule-language.ts";
import {
  bphs,
  dispositorOf,
  GOOD_DIGNITY,
  signOfHouse,
  joins,
  KENDRA_HOUSES,
  lordOfHouse,
  phaladeepika,
  PVR,
  raman,
  UPACHAYA_HOUSES,
  type YogaRow,
  defineYogaGroup,
} from "../define-yogas.ts";

/** Mars to Saturn: the grahas that form solar and lunar yogas. */
const FIVE: GrahaSetExpression = ["others_than", "seven", "sun", "moon"];

/** At least one of the five in a house from a luminary; depending on a setting, spoiled by the excluded ones there. */
function beside(from: "sun" | "moon", house: number, by: GrahaSetExpression = FIVE): Rule {
  const excluded: GrahaSetExpression = ["of", from === "sun" ? "moon" : "sun", "rahu", "ketu"];
  const placement: Rule = ["any_in", by, [house], from];
  const pure: Rule = ["all", placement, ["not", ["any_in", excluded, [house], from]]];
  return ["by_setting", "spoiled_by_excluded", { false: placement, true: pure }];
}

const BENEFIC_FIVE: GrahaSetExpression = ["both", FIVE, "benefics"];
const MALEFIC_FIVE: GrahaSetExpression = ["both", FIVE, "malefics"];
/** By benefics alone, or by malefics alone. */
const purely = (houses: readonly number[], good: boolean): Rule => [
  "all",
  ...houses.map((house) => beside("sun", house, good ? BENEFIC_FIVE : MALEFIC_FIVE)),
  ["not", ["any_in", good ? MALEFIC_FIVE : BENEFIC_FIVE, houses, "sun"]],
];

const solar = (form: string): readonly ReturnType<typeof bphs>[] => [
  bphs(37),
  raman({ vesi: 16, vosi: 17, ubhayachari: 18 }[form] ?? 16),
];

/** Solar yogas: the five next to the Sun (BPHS 37; Raman 16-18, 24). The Moon and the nodes do not count. */
export const SURYA_YOGAS = defineYogaGroup("surya", [
  { id: "vesi", source: solar("vesi"), rule: beside("sun", 2) },
  { id: "vosi", source: solar("vosi"), rule: beside("sun", 12) },
  { id: "ubhayachari", source: solar("ubhayachari"), rule: ["all", beside("sun", 2), beside("sun", 12)] },
  { id: "shubha_vesi", source: solar("vesi"), rule: purely([2], true) },
  { id: "shubha_vosi", source: solar("vosi"), rule: purely([12], true) },
  { id: "shubha_ubhayachari", source: solar("ubhayachari"), rule: purely([2, 12], true) },
  { id: "papa_vesi", source: solar("vesi"), nature: "inauspicious", rule: purely([2], false) },
  { id: "papa_vosi", source: solar("vosi"), nature: "inauspicious", rule: purely([12], false) },
  { id: "papa_ubhayachari", source: solar("ubhayachari"), nature: "inauspicious", rule: purely([2, 12], false) },
  {
    id: "nipuna",
    source: [raman(24)],
    rule: [
      "by_setting",
      "nipuna",
      {
        together: ["together", "sun", "mercury"],
        not_combust: ["all", ["together", "sun", "mercury"], ["not", ["combust", "mercury"]]],
      },
    ],
  },
]);

/** Mercury, Jupiter and Venus, whatever the company of Mercury (Raman 7). */
const ADHI_GRAHAS: GrahaSetExpression = ["of", "mercury", "jupiter", "venus"];
const TENTHS: readonly PlaceExpression[] = [signOfHouse(10), ["house_from", "moon", 10]];
const moonFromSun = (id: YogaRow["id"], houses: readonly number[], nature: YogaRow["nature"]): YogaRow => ({
  id,
  source: [bphs(36)],
  ...(nature && { nature }),
  rule: ["in_house", "moon", houses, "sun"],
});

/** Lunar yogas: the five next to the Moon, and those counted from her (BPHS 36; Phaladeepika 6; Raman 1-13). */
export const CHANDRA_YOGAS = defineYogaGroup("chandra", [
  { id: "sunapha", source: [bphs(36), raman(2)], rule: beside("moon", 2) },
  { id: "anapha", source: [bphs(36), raman(3)], rule: beside("moon", 12) },
  { id: "durudhara", source: [bphs(36), raman(4)], rule: ["all", beside("moon", 2), beside("moon", 12)] },
  {
    id: "kemadruma",
    source: [PVR, bphs(36), raman(5)],
    nature: "inauspicious",
    rule: [
      "by_setting",
      "kemadruma",
      {
        pvr: [
          "all",
          ["not", ["any_in", FIVE, [1, 2, 12], "moon"]],
          ["not", ["any_in", ["others_than", "seven", "moon"], KENDRA_HOUSES]],
        ],
        moon_alone: ["not", ["any_in", FIVE, [2, 12], "moon"]],
      },
    ],
  },
  {
    id: "chandra_mangala",
    source: [PVR, raman(6)],
    rule: [
      "by_setting",
      "chandra_mangala",
      {
        together: ["together", "moon", "mars"],
        together_or_opposed: ["in_house", "mars", [1, 7], "moon"],
      },
    ],
  },
  { id: "adhi", source: [bphs(36), raman(7)], rule: ["all_in", ADHI_GRAHAS, [6, 7, 8], "moon"] },
  {
    id: "chandra_adhi",
    source: [bphs(36), raman(7)],
    rule: ["each_occupied", [6, 7, 8], ADHI_GRAHAS, "moon"],
  },
  {
    id: "gaja_kesari",
    source: [PVR, raman(1)],
    rule: [
      "by_setting",
      "gaja_kesari",
      {
        pvr: [
          "all",
          ["in_house", "jupiter", KENDRA_HOUSES, "moon"],
          ["joined_or_aspected", "jupiter", ["others_than", "benefics", "jupiter"]],
          ["not", ["dignity", "jupiter", ["debilitated", "enemy"]]],
          ["not", ["combust", "jupiter"]],
        ],
        kendra_alone: ["in_house", "jupiter", KENDRA_HOUSES, "moon"],
      },
    ],
  },
  {
    id: "sakata_moon",
    source: [phaladeepika(6), raman(12)],
    nature: "inauspicious",
    rule: ["all", ["in_house", "moon", [6, 8, 12], "jupiter"], ["not", ["in_house", "moon", KENDRA_HOUSES]]],
  },
  {
    id: "amala",
    source: [PVR, raman(13)],
    rule: [
      "by_setting",
      "amala",
      {
        only_benefics: ["any", ...TENTHS.map((tenth): Rule => ["only", tenth, "benefics"])],
        a_benefic: ["any", ...TENTHS.map((tenth): Rule => ["occupied", tenth, "benefics"])],
      },
    ],
  },
  {
    id: "vasumati",
    source: [PVR, raman(9)],
    rule: [
      "any",
      ["all_in", "benefics", UPACHAYA_HOUSES],
      ["all_in", ["others_than", "benefics", "moon"], UPACHAYA_HOUSES, "moon"],
    ],
  },
  {
    id: "pushkala",
    source: [PVR, raman(26)],
    rule: [
      "all",
      joins(lordOfHouse(1), "moon"),
      ["any", ["in_house", dispositorOf("moon"), KENDRA_HOUSES], ["dignity", dispositorOf("moon"), ["great_friend"]]],
      ["aspects", dispositorOf("moon"), "lagna"],
      ["exists", "$g", "nine", ["all", ["in_house", "$g", [1]], ["strong", "$g"]]],
    ],
  },
  { id: "chatussagara", source: [raman(8)], rule: ["each_occupied", KENDRA_HOUSES, "nine"] },
  {
    id: "rajalakshana",
    source: [raman(10)],
    rule: ["all", ["all_in", ["of", "jupiter", "venus", "mercury", "moon"], KENDRA_HOUSES]],
  },
  { id: "chandra_uchcha", source: [bphs(36)], rule: ["dignity", "moon", ["exalted"]] },
  { id: "purna_chandra", source: [bphs(36)], rule: ["tithi", [15]] },
  moonFromSun("adhama_chandra", [1, 4, 7, 10], "inauspicious"),
  moonFromSun("sama_chandra", [2, 5, 8, 11], "mixed"),
  moonFromSun("varishtha_chandra", [3, 6, 9, 12], undefined),
  {
    id: "chandra_drishta",
    source: [bphs(36)],
    rule: [
      "any",
      ["all", ["day_birth"], ["in_varga", "D9", ["dignity", "moon", GOOD_DIGNITY]], ["aspects", "jupiter", "moon"]],
      [
        "all",
        ["not", ["day_birth"]],
        ["in_varga", "D9", ["dignity", "moon", GOOD_DIGNITY]],
        ["aspects", "venus", "moon"],
      ],
    ],
  },
]);
