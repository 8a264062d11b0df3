import type { Rule } from "../rule-language.ts";
import { SAPTA_GRAHAS } from "../../relation/friendship.data.ts";
import {
  bphs,
  dispositorOf,
  jaimini,
  lordOfHouse,
  navamsaLordOf,
  phaladeepika,
  saravali,
  type YogaRow,
  defineYogaGroup,
} from "../define-yogas.ts";

const ORDERS = ["tapasvi", "kapali", "raktapata", "ekadandi", "bhikshu", "charaka", "nirgrantha"] as const;

/**
 * Yogas of renunciation (BPHS 79; Saravali 20; Phaladeepika 27): four or more in one sign; the strongest of them gives
 * the order.
 */
export const SANNYASA_YOGAS = defineYogaGroup("sannyasa", [
  {
    id: "pravrajya",
    source: [bphs(79), phaladeepika(27)],
    nature: "mixed",
    rule: ["all", ["count_in", "seven", [1], 4, 7, lordOfHouse(10)], ["exists", "$g", "seven", strongAmongFour("$g")]],
  },
  ...SAPTA_GRAHAS.map((graha, index): YogaRow => ({
    id: `pravrajya_${ORDERS[index] as (typeof ORDERS)[number]}`,
    source: [bphs(79), saravali(20)],
    nature: "mixed",
    rule: strongAmongFour(graha),
  })),
  {
    id: "sannyasa_drekkana",
    source: [bphs(79), saravali(20)],
    nature: "mixed",
    rule: ["all", ["same", ["varga_lord", "D3", "moon"], "saturn"], ["aspected_only", "moon", ["of", "saturn"]]],
  },
  {
    id: "sannyasa_navamsa",
    source: [bphs(79), saravali(20)],
    nature: "mixed",
    rule: ["all", ["member", navamsaLordOf("moon"), ["of", "saturn", "mars"]], ["aspects", "saturn", "moon"]],
  },
  {
    id: "sannyasa_lagnesha",
    source: [saravali(20)],
    nature: "mixed",
    rule: ["aspected_only", lordOfHouse(1), ["of", "saturn"]],
  },
  {
    id: "sannyasa_chandresha",
    source: [saravali(20), phaladeepika(27)],
    nature: "mixed",
    rule: ["aspected_only", dispositorOf("moon"), ["of", "saturn"]],
  },
  {
    id: "sannyasa_raja",
    source: [phaladeepika(27)],
    nature: "mixed",
    rule: [
      "all",
      ["in_house", "jupiter", [9]],
      ["aspects", "saturn", "jupiter"],
      ["aspects", "saturn", "moon"],
      ["aspects", "saturn", "lagna"],
    ],
  },
  {
    id: "moksha",
    source: [jaimini(1)],
    rule: ["in_varga", "D9", ["in_house", "ketu", [12], ["karaka", "AK"]]],
  },
]);

function strongAmongFour(who: "$g" | (typeof SAPTA_GRAHAS)[number]): Rule {
  return ["all", ["count_in", "seven", [1], 4, 7, who], ["strong", who]];
}
