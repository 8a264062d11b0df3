import type { Graha } from "@lagna/terms";
import type { GrahaExpression, PlaceExpression, Rule } from "../rule-language.ts";
import {
  bphs,
  DUSTHANA_HOUSES,
  dispositorOf,
  EXALTED_OR_OWN,
  signOfHouse,
  inVaiseshikamsa,
  joins,
  KENDRA_HOUSES,
  KENDRA_TRIKONA_HOUSES,
  lordOfHouse,
  meets,
  navamsaLordOf,
  phaladeepika,
  PVR,
  raman,
  type YogaRow,
  defineYogaGroup,
} from "../define-yogas.ts";
import { DHANA_PAIRS } from "./paired-yogas.data.ts";

const createAspectRules = (who: PlaceExpression, ...by: readonly GrahaExpression[]): Rule[] =>
  by.map((graha): Rule => ["joined_or_aspected", who, ["of", graha]]);
const createJoinedOrAspectedRule = (who: PlaceExpression, ...by: readonly GrahaExpression[]): Rule => [
  "joined_or_aspected",
  who,
  ["of", ...by],
];
const strongLagna: Rule = ["any", ["strong", lordOfHouse(1)], inVaiseshikamsa(lordOfHouse(1))];

/** A graha in its own sign in the fifth, and others in the eleventh. */
const fifthAndEleventh = (graha: Graha, number: number, ...others: readonly Graha[]): YogaRow => ({
  id: `dhana_5_11_${graha as "sun" | "mercury" | "jupiter" | "venus" | "saturn"}`,
  source: [raman(number)],
  rule: [
    "all",
    ["in_house", graha, [5]],
    ["dignity", graha, ["own"]],
    ...others.map((other): Rule => ["in_house", other, [11]]),
  ],
});

/** A graha in its own sign in the lagna, with or aspected by others. */
const inOwnLagna = (graha: Graha, number: number, ...others: readonly Graha[]): YogaRow => ({
  id: `dhana_lagna_${graha as "sun" | "moon" | "mars" | "mercury" | "jupiter" | "venus"}`,
  source: [raman(number)],
  rule: ["all", ["in_house", graha, [1]], ["dignity", graha, ["own"]], ...createAspectRules(graha, ...others)],
});

/** The lord of the second with or aspected by the lord of the seventh and by Venus (Raman 141). */
const KALATRAMULA: Rule = [
  "all",
  meets(lordOfHouse(2), lordOfHouse(7)),
  meets(lordOfHouse(2), "venus"),
  // For an Aries lagna Venus is all three: what is left of the text is that the lord of the second is strong.
  [
    "any",
    ["not", ["same", lordOfHouse(2), lordOfHouse(7)]],
    ["not", ["same", lordOfHouse(2), "venus"]],
    ["strong", lordOfHouse(2)],
  ],
];

/**
 * The source of wealth: the lord of the second with or aspected by its significator, and a strong lord of the lagna.
 */
const defineDhanaYoga = (id: YogaRow["id"], number: number, rule: Rule): YogaRow => ({
  id,
  source: [raman(number)],
  rule: ["all", rule, strongLagna],
});

