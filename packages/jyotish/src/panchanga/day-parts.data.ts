import type { Vara } from "@lagna/terms";

/** The eighth of the daylight, 1 to 8, that each weekday gives to rahu kala, yamaganda and gulika kala (Kalaprakashika; the same in all almanacs). */
export const EIGHTHS_OF_DAY: Readonly<
  Record<"rahu_kala" | "yamaganda" | "gulika_kala", Readonly<Record<Vara, number>>>
> = {
  rahu_kala: { sunday: 8, monday: 2, tuesday: 7, wednesday: 5, thursday: 6, friday: 4, saturday: 3 },
  yamaganda: { sunday: 5, monday: 4, tuesday: 3, wednesday: 2, thursday: 1, friday: 7, saturday: 6 },
  gulika_kala: { sunday: 7, monday: 6, tuesday: 5, wednesday: 4, thursday: 3, friday: 2, saturday: 1 },
};

export const CHOGHADIYAS = ["udveg", "chal", "labh", "amrit", "kaal", "shubh", "rog"] as const;
export type ChoghadiyaId = (typeof CHOGHADIYAS)[number];

/** The order of the choghadiyas through the night; that of the day is the order of CHOGHADIYAS. */
export const NIGHT_ORDER: readonly ChoghadiyaId[] = ["shubh", "amrit", "chal", "rog", "kaal", "labh", "udveg"];

/** The first choghadiya of the day and of the night. */
export const FIRST_CHOGHADIYA: Readonly<Record<"day" | "night", Readonly<Record<Vara, ChoghadiyaId>>>> = {
  day: {
    sunday: "udveg",
    monday: "amrit",
    tuesday: "rog",
    wednesday: "labh",
    thursday: "shubh",
    friday: "chal",
    saturday: "kaal",
  },
  night: {
    sunday: "shubh",
    monday: "chal",
    tuesday: "kaal",
    wednesday: "udveg",
    thursday: "amrit",
    friday: "rog",
    saturday: "labh",
  },
};
