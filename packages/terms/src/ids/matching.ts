/** The eight kootas of a match, in the order of their points. */
export const KOOTAS = ["varna", "vashya", "tara", "yoni", "graha_maitri", "gana", "bhakoot", "nadi"] as const;
export type Koota = (typeof KOOTAS)[number];

/** The four varnas of the signs, highest first. */
export const VARNAS = ["brahmin", "kshatriya", "vaishya", "shudra"] as const;
export type Varna = (typeof VARNAS)[number];

export const VASHYA_CLASSES = ["quadruped", "human", "water", "wild", "insect"] as const;
export type VashyaClass = (typeof VASHYA_CLASSES)[number];

/** The animals of the nakshatras. */
export const YONIS = [
  "horse",
  "elephant",
  "sheep",
  "serpent",
  "dog",
  "cat",
  "rat",
  "cow",
  "buffalo",
  "tiger",
  "deer",
  "monkey",
  "mongoose",
  "lion",
] as const;
export type Yoni = (typeof YONIS)[number];

export const GANAS = ["deva", "manushya", "rakshasa"] as const;
export type Gana = (typeof GANAS)[number];

export const NADIS = ["adi", "madhya", "antya"] as const;
export type Nadi = (typeof NADIS)[number];

/** The ten poruthams, counted from the girl to the boy. */
export const PORUTHAMS = [
  "dina",
  "gana",
  "mahendra",
  "stree_deergha",
  "yoni",
  "rasi",
  "rasyadhipati",
  "vashya",
  "rajju",
  "vedha",
] as const;
export type Porutham = (typeof PORUTHAMS)[number];

/** The parts of the body of the rajjus, from below. */
export const RAJJU_PARTS = ["foot", "thigh", "navel", "neck", "head"] as const;
export type RajjuPart = (typeof RAJJU_PARTS)[number];

/** Bands of the total: labels, not verdicts. */
export const MATCHING_BANDS = ["below_18", "18_to_24", "25_to_32", "above_32"] as const;
export type MatchingBand = (typeof MATCHING_BANDS)[number];

/** Rules by which books and programs set a fault aside; the first part is the koota or porutham of the fault. */
export const MATCHING_EXCEPTIONS = [
  "bhakoot_same_lord",
  "bhakoot_friendly_lords",
  "bhakoot_other_nadi",
  "bhakoot_five_nine",
  "nadi_same_star_other_pada",
  "nadi_same_sign_other_star",
  "nadi_one_star_two_signs",
  "nadi_listed_stars",
  "nadi_same_pada",
  "nadi_same_lord",
  "nadi_trine_signs",
  "gana_seventh_signs",
  "gana_friendly_lords",
  "gana_stree_deergha",
  "rajju_friendly_lords",
] as const;
export type MatchingException = (typeof MATCHING_EXCEPTIONS)[number];

/** Publishers whose rules for the eight kootas differ from the common ones. */
export const MATCHING_RULE_SETS = [
  "saravali_de",
  "pyjhora",
  "astroyogi",
  "astrosage",
  "dharmarth",
  "hindi_text",
  "krazykrackpot",
] as const;
export type MatchingRuleSet = (typeof MATCHING_RULE_SETS)[number];

/** How the navamsa placements of two births relate. */
export const NAVAMSA_NOTES = [
  "same_navamsa_lagna",
  "same_navamsa_moon",
  "navamsa_lagnas_seventh",
  "navamsa_moons_seventh",
  "navamsa_lagna_is_moon_sign",
  "navamsa_lagna_lords_friendly",
  "navamsa_moon_lords_friendly",
] as const;
export type NavamsaNote = (typeof NAVAMSA_NOTES)[number];
