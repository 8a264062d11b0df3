import type { GrahaWord, Place, Rule } from "../rule.ts";
import { SAPTA_GRAHAS } from "../../relation/friendship.data.ts";
import { naturalRelation } from "../../relation/friendship.ts";
import {
  DISP,
  EXALTED_OR_OWN,
  GOOD_DIGNITY,
  H,
  K,
  KT,
  L,
  NL,
  raman,
  T,
  type YogaRow,
  yogasOfGroup,
} from "../yoga-data.ts";

const byAny = (who: Place, ...by: readonly GrahaWord[]): Rule => ["joined_or_aspected", who, ["of", ...by]];
const isBenefic = (who: GrahaWord): Rule => ["member", who, "benefics"];
const isMalefic = (who: GrahaWord): Rule => ["member", who, "malefics"];
/** Some graha of the seven in a house and so. */
const someIn = (house: number, said: Rule): Rule => [
  "exists",
  "$g",
  "seven",
  ["all", ["in_house", "$g", [house]], said],
];
const amsa = (who: GrahaWord): Rule => ["vaiseshikamsa", who, 2];
const inNavamsa = (who: GrahaWord, ...dignity: readonly ("own" | "exalted" | "enemy")[]): Rule => [
  "let",
  "$a",
  who,
  ["in_varga", "D9", ["dignity", "$a", dignity]],
];

const row = (id: YogaRow["id"], numbers: readonly number[], rule: Rule, nature: YogaRow["nature"] = "auspicious") => ({
  id,
  source: numbers.map(raman),
  nature,
  rule,
});

/** Of the body (Raman 108-117). */
export const SHARIRA_YOGAS = yogasOfGroup("sharira", [
  row("sarira_saukhya", [108], ["any", ["in_house", L(1), K], ["in_house", "jupiter", K], ["in_house", "venus", K]]),
  row("dehapushti", [109], ["all", ["sign_class", L(1), "movable"], ["aspected", L(1), "benefics"]]),
  row("dehakashta", [110], ["any", ["with", L(1), "malefics"], ["in_house", L(1), [8]]], "inauspicious"),
  row(
    "krisanga",
    [112, 113],
    [
      "any",
      ["sign_class", L(1), "dry"],
      ["member", DISP(L(1)), ["of", "sun", "mars", "saturn"]],
      ["all", ["member", NL("lagna"), ["of", "sun", "mars", "saturn"]], ["occupied", "lagna", "malefics"]],
    ],
    "mixed",
  ),
  row(
    "dehasthaulya",
    [114, 115, 116],
    [
      "any",
      ["all", ["sign_class", L(1), "water"], ["sign_class", NL(L(1)), "water"]],
      [
        "all",
        ["sign_class", "jupiter", "water"],
        ["any", ["in_house", "jupiter", [1]], ["aspects", "jupiter", "lagna"]],
      ],
      ["all", ["sign_class", "lagna", "water"], ["occupied", "lagna", "benefics"]],
      ["member", L(1), ["of", "moon", "venus"]],
    ],
    "mixed",
  ),
  row("sada_sanchara", [117], ["any", ["sign_class", L(1), "movable"], ["sign_class", DISP(L(1)), "movable"]], "mixed"),
]);

