import type { Graha } from "@lagna/terms";
import type { GrahaSetExpression, GrahaExpression, Rule } from "../rule-language.ts";
import {
  bphs,
  DUSTHANA_HOUSES,
  dispositorOf,
  EXALTED_OR_OWN,
  GOOD_DIGNITY,
  signOfHouse,
  jaimini,
  joins,
  KENDRA_HOUSES,
  KENDRA_TRIKONA_HOUSES,
  lordOfHouse,
  meets,
  navamsaLordOf,
  phaladeepika,
  PVR,
  raman,
  TRIKONA_HOUSES,
  type YogaRow,
  defineYogaGroup,
} from "../define-yogas.ts";

/** The lord of a kendra associated with the lord of a trikona; the ninth's and tenth's has its own name. */
const KENDRA_TRIKONA_PAIRS = [
  [4, 5],
  [4, 9],
  [7, 5],
  [7, 9],
  [10, 5],
] as const;
const RAJA_LAGNA_HOUSES = [4, 5, 7, 9, 10] as const;

const OWNERS_OF_BOTH: readonly Rule[] = [4, 7, 10].flatMap((kendra) =>
  [5, 9].map((trikona): Rule => [
    "all",
    ["same", lordOfHouse(kendra), lordOfHouse(trikona)],
    ["in_house", lordOfHouse(kendra), KENDRA_TRIKONA_HOUSES],
  ]),
);

/** The lord of a dusthana in its own house; or in any of the three, not associated with lords of other houses. */
const vipareeta = (house: number): Rule => [
  "by_setting",
  "vipareeta",
  {
    own_house: ["in_house", lordOfHouse(house), [house]],
    any_dusthana: [
      "all",
      ["in_house", lordOfHouse(house), DUSTHANA_HOUSES],
      ["not", ["with", lordOfHouse(house), ["others_than", "seven", lordOfHouse(6), lordOfHouse(8), lordOfHouse(12)]]],
    ],
  },
];

const sees = (who: GrahaExpression, ...by: readonly Graha[]): Rule[] =>
  by.map((graha): Rule => ["joined_or_aspected", who, ["of", graha]]);

const inGood = (who: GrahaExpression): Rule => [
  "any",
  ["in_house", who, KENDRA_TRIKONA_HOUSES],
  ["dignity", who, EXALTED_OR_OWN],
];

/** Two benefics together in one of these houses. */
const twoBenefics = (houses: readonly number[]): Rule => [
  "any",
  ...houses.map((house): Rule => ["count_in", "benefics", [house], 2]),
];
const chamaraOfLagna: Rule = [
  "all",
  ["dignity", lordOfHouse(1), ["exalted"]],
  ["in_house", lordOfHouse(1), KENDRA_HOUSES],
  ["aspected", lordOfHouse(1), ["of", "jupiter"]],
];

/**
 * Yogas of power and rank, from the lords of kendras and trikonas (BPHS 39, 41; P.V.R. Narasimha Rao 11.6; Raman
 * 14-69).
 */
const LORDSHIP_RAJA_YOGAS: readonly YogaRow[] = [
  ...KENDRA_TRIKONA_PAIRS.map(([kendra, trikona]): YogaRow => ({
    id: `raja_kt_${kendra}_${trikona}` as YogaRow["id"],
    source: [bphs(41), PVR],
    rule: ["associated", lordOfHouse(kendra), lordOfHouse(trikona)],
  })),
  { id: "dharma_karmadhipati", source: [bphs(41), PVR], rule: ["associated", lordOfHouse(9), lordOfHouse(10)] },
  { id: "yogakaraka", source: [bphs(34), PVR], rule: ["any", ...OWNERS_OF_BOTH] },
  ...RAJA_LAGNA_HOUSES.map((house): YogaRow => ({
    id: `raja_lagna_${house}`,
    source: [bphs(39), PVR],
    rule: ["associated", lordOfHouse(1), lordOfHouse(house)],
  })),
  { id: "ak_pk", source: [jaimini(1), bphs(39)], rule: ["associated", ["karaka", "AK"], ["karaka", "PK"]] },
  { id: "al_a7", source: [jaimini(1), PVR], rule: ["in_house", "darapada", KENDRA_TRIKONA_HOUSES, "arudha_lagna"] },
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
    rule: [
      "all",
      ["in_house", lordOfHouse(6), DUSTHANA_HOUSES],
      ["in_house", lordOfHouse(8), DUSTHANA_HOUSES],
      ["in_house", lordOfHouse(12), DUSTHANA_HOUSES],
    ],
  },
];

