import type { GrahaSet, Rule } from "../rule.ts";
import { bphs, raman, saravali, type YogaRow, yogasOfGroup } from "../yoga-data.ts";

const BENEFICS: GrahaSet = ["both", "planets", "benefics"];
const MALEFICS: GrahaSet = ["both", "planets", "malefics"];
const SOURCE: YogaRow["source"] = [bphs(35), saravali(21), { text: "raman_300" }];

/** Everybody inside some houses, and where that is asked for none of them empty. */
const shape = (...houses: readonly number[]): Rule => [
  "by_setting",
  "nabhasa_akriti",
  { subset: ["all_in", "planets", houses], each_house_occupied: string(houses) },
];

/** Everybody inside some houses, and none of them empty. */
const string = (houses: readonly number[]): Rule => [
  "all",
  ["all_in", "planets", houses],
  ["each_occupied", houses, "planets"],
];

const run = (start: number, length: number): number[] =>
  Array.from({ length }, (_, step) => ((start - 1 + step) % 12) + 1);

/** One kind of graha, and no other, in each of three kendras at least. */
const threeKendras = (kind: GrahaSet): Rule => [
  "count",
  { at_least: 3 },
  ...[1, 4, 7, 10].map((house): Rule => ["occupied", ["house", house], kind]),
];

/** Benefics on one axis of the kendras, malefics on the other. */
const crossed = (benefics: readonly number[], malefics: readonly number[]): Rule => [
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
  row("gada", ["any", shape(1, 4), shape(4, 7), shape(7, 10), shape(10, 1)]),
  row("sakata", shape(1, 7), "inauspicious"),
  row("vihaga", shape(4, 10), "mixed"),
  row("sringataka", shape(1, 5, 9)),
  row("hala", ["any", shape(2, 6, 10), shape(3, 7, 11), shape(4, 8, 12)], "mixed"),
  row("vajra", crossed([1, 7], [4, 10]), "mixed"),
  row("yava", crossed([4, 10], [1, 7]), "mixed"),
  row("kamala", shape(1, 4, 7, 10)),
  row("vapi", ["any", shape(2, 5, 8, 11), shape(3, 6, 9, 12)]),
  row("yupa", shape(1, 2, 3, 4)),
  row("ishu", shape(4, 5, 6, 7), "mixed"),
  row("shakti", shape(7, 8, 9, 10), "inauspicious"),
  row("danda", shape(10, 11, 12, 1), "inauspicious"),
  row("nau", string(run(1, 7))),
  row("kuta", string(run(4, 7)), "mixed"),
  row("chatra", string(run(7, 7))),
  row("chapa", string(run(10, 7))),
  row("ardha_chandra", ["any", ...[2, 3, 5, 6, 8, 9, 11, 12].map((start): Rule => string(run(start, 7)))]),
  row("chakra", shape(1, 3, 5, 7, 9, 11)),
  row("samudra", shape(2, 4, 6, 8, 10, 12)),
];

const others: Rule = ["any", ...[...ASRAYA, ...DALA, ...AKRITI].map(({ rule }) => rule)];

/** Everybody in so many signs; where that is asked for, unless another of the nabhasa yogas holds. */
const number = (signs: number): Rule => [
  "by_setting",
  "sankhya_suppressed",
  {
    false: ["distinct_signs", "planets", signs],
    true: ["all", ["distinct_signs", "planets", signs], ["not", others]],
  },
];

/** Shapes of the whole sky, by the seven grahas (BPHS 35; Saravali 21; Raman's numbers 71 to 102). */
export const NABHASA_YOGAS = yogasOfGroup("nabhasa", [
  ...ASRAYA,
  ...DALA,
  ...AKRITI,
  row("vina", number(7)),
  row("damini", number(6)),
  row("pasha", number(5), "mixed"),
  row("kedara", number(4)),
  row("shula", number(3), "inauspicious"),
  row("yuga", number(2), "inauspicious"),
  row("gola", number(1), "inauspicious"),
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

/** A garland of the seven through as many houses, one in each, from each house (Raman 32-43); or of five houses and more. */
export const MALIKA_YOGAS = yogasOfGroup("malika", [
  ...MALIKA_IDS.map((id, index): YogaRow => ({
    id,
    source: [raman(32 + index)],
    nature: [5, 7, 11].includes(index) ? "mixed" : "auspicious",
    rule: ["each_occupied", run(index + 1, 7), "seven"],
  })),
  {
    id: "graha_malika",
    source: [raman(32), { text: "pvr", chapter: 11 }],
    rule: [
      "any",
      ...run(1, 12).flatMap((start) =>
        [5, 6, 7].map((length): Rule => [
          "all",
          ["all_in", "seven", run(start, length)],
          ["each_occupied", run(start, length), "seven"],
        ]),
      ),
    ],
  },
]);
