import { type Graha, type Rashi, RASHIS } from "@lagna/terms";
import { normalizeDegrees } from "../core/angle.ts";

export const RASHI_DEG = 30;

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

/** 0 = Aries … 11 = Pisces for any sidereal longitude. */
export function rashiIndex(longitudeDeg: number): number {
  return Math.floor(normalizeDegrees(longitudeDeg) / RASHI_DEG);
}

/** The rashi at an index counted on or back from Aries = 0, modulo 12. */
export function rashiAt(index: number): Rashi {
  return RASHIS[((index % 12) + 12) % 12] as Rashi;
}

export function rashiOf(longitudeDeg: number): Rashi {
  return rashiAt(rashiIndex(longitudeDeg));
}

/** Degrees traversed in the rashi, [0, 30). */
export function degreeInRashi(longitudeDeg: number): number {
  return normalizeDegrees(longitudeDeg) % RASHI_DEG;
}
