import type { Dignity, Graha, Karaka8, Rashi } from "@lagna/terms";

/** Astrological terms in the usual Hinglish spelling (Hindi in Latin letters). */
export const GRAHAS_HG: Readonly<Record<Graha, string>> = {
  sun: "Surya",
  moon: "Chandra",
  mars: "Mangal",
  mercury: "Budh",
  jupiter: "Guru",
  venus: "Shukra",
  saturn: "Shani",
  rahu: "Rahu",
  ketu: "Ketu",
};

export const RASHIS_HG: Readonly<Record<Rashi, string>> = {
  aries: "Mesh",
  taurus: "Vrishabh",
  gemini: "Mithun",
  cancer: "Kark",
  leo: "Simha",
  virgo: "Kanya",
  libra: "Tula",
  scorpio: "Vrishchik",
  sagittarius: "Dhanu",
  capricorn: "Makar",
  aquarius: "Kumbh",
  pisces: "Meen",
};

export const DIGNITIES_HG: Readonly<Record<Dignity, string>> = {
  exalted: "uchch ka",
  moolatrikona: "mooltrikon me",
  own: "swarashi me",
  great_friend: "param mitra ki rashi me",
  friend: "mitra ki rashi me",
  neutral: "sam rashi me",
  enemy: "shatru ki rashi me",
  great_enemy: "param shatru ki rashi me",
  debilitated: "neech ka",
};

export const KARAKAS_HG: Readonly<Record<Karaka8, string>> = {
  AK: "Atmakarak",
  AmK: "Amatyakarak",
  BK: "Bhratrikarak",
  MK: "Matrikarak",
  PiK: "Pitrikarak",
  PK: "Putrakarak",
  GK: "Gnatikarak",
  DK: "Darakarak",
};

/** Ordinals in the oblique case, as before "ghar" or "bhav"; index 0 is "first". */
export const OBLIQUE_ORDINALS_HG = [
  "pehle",
  "doosre",
  "teesre",
  "chauthe",
  "paanchve",
  "chhathe",
  "saatve",
  "aathve",
  "nauve",
  "dasve",
  "gyarahve",
  "barahve",
] as const;

export const OBLIQUE_ORDINALS_HI = [
  "पहले",
  "दूसरे",
  "तीसरे",
  "चौथे",
  "पाँचवें",
  "छठे",
  "सातवें",
  "आठवें",
  "नौवें",
  "दसवें",
  "ग्यारहवें",
  "बारहवें",
] as const;

/** Ordinals in the direct case. */
export const DIRECT_ORDINALS_HG = [
  "pehla",
  "doosra",
  "teesra",
  "chautha",
  "paanchva",
  "chhatha",
  "saatva",
  "aathva",
  "nauva",
  "dasva",
  "gyarahva",
  "barahva",
] as const;

export const DIRECT_ORDINALS_HI = [
  "पहला",
  "दूसरा",
  "तीसरा",
  "चौथा",
  "पाँचवाँ",
  "छठा",
  "सातवाँ",
  "आठवाँ",
  "नौवाँ",
  "दसवाँ",
  "ग्यारहवाँ",
  "बारहवाँ",
] as const;

/** Lords by the house they rule; index 0 is the lord of the first house. */
export const HOUSE_LORDS_HI = [
  "लग्नेश",
  "धनेश",
  "तृतीयेश",
  "चतुर्थेश",
  "पंचमेश",
  "षष्ठेश",
  "सप्तमेश",
  "अष्टमेश",
  "नवमेश",
  "दशमेश",
  "एकादशेश",
  "द्वादशेश",
] as const;
export const HOUSE_LORDS_HG = [
  "lagnesh",
  "dhanesh",
  "tritiyesh",
  "chaturthesh",
  "panchamesh",
  "shashthesh",
  "saptamesh",
  "ashtamesh",
  "navmesh",
  "dashmesh",
  "ekadashesh",
  "dwadashesh",
] as const;