/** Of speech, face and food, from the second (Raman 154-175). */
export const VAK_YOGAS = yogasOfGroup("vak", [
  row(
    "yukti_vagmi",
    [154, 155],
    [
      "any",
      ["all", ["with", L(2), "benefics"], ["in_house", L(2), KT]],
      ["all", ["dignity", L(2), ["exalted"]], ["together", L(2), "jupiter"]],
      [
        "all",
        ["in_house", L(2), K],
        ["deep_exalted", L(2)],
        amsa(L(2)),
        ["any", ["vaiseshikamsa", "jupiter", 5], ["vaiseshikamsa", "venus", 5]],
      ],
    ],
  ),
  row("parihasaka", [156], ["all", amsa(NL("sun")), ["in_house", NL("sun"), [2]]]),
  row(
    "asatyavadi",
    [157],
    ["all", ["sign_class", L(2), "of_saturn", "of_mars"], ["any_in", "malefics", K], ["any_in", "malefics", T]],
    "inauspicious",
  ),
  row(
    "jada",
    [158],
    [
      "any",
      ["all", ["in_house", L(2), [10]], ["with", L(2), "malefics"]],
      ["all", ["in_house", "sun", [2]], ["in_house", "mandi", [2]]],
    ],
    "inauspicious",
  ),
  row(
    "sumukha",
    [166, 167],
    ["any", ["all", ["in_house", L(2), K], ["aspected", L(2), "benefics"]], ["occupied", H(2), "benefics"]],
  ),
  row(
    "durmukha",
    [168, 169],
    ["all", ["occupied", H(2), "malefics"], ["any", ["with", L(2), "malefics"], ["dignity", L(2), ["debilitated"]]]],
    "inauspicious",
  ),
  row("bhojana_saukhya", [170], ["all", ["strong", L(2)], amsa(L(2)), ["aspected", L(2), ["of", "jupiter", "venus"]]]),
  row("annadana", [171], ["all", amsa(L(2)), byAny(L(2), "jupiter", "mercury")]),
  row(
    "parannabhojana",
    [172],
    [
      "all",
      ["any", ["dignity", L(2), ["debilitated"]], inNavamsa(L(2), "enemy")],
      ["exists", "$g", "seven", ["all", ["dignity", "$g", ["debilitated"]], ["aspects", "$g", L(2)]]],
    ],
    "inauspicious",
  ),
  row(
    "sraddhannabhukta",
    [173],
    [
      "any",
      ["same", "saturn", L(2)],
      ["together", "saturn", L(2)],
      ["all", ["dignity", "saturn", ["debilitated"]], ["aspects", "saturn", H(2)]],
    ],
    "mixed",
  ),
  row(
    "vakchalana",
    [175],
    ["all", isMalefic(L(2)), isMalefic(NL(L(2))), ["not", ["joined_or_aspected", H(2), "benefics"]]],
    "inauspicious",
  ),
]);

/** Of brothers, sisters and courage, from the third (Raman 177-186). */
export const SAHODARA_YOGAS = yogasOfGroup("sahodara", [
  row(
    "bhratruvriddhi",
    [177],
    [
      "any",
      ["all", ["joined_or_aspected", L(3), "benefics"], ["strong", L(3)]],
      ["all", ["joined_or_aspected", "mars", "benefics"], ["strong", "mars"]],
      ["all", ["joined_or_aspected", H(3), "benefics"], ["strong", L(3)]],
    ],
  ),
  row(
    "ekabhagini",
    [179],
    [
      "all",
      ...(["mercury", L(3), "mars"] as const).map((who): Rule => ["in_house", who, [3]]),
      ["in_house", "moon", [3]],
      ["in_house", "saturn", [3]],
    ],
    "mixed",
  ),
  row(
    "dvadasa_sahodara",
    [180],
    [
      "all",
      ["in_house", L(3), K],
      ["dignity", "mars", ["exalted"]],
      ["together", "mars", "jupiter"],
      ["in_house", "mars", T, L(3)],
    ],
    "mixed",
  ),
  row(
    "saptasankhya_sahodara",
    [181],
    [
      "all",
      ["together", L(12), "mars"],
      ["in_house", "moon", [3]],
      ["in_house", "jupiter", [3]],
      ["not", ["joined_or_aspected", H(3), ["of", "venus"]]],
    ],
    "mixed",
  ),
  row(
    "parakrama",
    [182],
    [
      "all",
      ["any", isBenefic(NL(L(3))), inNavamsa(L(3), "exalted")],
      ["joined_or_aspected", L(3), "benefics"],
      isBenefic(DISP("mars")),
    ],
  ),
  row("yuddha_pravina", [183], ["let", "$n", NL(NL(L(3))), ["in_varga", "D9", ["dignity", "$n", ["own"]]]]),
  row(
    "yuddhatpurva_dridhachitta",
    [184],
    ["all", ["dignity", L(3), ["exalted"]], ["with", L(3), "malefics"], ["sign_class", L(3), "movable"]],
    "mixed",
  ),
  row(
    "yuddhatpaschad_dridha",
    [185],
    [
      "all",
      ["sign_class", L(3), "fixed"],
      ["let", "$a", L(3), ["in_varga", "D9", ["sign_class", "$a", "fixed"]]],
      ["cruel_shashtiamsa", L(3)],
      ["dignity", DISP(L(3)), ["debilitated"]],
    ],
    "mixed",
  ),
  row("satkathadisravana", [186], ["all", isBenefic(L(3)), ["aspected", H(3), "benefics"], isBenefic(NL(L(3)))]),
]);

