/** Afflictions of a birth: by grahas, then by its time. */
export const DOSHAS = [
  "mangal",
  "kala_sarpa",
  "pitru",
  "guru_chandala",
  "grahana",
  "shrapit",
  "ghata",
  "angaraka",
  "vish",
  "kemadruma",
  "kalatra",
  "gandanta",
  "ganda_mula",
  "bhadra",
  "amavasya",
  "krishna_chaturdashi",
  "vyatipata",
  "vaidhriti",
  "sankranti",
] as const;
export type DoshaId = (typeof DOSHAS)[number];

/** What brings a dosha about, where it may be one of several; the twelve of kala sarpa by the house of Rahu. */
export const DOSHA_CAUSES = [
  "from_lagna",
  "from_moon",
  "from_venus",
  "ananta",
  "kulika",
  "vasuki",
  "sankhapala",
  "padma",
  "mahapadma",
  "takshaka",
  "karkotaka",
  "sankhachuda",
  "ghataka",
  "vishadhara",
  "seshanaga",
  "sun_afflicted",
  "ninth_lord_afflicted",
  "ninth_house_afflicted",
  "sun_with_node",
  "moon_with_node",
  "moon_in_gandanta",
  "lagna_in_gandanta",
] as const;
export type DoshaCause = (typeof DOSHA_CAUSES)[number];

/** What lifts a dosha; the finding itself stands. */
export const DOSHA_CANCELLATIONS = [
  "mars_in_good_sign",
  "mars_by_house_and_sign",
  "mars_with_jupiter",
  "mars_with_saturn_or_moon",
  "lagna_of_moon_or_sun",
  "jupiter_or_venus_in_lagna",
  "mars_retrograde",
  "mars_combust",
  "mars_at_sign_edge",
  "mars_lord_of_lagna",
  "jupiter_in_good_sign",
  "kendra_from_moon",
  "kendra_from_lagna",
  "moon_aspected_by_jupiter",
  "moon_full",
] as const;
export type DoshaCancellation = (typeof DOSHA_CANCELLATIONS)[number];
