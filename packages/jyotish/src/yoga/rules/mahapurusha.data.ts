import type { Graha } from "@lagna/terms";
import {
  bphs,
  EXALTED_OR_OWN,
  KENDRA_HOUSES,
  phaladeepika,
  raman,
  type YogaRow,
  defineYogaGroup,
} from "../define-yogas.ts";

const mahapurusha = (id: YogaRow["id"], graha: Graha, number: number): YogaRow => ({
  id,
  source: [bphs(75), phaladeepika(6), raman(number)],
  rule: [
    "all",
    ["dignity", graha, EXALTED_OR_OWN],
    [
      "by_setting",
      "reference",
      {
        lagna: ["in_house", graha, KENDRA_HOUSES],
        lagna_and_moon: ["any", ["in_house", graha, KENDRA_HOUSES], ["in_house", graha, KENDRA_HOUSES, "moon"]],
      },
    ],
  ],
});

/** The five great persons: a graha in a kendra, in its own or exaltation sign (BPHS 75; Phaladeepika 6; Raman 19-23). */
export const MAHAPURUSHA_YOGAS = defineYogaGroup("mahapurusha", [
  mahapurusha("ruchaka", "mars", 22),
  mahapurusha("bhadra", "mercury", 23),
  mahapurusha("hamsa", "jupiter", 19),
  mahapurusha("malavya", "venus", 20),
  mahapurusha("sasa", "saturn", 21),
]);
