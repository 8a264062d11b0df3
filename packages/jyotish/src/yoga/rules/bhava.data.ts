import type { GrahaExpression, PlaceExpression, Rule } from "../rule-language.ts";
import { SAPTA_GRAHAS } from "../../relation/friendship.data.ts";
import { getNaturalRelation } from "../../relation/friendship.ts";
import { MRIDU_SHASHTIAMSA } from "../state-predicates.data.ts";
import {
  dispositorOf,
  EXALTED_OR_OWN,
  GOOD_DIGNITY,
  GOPURA,
  signOfHouse,
  inVaiseshikamsa,
  joins,
  KENDRA_HOUSES,
  KENDRA_TRIKONA_HOUSES,
  lordOfHouse,
  meets,
  navamsaLordOf,
  PARVATA,
  raman,
  SIMHASANA,
  TRIKONA_HOUSES,
  type YogaRow,
  defineYogaGroup,
} from "../define-yogas.ts";

const createJoinedOrAspectedRule = (who: PlaceExpression, ...by: readonly GrahaExpression[]): Rule => [
  "joined_or_aspected",
  who,
  ["of", ...by],
];
const isBenefic = (who: GrahaExpression): Rule => ["member", who, "benefics"];
const isMalefic = (who: GrahaExpression): Rule => ["member", who, "malefics"];
/** At least one graha of the seven is in a house and satisfies the rule. */
const createSomeInHouseRule = (house: number, rule: Rule): Rule => [
  "exists",
  "$g",
  "seven",
  ["all", ["in_house", "$g", [house]], rule],
];
const inNavamsa = (
  who: GrahaExpression,
  ...dignity: readonly ("own" | "exalted" | "enemy" | "debilitated")[]
): Rule => ["let", "$a", who, ["in_varga", "D9", ["dignity", "$a", dignity]]];

const row = (id: YogaRow["id"], numbers: readonly number[], rule: Rule, nature: YogaRow["nature"] = "auspicious") => ({
  id,
  source: numbers.map(raman),
  nature,
  rule,
});

/** Of the body (Raman 108-117). */
export const SHARIRA_YOGAS = defineYogaGroup("sharira", [
  row(
    "sarira_saukhya",
    [108],
    [
      "any",
      ["in_house", lordOfHouse(1), KENDRA_HOUSES],
      ["in_house", "jupiter", KENDRA_HOUSES],
      ["in_house", "venus", KENDRA_HOUSES],
    ],
  ),
  row(
    "dehapushti",
    [109],
    ["all", ["sign_class", lordOfHouse(1), "movable"], ["aspected", lordOfHouse(1), "benefics"]],
  ),
  row(
    "dehakashta",
    [110],
    ["any", ["with", lordOfHouse(1), "malefics"], ["in_house", lordOfHouse(1), [8]]],
    "inauspicious",
  ),
  row(
    "krisanga",
    [112, 113],
    [
      "any",
      ["sign_class", lordOfHouse(1), "dry"],
      ["member", dispositorOf(lordOfHouse(1)), ["of", "sun", "mars", "saturn"]],
      ["all", ["member", navamsaLordOf("lagna"), ["of", "sun", "mars", "saturn"]], ["occupied", "lagna", "malefics"]],
    ],
    "mixed",
  ),
  row(
    "dehasthaulya",
    [114, 115, 116],
    [
      "any",
      ["all", ["sign_class", lordOfHouse(1), "water"], ["sign_class", navamsaLordOf(lordOfHouse(1)), "water"]],
      [
        "any",
        ["in_house", "jupiter", [1]],
        ["all", ["sign_class", "jupiter", "water"], ["aspects", "jupiter", "lagna"]],
      ],
      ["all", ["sign_class", "lagna", "water"], ["occupied", "lagna", "benefics"]],
      ["member", lordOfHouse(1), ["of", "moon", "venus"]],
    ],
    "mixed",
  ),
  row(
    "sada_sanchara",
    [117],
    ["any", ["sign_class", lordOfHouse(1), "movable"], ["sign_class", dispositorOf(lordOfHouse(1)), "movable"]],
    "mixed",
  ),
]);

