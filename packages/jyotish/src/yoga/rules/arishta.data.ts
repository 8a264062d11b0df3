import { type Graha, GRAHAS } from "@lagna/terms";
import type { GrahaExpression, PlaceExpression, Rule } from "../rule-language.ts";
import {
  DUSTHANA_HOUSES,
  dispositorOf,
  signOfHouse,
  joins,
  KENDRA_HOUSES,
  KENDRA_TRIKONA_HOUSES,
  lordOfHouse,
  navamsaLordOf,
  raman,
  type YogaRow,
  defineYogaGroup,
} from "../define-yogas.ts";
import { PURISHA_SHASHTIAMSA } from "../state-predicates.data.ts";

const byAny = (who: PlaceExpression, ...by: readonly GrahaExpression[]): Rule => [
  "joined_or_aspected",
  who,
  ["of", ...by],
];
const all = (who: readonly (GrahaExpression | "mandi")[], houses: readonly number[]): Rule => [
  "all",
  ...who.map((graha): Rule => ["in_house", graha, houses]),
];
const ofMars = (house: number): Rule => ["sign_class", signOfHouse(house), "of_mars"];
const touchedByMalefic = (who: GrahaExpression): Rule => ["joined_or_aspected", who, "malefics"];
/** In a sign of Mars in the birth chart or the navamsa, and in a cruel shashtiamsa. */
const martialAndCruel = (who: Graha): Rule => [
  "all",
  ["any", ["in_sign", who, [0, 7]], ["in_varga", "D9", ["in_sign", who, [0, 7]]]],
  ["cruel_shashtiamsa", who],
];
const waning: Rule = ["not", ["waxing"]];
const NODES_AND_SATURN = ["saturn", "rahu", "ketu"] as const;

const row = (id: YogaRow["id"], numbers: readonly number[], ...forms: readonly Rule[]): YogaRow => ({
  id,
  source: numbers.map(raman),
  nature: "inauspicious",
  sensitive: true,
  rule: ["any", ...forms],
});

/**
 * Yogas of death, disease, imprisonment, curses and conduct (B.V. Raman, "Three Hundred Important Combinations"):
 * evaluated, never shown.
 */
