import { SAPTA_GRAHAS } from "../../relation/friendship.data.ts";
import type { Rule } from "../rule-language.ts";
import {
  bphs,
  EXALTED_OR_OWN,
  KENDRA_HOUSES,
  lordOfHouse,
  PVR,
  raman,
  type YogaRow,
  defineYogaGroup,
} from "../define-yogas.ts";

const exalted = SAPTA_GRAHAS.map((graha): Rule => ["dignity", graha, ["exalted"]]);
const strongInKendra = SAPTA_GRAHAS.map((graha): Rule => [
  "all",
  ["in_house", graha, KENDRA_HOUSES],
  ["dignity", graha, EXALTED_OR_OWN],
]);

const amsa = (id: YogaRow["id"], good: number): YogaRow => ({
  id,
  source: [bphs(6), PVR],
  rule: ["vaiseshikamsa", lordOfHouse(1), good],
});

/**
 * Strength of single grahas: vargottama, dig bala, exaltation, vaiseshikamsa of the lagna's lord (BPHS 6, 27; Raman
 * 245-252).
 */
export const DIGNITY_YOGAS = defineYogaGroup("dignity", [
  { id: "vargottama_lagna", source: [bphs(6), PVR], rule: ["vargottama", "lagna"] },
  ...SAPTA_GRAHAS.map((graha): YogaRow => ({
    id: `vargottama_${graha}`,
    source: [bphs(6), PVR],
    rule: ["vargottama", graha],
  })),
  {
    id: "maha_vargottama",
    source: [PVR],
    rule: ["count", { at_least: 3 }, ...SAPTA_GRAHAS.map((graha): Rule => ["vargottama", graha])],
  },
  { id: "pushkara_lagna", source: [PVR], rule: ["pushkara_navamsa", "lagna"] },
  { id: "pushkara_moon", source: [PVR], rule: ["pushkara_navamsa", "moon"] },
  { id: "kendra_bala", source: [raman(245)], rule: ["count", { at_least: 3 }, ...strongInKendra] },
  ...SAPTA_GRAHAS.map((graha): YogaRow => ({ id: `digbala_${graha}`, source: [bphs(27)], rule: ["dig_bala", graha] })),
  { id: "uchcha_2", source: [bphs(28)], rule: ["count", { at_least: 2, at_most: 2 }, ...exalted] },
  { id: "uchcha_3", source: [bphs(28)], rule: ["count", { at_least: 3, at_most: 3 }, ...exalted] },
  { id: "uchcha_4", source: [bphs(28)], rule: ["count", { at_least: 4 }, ...exalted] },
  {
    id: "adhi_graha",
    source: [PVR],
    rule: ["all", ["in_house", lordOfHouse(1), [10]], ["in_house", lordOfHouse(10), [1]]],
  },
  amsa("parijata_amsa", 2),
  amsa("gopura_amsa", 4),
  amsa("simhasana_amsa", 5),
  {
    id: "final_dispositor",
    source: [PVR],
    rule: ["exists", "$g", "seven", ["final_dispositor", "$g"]],
  },
]);
