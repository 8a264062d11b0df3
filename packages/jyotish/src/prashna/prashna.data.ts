import type {
  Graha,
  Modality,
  Pakshi,
  PrashnaEffect,
  PrashnaMatter,
  PrashnaRule,
  PrashnaSensitive,
  PrashnaUnit,
  PrashnaWeight,
  Rashi,
  TajakaYogaId,
} from "@lagna/terms";

/** The doctrine of prashna as tables, each with the text it follows. */

export interface PrashnaSource {
  readonly text: string;
  readonly chapter: string;
}
const PRASHNA_TANTRA: PrashnaSource = { text: "tajika_neelakanthi", chapter: "prashna tantra" };
const SHATPANCHASHIKA: PrashnaSource = { text: "shatpanchashika", chapter: "1" };
const KP_READER_6: PrashnaSource = { text: "kp_reader", chapter: "VI" };

/**
 * What a yoga of the lords says for the matter (Tajika Neelakanthi, prashna tantra). `spoils`: it undoes an ithasala of
 * the same two.
 */
export const YOGA_EFFECTS: Readonly<
  Record<TajakaYogaId, { readonly effect: PrashnaEffect; readonly spoils?: true; readonly minor?: true }>
> = {
  ikkabala: { effect: "for", minor: true },
  induvara: { effect: "against", minor: true },
  ithasala: { effect: "for" },
  ishrafa: { effect: "against" },
  // Through another person, and so later.
  nakta: { effect: "delay" },
  yamaya: { effect: "delay" },
  manau: { effect: "against", spoils: true },
  kamboola: { effect: "for" },
  gairi_kamboola: { effect: "delay" },
  khallasara: { effect: "against", minor: true },
  radda: { effect: "against", spoils: true },
  duhphali_kuttha: { effect: "for" },
  dutthottha_davira: { effect: "delay" },
  tambira: { effect: "delay" },
  kuttha: { effect: "for", minor: true },
  durapha: { effect: "against", minor: true },
};

/** An ithasala that is still to come is a delay. */
export const COMING_ITHASALA: PrashnaEffect = "delay";

/** Yogas whose orb is the way still to go. */
export const APPLYING_YOGAS: readonly TajakaYogaId[] = ["ithasala", "nakta", "yamaya", "tambira"];

export const RULES: Readonly<
  Record<
    PrashnaRule,
    { readonly effect: PrashnaEffect; readonly weight: PrashnaWeight; readonly source: PrashnaSource }
  >
> = {
  same_lord: { effect: "none", weight: "minor", source: PRASHNA_TANTRA },
  lagna_lord_in_matter: { effect: "for", weight: "main", source: PRASHNA_TANTRA },
  karya_lord_in_lagna: { effect: "for", weight: "main", source: PRASHNA_TANTRA },
  lord_on_matter: { effect: "for", weight: "minor", source: SHATPANCHASHIKA },
  benefic_on_matter: { effect: "for", weight: "minor", source: SHATPANCHASHIKA },
  malefic_on_matter: { effect: "against", weight: "minor", source: SHATPANCHASHIKA },
  sub_lord_signifies: { effect: "for", weight: "main", source: KP_READER_6 },
  sub_lord_denies: { effect: "against", weight: "main", source: KP_READER_6 },
  sub_lord_in_retrograde_star: { effect: "delay", weight: "main", source: KP_READER_6 },
};

/** Degrees to go are days, weeks or months by the sign of the graha that applies. */
export const UNIT_OF_MODALITY: Readonly<Record<Modality, PrashnaUnit>> = {
  movable: "days",
  dual: "weeks",
  fixed: "months",
};

/** Houses whose matters include death or illness and legal disputes: without a named matter there is no verdict. */
export const SENSITIVE_HOUSES: Readonly<Partial<Record<number, PrashnaSensitive>>> = { 6: "illness", 8: "death" };

interface Matter {
  readonly house: number;
  readonly sensitive?: PrashnaSensitive;
}

/** The house of each matter (Prasna Marga and Tajika prashna, in common use). */
export const MATTERS: Readonly<Record<PrashnaMatter, Matter>> = {
  self: { house: 1 },
  money: { house: 2 },
  lost_object: { house: 2 },
  message: { house: 3 },
  parcel: { house: 3 },
  short_journey: { house: 3 },
  home: { house: 4 },
  vehicle: { house: 4 },
  study: { house: 4 },
  child: { house: 5 },
  debt: { house: 6 },
  competition: { house: 6 },
  employee: { house: 6 },
  marriage: { house: 7 },
  partnership: { house: 7 },
  inheritance: { house: 8 },
  visa: { house: 9 },
  teacher: { house: 9 },
  job: { house: 10 },
  promotion: { house: 10 },
  wish: { house: 11 },
  friend: { house: 11 },
  foreign_stay: { house: 12 },
  illness: { house: 6, sensitive: "illness" },
  lawsuit: { house: 6, sensitive: "legal" },
  death: { house: 8, sensitive: "death" },
  imprisonment: { house: 12, sensitive: "legal" },
};

/** The veethi of the Sun's sign (Prasna Marga): the chatra rashi is as far from it as the lagna from the arudha. */
export const VEETHI_OF_SUN: Readonly<Record<Rashi, Rashi>> = {
  aries: "taurus",
  taurus: "aries",
  gemini: "aries",
  cancer: "aries",
  leo: "aries",
  virgo: "taurus",
  libra: "taurus",
  scorpio: "gemini",
  sagittarius: "gemini",
  capricorn: "gemini",
  aquarius: "gemini",
  pisces: "taurus",
};

/** The graha of each of the digits of ashtamangala, and whether it is good: the odd ones (Prasna Marga). */
export const ASHTAMANGALA_GRAHAS: readonly Graha[] = [
  "sun",
  "mars",
  "jupiter",
  "mercury",
  "venus",
  "saturn",
  "moon",
  "rahu",
];

/** The breath changes every two and a half ghatis; every three tithis the other nostril begins the day (Shiva Svarodaya). */
export const SWARA_GHATIS = 2.5;
export const SWARA_TITHIS = 3;

/** How many stars from Ashwini on belong to each bird, in the bright and in the dark half of the month. */
export const PAKSHI_STARS: Readonly<Record<"shukla" | "krishna", readonly (readonly [Pakshi, number])[]>> = {
  shukla: [
    ["vulture", 5],
    ["owl", 6],
    ["crow", 5],
    ["cock", 5],
    ["peacock", 6],
  ],
  krishna: [
    ["peacock", 5],
    ["cock", 6],
    ["crow", 5],
    ["owl", 5],
    ["vulture", 6],
  ],
};
