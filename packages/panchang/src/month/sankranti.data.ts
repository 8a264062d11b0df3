import type { Rashi } from "@lagna/terms";

/**
 * The merit time of each sankranti in ghatis before and after it (Dharma Sindhu, first part): sixteen on either side in
 * general, thirty before Cancer, forty after Capricorn, ten on both sides of Aries and Libra, sixteen before the fixed
 * signs, sixteen after the dual ones.
 */
export const PUNYA_GHATIS: Readonly<Record<Rashi, { readonly before: number; readonly after: number }>> = {
  aries: { before: 10, after: 10 },
  taurus: { before: 16, after: 0 },
  gemini: { before: 0, after: 16 },
  cancer: { before: 30, after: 0 },
  leo: { before: 16, after: 0 },
  virgo: { before: 0, after: 16 },
  libra: { before: 10, after: 10 },
  scorpio: { before: 16, after: 0 },
  sagittarius: { before: 0, after: 16 },
  capricorn: { before: 0, after: 40 },
  aquarius: { before: 16, after: 0 },
  pisces: { before: 0, after: 16 },
};

/**
 * The day of the Sun's entry into a sign. `punya`: of its merit time; `civil`: the date on which it occurs; `sunset`,
 * `aparahna`, `midnight` and `sunrise`: the same day if it is before that time, else the next (Tamil Nadu, Kerala, Bengal,
 * the first sunrise in the sign); `odisha`: the day from sunrise to sunrise in which it occurs.
 */
export const SANKRANTI_LIMITS = ["punya", "civil", "sunset", "aparahna", "midnight", "sunrise", "hindu_day"] as const;
export type SankrantiLimit = (typeof SANKRANTI_LIMITS)[number];