/** Of home, mother, kin and vehicles, from the fourth (Raman 187-210). */
export const GRIHA_YOGAS = yogasOfGroup("griha", [
  row("uttama_griha", [187], ["all", ["with", L(4), "benefics"], ["in_house", L(4), KT]]),
  row(
    "vichitra_saudha",
    [188],
    // Saturn or Mars may be one of the two lords.
    ["all", ["together", L(4), L(10)], ["in_house", "saturn", [1], L(4)], ["in_house", "mars", [1], L(4)]],
  ),
  row(
    "ayatna_griha",
    [189, 190],
    [
      "any",
      [
        "all",
        ["in_house", L(1), [1, 4]],
        ["in_house", L(7), [1, 4]],
        ["any", ["aspected", L(1), "benefics"], ["aspected", L(7), "benefics"]],
      ],
      ["all", ["in_house", L(9), K], ["dignity", L(4), EXALTED_OR_OWN]],
    ],
  ),
  row(
    "grihanasa",
    [191, 192],
    ["any", ["all", ["in_house", L(4), [12]], ["aspected", L(4), "malefics"]], ["in_house", NL(L(4)), [12]]],
    "inauspicious",
  ),
  row(
    "bandhu_pujya",
    [193, 194],
    [
      "any",
      ["all", isBenefic(L(4)), ["aspected", L(4), "benefics"], ["in_house", "mercury", [1]]],
      byAny(H(4), "jupiter"),
      byAny(L(4), "jupiter"),
    ],
  ),
  row(
    "bandhubhistyakta",
    [195],
    ["all", ["with", L(4), "malefics"], ["dignity", L(4), ["enemy", "debilitated"]]],
    "inauspicious",
  ),
  row(
    "kapata",
    [202, 203, 204],
    [
      "any",
      [
        "all",
        ["occupied", H(4), "malefics"],
        ["any", ["joined_or_aspected", L(4), "malefics"], ["hemmed", L(4), "malefics"]],
      ],
      [
        "all",
        ["all_in", ["of", "saturn", "mars", "rahu", L(10)], [4]],
        isMalefic(L(10)),
        ["aspected", H(4), "malefics"],
      ],
      [
        "all",
        ["with", L(4), ["of", "saturn"]],
        ["with", L(4), ["of", "rahu"]],
        ["together", L(4), "mandi"],
        ["aspected", L(4), "malefics"],
      ],
    ],
    "inauspicious",
  ),
  row(
    "nishkapata",
    [205, 206],
    [
      "any",
      ["occupied", H(4), "benefics"],
      someIn(4, ["dignity", "$g", GOOD_DIGNITY]),
      isBenefic(L(4)),
      ["all", ["in_house", L(1), [4]], ["joined_or_aspected", L(1), "benefics"]],
    ],
  ),
  row(
    "matru_satrutva",
    [207],
    ["all", ["same", "mercury", L(1)], ["same", "mercury", L(4)], ["joined_or_aspected", "mercury", "malefics"]],
    "inauspicious",
  ),
  row(
    "matru_sneha",
    [208],
    [
      "any",
      ["same", L(1), L(4)],
      ["friends", L(1), L(4)],
      ["all", ["aspected", L(1), "benefics"], ["aspected", L(4), "benefics"]],
    ],
  ),
  row(
    "vahana",
    [209, 210],
    ["any", ["in_house", L(1), [4, 9, 11]], ["all", ["dignity", L(4), ["exalted"]], ["in_house", DISP(L(4)), KT]]],
  ),
]);

