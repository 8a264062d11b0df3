import { MODALITIES, type Modality, type Rashi, RASHIS } from "@lagna/terms";
import { normalizeDegrees } from "../core/angle.ts";

/** 0 = Aries … 11 = Pisces. */
export const RASHI_INDEX: Readonly<Record<Rashi, number>> = Object.fromEntries(
  RASHIS.map((rashi, index) => [rashi, index]),
) as Record<Rashi, number>;

export const RASHI_DEG = 30;

/** 0 = Aries … 11 = Pisces for any sidereal longitude. */
export function rashiIndex(longitudeDeg: number): number {
  return Math.floor(normalizeDegrees(longitudeDeg) / RASHI_DEG);
}

/** The rashi at an index counted forward or backward from Aries = 0, modulo 12. */
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

/** The house of `to` counted from `from` forward, inclusive: 1 (the same rashi) to 12. */
export function placeFrom(from: Rashi, to: Rashi): number {
  return ((RASHI_INDEX[to] - RASHI_INDEX[from] + 12) % 12) + 1;
}

/** The rashi in the given house (1 = itself) from another; counts below 1 run backward. */
export function rashiInPlace(from: Rashi, place: number): Rashi {
  return rashiAt(RASHI_INDEX[from] + place - 1);
}

/** Chara, sthira or dwiswabhava (BPHS 4). */
export function modalityOf(rashi: Rashi): Modality {
  return MODALITIES[RASHI_INDEX[rashi] % 3] as Modality;
}

/** Aries, Gemini, …: the first, third, … rashi. */
export function isOddRashi(rashi: Rashi): boolean {
  return RASHI_INDEX[rashi] % 2 === 0;
}
