import type { Graha } from "./graha.ts";

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

/** Chara, sthira, dwiswabhava: in this order from Aries on, four times over. */
export const MODALITIES = ["movable", "fixed", "dual"] as const;
export type Modality = (typeof MODALITIES)[number];

/** Tattvas: in this order from Aries on, three times over. */
export const ELEMENTS = ["fire", "earth", "air", "water"] as const;
export type Element = (typeof ELEMENTS)[number];

/** Aries is odd. */
export const PARITIES = ["odd", "even"] as const;
export type Parity = (typeof PARITIES)[number];

/** The one lord of each rashi; Scorpio and Aquarius without their node co-lords (BPHS 4). */
export const RASHI_LORDS: Readonly<Record<Rashi, Graha>> = {
  aries: "mars",
  taurus: "venus",
  gemini: "mercury",
  cancer: "moon",
  leo: "sun",
  virgo: "mercury",
  libra: "venus",
  scorpio: "mars",
  sagittarius: "jupiter",
  capricorn: "saturn",
  aquarius: "saturn",
  pisces: "jupiter",
};