/** Of speech, face and food, by the second house (Raman 154-175). */
export const VAK_YOGAS = defineYogaGroup("vak", [
  row(
    "yukti_vagmi",
    [154, 155],
    [
      "any",
      ["all", ["with", lordOfHouse(2), "benefics"], ["in_house", lordOfHouse(2), KENDRA_TRIKONA_HOUSES]],
      ["all", ["dignity", lordOfHouse(2), ["exalted"]], ["together", lordOfHouse(2), "jupiter"]],
      [
        "all",
        ["in_house", lordOfHouse(2), KENDRA_HOUSES],
        ["deep_exalted", lordOfHouse(2)],
        ["vaiseshikamsa", lordOfHouse(2), PARVATA],
        ["any", ["vaiseshikamsa", "jupiter", SIMHASANA], ["vaiseshikamsa", "venus", SIMHASANA]],
      ],
    ],
  ),
  row("parihasaka", [156], ["all", inVaiseshikamsa(navamsaLordOf("sun")), ["in_house", navamsaLordOf("sun"), [2]]]),
  row(
    "asatyavadi",
    [157],
    [
      "all",
      ["sign_class", lordOfHouse(2), "of_saturn", "of_mars"],
      ["any_in", "malefics", KENDRA_HOUSES],
      ["any_in", "malefics", TRIKONA_HOUSES],
    ],
    "inauspicious",
  ),
  row(
    "jada",
    [158],
    [
      "any",
      ["all", ["in_house", lordOfHouse(2), [10]], ["with", lordOfHouse(2), "malefics"]],
      ["all", ["in_house", "sun", [2]], ["in_house", "mandi", [2]]],
    ],
    "inauspicious",
  ),
  row(
    "sumukha",
    [166, 167],
    [
      "any",
      ["all", ["in_house", lordOfHouse(2), KENDRA_HOUSES], ["aspected", lordOfHouse(2), "benefics"]],
      ["occupied", signOfHouse(2), "benefics"],
      [
        "all",
        ["in_house", lordOfHouse(2), KENDRA_HOUSES],
        ["dignity", lordOfHouse(2), GOOD_DIGNITY],
        ["vaiseshikamsa", dispositorOf(lordOfHouse(2)), GOPURA],
      ],
    ],
  ),
  row(
    "durmukha",
    [168, 169],
    [
      "any",
      [
        "all",
        ["occupied", signOfHouse(2), "malefics"],
        ["any", ["with", lordOfHouse(2), "malefics"], ["dignity", lordOfHouse(2), ["debilitated"]]],
      ],
      [
        "all",
        isMalefic(lordOfHouse(2)),
        [
          "any",
          ["together", lordOfHouse(2), "gulika"],
          [
            "all",
            inNavamsa(lordOfHouse(2), "enemy", "debilitated"),
            ["let", "$a", lordOfHouse(2), ["in_varga", "D9", ["with", "$a", "malefics"]]],
          ],
        ],
      ],
    ],
    "inauspicious",
  ),
  row(
    "bhojana_saukhya",
    [170],
    [
      "all",
      ["strong", lordOfHouse(2)],
      inVaiseshikamsa(lordOfHouse(2)),
      ["aspected", lordOfHouse(2), ["of", "jupiter", "venus"]],
    ],
  ),
  row(
    "annadana",
    [171],
    ["all", inVaiseshikamsa(lordOfHouse(2)), meets(lordOfHouse(2), "jupiter"), meets(lordOfHouse(2), "mercury")],
  ),
  row(
    "parannabhojana",
    [172],
    [
      "all",
      ["any", ["dignity", lordOfHouse(2), ["debilitated"]], inNavamsa(lordOfHouse(2), "enemy")],
      ["exists", "$g", "seven", ["all", ["dignity", "$g", ["debilitated"]], ["aspects", "$g", lordOfHouse(2)]]],
    ],
    "inauspicious",
  ),
  row(
    "sraddhannabhukta",
    [173],
    [
      "any",
      ["same", "saturn", lordOfHouse(2)],
      ["together", "saturn", lordOfHouse(2)],
      ["all", ["dignity", "saturn", ["debilitated"]], ["aspects", "saturn", signOfHouse(2)]],
    ],
    "mixed",
  ),
  row(
    "vakchalana",
    [175],
    [
      "all",
      isMalefic(lordOfHouse(2)),
      isMalefic(navamsaLordOf(lordOfHouse(2))),
      ["not", ["joined_or_aspected", signOfHouse(2), "benefics"]],
    ],
    "inauspicious",
  ),
]);

