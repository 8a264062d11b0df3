/** Ids of varshaphal, the reading of a year (Tajika). */

export const TAJAKA_YOGAS = [
  "ikkabala",
  "induvara",
  "ithasala",
  "ishrafa",
  "nakta",
  "yamaya",
  "manau",
  "kamboola",
  "gairi_kamboola",
  "khallasara",
  "radda",
  "duhphali_kuttha",
  "dutthottha_davira",
  "tambira",
  "kuttha",
  "durapha",
] as const;
export type TajakaYogaId = (typeof TAJAKA_YOGAS)[number];

export const TAJAKA_GRADES = ["uttama", "madhyama", "sama", "adhama"] as const;
export type TajakaGrade = (typeof TAJAKA_GRADES)[number];

export const TAJAKA_ASPECTS = ["openly_friendly", "secretly_friendly", "secretly_hostile", "openly_hostile"] as const;
export type TajakaAspectKind = (typeof TAJAKA_ASPECTS)[number];

/** Why a yoga holds, of one of its grahas. */
export const TAJAKA_REASONS = [
  "combust",
  "retrograde",
  "debilitated",
  "in_dusthana",
  "in_kendra_or_panaphara",
  "strong",
  "weak",
  "at_sign_end",
] as const;
export type TajakaReason = (typeof TAJAKA_REASONS)[number];

/** The five offices whose holders may be lord of the year, in the order in which texts name them. */
export const YEAR_LORD_OFFICES = [
  "natal_lagna_lord",
  "annual_lagna_lord",
  "muntha_lord",
  "tri_rasi_lord",
  "dinaratri_lord",
] as const;
export type YearLordOffice = (typeof YEAR_LORD_OFFICES)[number];

/** By what the lord of the year was chosen. */
export const YEAR_LORD_RULES = [
  "friendly_aspect",
  "hostile_aspect",
  "strongest_with_aspect",
  "strongest",
  "muntha_lord",
  "dinaratri_lord",
  "partner_of_moon",
  "lord_of_moon_sign",
] as const;
export type YearLordRule = (typeof YEAR_LORD_RULES)[number];

export const SAHAMS = [
  "punya",
  "vidya",
  "yashas",
  "mitra",
  "mahatmya",
  "asha",
  "samartha",
  "bhratri",
  "gaurava",
  "pitri",
  "rajya",
  "matri",
  "putra",
  "jiva",
  "karma",
  "roga",
  "kali",
  "shastra",
  "bandhu",
  "mrityu",
  "paradesha",
  "artha",
  "paradara",
  "vanik",
  "karyasiddhi",
  "vivaha",
  "santapa",
  "shraddha",
  "priti",
  "jadya",
  "vyapara",
  "shatru",
  "jalapatana",
  "bandhana",
  "apamrityu",
  "labha",
  "prasuti",
  "manmatha",
  "kshama",
  "bandhaka",
  "anyakarma",
  "ambu",
  "bala",
  "deha",
  "shaurya",
  "upaya",
  "daridrya",
  "guruta",
  "jalamarga",
  "kanya",
  "ashva",
  "buddhi",
  "gamana",
  "vitta",
  "dharma",
] as const;
export type SahamId = (typeof SAHAMS)[number];