/** Of children and of the mind, from the fifth (Raman 220-235). */
export const PUTRA_YOGAS = yogasOfGroup("putra", [
  row(
    "bahu_putra",
    [220, 221],
    [
      "any",
      ["all", ["in_house", "rahu", [5]], ["not", ["same", NL("rahu"), "saturn"]]],
      ["exists", "$g", "seven", ["all", ["together", "$g", L(7)], ["in_house", NL("$g"), [1, 2, 5]]]],
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
        ["same", DISP(L(1)), "mercury"],
        byAny(L(1), "mercury"),
      ],
      [
        "all",
        ["in_house", L(7), [11]],
        ["with", L(5), "benefics"],
        ["any", ["in_house", "mars", [5]], ["in_house", "saturn", [5]]],
      ],
    ],
    "mixed",
  ),
  row("eka_putra", [225], ["in_house", L(5), KT], "mixed"),
  row("suputra", [226], ["all", ["same", "jupiter", L(5)], ["dignity", "sun", GOOD_DIGNITY]]),
  row(
    "kala_nirdesat_putra",
    [227, 228],
    [
      "any",
      ["all", ["in_house", "jupiter", [5]], ["together", L(5), "venus"]],
      ["all", ["in_house", "jupiter", [9]], ["in_house", "venus", [9], "jupiter"], ["together", "venus", L(1)]],
    ],
  ),
  row(
    "buddhi_maturya",
    [231],
    ["all", isBenefic(L(5)), ["any", ["aspected", L(5), "benefics"], isBenefic(DISP(L(5)))]],
  ),
  row(
    "tivra_buddhi",
    [232],
    ["all", isBenefic(L(5)), ["any", isBenefic(NL(L(5))), ["aspected", NL(L(5)), "benefics"]]],
  ),
  row(
    "buddhi_jada",
    [233],
    [
      "any",
      ["all", ["joined_or_aspected", L(1), "malefics"], ["in_house", "saturn", [5]], ["aspects", "saturn", L(1)]],
      ["all", ["with", L(5), "malefics"], ["aspected", L(5), ["of", "saturn"]]],
      ["all", ["in_house", "moon", [5]], ["with", "moon", "malefics"], ["aspected", "moon", ["of", "saturn"]]],
    ],
    "inauspicious",
  ),
  row(
    "trikala_jnana",
    [234],
    ["all", ["any", inNavamsa("jupiter", "own"), ["vaiseshikamsa", "jupiter", 4]], ["aspected", "jupiter", "benefics"]],
  ),
  row("putra_sukha", [235], byAny(H(5), "jupiter", "venus")),
]);

/** Of marriage, from the seventh (Raman 238-239). */
export const KALATRA_YOGAS = yogasOfGroup("kalatra", [
  row("bahu_stri", [238], byAny(L(1), L(7)), "mixed"),
  row("satkalatra", [239], ["any", byAny(L(7), "jupiter", "mercury"), byAny("venus", "jupiter", "mercury")]),
]);

const count = (least: number, said: (graha: (typeof SAPTA_GRAHAS)[number]) => Rule): Rule => [
  "count",
  { at_least: least },
  ...SAPTA_GRAHAS.map(said),
];
const exalted = (graha: GrahaWord): Rule => ["dignity", graha, ["exalted"]];
const debilitated = (graha: GrahaWord): Rule => ["dignity", graha, ["debilitated"]];