/** Yogas of wealth (BPHS 43; Raman 118-143). */
export const DHANA_YOGAS = defineYogaGroup("dhana", [
  ...DHANA_PAIRS,
  fifthAndEleventh("venus", 118, "saturn"),
  fifthAndEleventh("mercury", 119, "moon", "mars"),
  fifthAndEleventh("saturn", 120, "mercury", "mars"),
  fifthAndEleventh("sun", 121, "jupiter", "moon"),
  fifthAndEleventh("jupiter", 122, "mars", "moon"),
  inOwnLagna("sun", 123, "mars", "jupiter"),
  inOwnLagna("moon", 124, "jupiter", "mars"),
  inOwnLagna("mars", 125, "moon", "venus", "saturn"),
  inOwnLagna("mercury", 126, "saturn", "venus"),
  inOwnLagna("jupiter", 127, "mercury", "mars"),
  inOwnLagna("venus", 128, "saturn", "mercury"),
  {
    id: "bahudravyarjana",
    source: [raman(129)],
    rule: [
      "all",
      ["in_house", lordOfHouse(1), [2]],
      ["in_house", lordOfHouse(2), [11]],
      ["in_house", lordOfHouse(11), [1]],
    ],
  },
  {
    id: "swaviryaddhana",
    source: [raman(130), raman(131), raman(132)],
    rule: [
      "any",
      [
        "all",
        ["strong", lordOfHouse(1)],
        ["in_house", lordOfHouse(1), KENDRA_HOUSES],
        joins(lordOfHouse(1), "jupiter"),
        inVaiseshikamsa(lordOfHouse(2)),
      ],
      [
        "let",
        "$d",
        dispositorOf(navamsaLordOf(lordOfHouse(1))),
        ["any", ["in_house", "$d", KENDRA_TRIKONA_HOUSES, lordOfHouse(2)], ["dignity", "$d", EXALTED_OR_OWN]],
      ],
      [
        "any",
        ["in_house", lordOfHouse(2), KENDRA_TRIKONA_HOUSES, lordOfHouse(1)],
        [
          "all",
          ["member", lordOfHouse(2), "benefics"],
          [
            "any",
            ["deep_exalted", lordOfHouse(2)],
            ["exists", "$g", "seven", ["all", ["together", "$g", lordOfHouse(2)], ["dignity", "$g", ["exalted"]]]],
          ],
        ],
      ],
    ],
  },
  {
    id: "madhya_vayasi_dhana",
    source: [raman(133)],
    rule: [
      "all",
      joins(lordOfHouse(2), lordOfHouse(1)),
      joins(lordOfHouse(2), lordOfHouse(11)),
      ["in_house", lordOfHouse(2), KENDRA_TRIKONA_HOUSES],
      ["aspected", lordOfHouse(2), "benefics"],
    ],
  },
  {
    id: "antya_vayasi_dhana",
    source: [raman(134)],
    rule: [
      "all",
      ["in_house", dispositorOf(lordOfHouse(1)), [1]],
      ["in_house", dispositorOf(lordOfHouse(2)), [1]],
      ["exists", "$g", "benefics", ["all", ["in_house", "$g", [1]], ["strong", "$g"]]],
    ],
  },
  {
    id: "balya_dhana",
    source: [raman(135)],
    rule: [
      "all",
      ["together", lordOfHouse(2), lordOfHouse(10)],
      ["in_house", lordOfHouse(2), KENDRA_HOUSES],
      ["aspected", lordOfHouse(2), ["of", navamsaLordOf(lordOfHouse(1))]],
    ],
  },
  {
    id: "bhratrumula_dhana",
    source: [raman(136), raman(137)],
    rule: [
      "any",
      [
        "all",
        ["in_house", lordOfHouse(1), [3]],
        ["in_house", lordOfHouse(2), [3]],
        ["aspected", signOfHouse(3), "benefics"],
      ],
      [
        "all",
        ["in_house", lordOfHouse(3), [2]],
        joins(lordOfHouse(3), "jupiter"),
        createJoinedOrAspectedRule(lordOfHouse(3), lordOfHouse(1)),
      ],
    ],
  },
  defineDhanaYoga("matrumula_dhana", 138, createJoinedOrAspectedRule(lordOfHouse(2), lordOfHouse(4))),
  defineDhanaYoga("putramula_dhana", 139, createJoinedOrAspectedRule(lordOfHouse(2), lordOfHouse(5), "jupiter")),
  defineDhanaYoga("shatrumula_dhana", 140, createJoinedOrAspectedRule(lordOfHouse(2), lordOfHouse(6), "mars")),
  defineDhanaYoga("kalatramula_dhana", 141, KALATRAMULA),
  {
    id: "amaranantha_dhana",
    source: [raman(142)],
    rule: [
      "all",
      ["count_in", "nine", [2], 3],
      ["any", ["strong", lordOfHouse(2)], ["strong", lordOfHouse(11)], ["strong", "jupiter"]],
    ],
  },
  { id: "ayatna_dhana", source: [raman(143)], rule: ["exchange", lordOfHouse(1), lordOfHouse(2)] },
  {
    id: "indu_lagna_dhana",
    source: [PVR],
    rule: [
      "any",
      ["occupied", "indu_lagna", "benefics"],
      ["exists", "$g", "seven", ["all", ["together", "$g", "indu_lagna"], ["dignity", "$g", ["exalted"]]]],
    ],
  },
  {
    id: "lakshmi_sthana_bala",
    source: [bphs(43)],
    rule: [
      "all",
      ...([lordOfHouse(9), "venus"] as const).flatMap((who): Rule[] => [
        ["dignity", who, EXALTED_OR_OWN],
        ["in_house", who, KENDRA_TRIKONA_HOUSES],
      ]),
    ],
  },
]);

