import type { Graha } from "@lagna/terms";
import type { GrahaSet, GrahaWord, Rule } from "../rule.ts";
import {
  bphs,
  D,
  DISP,
  EXALTED_OR_OWN,
  GOOD_DIGNITY,
  H,
  jaimini,
  K,
  KT,
  L,
  NL,
  phaladeepika,
  PVR,
  raman,
  T,
  type YogaRow,
  yogasOfGroup,
} from "../yoga-data.ts";

/** The lord of a kendra bound to the lord of a trikona; the ninth's and tenth's have their own name. */
const KENDRA_TRIKONA_PAIRS = [
  [4, 5],
  [4, 9],
  [7, 5],
  [7, 9],
  [10, 5],
] as const;
const RAJA_LAGNA_HOUSES = [4, 5, 7, 9, 10] as const;

const OWNERS_OF_BOTH: readonly Rule[] = [4, 7, 10].flatMap((kendra) =>
  [5, 9].map((trikona): Rule => ["all", ["same", L(kendra), L(trikona)], ["in_house", L(kendra), KT]]),
);

/** The lord of a dusthana in its own house; or in any of the three, free of the lords of other houses. */
const vipareeta = (house: number): Rule => [
  "by_setting",
  "vipareeta",
  {
    own_house: ["in_house", L(house), [house]],
    any_dusthana: [
      "all",
      ["in_house", L(house), D],
      ["not", ["with", L(house), ["others_than", "seven", L(6), L(8), L(12)]]],
    ],
  },
];

const sees = (who: GrahaWord, ...by: readonly Graha[]): Rule[] =>
  by.map((graha): Rule => ["joined_or_aspected", who, ["of", graha]]);

const inGood = (who: GrahaWord): Rule => ["any", ["in_house", who, KT], ["dignity", who, EXALTED_OR_OWN]];

/** Two benefics together in one of these houses. */
const twoBenefics = (houses: readonly number[]): Rule => [
  "any",
  ...houses.map((house): Rule => ["count_in", "benefics", [house], 2]),
];
const chamaraOfLagna: Rule = [
  "all",
  ["dignity", L(1), ["exalted"]],
  ["in_house", L(1), K],
  ["aspected", L(1), ["of", "jupiter"]],
];

/** Yogas of rule and rank, from the lords of kendras and trikonas (BPHS 39, 41; P.V.R. Narasimha Rao 11.6; Raman 14-69). */
const FROM_LORDS: readonly YogaRow[] = [
  ...KENDRA_TRIKONA_PAIRS.map(([kendra, trikona]): YogaRow => ({
    id: `raja_kt_${kendra}_${trikona}` as YogaRow["id"],
    source: [bphs(41), PVR],
    rule: ["associated", L(kendra), L(trikona)],
  })),
  { id: "dharma_karmadhipati", source: [bphs(41), PVR], rule: ["associated", L(9), L(10)] },
  { id: "yogakaraka", source: [bphs(34), PVR], rule: ["any", ...OWNERS_OF_BOTH] },
  ...RAJA_LAGNA_HOUSES.map((house): YogaRow => ({
    id: `raja_lagna_${house}`,
    source: [bphs(39), PVR],
    rule: ["associated", L(1), L(house)],
  })),
  { id: "ak_pk", source: [jaimini(1), bphs(39)], rule: ["associated", ["karaka", "AK"], ["karaka", "PK"]] },
  { id: "al_a7", source: [jaimini(1), PVR], rule: ["in_house", "darapada", KT, "arudha_lagna"] },
  {
    id: "raja_jaimini",
    source: [jaimini(1), bphs(39)],
    rule: [
      "exists",
      "$g",
      "nine",
      [
        "all",
        ["aspects_rashi", "$g", "lagna"],
        ["aspects_rashi", "$g", "hora_lagna"],
        ["aspects_rashi", "$g", "ghati_lagna"],
      ],
    ],
  },
  { id: "harsha", source: [phaladeepika(6), raman(105)], rule: vipareeta(6) },
  { id: "sarala", source: [phaladeepika(6), raman(106)], rule: vipareeta(8) },
  { id: "vimala", source: [phaladeepika(6), raman(107)], rule: vipareeta(12) },
  {
    id: "vipareeta_raja",
    source: [phaladeepika(6), PVR],
    rule: ["all", ["in_house", L(6), D], ["in_house", L(8), D], ["in_house", L(12), D]],
  },
];

