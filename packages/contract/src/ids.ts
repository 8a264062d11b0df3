/** Identifiers that cross the API border: lower-case, one spelling each, as in docs/GLOSSARY.md. */

export const GRAHA_IDS = ["sun", "moon", "mars", "mercury", "jupiter", "venus", "saturn", "rahu", "ketu"] as const;
export type GrahaId = (typeof GRAHA_IDS)[number];

export const RASHI_IDS = [
  "aries",
  "taurus",
  "gemini",
  "cancer",
  "leo",
  "virgo",
  "libra",
  "scorpio",
  "sagittarius",
  "capricorn",
  "aquarius",
  "pisces",
] as const;
export type RashiId = (typeof RASHI_IDS)[number];

export const NAKSHATRA_IDS = [
  "ashwini",
  "bharani",
  "krittika",
  "rohini",
  "mrigashira",
  "ardra",
  "punarvasu",
  "pushya",
  "ashlesha",
  "magha",
  "purva_phalguni",
  "uttara_phalguni",
  "hasta",
  "chitra",
  "swati",
  "vishakha",
  "anuradha",
  "jyeshtha",
  "mula",
  "purva_ashadha",
  "uttara_ashadha",
  "shravana",
  "dhanishta",
  "shatabhisha",
  "purva_bhadrapada",
  "uttara_bhadrapada",
  "revati",
] as const;
export type NakshatraId = (typeof NAKSHATRA_IDS)[number];

export const DIGNITY_IDS = [
  "exalted",
  "moolatrikona",
  "own",
  "great_friend",
  "friend",
  "neutral",
  "enemy",
  "great_enemy",
  "debilitated",
] as const;
export type DignityId = (typeof DIGNITY_IDS)[number];

/** Panchadha maitri, from the compound of natural and temporary friendship. */
export const RELATION_IDS = ["great_friend", "friend", "neutral", "enemy", "great_enemy"] as const;
export type RelationId = (typeof RELATION_IDS)[number];

export const VARGA_IDS = [
  "D1",
  "D2",
  "D3",
  "D4",
  "D5",
  "D6",
  "D7",
  "D8",
  "D9",
  "D10",
  "D11",
  "D12",
  "D16",
  "D20",
  "D24",
  "D27",
  "D30",
  "D40",
  "D45",
  "D60",
] as const;
export type VargaId = (typeof VARGA_IDS)[number];

export const KARAKA7_IDS = ["AK", "AmK", "BK", "MK", "PK", "GK", "DK"] as const;
export const KARAKA8_IDS = ["AK", "AmK", "BK", "MK", "PiK", "PK", "GK", "DK"] as const;

export const GENDERS = ["male", "female", "other"] as const;
export type Gender = (typeof GENDERS)[number];

export const MONTH_NAMES = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
] as const;
