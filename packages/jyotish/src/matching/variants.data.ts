import type { Koota, MatchingException, MatchingRuleSet } from "@lagna/terms";
import type { MatchingSettings } from "./koota.data.ts";

/** How a publisher's points differ from the defaults of the settings. */
export interface RuleSetData {
  readonly id: MatchingRuleSet;
  /** Where its rules were read. */
  readonly source: string;
  readonly settings: Partial<MatchingSettings>;
  /** Exceptions that it works into the points. */
  readonly lifts: readonly MatchingException[];
}

/** In the order of the ids. The defaults themselves, the common tables, are not a row. */
export const RULE_SETS: readonly RuleSetData[] = [
  {
    id: "saravali_de",
    source: "saravali.de, table of vashya as transcribed in PyJHora",
    settings: { vashya: "saravali_de" },
    lifts: [],
  },
  {
    id: "pyjhora",
    source: "naturalstupid/PyJHora, src/jhora/horoscope/match/compatibility.py",
    // Its table of gana has the girl in rows.
    settings: {
      vashya: "saravali_de",
      vashya_classes: "pyjhora",
      gana_deva_manushya: 5,
      gana_manushya_deva: 6,
      gana_deva_rakshasa: 1,
      gana_rakshasa_deva: 0,
    },
    lifts: [],
  },
  {
    id: "astroyogi",
    source: "astroyogi.com, table of vashya as transcribed in PyJHora",
    settings: { vashya: "astroyogi" },
    lifts: [],
  },
  {
    id: "astrosage",
    source: "AstroSage, as checked against it by ishubhamx/Hindu-Panchangam, packages/core/src/matching/kootas.ts",
    settings: {
      vashya: "astrosage",
      vashya_classes: "astrosage",
      yoni: "astrosage",
      gana_rakshasa_deva: 0,
    },
    lifts: ["bhakoot_same_lord", "nadi_same_sign_other_star"],
  },
  {
    id: "dharmarth",
    source: "dharmarth.in, classes of vashya",
    settings: { vashya_classes: "dharmarth" },
    lifts: [],
  },
  {
    id: "hindi_text",
    source: "a printed Hindi text (scribd 268021076), points of gana",
    settings: {
      gana_deva_manushya: 5,
      gana_rakshasa_deva: 0,
      gana_manushya_rakshasa: 1,
      gana_rakshasa_manushya: 1,
    },
    lifts: [],
  },
  {
    id: "krazykrackpot",
    source: "krazykrackpot/panchang, src/lib/matching/ashta-kuta.ts",
    settings: {
      vashya: "krazykrackpot",
      vashya_classes: "krazykrackpot",
      tara: "one_three_five_seven",
      yoni: "krazykrackpot",
      graha_maitri: "sum",
      gana_manushya_deva: 6,
      gana_deva_rakshasa: 1,
    },
    lifts: ["bhakoot_same_lord", "nadi_same_pada", "nadi_same_lord", "nadi_trine_signs"],
  },
];

/** The settings each koota's points depend on. */
export const SETTINGS_OF_KOOTA: Readonly<Record<Koota, readonly (keyof MatchingSettings)[]>> = {
  varna: [],
  vashya: ["vashya", "vashya_classes"],
  tara: ["tara"],
  yoni: ["yoni"],
  graha_maitri: ["graha_maitri"],
  gana: [
    "gana_deva_manushya",
    "gana_manushya_deva",
    "gana_deva_rakshasa",
    "gana_rakshasa_deva",
    "gana_manushya_rakshasa",
    "gana_rakshasa_manushya",
  ],
  bhakoot: [],
  nadi: [],
};
