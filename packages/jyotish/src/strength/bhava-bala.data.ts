import type { Graha, Rashi } from "@lagna/terms";

/**
 * The creatures that signs depict, with the kendra in which a bhava in such a sign is strongest (BPHS 27; B.V. Raman).
 */
export const SIGN_CLASS_KENDRAS = { biped: 1, water: 4, insect: 7, quadruped: 10 } as const;
export type SignClass = keyof typeof SIGN_CLASS_KENDRAS;

/** The class of each half of a sign: Sagittarius is half man, half horse; Capricorn half deer, half fish. */
export const SIGN_CLASSES: Readonly<Record<Rashi, readonly [SignClass, SignClass]>> = {
  aries: ["quadruped", "quadruped"],
  taurus: ["quadruped", "quadruped"],
  gemini: ["biped", "biped"],
  cancer: ["water", "water"],
  leo: ["quadruped", "quadruped"],
  virgo: ["biped", "biped"],
  libra: ["biped", "biped"],
  scorpio: ["insect", "insect"],
  sagittarius: ["biped", "quadruped"],
  capricorn: ["quadruped", "water"],
  aquarius: ["biped", "biped"],
  pisces: ["water", "water"],
};

/** The virupas an occupant adds or subtracts (BPHS 27). */
export const OCCUPANT_VIRUPAS: Readonly<Partial<Record<Graha, number>>> = {
  sun: -60,
  mars: -60,
  mercury: 60,
  jupiter: 60,
  saturn: -60,
};

export const RISING_VIRUPAS = 15;
/**
 * Signs that gain strength by time of birth: by day those that rise head first, by night back first, in twilight the
 * dual ones (BPHS 27).
 */
export const RISING_SIGNS: Readonly<Record<"day" | "night" | "twilight", readonly Rashi[]>> = {
  day: ["gemini", "leo", "virgo", "libra", "scorpio", "aquarius"],
  night: ["aries", "taurus", "cancer", "sagittarius", "capricorn"],
  twilight: ["gemini", "virgo", "sagittarius", "pisces"],
};
/** Twilight is the ghati before and after sunrise and sunset. */
export const TWILIGHT_DAYS = 1 / 60;
