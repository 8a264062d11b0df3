import type { Karana, MuhurtaActivityId, Nakshatra, NityaYoga, Rashi, Vara } from "@lagna/terms";

/** The classes of stars by the acts that suit them (Brihat Samhita; Muhurta Chintamani, nakshatra-prakarana). */
const FIXED: readonly Nakshatra[] = ["rohini", "uttara_phalguni", "uttara_ashadha", "uttara_bhadrapada"];
const MOVABLE: readonly Nakshatra[] = ["punarvasu", "swati", "shravana", "dhanishta", "shatabhisha"];
const SWIFT: readonly Nakshatra[] = ["ashwini", "pushya", "hasta"];
const SOFT: readonly Nakshatra[] = ["mrigashira", "chitra", "anuradha", "revati"];
const SHARP: readonly Nakshatra[] = ["ardra", "ashlesha", "jyeshtha", "mula"];

const BENEFIC_DAYS: readonly Vara[] = ["monday", "wednesday", "thursday", "friday"];
const BENEFIC_LAGNAS: readonly Rashi[] = ["taurus", "gemini", "cancer", "virgo", "libra", "sagittarius", "pisces"];
const FIXED_LAGNAS: readonly Rashi[] = ["taurus", "leo", "scorpio", "aquarius"];
const DUAL_LAGNAS: readonly Rashi[] = ["gemini", "virgo", "sagittarius", "pisces"];
const MOVABLE_LAGNAS: readonly Rashi[] = ["aries", "cancer", "libra", "capricorn"];

/** What suits an activity. What is in neither of two lists is neutral: half the points. */
export interface MuhurtaActivity {
  readonly stars: { readonly good: readonly Nakshatra[]; readonly bad: readonly Nakshatra[] };
  readonly days: { readonly good: readonly Vara[]; readonly bad: readonly Vara[] };
  /** Tithis of a fortnight, 1 to 15, that are best; rikta ones and amavasya are barred for all. */
  readonly tithis: { readonly good: readonly number[]; readonly bad: readonly number[] };
  readonly lagnas: { readonly good: readonly Rashi[]; readonly bad: readonly Rashi[] };
  /** Signs of the Sun in which it is done; absent for any. */
  readonly sunSigns?: readonly Rashi[];
  /** Not in an extra month, nor while Jupiter or Venus is combust. */
  readonly needsVisibleBenefics?: true;
  /** Shown with its bars alone, without points: the decision is a doctor's. */
  readonly flagOnly?: true;
  readonly source: string;
}

const BAD_STARS: readonly Nakshatra[] = [...SHARP, "bharani", "krittika"];
const NANDA_BHADRA_JAYA_PURNA: readonly number[] = [2, 3, 5, 7, 10, 11, 13];

const WEDDING_STARS: readonly Nakshatra[] = [
  ...FIXED,
  "mrigashira",
  "magha",
  "hasta",
  "swati",
  "anuradha",
  "mula",
  "revati",
];

