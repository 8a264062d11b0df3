import type { Vara } from "@lagna/terms";

/**
 * Muhurtas to be avoided, of the fifteen of the day from 1; `night` of the fifteen of the night. Kala Prakashika as
 * printed by Drik Panchang in all weeks of 2023; other almanacs have the third on a Saturday; Nirnaya Sindhu.
 */
export interface Durmuhurtas {
  readonly day: readonly number[];
  readonly night?: readonly number[];
}

const KALA_PRAKASHIKA: Readonly<Record<Vara, Durmuhurtas>> = {
  sunday: { day: [14] },
  monday: { day: [9, 12] },
  tuesday: { day: [4], night: [7] },
  wednesday: { day: [8] },
  thursday: { day: [6, 12] },
  friday: { day: [4, 9] },
  saturday: { day: [1, 2] },
};

export const DURMUHURTAS: Readonly<
  Record<"kala_prakashika" | "saturday_third" | "nirnaya_sindhu", Readonly<Record<Vara, Durmuhurtas>>>
> = {
  kala_prakashika: KALA_PRAKASHIKA,
  saturday_third: { ...KALA_PRAKASHIKA, saturday: { day: [3] } },
  nirnaya_sindhu: {
    sunday: { day: [7, 11] },
    monday: { day: [6] },
    tuesday: { day: [8] },
    wednesday: { day: [8] },
    thursday: { day: [4] },
    friday: { day: [5, 9] },
    saturday: { day: [2] },
  },
};

/**
 * Where varjyam (tyajya) and amrita kala begin in each nakshatra from Ashwini, in sixtieths of its own length; each
 * lasts four of them. Ramakumar; editions differ by one or two in Mrigashira, Hasta and Uttara Bhadrapada. Mula has two
 * varjyams.
 */
export const VARJYAM_GHATIS: readonly (readonly number[])[] = [
  [50],
  [24],
  [30],
  [40],
  [14],
  [21],
  [30],
  [20],
  [32],
  [30],
  [20],
  [18],
  [21],
  [20],
  [14],
  [14],
  [10],
  [14],
  [20, 56],
  [24],
  [20],
  [10],
  [10],
  [18],
  [16],
  [24],
  [30],
];
export const AMRITA_GHATIS: readonly (readonly number[])[] = [
  42, 48, 54, 52, 38, 35, 54, 44, 56, 54, 44, 42, 45, 44, 38, 38, 34, 38, 44, 48, 44, 34, 34, 42, 40, 48, 54,
].map((ghati) => [ghati]);

/** Whether a choghadiya is fit for a beginning. */
export const CHOGHADIYA_QUALITY = {
  amrit: "good",
  shubh: "good",
  labh: "good",
  chal: "neutral",
  udveg: "bad",
  rog: "bad",
  kaal: "bad",
} as const;

export const GOWRI = ["uthi", "amirdha", "rogam", "laabam", "dhanam", "sugam", "soram", "visham"] as const;
export type GowriId = (typeof GOWRI)[number];

/** The good five of the Tamil gowri panchangam. */
export const GOOD_GOWRI: readonly GowriId[] = ["uthi", "amirdha", "laabam", "dhanam", "sugam"];

/** The eighths of the day and of the night in the gowri panchangam, as numbers in GOWRI (Tamil vakya almanacs). */
export const GOWRI_ORDER: Readonly<Record<"day" | "night", Readonly<Record<Vara, readonly number[]>>>> = {
  day: {
    sunday: [0, 1, 2, 3, 4, 5, 6, 7],
    monday: [1, 7, 2, 3, 4, 5, 6, 0],
    tuesday: [2, 3, 4, 5, 6, 0, 7, 1],
    wednesday: [3, 4, 5, 6, 7, 0, 1, 2],
    thursday: [4, 5, 6, 0, 1, 7, 2, 3],
    friday: [5, 6, 0, 7, 1, 2, 3, 4],
    saturday: [6, 0, 7, 1, 2, 3, 4, 5],
  },
  night: {
    sunday: [4, 5, 6, 7, 0, 1, 2, 3],
    monday: [5, 6, 0, 1, 7, 2, 3, 4],
    tuesday: [6, 0, 7, 1, 2, 3, 4, 5],
    wednesday: [0, 1, 2, 3, 4, 5, 6, 7],
    thursday: [1, 7, 2, 3, 4, 5, 6, 0],
    friday: [2, 3, 4, 5, 6, 0, 7, 1],
    saturday: [3, 4, 5, 6, 0, 7, 1, 2],
  },
};

/** The order of the horas' lords. */
export const HORA_LORDS = ["saturn", "jupiter", "mars", "sun", "venus", "mercury", "moon"] as const;

/** The direction not to travel in (disha shula). */
export const DISHA_SHULA: Readonly<Record<Vara, "east" | "west" | "north" | "south">> = {
  sunday: "west",
  monday: "east",
  tuesday: "north",
  wednesday: "north",
  thursday: "south",
  friday: "west",
  saturday: "east",
};

/** Where Shiva dwells: the remainder of twice the tithi (1 to 30) plus five, divided by seven. */
export const SHIVAVASA = [
  "cremation_ground",
  "kailasa",
  "with_gauri",
  "on_nandi",
  "in_assembly",
  "at_meal",
  "at_play",
] as const;
/** Where Agni dwells: the remainder of tithi (1 to 30) plus weekday (Sunday 1) plus one, divided by four. */
export const AGNIVASA = ["earth", "heaven", "netherworld", "earth"] as const;

/** The panchaka of the weekday on which it begins. */
export const PANCHAKAS: Readonly<Record<Vara, "roga" | "raja" | "agni" | "chora" | "mrityu" | "panchaka">> = {
  sunday: "roga",
  monday: "raja",
  tuesday: "agni",
  wednesday: "panchaka",
  thursday: "panchaka",
  friday: "chora",
  saturday: "mrityu",
};

/**
 * The mukha (five ghatis from the start of a prahara of the tithi) and puccha (the last three of one) of each bhadra, by
 * the tithi of its fortnight (Muhurta Chintamani).
 */
export const BHADRA_PRAHARAS: Readonly<Record<number, { readonly mukha: number; readonly puccha: number }>> = {
  4: { mukha: 5, puccha: 8 },
  8: { mukha: 2, puccha: 1 },
  11: { mukha: 7, puccha: 6 },
  15: { mukha: 4, puccha: 3 },
  18: { mukha: 8, puccha: 7 },
  22: { mukha: 3, puccha: 2 },
  25: { mukha: 6, puccha: 5 },
  29: { mukha: 1, puccha: 4 },
};

/** The abode of bhadra by the Moon's sign from Aries: heaven, below, or on earth. */
export const BHADRA_ABODES = [
  "heaven",
  "heaven",
  "heaven",
  "earth",
  "earth",
  "below",
  "below",
  "heaven",
  "below",
  "below",
  "earth",
  "earth",
] as const;