const OF_FORM: readonly YogaRow[] = [
  {
    id: "kahala",
    source: [raman(15), phaladeepika(6)],
    rule: ["all", ["mutual_kendra", L(4), L(9)], ["strong", L(1)]],
  },
  { id: "kahala_v", source: [PVR], rule: ["all", ["mutual_kendra", L(4), "jupiter"], ["strong", L(1)]] },
  { id: "chamara", source: [PVR, { text: "raman_300" }], rule: ["any", chamaraOfLagna, twoBenefics([7, 9, 10])] },
  { id: "chamara_v", source: [PVR], rule: ["any", chamaraOfLagna, twoBenefics([1, 7, 9, 10])] },
  {
    id: "sankha",
    source: [raman(44), PVR],
    rule: [
      "any",
      ["all", ["strong", L(1)], ["mutual_kendra", L(5), L(6)]],
      ["all", ["together", L(1), L(10)], ["sign_class", L(1), "movable"], ["strong", L(9)]],
    ],
  },
  {
    id: "bheri",
    source: [raman(45), PVR],
    rule: [
      "any",
      ["all", ["not", ["weak", L(9)]], ["each_occupied", [1, 2, 7, 12], "nine"]],
      [
        "all",
        ["not", ["weak", L(9)]],
        ["mutual_kendra", "jupiter", "venus"],
        ["mutual_kendra", "jupiter", L(1)],
        ["mutual_kendra", "venus", L(1)],
      ],
    ],
  },
  {
    id: "mridanga",
    source: [raman(46), PVR],
    rule: [
      "all",
      ["exists", "$g", "seven", ["all", ["in_house", "$g", K], ["dignity", "$g", EXALTED_OR_OWN]]],
      ["exists", "$g", "seven", ["all", ["in_house", "$g", T], ["dignity", "$g", EXALTED_OR_OWN]]],
      ["strong", L(1)],
    ],
  },
  {
    id: "srinatha",
    source: [raman(31), PVR],
    rule: ["all", ["dignity", L(7), ["exalted"]], ["in_house", L(7), [10]], ["together", L(10), L(9)]],
  },
  {
    id: "lakshmi",
    source: [raman(27), PVR],
    rule: ["all", ["dignity", L(9), EXALTED_OR_OWN], ["in_house", L(9), K], ["strong", L(1)]],
  },
  {
    id: "gauri",
    source: [raman(28)],
    rule: [
      "all",
      ["dignity", NL(L(10)), ["exalted"]],
      ["in_house", NL(L(10)), [10]],
      ["any", ["same", NL(L(10)), L(1)], ["together", NL(L(10)), L(1)]],
    ],
  },
  {
    id: "sarasvati",
    source: [raman(161), PVR],
    rule: [
      "all",
      ["all_in", ["of", "mercury", "jupiter", "venus"], [1, 2, 4, 5, 7, 9, 10]],
      ["dignity", "jupiter", GOOD_DIGNITY],
    ],
  },
  {
    id: "bharati",
    source: [raman(29), PVR],
    rule: [
      "any",
      ...[2, 5, 11].map((house): Rule => [
        "all",
        ["dignity", NL(L(house)), ["exalted"]],
        ["together", NL(L(house)), L(9)],
      ]),
    ],
  },
  { id: "chapa_r", source: [raman(30)], rule: ["all", ["exchange", L(4), L(10)], ["dignity", L(1), ["exalted"]]] },
  {
    id: "parvata",
    source: [raman(14), PVR],
    rule: ["all", ["any_in", "benefics", K], ["not", ["any_in", "malefics", [...K, 7, 8]]]],
  },
  {
    id: "parijata",
    source: [raman(47), PVR],
    rule: ["all", inGood(DISP(L(1))), inGood(DISP(DISP(L(1)))), inGood(NL(DISP(L(1))))],
  },
  {
    id: "gaja",
    source: [raman(48)],
    rule: ["all", ["in_house", L(9), [11]], ["in_house", "moon", [11]], ["aspected", "moon", ["of", L(11)]]],
  },
  {
    id: "kalanidhi",
    source: [raman(49), PVR],
    rule: ["all", ["in_house", "jupiter", [2, 5]], ...sees("jupiter", "mercury", "venus")],
  },
  {
    id: "amsavatara",
    source: [raman(50), PVR],
    rule: [
      "all",
      ["all_in", ["of", "jupiter", "venus", "saturn"], K],
      ["dignity", "saturn", ["exalted"]],
      ["sign_class", "lagna", "movable"],
    ],
  },
  {
    id: "kusuma",
    source: [raman(52), PVR],
    rule: [
      "all",
      ["sign_class", "lagna", "fixed"],
      ["in_house", "venus", K],
      ["exists", "$g", ["others_than", "benefics", "moon"], ["mutual_trikona", "moon", "$g"]],
      ["in_house", "saturn", [10]],
    ],
  },
];