const malefic: Rule = ["with", lordOfHouse(1), "malefics"];

/** Yogas of poverty (BPHS 42; Raman 144-153; Phaladeepika 6). */
const defineDaridraYoga = (number: number, rule: Rule): YogaRow => ({
  id: `daridra_${number as 144 | 145 | 146 | 147 | 148 | 149 | 150 | 151 | 152 | 153}`,
  source: [bphs(42), raman(number)],
  nature: "inauspicious",
  rule,
});

export const DARIDRA_YOGAS = defineYogaGroup("daridra", [
  defineDaridraYoga(144, [
    "all",
    ["exchange", lordOfHouse(12), lordOfHouse(1)],
    createJoinedOrAspectedRule(lordOfHouse(1), lordOfHouse(7)),
  ]),
  defineDaridraYoga(145, [
    "all",
    ["exchange", lordOfHouse(6), lordOfHouse(1)],
    ["aspected", "moon", ["of", lordOfHouse(2), lordOfHouse(7)]],
  ]),
  defineDaridraYoga(146, ["all", ["in_house", "ketu", [1]], ["in_house", "moon", [1]]]),
  defineDaridraYoga(147, [
    "all",
    ["in_house", lordOfHouse(1), [8]],
    createJoinedOrAspectedRule(lordOfHouse(1), lordOfHouse(2), lordOfHouse(7)),
  ]),
  defineDaridraYoga(148, [
    "all",
    ["in_house", lordOfHouse(1), DUSTHANA_HOUSES],
    malefic,
    createJoinedOrAspectedRule(lordOfHouse(1), lordOfHouse(2), lordOfHouse(7)),
  ]),
  defineDaridraYoga(149, [
    "all",
    ["with", lordOfHouse(1), ["of", lordOfHouse(6), lordOfHouse(8), lordOfHouse(12)]],
    ["aspected", lordOfHouse(1), "malefics"],
  ]),
  defineDaridraYoga(150, [
    "all",
    ["with", lordOfHouse(5), ["of", lordOfHouse(6), lordOfHouse(8), lordOfHouse(12)]],
    ["not", ["aspected", lordOfHouse(5), "benefics"]],
  ]),
  defineDaridraYoga(151, [
    "all",
    ["in_house", lordOfHouse(5), [6, 10]],
    [
      "aspected",
      lordOfHouse(5),
      ["of", lordOfHouse(2), lordOfHouse(6), lordOfHouse(7), lordOfHouse(8), lordOfHouse(12)],
    ],
  ]),
  defineDaridraYoga(152, [
    "exists",
    "$g",
    ["others_than", "malefics", lordOfHouse(9), lordOfHouse(10)],
    ["all", ["in_house", "$g", [1]], createJoinedOrAspectedRule("$g", lordOfHouse(2), lordOfHouse(7))],
  ]),
  defineDaridraYoga(153, [
    "all",
    ["in_house", lordOfHouse(1), DUSTHANA_HOUSES],
    ["in_house", navamsaLordOf("lagna"), DUSTHANA_HOUSES],
    createJoinedOrAspectedRule(lordOfHouse(1), lordOfHouse(2), lordOfHouse(7)),
    createJoinedOrAspectedRule(navamsaLordOf("lagna"), lordOfHouse(2), lordOfHouse(7)),
  ]),
  {
    id: "daridra_loose",
    source: [phaladeepika(6)],
    nature: "inauspicious",
    rule: ["any", ["in_house", lordOfHouse(2), DUSTHANA_HOUSES], ["in_house", lordOfHouse(11), DUSTHANA_HOUSES]],
  },
  {
    id: "dhur",
    source: [phaladeepika(6), raman(103)],
    nature: "inauspicious",
    rule: ["in_house", lordOfHouse(10), DUSTHANA_HOUSES],
  },
]);