/** Of siblings and courage, by the third house (Raman 177-186). */
export const SAHODARA_YOGAS = defineYogaGroup("sahodara", [
  row(
    "bhratruvriddhi",
    [177],
    [
      "any",
      ["all", ["joined_or_aspected", lordOfHouse(3), "benefics"], ["strong", lordOfHouse(3)]],
      ["all", ["joined_or_aspected", "mars", "benefics"], ["strong", "mars"]],
      ["all", ["joined_or_aspected", signOfHouse(3), "benefics"], ["strong", lordOfHouse(3)]],
    ],
  ),
  row(
    "ekabhagini",
    [179],
    ["all", ["in_house", "mercury", [3]], joins(lordOfHouse(3), "moon"), ["together", "mars", "saturn"]],
    "mixed",
  ),
  row(
    "dvadasa_sahodara",
    [180],
    [
      "all",
      ["in_house", lordOfHouse(3), KENDRA_HOUSES],
      ["dignity", "mars", ["exalted"]],
      ["together", "mars", "jupiter"],
      ["in_house", "mars", TRIKONA_HOUSES, lordOfHouse(3)],
    ],
    "mixed",
  ),
  row(
    "saptasankhya_sahodara",
    [181],
    [
      "all",
      joins(lordOfHouse(12), "mars"),
      ["in_house", "moon", [3]],
      ["in_house", "jupiter", [3]],
      ["not", ["joined_or_aspected", signOfHouse(3), ["of", "venus"]]],
    ],
    "mixed",
  ),
  row(
    "parakrama",
    [182],
    [
      "all",
      ["any", isBenefic(navamsaLordOf(lordOfHouse(3))), inNavamsa(lordOfHouse(3), "exalted")],
      ["joined_or_aspected", lordOfHouse(3), "benefics"],
      isBenefic(dispositorOf("mars")),
    ],
  ),
  row(
    "yuddha_pravina",
    [183],
    ["let", "$n", navamsaLordOf(navamsaLordOf(lordOfHouse(3))), ["in_varga", "D9", ["dignity", "$n", ["own"]]]],
  ),
  row(
    "yuddhatpurva_dridhachitta",
    [184],
    [
      "all",
      ["dignity", lordOfHouse(3), ["exalted"]],
      ["with", lordOfHouse(3), "malefics"],
      [
        "any",
        ["sign_class", lordOfHouse(3), "movable"],
        ["let", "$a", lordOfHouse(3), ["in_varga", "D9", ["sign_class", "$a", "movable"]]],
      ],
    ],
    "mixed",
  ),
  row(
    "yuddhatpaschad_dridha",
    [185],
    [
      "all",
      ["sign_class", lordOfHouse(3), "fixed"],
      ["let", "$a", lordOfHouse(3), ["in_varga", "D9", ["sign_class", "$a", "fixed"]]],
      ["cruel_shashtiamsa", lordOfHouse(3)],
      ["dignity", dispositorOf(lordOfHouse(3)), ["debilitated"]],
    ],
    "mixed",
  ),
  row(
    "satkathadisravana",
    [186],
    [
      "all",
      isBenefic(lordOfHouse(3)),
      ["aspected", signOfHouse(3), "benefics"],
      isBenefic(navamsaLordOf(lordOfHouse(3))),
    ],
  ),
]);

