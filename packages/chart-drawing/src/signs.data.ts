import type { Rashi } from "@lagna/terms";

/** The signs in zodiacal order; typed against the contract's ids, whose values stay out of this package. */
export const SIGNS = [
  "aries",
  "taurus",
  "gemini",
  "cancer",
  "leo",
  "virgo",
  "libra",
  "scorpio",
  "sagittarius",
  "capricorn",
  "aquarius",
  "pisces",
] as const satisfies readonly Rashi[];