export const MUHURTA_ACTIVITIES = {
  vivaha: {
    stars: { good: WEDDING_STARS, bad: ["bharani", "krittika", "ardra", "ashlesha", "jyeshtha", "vishakha", "pushya"] },
    days: { good: BENEFIC_DAYS, bad: ["tuesday", "saturday"] },
    tithis: { good: NANDA_BHADRA_JAYA_PURNA, bad: [6, 8, 12] },
    lagnas: { good: ["gemini", "virgo", "libra"], bad: ["aries", "scorpio"] },
    sunSigns: ["aries", "taurus", "gemini", "scorpio", "capricorn", "aquarius"],
    needsVisibleBenefics: true,
    source: "Muhurta Chintamani, vivaha-prakarana",
  },
  griha_pravesha: {
    stars: { good: [...FIXED, ...SOFT, "pushya", "dhanishta", "shatabhisha"], bad: BAD_STARS },
    days: { good: [...BENEFIC_DAYS, "saturday"], bad: ["sunday", "tuesday"] },
    tithis: { good: NANDA_BHADRA_JAYA_PURNA, bad: [6, 8, 12] },
    lagnas: { good: FIXED_LAGNAS, bad: MOVABLE_LAGNAS },
    needsVisibleBenefics: true,
    source: "Muhurta Chintamani, griha-pravesha-prakarana",
  },
  namakarana: {
    stars: { good: [...FIXED, ...SOFT, ...SWIFT, ...MOVABLE], bad: BAD_STARS },
    days: { good: BENEFIC_DAYS, bad: ["tuesday", "saturday"] },
    tithis: { good: [1, 2, 3, 5, 7, 10, 11, 12, 13], bad: [6, 8] },
    lagnas: { good: [...FIXED_LAGNAS, ...DUAL_LAGNAS], bad: ["aries"] },
    source: "Muhurta Chintamani, samskara-prakarana",
  },
  annaprashana: {
    stars: { good: [...FIXED, ...SOFT, ...SWIFT, ...MOVABLE], bad: BAD_STARS },
    days: { good: BENEFIC_DAYS, bad: ["tuesday", "saturday"] },
    tithis: { good: [2, 3, 5, 7, 10, 13], bad: [6, 8, 11, 12] },
    lagnas: { good: BENEFIC_LAGNAS, bad: ["aries", "scorpio"] },
    source: "Muhurta Chintamani, samskara-prakarana",
  },
  vidyarambha: {
    stars: {
      good: [...SWIFT, ...SOFT, "punarvasu", "swati", "shravana", "dhanishta", "shatabhisha", "ardra"],
      bad: ["bharani", "krittika", "jyeshtha"],
    },
    days: { good: ["sunday", "wednesday", "thursday", "friday"], bad: ["tuesday", "saturday"] },
    tithis: { good: [2, 3, 5, 6, 10, 11, 12], bad: [1, 8] },
    lagnas: { good: DUAL_LAGNAS, bad: ["aries", "scorpio"] },
    source: "Muhurta Chintamani, samskara-prakarana",
  },
  upanayana: {
    stars: { good: [...SWIFT, ...SOFT, ...FIXED, ...MOVABLE], bad: BAD_STARS },
    days: { good: ["sunday", ...BENEFIC_DAYS], bad: ["tuesday", "saturday"] },
    tithis: { good: [2, 3, 5, 10, 11, 12], bad: [1, 7, 8, 13] },
    lagnas: { good: BENEFIC_LAGNAS, bad: ["aries", "scorpio", "capricorn", "aquarius"] },
    sunSigns: ["capricorn", "aquarius", "pisces", "aries", "taurus", "gemini"],
    needsVisibleBenefics: true,
    source: "Muhurta Chintamani, samskara-prakarana",
  },
  vehicle: {
    stars: { good: [...MOVABLE, ...SWIFT, ...SOFT, "rohini"], bad: BAD_STARS },
    days: { good: BENEFIC_DAYS, bad: ["tuesday", "saturday"] },
    tithis: { good: [1, 2, 3, 5, 6, 7, 10, 11, 12, 13, 15], bad: [8] },
    lagnas: { good: [...MOVABLE_LAGNAS, ...DUAL_LAGNAS], bad: ["scorpio"] },
    source: "Muhurta Chintamani, nakshatra-prakarana; Kala Prakashika",
  },
  travel: {
    stars: {
      good: ["ashwini", "mrigashira", "punarvasu", "pushya", "hasta", "anuradha", "shravana", "dhanishta", "revati"],
      bad: ["bharani", "krittika", "ardra", "ashlesha", "magha", "chitra", "swati", "vishakha"],
    },
    days: { good: BENEFIC_DAYS, bad: ["tuesday"] },
    tithis: { good: [2, 3, 5, 7, 10, 11, 13], bad: [6, 8, 12, 15] },
    lagnas: { good: MOVABLE_LAGNAS, bad: FIXED_LAGNAS },
    source: "Muhurta Chintamani, yatra-prakarana",
  },
  business: {
    stars: { good: [...FIXED, ...SOFT, ...SWIFT], bad: BAD_STARS },
    days: { good: BENEFIC_DAYS, bad: ["tuesday"] },
    tithis: { good: [2, 3, 5, 7, 10, 11, 12, 13, 15], bad: [8] },
    lagnas: { good: [...BENEFIC_LAGNAS, "leo"], bad: ["aquarius"] },
    source: "Muhurta Chintamani, nakshatra-prakarana",
  },
  surgery: {
    stars: { good: [...SHARP, "mula", "bharani", "krittika"], bad: [] },
    days: { good: ["tuesday", "saturday"], bad: [] },
    tithis: { good: [], bad: [] },
    lagnas: { good: ["aries", "scorpio"], bad: [] },
    flagOnly: true,
    source: "Muhurta Chintamani, nakshatra-prakarana",
  },
  property: {
    stars: { good: [...FIXED, ...SOFT, "pushya", "hasta", "punarvasu", "swati"], bad: BAD_STARS },
    days: { good: BENEFIC_DAYS, bad: ["tuesday"] },
    tithis: { good: [1, 2, 3, 5, 6, 7, 10, 11, 13, 15], bad: [8] },
    lagnas: { good: FIXED_LAGNAS, bad: ["aries"] },
    source: "Brihat Samhita, acts of the fixed stars",
  },
} as const satisfies Readonly<Record<MuhurtaActivityId, MuhurtaActivity>>;

/** Points of each fact; those of facts that do not apply are left out and the rest is scaled to 100. */
export const MUHURTA_WEIGHTS = {
  tithi: 10,
  vara: 10,
  nakshatra: 25,
  yoga: 5,
  karana: 5,
  lagna: 20,
  tarabala: 10,
  chandrabala: 10,
  special_yogas: 5,
} as const;
export type MuhurtaFact = keyof typeof MUHURTA_WEIGHTS;

/** Yogas that spoil a beginning (Muhurta Chintamani). */
export const BAD_YOGAS: readonly NityaYoga[] = [
  "vishkambha",
  "atiganda",
  "shula",
  "ganda",
  "vyaghata",
  "vajra",
  "vyatipata",
  "parigha",
  "vaidhriti",
];
/** The fixed karanas, and Vishti where it does no bar. */
export const BAD_KARANAS: readonly Karana[] = ["vishti", "shakuni", "chatushpada", "naga", "kimstughna"];

/** Degrees from the Sun within which a graha is combust, and if retrograde (Surya Siddhanta). */
export const COMBUST_DEG = { jupiter: [11, 11], venus: [10, 8] } as const;

/**
 * The panchaka of a moment: the remainder of tithi (1 to 15 of its fortnight), weekday (Sunday 1), nakshatra (Ashwini 1)
 * and lagna (Aries 1), divided by nine. Other remainders are free of it.
 */
export const PANCHAKA_REMAINDERS: Readonly<Record<number, "mrityu" | "agni" | "raja" | "chora" | "roga">> = {
  1: "mrityu",
  2: "agni",
  4: "raja",
  6: "chora",
  8: "roga",
};

/** Tithis of a fortnight that are empty. */
export const RIKTA: readonly number[] = [4, 9, 14];