/** Of fortune and fame (Raman 241-252), and of being deceived (11). */
export const BHAGYA_YOGAS = yogasOfGroup("bhagya", [
  row(
    "bhagya",
    [241],
    ["exists", "$g", "benefics", ["all", ["in_house", "$g", [1, 3, 5]], ["strong", "$g"], ["aspects", "$g", H(9)]]],
  ),
  row("dhatrutva", [243], ["all", exalted(L(9)), ["occupied", H(9), "benefics"], ["aspected", H(9), "benefics"]]),
  row(
    "apakirti",
    [244],
    [
      "all",
      ["in_house", "sun", [10]],
      ["in_house", "saturn", [10]],
      ["any", ["all", isMalefic(NL("sun")), isMalefic(NL("saturn"))], ["aspected", H(10), "malefics"]],
    ],
    "inauspicious",
  ),
  row(
    "raman_245",
    [245],
    ["any", count(3, exalted), count(3, (graha) => ["all", ["in_house", graha, K], ["dignity", graha, ["own"]]])],
  ),
  row(
    "raman_246",
    [246],
    ["exists", "$g", "seven", ["all", debilitated("$g"), ["retrograde", "$g"], ["in_house", "$g", KT]]],
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
      ["all", debilitated("$g"), ["in_house", DISP("$g"), K], ["in_house", DISP("$g"), K, "moon"]],
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
      ["in_house", "mercury", K],
      ["aspects", L(9), "jupiter"],
      ["any", ["same", "mercury", L(11)], ["aspects", L(11), "mercury"]],
    ],
  ),
  row(
    "raman_254",
    [254],
    [
      "all",
      ["dignity", "saturn", ["exalted", "moolatrikona"]],
      ["in_house", "saturn", KT],
      ["aspects", L(10), "saturn"],
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
      ["in_house", L(10), [9]],
      ["let", "$a", L(10), ["in_varga", "D9", ["dignity", "$a", GOOD_DIGNITY]]],
      ["vaiseshikamsa", L(10), 3],
    ],
  ),
  row(
    "raman_257",
    [257],
    [
      "all",
      ["in_house", "jupiter", [5]],
      ["in_house", "jupiter", K, "moon"],
      ["sign_class", "lagna", "fixed"],
      ["in_house", L(1), [10]],
    ],
  ),
  row("raman_258", [258], ["any", ["in_house", NL("moon"), KT], ["in_house", NL("moon"), KT, "mercury"]]),
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
      ["sign_class", L(1), "movable"],
      ["exists", "$g", "seven", ["all", debilitated("$g"), ["in_house", NL("$g"), KT]]],
    ],
  ),
  row(
    "raman_261",
    [261],
    [
      "all",
      ["exists", "$g", "seven", ["all", debilitated("$g"), ["together", L(1), "$g"]]],
      ["in_house", "rahu", [10]],
      ["in_house", "saturn", [10]],
      ["aspects", L(9), H(10)],
    ],
  ),
  row(
    "raman_262",
    [262],
    [
      "all",
      ["any", ...[11, 9, 2].map((house): Rule => ["in_house", L(house), K, "moon"])],
      ["any", ...[2, 5, 11].map((house): Rule => ["same", L(house), "jupiter"])],
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
        byAny(who, ...SAPTA_GRAHAS.filter((other) => other !== who && naturalRelation(who, other) === "friend")),
      ]),
    ],
  ),
  row(
    "vanchana_chora_bhiti",
    [11],
    [
      "any",
      ["all", ["occupied", "lagna", "malefics"], ["in_house", "gulika", T]],
      [
        "all",
        ["any", ...K.map((house): Rule => ["together", L(house), "gulika"])],
        ["any", ...[5, 9].map((house): Rule => ["together", L(house), "gulika"])],
      ],
      ["with", L(1), ["of", "rahu", "saturn", "ketu"]],
    ],
    "inauspicious",
  ),
]);
