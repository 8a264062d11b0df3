import type { Graha } from "@lagna/terms";
import { bphs, EXALTED_OR_OWN, K, phaladeepika, raman, type YogaRow, yogasOfGroup } from "../yoga-data.ts";

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
        lagna: ["in_house", graha, K],
        lagna_and_moon: ["any", ["in_house", graha, K], ["in_house", graha, K, "moon"]],
      },
    ],
  ],
});

/** The five great persons: a graha in a kendra, in its own or exaltation sign (BPHS 75; Phaladeepika 6; Raman 19-23). */
export const MAHAPURUSHA_YOGAS = yogasOfGroup("mahapurusha", [
  mahapurusha("ruchaka", "mars", 22),
  mahapurusha("bhadra", "mercury", 23),
  mahapurusha("hamsa", "jupiter", 19),
  mahapurusha("malavya", "venus", 20),
  mahapurusha("sasa", "saturn", 21),
]);