const FORMATION_RAJA_YOGAS: readonly YogaRow[] = [
  {
    id: "kahala",
    source: [raman(15), phaladeepika(6)],
    rule: ["all", ["mutual_kendra", lordOfHouse(4), lordOfHouse(9)], ["strong", lordOfHouse(1)]],
  },
  {
    id: "kahala_v",
    source: [PVR],
    rule: [
      "any",
      ["all", ["mutual_kendra", lordOfHouse(4), "jupiter"], ["strong", lordOfHouse(1)]],
      ["all", ["dignity", lordOfHouse(4), EXALTED_OR_OWN], ["together", lordOfHouse(10), lordOfHouse(4)]],
    ],
  },
  { id: "chamara", source: [PVR, { text: "raman_300" }], rule: ["any", chamaraOfLagna, twoBenefics([7, 9, 10])] },
  { id: "chamara_v", source: [PVR], rule: ["any", chamaraOfLagna, twoBenefics([1, 7, 9, 10])] },
  {
    id: "sankha",
    source: [raman(44), PVR],
    rule: [
      "any",
      ["all", ["strong", lordOfHouse(1)], ["mutual_kendra", lordOfHouse(5), lordOfHouse(6)]],
      [
        "all",
        joins(lordOfHouse(1), lordOfHouse(10)),
        ["sign_class", lordOfHouse(1), "movable"],
        ["strong", lordOfHouse(9)],
      ],
    ],
  },
  {
    id: "bheri",
    source: [raman(45), PVR],
    rule: [
      "any",
      ["all", ["not", ["weak", lordOfHouse(9)]], ["each_occupied", [1, 2, 7, 12], "nine"]],
      [
        "all",
        ["not", ["weak", lordOfHouse(9)]],
        ["mutual_kendra", "jupiter", "venus"],
        ["mutual_kendra", "jupiter", lordOfHouse(1)],
        ["mutual_kendra", "venus", lordOfHouse(1)],
      ],
    ],
  },
  {
    id: "mridanga",
    source: [raman(46), PVR],
    rule: [
      "all",
      ["exists", "$g", "seven", ["all", ["in_house", "$g", KENDRA_HOUSES], ["dignity", "$g", EXALTED_OR_OWN]]],
      ["exists", "$g", "seven", ["all", ["in_house", "$g", TRIKONA_HOUSES], ["dignity", "$g", EXALTED_OR_OWN]]],
      ["strong", lordOfHouse(1)],
    ],
  },
  {
    id: "srinatha",
    source: [raman(31), PVR],
    rule: [
      "all",
      ["dignity", lordOfHouse(7), ["exalted"]],
      ["in_house", lordOfHouse(7), [10]],
      joins(lordOfHouse(10), lordOfHouse(9)),
    ],
  },
  {
    id: "lakshmi",
    source: [raman(27), PVR],
    rule: [
      "all",
      ["dignity", lordOfHouse(9), EXALTED_OR_OWN],
      [
        "by_setting",
        "lakshmi",
        {
          kendra_or_trikona: ["in_house", lordOfHouse(9), KENDRA_TRIKONA_HOUSES],
          kendra_alone: ["in_house", lordOfHouse(9), KENDRA_HOUSES],
        },
      ],
      ["strong", lordOfHouse(1)],
    ],
  },
  {
    id: "gauri",
    source: [raman(28)],
    rule: [
      "all",
      ["dignity", navamsaLordOf(lordOfHouse(10)), ["exalted"]],
      ["in_house", navamsaLordOf(lordOfHouse(10)), [10]],
      joins(navamsaLordOf(lordOfHouse(10)), lordOfHouse(1)),
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
        ["dignity", navamsaLordOf(lordOfHouse(house)), ["exalted"]],
        joins(navamsaLordOf(lordOfHouse(house)), lordOfHouse(9)),
      ]),
    ],
  },
  {
    id: "chapa_r",
    source: [raman(30)],
    rule: ["all", ["exchange", lordOfHouse(4), lordOfHouse(10)], ["dignity", lordOfHouse(1), ["exalted"]]],
  },
  {
    id: "parvata",
    source: [raman(14), PVR],
    rule: ["all", ["any_in", "benefics", KENDRA_HOUSES], ["not", ["any_in", "malefics", [...KENDRA_HOUSES, 7, 8]]]],
  },
  {
    id: "parijata",
    source: [raman(47), PVR],
    rule: [
      "all",
      inGood(dispositorOf(lordOfHouse(1))),
      inGood(dispositorOf(dispositorOf(lordOfHouse(1)))),
      inGood(navamsaLordOf(dispositorOf(lordOfHouse(1)))),
    ],
  },
  {
    id: "gaja",
    source: [raman(48)],
    // The lord of the ninth from the eleventh.
    rule: [
      "all",
      ["in_house", lordOfHouse(7), [11]],
      ["in_house", "moon", [11]],
      ["aspected", "moon", ["of", lordOfHouse(11)]],
    ],
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
      ["all_in", ["of", "jupiter", "venus", "saturn"], KENDRA_HOUSES],
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
      ["in_house", "venus", KENDRA_HOUSES],
      ["exists", "$g", ["others_than", "benefics", "moon"], ["mutual_trikona", "moon", "$g"]],
      ["in_house", "saturn", [10]],
    ],
  },
];

