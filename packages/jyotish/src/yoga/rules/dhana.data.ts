import type { Graha } from "@lagna/terms";
import type { GrahaWord, Place, Rule } from "../rule.ts";
import {
  bphs,
  D,
  DISP,
  EXALTED_OR_OWN,
  H,
  K,
  KT,
  L,
  NL,
  phaladeepika,
  PVR,
  raman,
  type YogaRow,
  yogasOfGroup,
} from "../yoga-data.ts";
import { DHANA_PAIRS } from "./pairs.data.ts";

const seen = (who: Place, ...by: readonly GrahaWord[]): Rule[] =>
  by.map((graha): Rule => ["joined_or_aspected", who, ["of", graha]]);
const byAny = (who: Place, ...by: readonly GrahaWord[]): Rule => ["joined_or_aspected", who, ["of", ...by]];
const strongLagna: Rule = ["any", ["strong", L(1)], ["vaiseshikamsa", L(1), 2]];

/** A graha in the fifth, its own, and others in the eleventh. */
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

/** A graha in the lagna, its own, with or seen by others. */
const inOwnLagna = (graha: Graha, number: number, ...others: readonly Graha[]): YogaRow => ({
  id: `dhana_lagna_${graha as "sun" | "moon" | "mars" | "mercury" | "jupiter" | "venus"}`,
  source: [raman(number)],
  rule: ["all", ["in_house", graha, [1]], ["dignity", graha, ["own"]], ...seen(graha, ...others)],
});

/** What the wealth comes by: the lord of the second with or seen by whoever stands for it, and a strong lord of the lagna. */
const byWhom = (id: YogaRow["id"], number: number, rule: Rule): YogaRow => ({
  id,
  source: [raman(number)],
  rule: ["all", rule, strongLagna],
});

/** Yogas of wealth (BPHS 43; Raman 118-143). */
export const DHANA_YOGAS = yogasOfGroup("dhana", [
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
    rule: ["all", ["in_house", L(1), [2]], ["in_house", L(2), [11]], ["in_house", L(11), [1]]],
  },
  {
    id: "swaviryaddhana",
    source: [raman(130), raman(131), raman(132)],
    rule: [
      "any",
      ["all", ["strong", L(1)], ["in_house", L(1), K], ["together", L(1), "jupiter"], ["vaiseshikamsa", L(2), 2]],
      ["let", "$d", DISP(NL(L(1))), ["any", ["in_house", "$d", KT, L(2)], ["dignity", "$d", EXALTED_OR_OWN]]],
      [
        "any",
        ["in_house", L(2), KT, L(1)],
        [
          "all",
          ["member", L(2), "benefics"],
          [
            "any",
            ["deep_exalted", L(2)],
            ["exists", "$g", "seven", ["all", ["together", "$g", L(2)], ["dignity", "$g", ["exalted"]]]],
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
      ["together", L(2), L(1)],
      ["together", L(2), L(11)],
      ["in_house", L(2), KT],
      ["aspected", L(2), "benefics"],
    ],
  },
  {
    id: "antya_vayasi_dhana",
    source: [raman(134)],
    rule: [
      "all",
      ["in_house", DISP(L(1)), [1]],
      ["in_house", DISP(L(2)), [1]],
      ["exists", "$g", "benefics", ["all", ["in_house", "$g", [1]], ["strong", "$g"]]],
    ],
  },
  {
    id: "balya_dhana",
    source: [raman(135)],
    rule: ["all", ["together", L(2), L(10)], ["in_house", L(2), K], ["aspected", L(2), ["of", NL(L(1))]]],
  },
  {
    id: "bhratrumula_dhana",
    source: [raman(136), raman(137)],
    rule: [
      "any",
      ["all", ["in_house", L(1), [3]], ["in_house", L(2), [3]], ["aspected", H(3), "benefics"]],
      ["all", ["in_house", L(3), [2]], ["together", L(3), "jupiter"], byAny(L(3), L(1))],
    ],
  },
  byWhom("matrumula_dhana", 138, byAny(L(2), L(4))),
  byWhom("putramula_dhana", 139, byAny(L(2), L(5), "jupiter")),
  byWhom("shatrumula_dhana", 140, byAny(L(2), L(6), "mars")),
  byWhom("kalatramula_dhana", 141, ["all", ...seen(L(2), L(7), "venus")]),
  {
    id: "amaranantha_dhana",
    source: [raman(142)],
    rule: ["all", ["count_in", "nine", [2], 3], ["any", ["strong", L(2)], ["strong", L(11)], ["strong", "jupiter"]]],
  },
  { id: "ayatna_dhana", source: [raman(143)], rule: ["exchange", L(1), L(2)] },
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
      ...([L(9), "venus"] as const).flatMap((who): Rule[] => [
        ["dignity", who, EXALTED_OR_OWN],
        ["in_house", who, KT],
      ]),
    ],
  },
]);

const malefic: Rule = ["with", L(1), "malefics"];

/** Yogas of want (BPHS 42; Raman 144-153; Phaladeepika 6). */
const want = (number: number, rule: Rule): YogaRow => ({
  id: `daridra_${number as 144 | 145 | 146 | 147 | 148 | 149 | 150 | 151 | 152 | 153}`,
  source: [bphs(42), raman(number)],
  nature: "inauspicious",
  rule,
});

export const DARIDRA_YOGAS = yogasOfGroup("daridra", [
  want(144, ["all", ["exchange", L(12), L(1)], byAny(L(1), L(7))]),
  want(145, ["all", ["exchange", L(6), L(1)], ["aspected", "moon", ["of", L(2), L(7)]]]),
  want(146, ["all", ["in_house", "ketu", [1]], ["in_house", "moon", [1]]]),
  want(147, ["all", ["in_house", L(1), [8]], byAny(L(1), L(2), L(7))]),
  want(148, ["all", ["in_house", L(1), D], malefic, byAny(L(1), L(2), L(7))]),
  want(149, ["all", ["with", L(1), ["of", L(6), L(8), L(12)]], ["aspected", L(1), "malefics"]]),
  want(150, ["all", ["with", L(5), ["of", L(6), L(8), L(12)]], ["not", ["aspected", L(5), "benefics"]]]),
  want(151, ["all", ["in_house", L(5), [6, 10]], ["aspected", L(5), ["of", L(2), L(6), L(7), L(8), L(12)]]]),
  want(152, [
    "exists",
    "$g",
    ["others_than", "malefics", L(9), L(10)],
    ["all", ["in_house", "$g", [1]], byAny("$g", L(2), L(7))],
  ]),
  want(153, ["all", ["in_house", L(1), D], ["in_house", NL("lagna"), D], byAny(L(1), L(2), L(7))]),
  {
    id: "daridra_loose",
    source: [phaladeepika(6)],
    nature: "inauspicious",
    rule: ["any", ["in_house", L(2), D], ["in_house", L(11), D]],
  },
  { id: "dhur", source: [phaladeepika(6), raman(103)], nature: "inauspicious", rule: ["in_house", L(10), D] },
]);
