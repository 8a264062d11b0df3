/** The levels of dasha periods, each a subdivision of the one before. */
export const DASHA_LEVELS = ["maha", "antar", "pratyantar", "sookshma", "prana"] as const;
export type DashaLevel = (typeof DASHA_LEVELS)[number];
/** The dasha systems: by nakshatra or another limb of the panchanga, by grahas, by rashis. */
export const NAKSHATRA_DASHA_IDS = [
  "vimshottari",
  "ashtottari",
  "yogini",
  "shodashottari",
  "dwadashottari",
  "panchottari",
  "shatabdika",
  "chaturashiti_sama",
  "dwisaptati_sama",
  "shashtihayani",
  "shattrimshat_sama",
  "tithi_ashtottari",
  "tithi_yogini",
  "yoga_vimshottari",
  "karana_chaturashiti",
] as const;
export type NakshatraDashaId = (typeof NAKSHATRA_DASHA_IDS)[number];

export const GRAHA_DASHA_IDS = [
  "naisargika",
  "moola",
  "tara",
  "karaka",
  "buddhi_gati",
  "kaala",
  "ashtakavarga",
] as const;
export type GrahaDashaId = (typeof GRAHA_DASHA_IDS)[number];

export const RASHI_DASHA_IDS = [
  "narayana",
  "chara",
  "chara_knrao",
  "chara_pvr",
  "chara_rangacharya",
  "sudasa",
  "lagna_kendradi",
  "ak_kendradi",
  "sthira",
  "brahma",
  "shoola",
  "niryana_shoola",
  "drig",
  "mandooka",
  "trikona",
  "lagnamsaka",
  "navamsa",
  "varnada",
  "yogardha",
  "tara_lagna",
  "chakra",
  "sudarshana",
  "sandhya",
  "chaturvidha_uttara",
  "padanadhamsa",
  "rashiyanka",
  "paryaya",
] as const;
export type RashiDashaId = (typeof RASHI_DASHA_IDS)[number];

export const DASHA_IDS = [...NAKSHATRA_DASHA_IDS, ...GRAHA_DASHA_IDS, ...RASHI_DASHA_IDS, "kalachakra"] as const;
export type DashaId = (typeof DASHA_IDS)[number];

/** The point a nakshatra dasha is counted from: the Moon's nakshatra, the 4th, 5th or 8th from it, or the lagna's. */
export const DASHA_STARTS = ["moon", "kshema", "utpanna", "adhana", "lagna"] as const;
export type DashaStart = (typeof DASHA_STARTS)[number];

/**
 * The condition under which a conditional dasha applies; `always` for unconditional ones, `no_sunrise` if it cannot be
 * determined.
 */
export const DASHA_CONDITIONS = [
  "always",
  "rahu_in_kendra_or_trikona_of_lagna_lord",
  "day_in_krishna_or_night_in_shukla",
  "lagna_hora_agrees_with_paksha",
  "navamsa_lagna_of_venus",
  "lagna_and_dwadashamsha_cancer",
  "lagna_vargottama",
  "tenth_lord_in_tenth",
  "lagna_lord_in_seventh_or_seventh_lord_in_lagna",
  "sun_in_lagna",
  "lagna_hora_agrees_with_day",
  "kendras_occupied",
  "no_sunrise",
] as const;
export type DashaCondition = (typeof DASHA_CONDITIONS)[number];