/** The three gods, counted from three lords; matsya and kurma by kinds of graha. */
const HARI: Rule = ["each_occupied", [2, 8, 12], "benefics", lordOfHouse(2)];
const HARA: Rule = [
  "by_setting",
  "harihara",
  {
    raman: [
      "all",
      ["in_house", "jupiter", [4], lordOfHouse(7)],
      ["in_house", "moon", [9], lordOfHouse(7)],
      ["in_house", "mercury", [8], lordOfHouse(7)],
    ],
    pvr: ["each_occupied", [4, 9, 8], "benefics", lordOfHouse(7)],
  },
];
const BRAHMA: Rule = [
  "by_setting",
  "harihara",
  {
    raman: [
      "all",
      ["in_house", "sun", [4], lordOfHouse(1)],
      ["in_house", "venus", [10], lordOfHouse(1)],
      ["in_house", "mars", [11], lordOfHouse(1)],
    ],
    pvr: ["each_occupied", [4, 10, 11], "benefics", lordOfHouse(1)],
  },
];

const matsya = (first: GrahaSetExpression): Rule => [
  "all",
  ["each_occupied", [1, 9], first],
  ["occupied", signOfHouse(5), "benefics"],
  ["occupied", signOfHouse(5), "malefics"],
  ["each_occupied", [4, 8], "malefics"],
];

const dignified = (
  house: number,
  set: GrahaSetExpression,
  dignity: typeof EXALTED_OR_OWN | typeof GOOD_DIGNITY,
): Rule => ["exists", "$g", set, ["all", ["in_house", "$g", [house]], ["dignity", "$g", dignity]]];