export const ARISHTA_YOGAS = defineYogaGroup("arishta", [
  row(
    "rogagrasta",
    [111],
    ["all", ["weak", lordOfHouse(1)], ["in_house", lordOfHouse(1), KENDRA_TRIKONA_HOUSES]],
    [
      "all",
      ["in_house", lordOfHouse(1), [1]],
      ["with", lordOfHouse(1), ["of", lordOfHouse(6), lordOfHouse(8), lordOfHouse(12)]],
    ],
  ),
  row("mooka", [163], ["all", ["in_house", lordOfHouse(2), [8]], ["together", lordOfHouse(2), "jupiter"]]),
  row(
    "netranasa",
    [164],
    ["all", ["in_house", lordOfHouse(10), [1]], ["in_house", lordOfHouse(6), [1]], ["in_house", lordOfHouse(2), [1]]],
    ["all", ...[10, 6, 2].map((house): Rule => ["dignity", lordOfHouse(house), ["debilitated"]])],
  ),
  row(
    "andha",
    [165, 288, 289],
    all(["mercury", "moon"], [2]),
    ["all", ["in_house", lordOfHouse(1), [2]], ["in_house", lordOfHouse(2), [2]], ["in_house", "sun", [2]]],
    ["all", all(["rahu", "sun"], [1]), ["any_in", "malefics", [5, 9]]],
    [
      "all",
      ["in_house", "mars", [2]],
      ["in_house", "moon", [6]],
      ["in_house", "saturn", [12]],
      ["in_house", "sun", [8]],
    ],
  ),
  row("sarpaganda", [174], ["all", ["in_house", "rahu", [2]], ["in_house", "mandi", [2]]]),
  row(
    "vishaprayoga",
    [176],
    [
      "all",
      ["occupied", signOfHouse(2), "malefics"],
      ["aspected", signOfHouse(2), "malefics"],
      ["member", navamsaLordOf(lordOfHouse(2)), "malefics"],
      ["aspected", lordOfHouse(2), "malefics"],
    ],
  ),
  row(
    "sodaranasa",
    [178],
    ["all", ["in_house", "mars", [8]], ["in_house", lordOfHouse(3), [8]], ["aspected", signOfHouse(8), "malefics"]],
  ),
  row(
    "matru_dirghayu",
    [196, 197],
    ["all", ["occupied", signOfHouse(4), "benefics"], ["dignity", lordOfHouse(4), ["exalted"]], ["strong", "moon"]],
    [
      "all",
      ["strong", navamsaLordOf(lordOfHouse(4))],
      ["in_house", navamsaLordOf(lordOfHouse(4)), KENDRA_HOUSES],
      ["in_house", navamsaLordOf(lordOfHouse(4)), KENDRA_HOUSES, "moon"],
    ],
  ),
  row(
    "matrunasa",
    [198, 199],
    ["hemmed", "moon", "malefics"],
    ["joined_or_aspected", "moon", "malefics"],
    ["in_house", navamsaLordOf(navamsaLordOf(lordOfHouse(4))), DUSTHANA_HOUSES],
  ),
  row(
    "matrugami",
    [200],
    [
      "all",
      [
        "any",
        ...(["moon", "venus"] as const).map((who): Rule => [
          "all",
          ["in_house", who, KENDRA_HOUSES],
          touchedByMalefic(who),
        ]),
      ],
      ["occupied", signOfHouse(4), "malefics"],
    ],
  ),
  // By the wording that two transcriptions of the book agree on: in conjunction in the 4th, aspected by or associated
  // with malefics or in cruel shashtiamsas.
  row(
    "sahodari_sangama",
    [201],
    [
      "all",
      all([lordOfHouse(7), "venus"], [4]),
      [
        "any",
        touchedByMalefic("venus"),
        touchedByMalefic(lordOfHouse(7)),
        ["all", ["cruel_shashtiamsa", lordOfHouse(7)], ["cruel_shashtiamsa", "venus"]],
      ],
    ],
  ),
  row(
    "anapatya",
    [211],
    ["all", ["weak", "jupiter"], ["weak", lordOfHouse(1)], ["weak", lordOfHouse(5)], ["weak", lordOfHouse(7)]],
  ),
  row(
    "sarpa_sapa",
    [212, 213, 214, 215],
    ["all", ["in_house", "rahu", [5]], ["any", ["aspects", "mars", "rahu"], ofMars(5)]],
    ["all", ["together", lordOfHouse(5), "rahu"], ["in_house", "saturn", [5]], byAny("saturn", "moon")],
    ["all", ["together", "jupiter", "mars"], ["in_house", "rahu", [1]], ["in_house", lordOfHouse(5), DUSTHANA_HOUSES]],
    ["all", ofMars(5), ["in_house", "rahu", [5]], byAny("rahu", "mercury")],
  ),
  row(
    "pitru_sapa",
    [216],
    [
      "all",
      ["in_house", "sun", [5]],
      [
        "any",
        ["dignity", "sun", ["debilitated"]],
        ["same", navamsaLordOf("sun"), "saturn"],
        ["hemmed", "sun", "malefics"],
      ],
    ],
  ),
  row(
    "matru_sapa",
    [217],
    ["all", ["exchange", lordOfHouse(5), lordOfHouse(8)], ["in_house", "moon", [6]], ["in_house", lordOfHouse(4), [6]]],
  ),
  row(
    "bhratru_sapa",
    [218],
    [
      "all",
      ["in_house", lordOfHouse(1), [8]],
      ["in_house", lordOfHouse(5), [8]],
      ["in_house", lordOfHouse(3), [5]],
      all(["mars", "rahu"], [5]),
    ],
  ),
  row(
    "preta_sapa",
    [219],
    [
      "all",
      all(["sun", "saturn"], [5]),
      ["any", ["weak", "moon"], ["faint_moon"]],
      ["in_house", "moon", [7]],
      ["in_house", "rahu", [1]],
      ["in_house", "jupiter", [12]],
    ],
  ),
  row("aputra", [224], ["in_house", lordOfHouse(5), DUSTHANA_HOUSES]),
  row(
    "kala_nirdesat_putranasa",
    [229, 230],
    ["all", ["in_house", "rahu", [5]], ["with", lordOfHouse(5), "malefics"], ["dignity", "jupiter", ["debilitated"]]],
    [
      "all",
      ["joined_or_aspected", signOfHouse(5), "malefics"],
      ["joined_or_aspected", ["house_from", "jupiter", 5], "malefics"],
    ],
  ),
  row("jara", [236], all([lordOfHouse(10), lordOfHouse(2), lordOfHouse(7)], [10])),
  row(
    "jaraja_putra",
    [237],
    [
      "all",
      ...[5, 7].flatMap((house): Rule[] => [
        ["strong", lordOfHouse(house)],
        joins(lordOfHouse(house), lordOfHouse(6)),
        ["aspected", lordOfHouse(house), "benefics"],
      ]),
    ],
  ),
  row(
    "bhaga_chumbana",
    [240],
    ["all", ["in_house", lordOfHouse(7), [4]], joins(lordOfHouse(7), "venus")],
    ["dignity", lordOfHouse(1), ["debilitated"]],
    ["let", "$a", lordOfHouse(1), ["in_varga", "D9", ["dignity", "$a", ["debilitated"]]]],
  ),
  row(
    "janana_purva_pitru_marana",
    [242],
    [
      "all",
      ["in_house", "sun", DUSTHANA_HOUSES],
      ["in_house", lordOfHouse(8), [9]],
      ["in_house", lordOfHouse(12), [1]],
      ["in_house", lordOfHouse(6), [5]],
    ],
  ),
  row("galakarna", [264], all(["mandi", "rahu"], [3]), [
    "all",
    ["in_house", "mars", [3]],
    ["shashtiamsa", "mars", [PURISHA_SHASHTIAMSA]],
  ]),
  row("vrana", [265], ["all", ["member", lordOfHouse(6), "malefics"], ["in_house", lordOfHouse(6), [1, 8, 10]]]),
  row(
    "sisnavyadhi",
    [266],
    ["all", ["in_house", "mercury", [1]], joins("mercury", lordOfHouse(6)), joins("mercury", lordOfHouse(8))],
  ),
  row("kalatrashanda", [267], ["all", ["in_house", lordOfHouse(7), [6]], joins(lordOfHouse(7), "venus")]),
  row(
    "kushtaroga",
    [268, 269],
    ["all", ["in_house", lordOfHouse(1), [4, 12]], joins(lordOfHouse(1), "mars"), joins(lordOfHouse(1), "mercury")],
    all(["jupiter", "saturn", "moon"], [6]),
  ),
  row(
    "kshayaroga",
    [270],
    ["all", ["in_house", "rahu", [6]], ["in_house", "mandi", KENDRA_HOUSES], ["in_house", lordOfHouse(1), [8]]],
  ),
  row(
    "bandhana",
    [271],
    [
      "all",
      joins(lordOfHouse(1), lordOfHouse(6)),
      ["in_house", lordOfHouse(1), KENDRA_TRIKONA_HOUSES],
      ["with", lordOfHouse(1), ["of", ...NODES_AND_SATURN]],
    ],
  ),
  row("karachcheda", [272], ["all", ["in_house", "saturn", [9]], ["in_house", "jupiter", [3]]]),
  row(
    "sirachcheda",
    [273],
    [
      "all",
      joins(lordOfHouse(6), "venus"),
      ["any", ["together", "sun", "rahu"], ["together", "saturn", "rahu"]],
      ["cruel_shashtiamsa", "rahu"],
    ],
  ),
  row(
    "durmarana",
    [274],
    [
      "all",
      ["in_house", "moon", DUSTHANA_HOUSES],
      ["any", ["with", "moon", ["of", "saturn", "rahu"]], ["together", "moon", "mandi"]],
      ["aspected", "moon", ["of", lordOfHouse(1)]],
    ],
  ),
  row(
    "yuddha_marana",
    [275],
    [
      "all",
      ["any", ["same", "mars", lordOfHouse(6)], ["same", "mars", lordOfHouse(8)]],
      joins("mars", lordOfHouse(3)),
      ["any", ["with", "mars", ["of", "rahu", "saturn"]], ["together", "mars", "mandi"]],
      ["cruel_shashtiamsa", "mars"],
    ],
  ),
  row(
    "sanghata_marana",
    [276, 277],
    [
      "count",
      { at_least: 2 },
      ...GRAHAS.map((who): Rule => ["all", ["member", who, "malefics"], ["in_house", who, [8]], martialAndCruel(who)]),
    ],
    [
      "all",
      ...(["sun", "rahu", "saturn"] as const).flatMap((who): Rule[] => [
        ["aspects", lordOfHouse(8), who],
        ["cruel_shashtiamsa", who],
      ]),
    ],
  ),
  row(
    "pinasaroga",
    [278],
    [
      "all",
      ["in_house", "moon", [6]],
      ["in_house", "saturn", [8]],
      ["occupied", signOfHouse(12), "malefics"],
      ["member", navamsaLordOf(lordOfHouse(1)), "malefics"],
    ],
  ),
  row(
    "pittaroga",
    [279],
    ["all", ["in_house", "sun", [6]], ["with", "sun", "malefics"], ["aspected", "sun", "malefics"]],
  ),
  row("vikalanga_patni", [280], all(["venus", "sun"], [5, 7, 9])),
  row("putrakalatrahina", [281], ["all", waning, ["in_house", "moon", [5]], ["each_occupied", [12, 7, 1], "malefics"]]),
  row("bharyasahavyabhichara", [282], all(["venus", "saturn", "mars", "moon"], [7])),
  row(
    "vamsachheda",
    [283],
    ["all", ["in_house", "moon", [10]], ["in_house", "venus", [7]], ["occupied", signOfHouse(4), "malefics"]],
  ),
  row("guhyaroga", [284], ["in_varga", "D9", ["all", ["in_sign", "moon", [3, 7]], ["with", "moon", "malefics"]]]),
  row(
    "angahina",
    [285],
    ["all", ["in_house", "moon", [10]], ["in_house", "mars", [7]], ["in_house", "saturn", [2], "sun"]],
  ),
  row(
    "svetakushta",
    [286],
    [
      "all",
      ["in_house", "mars", [2, 12]],
      ["in_house", "saturn", [2, 12]],
      ["not", ["together", "mars", "saturn"]],
      ["in_house", "moon", [1]],
      ["in_house", "sun", [7]],
    ],
  ),
  row("pisacha_grasta", [287], ["all", all(["rahu", "moon"], [1]), ["any_in", "malefics", [5, 9]]]),
  row("vataroga", [290], ["all", ["in_house", "jupiter", [1]], ["in_house", "saturn", [7]]]),
  row(
    "matibhramana",
    [291, 292, 293, 294],
    ["all", ["in_house", "jupiter", [1]], ["in_house", "mars", [7]]],
    ["all", ["in_house", "saturn", [1]], ["in_house", "mars", [5, 7, 9]]],
    ["all", ["in_house", "saturn", [12]], ["in_house", "moon", [12]], waning],
    [
      "all",
      all(["moon", "mercury"], KENDRA_HOUSES),
      ["together", "moon", "mercury"],
      ["joined_or_aspected", "moon", ["others_than", "nine", "mercury"]],
    ],
  ),
  row(
    "khalvata",
    [295],
    [
      "all",
      ["any", ["member", lordOfHouse(1), "malefics"], ["in_sign", "lagna", [8, 1]]],
      ["aspected", "lagna", "malefics"],
    ],
  ),
  row("nishturabhashi", [296], ["all", ["together", "moon", "saturn"], ["not", ["aspects", "jupiter", "moon"]]]),
  row("rajabhrashta", [297], ["together", dispositorOf("arudha_lagna"), dispositorOf("upapada")]),
  row(
    "rajabhanga",
    [298, 299],
    [
      "all",
      ["in_sign", "lagna", [4]],
      ["dignity", "saturn", ["exalted"]],
      ["any", ["in_varga", "D9", ["dignity", "saturn", ["debilitated"]]], ["aspected", "saturn", "benefics"]],
    ],
    ["all", ["in_sign", "sun", [6]], ["degree_near", "sun", 190, 1]],
  ),
  row(
    "gohanta",
    [300],
    [
      "all",
      ["in_house", "jupiter", [8]],
      ["exists", "$m", "malefics", ["all", ["in_house", "$m", KENDRA_HOUSES], ["not", ["aspected", "$m", "benefics"]]]],
    ],
  ),
]);