/** Of home, mother, relatives and vehicles, by the fourth house (Raman 187-210). */
export const GRIHA_YOGAS = defineYogaGroup("griha", [
  row(
    "uttama_griha",
    [187],
    ["all", ["with", lordOfHouse(4), "benefics"], ["in_house", lordOfHouse(4), KENDRA_TRIKONA_HOUSES]],
  ),
  row(
    "vichitra_saudha",
    [188],
    // Saturn or Mars may be one of the two lords.
    [
      "all",
      ["together", lordOfHouse(4), lordOfHouse(10)],
      ["in_house", "saturn", [1], lordOfHouse(4)],
      ["in_house", "mars", [1], lordOfHouse(4)],
    ],
  ),
  row(
    "ayatna_griha",
    [189, 190],
    [
      "any",
      [
        "all",
        ["in_house", lordOfHouse(1), [1, 4]],
        ["in_house", lordOfHouse(7), [1, 4]],
        ["any", ["aspected", lordOfHouse(1), "benefics"], ["aspected", lordOfHouse(7), "benefics"]],
      ],
      ["all", ["in_house", lordOfHouse(9), KENDRA_HOUSES], ["dignity", lordOfHouse(4), EXALTED_OR_OWN]],
    ],
  ),
  row(
    "grihanasa",
    [191, 192],
    [
      "any",
      ["all", ["in_house", lordOfHouse(4), [12]], ["aspected", lordOfHouse(4), "malefics"]],
      ["in_house", navamsaLordOf(lordOfHouse(4)), [12]],
    ],
    "inauspicious",
  ),
  row(
    "bandhu_pujya",
    [193, 194],
    [
      "any",
      ["all", isBenefic(lordOfHouse(4)), ["aspected", lordOfHouse(4), "benefics"], ["in_house", "mercury", [1]]],
      createJoinedOrAspectedRule(signOfHouse(4), "jupiter"),
      createJoinedOrAspectedRule(lordOfHouse(4), "jupiter"),
    ],
  ),
  row(
    "bandhubhistyakta",
    [195],
    [
      "any",
      ["with", lordOfHouse(4), "malefics"],
      ["cruel_shashtiamsa", lordOfHouse(4)],
      ["dignity", lordOfHouse(4), ["enemy", "debilitated"]],
    ],
    "inauspicious",
  ),
  row(
    "kapata",
    [202, 203, 204],
    [
      "any",
      [
        "all",
        ["occupied", signOfHouse(4), "malefics"],
        ["any", ["joined_or_aspected", lordOfHouse(4), "malefics"], ["hemmed", lordOfHouse(4), "malefics"]],
      ],
      [
        "all",
        ["all_in", ["of", "saturn", "mars", "rahu", lordOfHouse(10)], [4]],
        isMalefic(lordOfHouse(10)),
        ["aspected", signOfHouse(4), "malefics"],
      ],
      [
        "all",
        joins(lordOfHouse(4), "saturn"),
        ["together", lordOfHouse(4), "rahu"],
        ["together", lordOfHouse(4), "mandi"],
        ["aspected", lordOfHouse(4), "malefics"],
      ],
    ],
    "inauspicious",
  ),
  row(
    "nishkapata",
    [205, 206],
    [
      "any",
      ["occupied", signOfHouse(4), "benefics"],
      createSomeInHouseRule(4, ["dignity", "$g", GOOD_DIGNITY]),
      isBenefic(lordOfHouse(4)),
      ["all", ["in_house", lordOfHouse(1), [4]], ["joined_or_aspected", lordOfHouse(1), "benefics"]],
    ],
  ),
  row(
    "matru_satrutva",
    [207],
    [
      "all",
      ["same", "mercury", lordOfHouse(1)],
      ["same", "mercury", lordOfHouse(4)],
      ["joined_or_aspected", "mercury", "malefics"],
    ],
    "inauspicious",
  ),
  row(
    "matru_sneha",
    [208],
    [
      "any",
      ["same", lordOfHouse(1), lordOfHouse(4)],
      ["friends", lordOfHouse(1), lordOfHouse(4)],
      ["all", ["aspected", lordOfHouse(1), "benefics"], ["aspected", lordOfHouse(4), "benefics"]],
    ],
  ),
  row(
    "vahana",
    [209, 210],
    [
      "any",
      ["in_house", lordOfHouse(1), [4, 9, 11]],
      [
        "all",
        ["dignity", lordOfHouse(4), ["exalted"]],
        ["in_house", dispositorOf(lordOfHouse(4)), KENDRA_TRIKONA_HOUSES],
      ],
    ],
  ),
]);