const DEITY_RAJA_YOGAS: readonly YogaRow[] = [
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
    rule: [
      "all",
      ["sign_class", "lagna", "fixed"],
      ["exchange", lordOfHouse(2), lordOfHouse(10)],
      ["exchange", lordOfHouse(1), lordOfHouse(11)],
    ],
  },
  {
    id: "makuta",
    source: [raman(56), PVR],
    rule: [
      "all",
      ["in_house", "jupiter", [9], lordOfHouse(9)],
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
      ["aspects", lordOfHouse(6), "lagna"],
      joins("sun", navamsaLordOf(lordOfHouse(6))),
      joins("sun", navamsaLordOf(lordOfHouse(9))),
    ],
  },
  {
    id: "jaya",
    source: [raman(58), PVR],
    rule: ["all", ["deep_exalted", lordOfHouse(10)], ["dignity", lordOfHouse(6), ["debilitated"]]],
  },
  {
    id: "vidyut",
    source: [raman(59), PVR],
    rule: [
      "all",
      ["deep_exalted", lordOfHouse(11)],
      joins(lordOfHouse(11), "venus"),
      ["in_house", lordOfHouse(11), KENDRA_HOUSES, lordOfHouse(1)],
    ],
  },
  {
    id: "gandharva",
    source: [raman(60), PVR],
    rule: [
      "all",
      ["in_house", lordOfHouse(10), [3, 7, 11]],
      [
        "by_setting",
        "gandharva",
        { joined: joins(lordOfHouse(1), "jupiter"), joined_or_aspected: meets(lordOfHouse(1), "jupiter") },
      ],
      ["dignity", "sun", ["exalted"]],
      ["in_house", "moon", [9]],
    ],
  },
  {
    id: "siva",
    source: [raman(61), PVR],
    rule: [
      "all",
      ["in_house", lordOfHouse(5), [9]],
      ["in_house", lordOfHouse(9), [10]],
      ["in_house", lordOfHouse(10), [5]],
    ],
  },
  {
    id: "vishnu",
    source: [raman(62), PVR],
    rule: [
      "all",
      ["in_house", lordOfHouse(9), [2]],
      ["in_house", lordOfHouse(10), [2]],
      ["in_house", navamsaLordOf(lordOfHouse(9)), [2]],
    ],
  },
  {
    id: "brahma_r",
    source: [raman(63), PVR],
    rule: [
      "all",
      ["in_house", "jupiter", KENDRA_HOUSES, lordOfHouse(9)],
      ["in_house", "venus", KENDRA_HOUSES, lordOfHouse(11)],
      [
        "any",
        ["in_house", "mercury", KENDRA_HOUSES, lordOfHouse(1)],
        ["in_house", "mercury", KENDRA_HOUSES, lordOfHouse(10)],
      ],
    ],
  },
  {
    id: "indra",
    source: [raman(64), PVR],
    rule: ["all", ["exchange", lordOfHouse(5), lordOfHouse(11)], ["in_house", "moon", [5]]],
  },
  {
    id: "ravi",
    source: [raman(65), PVR],
    rule: ["all", ["in_house", "sun", [10]], ["in_house", lordOfHouse(10), [3]], joins(lordOfHouse(10), "saturn")],
  },
  {
    id: "garuda",
    source: [raman(66), PVR],
    rule: ["all", ["dignity", navamsaLordOf("moon"), ["exalted"]], ["day_birth"], ["waxing"]],
  },
  {
    id: "go",
    source: [raman(67), PVR],
    rule: [
      "all",
      ["dignity", "jupiter", ["moolatrikona"]],
      joins(lordOfHouse(2), "jupiter"),
      ["dignity", lordOfHouse(1), ["exalted"]],
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
      ["in_varga", "D9", ["all", ["in_house", "mercury", [1]], ["dignity", "mercury", ["own"]]]],
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

const OTHER_RAJA_YOGAS: readonly YogaRow[] = [
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
    rule: [
      "all",
      ["in_house", lordOfHouse(2), [9]],
      ["in_house", lordOfHouse(9), [2]],
      ["in_house", lordOfHouse(1), KENDRA_TRIKONA_HOUSES],
    ],
  },
  {
    id: "sharada",
    source: [PVR],
    rule: [
      "all",
      ["in_house", lordOfHouse(10), [5]],
      ["in_house", "mercury", KENDRA_HOUSES],
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
      ["in_house", "jupiter", TRIKONA_HOUSES, "moon"],
    ],
  },
  {
    id: "marud",
    source: [raman(160)],
    rule: [
      "all",
      ["in_house", "jupiter", TRIKONA_HOUSES, "venus"],
      ["in_house", "moon", [5], "jupiter"],
      ["in_house", "sun", KENDRA_HOUSES, "moon"],
    ],
  },
  {
    id: "budha",
    source: [raman(162)],
    rule: [
      "all",
      ["in_house", "jupiter", [1]],
      ["in_house", "moon", KENDRA_HOUSES],
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
  { id: "amala_lagna", source: [phaladeepika(6)], rule: ["only", signOfHouse(10), "benefics"] },
  {
    id: "lagna_vargottama_raja",
    source: [phaladeepika(7)],
    rule: ["all", ["vargottama", "lagna"], ["count", { at_least: 4 }, ...fourSeeing("lagna")]],
  },
];

/** Each graha except the Moon as one that aspects a place. */
function fourSeeing(place: "lagna"): Rule[] {
  const grahas = ["sun", "mars", "mercury", "jupiter", "venus", "saturn"] as const;
  return grahas.map((graha): Rule => ["aspects", graha, place]);
}

export const RAJA_YOGAS = defineYogaGroup("raja", [
  ...LORDSHIP_RAJA_YOGAS,
  ...FORMATION_RAJA_YOGAS,
  ...DEITY_RAJA_YOGAS,
  ...OTHER_RAJA_YOGAS,
]);
