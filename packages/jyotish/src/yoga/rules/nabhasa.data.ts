import type { GrahaSetExpression, Rule } from "../rule-language.ts";
import { bphs, raman, saravali, type YogaRow, defineYogaGroup } from "../define-yogas.ts";

const BENEFICS: GrahaSetExpression = ["both", "planets", "benefics"];
const MALEFICS: GrahaSetExpression = ["both", "planets", "malefics"];
const SOURCE: YogaRow["source"] = [bphs(35), saravali(21), { text: "raman_300" }];

/** All grahas in some houses, and depending on a setting none of them empty. */
const createShapeRule = (...houses: readonly number[]): Rule => [
  "by_setting",
  "nabhasa_akriti",
  { subset: ["all_in", "planets", houses], each_house_occupied: createConsecutiveHousesRule(houses) },
];

/** All grahas in some houses, and none of them empty. */
const createConsecutiveHousesRule = (houses: readonly number[]): Rule => [
  "all",
  ["all_in", "planets", houses],
  ["each_occupied", houses, "planets"],
];

const listConsecutiveHouses = (start: number, length: number): number[] =>
  Array.from({ length }, (_, step) => ((start - 1 + step) % 12) + 1);

/** Only grahas of one kind in each of at least three kendras. */
const threeKendras = (kind: GrahaSetExpression): Rule => [
  "count",
  { at_least: 3 },
  ...[1, 4, 7, 10].map((house): Rule => ["occupied", ["house", house], kind]),
];

/** Benefics on one axis of the kendras, malefics on the other. */
const createCrossedRule = (benefics: readonly number[], malefics: readonly number[]): Rule => [
  "all",
  ["each_occupied", benefics, BENEFICS],
  ["each_occupied", malefics, MALEFICS],
  ["not", ["any_in", MALEFICS, benefics]],
  ["not", ["any_in", BENEFICS, malefics]],
];

const row = (id: YogaRow["id"], rule: Rule, nature: YogaRow["nature"] = "auspicious"): YogaRow => ({
  id,
  source: SOURCE,
  nature,
  rule,
});

const ASRAYA: readonly YogaRow[] = [
  row("rajju", ["all_in_class", "planets", "movable"], "mixed"),
  row("musala", ["all_in_class", "planets", "fixed"]),
  row("nala", ["all_in_class", "planets", "dual"], "mixed"),
];

const DALA: readonly YogaRow[] = [
  row("mala", ["all", ["all_in", BENEFICS, [1, 4, 7, 10]], threeKendras(BENEFICS)]),
  row("sarpa", threeKendras(MALEFICS), "inauspicious"),
];

const AKRITI: readonly YogaRow[] = [
  row("gada", ["any", createShapeRule(1, 4), createShapeRule(4, 7), createShapeRule(7, 10), createShapeRule(10, 1)]),
  row("sakata", createShapeRule(1, 7), "inauspicious"),
  row("vihaga", createShapeRule(4, 10), "mixed"),
  row("sringataka", createShapeRule(1, 5, 9)),
  row("hala", ["any", createShapeRule(2, 6, 10), createShapeRule(3, 7, 11), createShapeRule(4, 8, 12)], "mixed"),
  row("vajra", createCrossedRule([1, 7], [4, 10]), "mixed"),
  row("yava", createCrossedRule([4, 10], [1, 7]), "mixed"),
  row("kamala", createShapeRule(1, 4, 7, 10)),
  row("vapi", ["any", createShapeRule(2, 5, 8, 11), createShapeRule(3, 6, 9, 12)]),
  row("yupa", createShapeRule(1, 2, 3, 4)),
  row("ishu", createShapeRule(4, 5, 6, 7), "mixed"),
  row("shakti", createShapeRule(7, 8, 9, 10), "inauspicious"),
  row("danda", createShapeRule(10, 11, 12, 1), "inauspicious"),
  row("nau", createConsecutiveHousesRule(listConsecutiveHouses(1, 7))),
  row("kuta", createConsecutiveHousesRule(listConsecutiveHouses(4, 7)), "mixed"),
  row("chatra", createConsecutiveHousesRule(listConsecutiveHouses(7, 7))),
  row("chapa", createConsecutiveHousesRule(listConsecutiveHouses(10, 7))),
  row("ardha_chandra", [
    "any",
    ...[2, 3, 5, 6, 8, 9, 11, 12].map((start): Rule => createConsecutiveHousesRule(listConsecutiveHouses(start, 7))),
  ]),
  row("chakra", createShapeRule(1, 3, 5, 7, 9, 11)),
  row("samudra", createShapeRule(2, 4, 6, 8, 10, 12)),
];

const ANY_OTHER_NABHASA: Rule = ["any", ...[...ASRAYA, ...DALA, ...AKRITI].map(({ rule }) => rule)];

/** All grahas in this many signs; depending on a setting, only if no other nabhasa yoga holds. */
const createSignCountRule = (signs: number): Rule => [
  "by_setting",
  "sankhya_suppressed",
  {
    false: ["distinct_signs", "planets", signs],
    true: ["all", ["distinct_signs", "planets", signs], ["not", ANY_OTHER_NABHASA]],
  },
];

/** Shapes of the whole chart, by the seven grahas (BPHS 35; Saravali 21; Raman's numbers 71 to 102). */
export const NABHASA_YOGAS = defineYogaGroup("nabhasa", [
  ...ASRAYA,
  ...DALA,
  ...AKRITI,
  row("vina", createSignCountRule(7)),
  row("damini", createSignCountRule(6)),
  row("pasha", createSignCountRule(5), "mixed"),
  row("kedara", createSignCountRule(4)),
  row("shula", createSignCountRule(3), "inauspicious"),
  row("yuga", createSignCountRule(2), "inauspicious"),
  row("gola", createSignCountRule(1), "inauspicious"),
]);

const MALIKA_IDS = [
  "lagna_malika",
  "dhana_malika",
  "vikrama_malika",
  "sukha_malika",
  "putra_malika",
  "shatru_malika",
  "kalatra_malika",
  "randhra_malika",
  "bhagya_malika",
  "karma_malika",
  "labha_malika",
  "vyaya_malika",
] as const;

/**
 * A garland: the seven in consecutive houses, one in each, starting from each house (Raman 32-43); or in five or more
 * houses.
 */
export const MALIKA_YOGAS = defineYogaGroup("malika", [
  ...MALIKA_IDS.map((id, index): YogaRow => ({
    id,
    source: [raman(32 + index)],
    nature: [5, 7, 11].includes(index) ? "mixed" : "auspicious",
    rule: ["each_occupied", listConsecutiveHouses(index + 1, 7), "seven"],
  })),
  {
    id: "graha_malika",
    source: [raman(32), { text: "pvr", chapter: 11 }],
    rule: [
      "any",
      ...listConsecutiveHouses(1, 12).flatMap((start) =>
        [5, 6, 7].map((length): Rule => [
          "all",
          ["all_in", "seven", listConsecutiveHouses(start, length)],
          ["each_occupied", listConsecutiveHouses(start, length), "seven"],
        ]),
      ),
    ],
  },
]);