/** The three gods, counted from three lords; matsya and kurma by kinds of graha. */
const HARI: Rule = ["each_occupied", [2, 8, 12], "benefics", L(2)];
const HARA: Rule = [
  "all",
  ["in_house", "jupiter", [4], L(7)],
  ["in_house", "moon", [9], L(7)],
  ["in_house", "mercury", [8], L(7)],
];
const BRAHMA: Rule = [
  "all",
  ["in_house", "sun", [4], L(1)],
  ["in_house", "venus", [10], L(1)],
  ["in_house", "mars", [11], L(1)],
];

const matsya = (first: GrahaSet): Rule => [
  "all",
  ["each_occupied", [1, 9], first],
  ["occupied", H(5), "benefics"],
  ["occupied", H(5), "malefics"],
  ["each_occupied", [4, 8], "malefics"],
];

const dignified = (house: number, set: GrahaSet, dignity: typeof EXALTED_OR_OWN | typeof GOOD_DIGNITY): Rule => [
  "exists",
  "$g",
  set,
  ["all", ["in_house", "$g", [house]], ["dignity", "$g", dignity]],
];

const OF_GODS: readonly YogaRow[] = [
  { id: "hari", source: [raman(51), PVR], rule: HARI },
  { id: "hara", source: [raman(51), PVR], rule: HARA },
  { id: "brahma", source: [raman(51), PVR], rule: BRAHMA },
  { id: "harihara_brahma", source: [raman(51), PVR], rule: ["any", HARI, HARA, BRAHMA] },
  { id: "matsya", source: [raman(53)], rule: matsya("malefics") },
  { id: "matsya_v", source: [PVR], rule: matsya("benefics") },
  {
    id: "kurma",
    source: [raman(54), PVR],
    rule: [
      "all",
      ...[5, 6, 7].map((house) => dignified(house, "benefics", GOOD_DIGNITY)),
      ...[1, 3, 11].map((house) => dignified(house, "malefics", EXALTED_OR_OWN)),
    ],
  },
  {
    id: "devendra",
    source: [raman(55)],
    rule: ["all", ["sign_class", "lagna", "fixed"], ["exchange", L(2), L(10)], ["exchange", L(1), L(11)]],
  },
  {
    id: "makuta",
    source: [raman(56), PVR],
    rule: [
      "all",
      ["in_house", "jupiter", [9], L(9)],
      ["any_in", "benefics", [9], "jupiter"],
      ["in_house", "saturn", [10]],
    ],
  },
  {
    id: "chandika",
    source: [raman(57), PVR],
    rule: [
      "all",
      ["sign_class", "lagna", "fixed"],
      ["aspects", L(6), "lagna"],
      ["any", ["same", "sun", NL(L(6))], ["together", "sun", NL(L(6))]],
      ["any", ["same", "sun", NL(L(9))], ["together", "sun", NL(L(9))]],
    ],
  },
  { id: "jaya", source: [raman(58), PVR], rule: ["all", ["deep_exalted", L(10)], ["dignity", L(6), ["debilitated"]]] },
  {
    id: "vidyut",
    source: [raman(59), PVR],
    rule: ["all", ["deep_exalted", L(11)], ["together", L(11), "venus"], ["in_house", L(11), K, L(1)]],
  },
  {
    id: "gandharva",
    source: [raman(60), PVR],
    rule: [
      "all",
      ["in_house", L(10), [3, 7, 11]],
      ["joined_or_aspected", L(1), ["of", "jupiter"]],
      ["dignity", "sun", ["exalted"]],
      ["in_house", "moon", [9]],
    ],
  },
  {
    id: "siva",
    source: [raman(61), PVR],
    rule: ["all", ["in_house", L(5), [9]], ["in_house", L(9), [10]], ["in_house", L(10), [5]]],
  },
  {
    id: "vishnu",
    source: [raman(62), PVR],
    rule: ["all", ["in_house", L(9), [2]], ["in_house", L(10), [2]], ["in_house", NL(L(9)), [2]]],
  },
  {
    id: "brahma_r",
    source: [raman(63), PVR],
    rule: [
      "all",
      ["in_house", "jupiter", K, L(9)],
      ["in_house", "venus", K, L(11)],
      ["any", ["in_house", "mercury", K, L(1)], ["in_house", "mercury", K, L(10)]],
    ],
  },
  { id: "indra", source: [raman(64), PVR], rule: ["all", ["exchange", L(5), L(11)], ["in_house", "moon", [5]]] },
  {
    id: "ravi",
    source: [raman(65), PVR],
    rule: ["all", ["in_house", "sun", [10]], ["in_house", L(10), [3]], ["together", L(10), "saturn"]],
  },
  {
    id: "garuda",
    source: [raman(66), PVR],
    rule: ["all", ["dignity", NL("moon"), ["exalted"]], ["day_birth"], ["waxing"]],
  },
  {
    id: "go",
    source: [raman(67), PVR],
    rule: [
      "all",
      ["dignity", "jupiter", ["moolatrikona"]],
      ["together", L(2), "jupiter"],
      ["dignity", L(1), ["exalted"]],
    ],
  },
  {
    id: "gola_r",
    source: [raman(68), PVR],
    rule: [
      "all",
      ["tithi", [15]],
      ["in_house", "moon", [9]],
      ["together", "moon", "jupiter"],
      ["together", "moon", "venus"],
      ["in_varga", "D9", ["in_house", "mercury", [1]]],
    ],
  },
  {
    id: "trilochana",
    source: [raman(69), PVR],
    rule: [
      "all",
      ["mutual_trikona", "sun", "moon"],
      ["mutual_trikona", "moon", "mars"],
      ["mutual_trikona", "sun", "mars"],
    ],
  },
];

