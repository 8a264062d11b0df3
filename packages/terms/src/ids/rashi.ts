/** The twelve signs of the zodiac from Aries. */
export const RASHIS = [
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
] as const;
export type Rashi = (typeof RASHIS)[number];
