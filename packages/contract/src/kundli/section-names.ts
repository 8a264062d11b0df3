/** Only the names, separate from the schemas: a browser that requests sections does not need the response schema. */

/** Sections included in every kundli. */
export const DEFAULT_SECTION_NAMES = ["aspects", "relationships", "vargas", "dashas", "karakas", "panchanga"] as const;
export type DefaultSectionName = (typeof DEFAULT_SECTION_NAMES)[number];

/** Those, and the ones returned only on request. */
export const SECTION_NAMES = [
  ...DEFAULT_SECTION_NAMES,
  "ashtakavarga",
  "arudhas",
  "karakamsa",
  "swamsa",
  "argala",
  "special_lagnas",
  "upagrahas",
  "sphutas",
  "badhaka",
  "maraka",
  "drekkana_22",
  "navamsa_64",
  "special_degrees",
  "special_grahas",
  "shadbala",
  "bhava_bala",
  "vimsopaka",
  "avasthas",
  "yuddha",
  "limb_begins",
  "sade_sati",
  "yogas",
  "doshas",
  "kp",
] as const;
export type SectionName = (typeof SECTION_NAMES)[number];