const FURTHER: readonly YogaRow[] = [
  {
    id: "kulavardhana",
    source: [raman(70), PVR],
    rule: [
      "for_each",
      "$g",
      "seven",
      ["any", ["in_house", "$g", [5]], ["in_house", "$g", [5], "moon"], ["in_house", "$g", [5], "sun"]],
    ],
  },
  {
    id: "khadga",
    source: [PVR],
    rule: ["all", ["in_house", L(2), [9]], ["in_house", L(9), [2]], ["in_house", L(1), KT]],
  },
  {
    id: "sharada",
    source: [PVR],
    rule: [
      "all",
      ["in_house", L(10), [5]],
      ["in_house", "mercury", K],
      ["in_sign", "sun", [4]],
      ["any", ["mutual_trikona", "moon", "mercury"], ["mutual_trikona", "moon", "jupiter"]],
      ["in_house", "mars", [11]],
    ],
  },
  {
    id: "bhaskara",
    source: [raman(159)],
    rule: [
      "all",
      ["in_house", "mercury", [2], "sun"],
      ["in_house", "moon", [11], "mercury"],
      ["in_house", "jupiter", T, "moon"],
    ],
  },
  {
    id: "marud",
    source: [raman(160)],
    rule: [
      "all",
      ["in_house", "jupiter", T, "venus"],
      ["in_house", "moon", [5], "jupiter"],
      ["in_house", "sun", K, "moon"],
    ],
  },
  {
    id: "budha",
    source: [raman(162)],
    rule: [
      "all",
      ["in_house", "jupiter", [1]],
      ["in_house", "moon", K],
      ["in_house", "rahu", [2], "moon"],
      ["in_house", "sun", [3], "rahu"],
      ["in_house", "mars", [3], "rahu"],
    ],
  },
  {
    id: "mahabhagya",
    source: [raman(25), PVR],
    rule: [
      "any",
      [
        "all",
        ["gender", "male"],
        ["sign_class", "lagna", "odd"],
        ["sign_class", "sun", "odd"],
        ["sign_class", "moon", "odd"],
        ["day_birth"],
      ],
      [
        "all",
        ["gender", "female"],
        ["sign_class", "lagna", "even"],
        ["sign_class", "sun", "even"],
        ["sign_class", "moon", "even"],
        ["not", ["day_birth"]],
      ],
    ],
  },
  {
    id: "subha",
    source: [PVR],
    rule: ["any", ["occupied", "lagna", "benefics"], ["hemmed", "lagna", "benefics"]],
  },
  {
    id: "asubha",
    source: [PVR],
    nature: "inauspicious",
    rule: ["any", ["occupied", "lagna", "malefics"], ["hemmed", "lagna", "malefics"]],
  },
  { id: "guru_mangala", source: [PVR], rule: ["in_house", "mars", [1, 7], "jupiter"] },
  {
    id: "lagnadhi",
    source: [bphs(36), PVR],
    rule: [
      "all",
      ["all_in", ["others_than", "benefics", "moon"], [6, 7, 8]],
      ["not", ["any_in", "malefics", [6, 7, 8]]],
      ["for_each", "$g", ["others_than", "benefics", "moon"], ["not", ["aspected", "$g", "malefics"]]],
    ],
  },
  { id: "amala_lagna", source: [phaladeepika(6)], rule: ["only", H(10), "benefics"] },
  {
    id: "lagna_vargottama_raja",
    source: [phaladeepika(7)],
    rule: ["all", ["vargottama", "lagna"], ["count", { at_least: 4 }, ...fourSeeing("lagna")]],
  },
];

/** Each of the others but the Moon as one that sees a place. */
function fourSeeing(place: "lagna"): Rule[] {
  const grahas = ["sun", "mars", "mercury", "jupiter", "venus", "saturn"] as const;
  return grahas.map((graha): Rule => ["aspects", graha, place]);
}

export const RAJA_YOGAS = yogasOfGroup("raja", [...FROM_LORDS, ...OF_FORM, ...OF_GODS, ...FURTHER]);
