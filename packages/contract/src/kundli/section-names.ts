/** The names alone, apart from the schemas: a browser that asks for sections needs no schema of an answer. */

/** Sections that every kundli carries. */
export const SECTION_NAMES_ALWAYS = ["aspects", "relationships", "vargas", "dashas", "karakas", "panchanga"] as const;
export type SectionAlways = (typeof SECTION_NAMES_ALWAYS)[number];

/** Those, and the ones that are sent when they are named. */
export const SECTION_NAMES = [
  ...SECTION_NAMES_ALWAYS,
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
  "shadbala",
  "bhava_bala",
  "vimsopaka",
  "avasthas",
  "yuddha",
  "limb_begins",
  "sade_sati",
  "yogas",
  "doshas",
] as const;
export type SectionName = (typeof SECTION_NAMES)[number];