/** Of children and of the mind, by the fifth house (Raman 220-235). */
export const PUTRA_YOGAS = defineYogaGroup("putra", [
  row(
    "bahu_putra",
    [220, 221],
    [
      "any",
      ["all", ["in_house", "rahu", [5]], ["not", ["same", navamsaLordOf("rahu"), "saturn"]]],
      [
        "exists",
        "$g",
        "seven",
        ["all", ["together", "$g", lordOfHouse(7)], ["in_house", navamsaLordOf("$g"), [1, 2, 5]]],
      ],
    ],
  ),
  row(
    "datta_putra",
    [222, 223],
    [
      "any",
      [
        "all",
        ["in_house", "mars", [5]],
        ["in_house", "saturn", [5]],
        ["same", dispositorOf(lordOfHouse(1)), "mercury"],
        createJoinedOrAspectedRule(lordOfHouse(1), "mercury"),
      ],
      [
        "all",
        ["in_house", lordOfHouse(7), [11]],
        ["with", lordOfHouse(5), "benefics"],
        ["any", ["in_house", "mars", [5]], ["in_house", "saturn", [5]]],
      ],
    ],
    "mixed",
  ),
  row("eka_putra", [225], ["in_house", lordOfHouse(5), KENDRA_TRIKONA_HOUSES], "mixed"),
  row("suputra", [226], ["all", ["same", "jupiter", lordOfHouse(5)], ["dignity", "sun", GOOD_DIGNITY]]),
  row(
    "kala_nirdesat_putra",
    [227, 228],
    [
      "any",
      ["all", ["in_house", "jupiter", [5]], joins(lordOfHouse(5), "venus")],
      ["all", ["in_house", "jupiter", [9]], ["in_house", "venus", [9], "jupiter"], joins("venus", lordOfHouse(1))],
    ],
  ),
  row(
    "buddhi_maturya",
    [231],
    [
      "all",
      isBenefic(lordOfHouse(5)),
      ["any", ["aspected", lordOfHouse(5), "benefics"], isBenefic(dispositorOf(lordOfHouse(5)))],
    ],
  ),
  row(
    "tivra_buddhi",
    [232],
    [
      "all",
      isBenefic(lordOfHouse(5)),
      ["let", "$a", lordOfHouse(5), ["in_varga", "D9", ["in_house", "$a", [1]]]],
      ["any", isBenefic(navamsaLordOf("lagna")), ["aspected", navamsaLordOf("lagna"), "benefics"]],
    ],
  ),
  row(
    "buddhi_jada",
    [233],
    [
      "any",
      [
        "all",
        ["joined_or_aspected", lordOfHouse(1), "malefics"],
        ["in_house", "saturn", [5]],
        ["aspects", "saturn", lordOfHouse(1)],
      ],
      ["all", ["with", lordOfHouse(5), "malefics"], ["aspected", lordOfHouse(5), ["of", "saturn"]]],
      ["all", ["in_house", "moon", [5]], ["with", "moon", "malefics"], ["aspected", "moon", ["of", "saturn"]]],
    ],
    "inauspicious",
  ),
  row(
    "trikala_jnana",
    [234],
    [
      "all",
      [
        "any",
        ["all", ["shashtiamsa", "jupiter", [MRIDU_SHASHTIAMSA]], inNavamsa("jupiter", "own")],
        ["vaiseshikamsa", "jupiter", GOPURA],
      ],
      ["aspected", "jupiter", "benefics"],
    ],
  ),
  row("putra_sukha", [235], createJoinedOrAspectedRule(signOfHouse(5), "jupiter", "venus")),
]);

