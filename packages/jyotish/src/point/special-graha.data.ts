import type { Graha, Rashi } from "@lagna/terms";

/**
 * The eighth by the Vriddha karikas (Jaimini 2.1; P.V.R. Narasimha Rao, chapter 14): the eighth forward from an odd
 * sign and backward from an even one, with the fixed signs by pairs of their own.
 */
export const VRIDDHA_EIGHTH: Readonly<Record<Rashi, Rashi>> = {
  aries: "scorpio",
  taurus: "gemini",
  gemini: "capricorn",
  cancer: "sagittarius",
  leo: "cancer",
  virgo: "aquarius",
  libra: "taurus",
  scorpio: "sagittarius",
  sagittarius: "cancer",
  capricorn: "gemini",
  aquarius: "capricorn",
  pisces: "leo",
};

/** The house in which each graha is as if dead (marana karaka sthana), as Jagannatha Hora marks it. */
export const MARANA_KARAKA_HOUSE: Readonly<Record<Graha, number>> = {
  sun: 12,
  moon: 8,
  mars: 7,
  mercury: 7,
  jupiter: 3,
  venus: 6,
  saturn: 1,
  rahu: 9,
  ketu: 4,
};

/** The star that a graha kicks (latta), counted with its own as the first, forward or backward (Phaladeepika 26). */
export const LATTA: Readonly<Record<Graha, { readonly count: number; readonly forward: boolean }>> = {
  sun: { count: 12, forward: true },
  moon: { count: 22, forward: false },
  mars: { count: 3, forward: true },
  mercury: { count: 7, forward: false },
  jupiter: { count: 6, forward: true },
  venus: { count: 5, forward: false },
  saturn: { count: 8, forward: true },
  rahu: { count: 9, forward: false },
  ketu: { count: 9, forward: false },
};