/** Of marriage, by the seventh house (Raman 238-239). */
export const KALATRA_YOGAS = defineYogaGroup("kalatra", [
  row("bahu_stri", [238], createJoinedOrAspectedRule(lordOfHouse(1), lordOfHouse(7)), "mixed"),
  row(
    "satkalatra",
    [239],
    [
      "any",
      createJoinedOrAspectedRule(lordOfHouse(7), "jupiter", "mercury"),
      createJoinedOrAspectedRule("venus", "jupiter", "mercury"),
    ],
  ),
]);

const count = (least: number, createRule: (graha: (typeof SAPTA_GRAHAS)[number]) => Rule): Rule => [
  "count",
  { at_least: least },
  ...SAPTA_GRAHAS.map(createRule),
];
const exalted = (graha: GrahaExpression): Rule => ["dignity", graha, ["exalted"]];
const debilitated = (graha: GrahaExpression): Rule => ["dignity", graha, ["debilitated"]];

/** Of fortune and fame (Raman 241-252), and of being deceived (11). */
export const BHAGYA_YOGAS = defineYogaGroup("bhagya", [
  row(
    "bhagya",
    [241],
    [
      "exists",
      "$g",
      "benefics",
      ["all", ["in_house", "$g", [1, 3, 5]], ["strong", "$g"], ["aspects", "$g", signOfHouse(9)]],
    ],
  ),
  row(
    "dhatrutva",
    [243],
    [
      "all",
      exalted(lordOfHouse(9)),
      ["aspected", lordOfHouse(9), "benefics"],
      ["occupied", signOfHouse(9), "benefics"],
    ],
  ),
  row(
    "apakirti",
    [244],
    [
      "all",
      ["in_house", "sun", [10]],
      ["in_house", "saturn", [10]],
      [
        "any",
        ["all", isMalefic(navamsaLordOf("sun")), isMalefic(navamsaLordOf("saturn"))],
        ["aspected", signOfHouse(10), "malefics"],
      ],
    ],
    "inauspicious",
  ),
  row(
    "raman_245",
    [245],
    [
      "any",
      count(3, exalted),
      count(3, (graha) => ["all", ["in_house", graha, KENDRA_HOUSES], ["dignity", graha, ["own"]]]),
    ],
  ),
  row(
    "raman_246",
    [246],
    [
      "exists",
      "$g",
      "seven",
      ["all", debilitated("$g"), ["retrograde", "$g"], ["in_house", "$g", KENDRA_TRIKONA_HOUSES]],
    ],
  ),
  row(
    "raman_247",
    [247],
    count(2, (graha) => ["dig_bala", graha]),
  ),
  row("raman_248", [248], ["all", ["in_sign", "lagna", [10]], ["in_house", "venus", [1]], count(4, exalted)]),
  row(
    "raman_249",
    [249],
    [
      "all",
      ["in_house", "moon", [1]],
      ["in_house", "jupiter", [4]],
      ["in_house", "venus", [10]],
      ["dignity", "saturn", EXALTED_OR_OWN],
    ],
  ),
  row(
    "raman_250",
    [250],
    [
      "exists",
      "$g",
      "seven",
      [
        "all",
        debilitated("$g"),
        ["in_house", dispositorOf("$g"), KENDRA_HOUSES],
        ["in_house", dispositorOf("$g"), KENDRA_HOUSES, "moon"],
      ],
    ],
  ),
  row(
    "raman_251",
    [251],
    ["all", ["in_house", "moon", [4, 7, 10]], ["aspects", "jupiter", "moon"], ["strong", "moon"]],
  ),
  row("raman_252", [252], ["exists", "$g", "seven", ["all", debilitated("$g"), ["in_varga", "D9", exalted("$g")]]]),
  row(
    "raman_253",
    [253],
    [
      "all",
      ["in_house", "jupiter", [1]],
      ["in_house", "mercury", KENDRA_HOUSES],
      ["aspects", lordOfHouse(9), "jupiter"],
      ["any", ["same", "mercury", lordOfHouse(11)], ["aspects", lordOfHouse(11), "mercury"]],
    ],
  ),
  row(
    "raman_254",
    [254],
    [
      "all",
      ["dignity", "saturn", ["exalted", "moolatrikona"]],
      ["in_house", "saturn", KENDRA_TRIKONA_HOUSES],
      ["aspects", lordOfHouse(10), "saturn"],
    ],
  ),
  row(
    "raman_255",
    [255],
    ["all", ["together", "moon", "mars"], ["in_house", "moon", [2, 3]], ["in_house", "rahu", [5]]],
  ),
  row(
    "raman_256",
    [256],
    [
      "all",
      ["in_house", lordOfHouse(10), [9]],
      ["let", "$a", lordOfHouse(10), ["in_varga", "D9", ["dignity", "$a", GOOD_DIGNITY]]],
      ["vaiseshikamsa", lordOfHouse(10), 3],
    ],
  ),
  row(
    "raman_257",
    [257],
    [
      "all",
      ["in_house", "jupiter", [5]],
      ["in_house", "jupiter", KENDRA_HOUSES, "moon"],
      ["sign_class", "lagna", "fixed"],
      ["in_house", lordOfHouse(1), [10]],
    ],
  ),
  row(
    "raman_258",
    [258],
    [
      "any",
      ["in_house", navamsaLordOf("moon"), KENDRA_TRIKONA_HOUSES],
      ["in_house", navamsaLordOf("moon"), KENDRA_TRIKONA_HOUSES, "mercury"],
    ],
  ),
  row(
    "raman_259",
    [259],
    [
      "all",
      ["in_sign", "lagna", [1]],
      ["in_house", "moon", [1]],
      ["in_house", "saturn", [10]],
      ["in_house", "sun", [4]],
      ["in_house", "jupiter", [7]],
    ],
  ),
  row(
    "raman_260",
    [260],
    [
      "all",
      ["sign_class", "lagna", "movable"],
      ["sign_class", lordOfHouse(1), "movable"],
      ["exists", "$g", "seven", ["all", debilitated("$g"), ["in_house", navamsaLordOf("$g"), KENDRA_TRIKONA_HOUSES]]],
    ],
  ),
  row(
    "raman_261",
    [261],
    [
      "all",
      ["exists", "$g", "seven", ["all", debilitated("$g"), ["together", lordOfHouse(1), "$g"]]],
      ["in_house", "rahu", [10]],
      ["in_house", "saturn", [10]],
      ["aspects", lordOfHouse(9), signOfHouse(10)],
    ],
  ),
  row(
    "raman_262",
    [262],
    [
      "all",
      ["any", ...[11, 9, 2].map((house): Rule => ["in_house", lordOfHouse(house), KENDRA_HOUSES, "moon"])],
      ["any", ...[2, 5, 11].map((house): Rule => ["same", lordOfHouse(house), "jupiter"])],
    ],
  ),
  row(
    "raman_263",
    [263],
    [
      "any",
      ...(["jupiter", "mercury", "venus", "moon"] as const).map((who): Rule => [
        "all",
        ["in_house", who, [9]],
        ["not", ["combust", who]],
        createJoinedOrAspectedRule(
          who,
          ...SAPTA_GRAHAS.filter((other) => other !== who && getNaturalRelation(who, other) === "friend"),
        ),
      ]),
    ],
  ),
  row(
    "vanchana_chora_bhiti",
    [11],
    [
      "any",
      ["all", ["occupied", "lagna", "malefics"], ["in_house", "gulika", TRIKONA_HOUSES]],
      [
        "all",
        ["any", ...KENDRA_HOUSES.map((house): Rule => ["together", lordOfHouse(house), "gulika"])],
        ["any", ...[5, 9].map((house): Rule => ["together", lordOfHouse(house), "gulika"])],
      ],
      ["with", lordOfHouse(1), ["of", "rahu", "saturn", "ketu"]],
    ],
    "inauspicious",
  ),
]);
