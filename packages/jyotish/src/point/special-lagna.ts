import { type Choices, type Rashi, RASHI_LORDS } from "@lagna/terms";
import { normalizeDegrees } from "../core/angle.ts";
import type { SaptaGraha } from "../relation/friendship.data.ts";
import { nakshatraOf } from "../zodiac/nakshatra.ts";
import { degreeInRashi, isOddRashi, modalityOf, RASHI_DEG, RASHI_INDEX, rashiAt, rashiOf } from "../zodiac/rashi.ts";
import {
  KALAS,
  KUNDA_FACTOR,
  LAGNA_RATES,
  PRANAPADA_OFFSET_DEG,
  PRANAPADA_RATE,
  type RunningLagna,
} from "./special-lagna.data.ts";

/** A lagna that starts from the Sun at sunrise and moves with the time since: sidereal degrees. */
export function computeRunningLagna(id: RunningLagna, sunAtSunrise: number, minutesSinceSunrise: number): number {
  return normalizeDegrees(sunAtSunrise + LAGNA_RATES[id] * minutesSinceSunrise);
}

/** Pranapada from the Sun at birth or at sunrise, as passed in. */
export function computePranapada(sun: number, minutesSinceSunrise: number): number {
  const offset = PRANAPADA_OFFSET_DEG[modalityOf(rashiOf(sun))];
  return normalizeDegrees(sun + offset + PRANAPADA_RATE * minutesSinceSunrise);
}

/**
 * Sree lagna: the traversed fraction of the Moon's nakshatra, as a fraction of the circle, added to the lagna (BPHS 5;
 * PVR 5).
 */
export function computeSreeLagna(lagna: number, moon: number): number {
  return normalizeDegrees(lagna + 360 * nakshatraOf(moon).fraction);
}

/**
 * Indu lagna: the sum of the kalas of the lords of the ninth from lagna and from the Moon, modulo twelve, counted from
 * the Moon's rashi; with the Moon's degree. Scorpio and Aquarius belong to Mars and Saturn here, as nodes have no
 * kalas.
 */
export function computeInduLagna(lagna: number, moon: number): number {
  const kalas = (of: number): number => {
    const ninth = rashiAt(RASHI_INDEX[rashiOf(of)] + 8);
    return KALAS[RASHI_LORDS[ninth] as SaptaGraha];
  };
  const count = (kalas(lagna) + kalas(moon)) % 12 || 12;
  return normalizeDegrees(moon + (count - 1) * RASHI_DEG);
}

export function computeKundaLagna(lagna: number): number {
  return normalizeDegrees(lagna * KUNDA_FACTOR);
}

export type VarnadaMethod = Choices["special_lagnas"]["varnada"];

/** Counted from Aries forward to an odd rashi, from Pisces backward to an even one: 1 to 12. */
const countToRashi = (rashi: Rashi): number => (isOddRashi(rashi) ? RASHI_INDEX[rashi] + 1 : 12 - RASHI_INDEX[rashi]);

/** The same in degrees. */
const measureArcTo = (longitude: number): number => (isOddRashi(rashiOf(longitude)) ? longitude : 360 - longitude);

/**
 * The varnada of a house (BPHS 5; Jaimini sutra 2.1), from the lagna and the hora lagna advanced by the house, sidereal
 * degrees.
 *
 * Lagna and hora lagna are counted from Aries forward if odd, from Pisces backward if even. If both are odd or both
 * even the counts are added, else their difference is taken; the result is counted forward or backward. `raman_pvr`
 * counts signs, in the direction of the lagna's parity; `sharma_santhanam` compares the parity of the counts and uses
 * that of the result; `rath` and `jha_pandey` do the same with arcs instead of counts. If signs are counted the degree
 * is the lagna's.
 */
export function computeVarnada(house: number, lagna: number, horaLagna: number, method: VarnadaMethod): number {
  const moved = (longitude: number): number => normalizeDegrees(longitude + (house - 1) * RASHI_DEG);
  const [from, hora] = [moved(lagna), moved(horaLagna)];
  const [a, b] = [countToRashi(rashiOf(from)), countToRashi(rashiOf(hora))];
  const byCount = method === "sharma_santhanam" || method === "jha_pandey";
  const sameOddity = byCount ? a % 2 === b % 2 : isOddRashi(rashiOf(from)) === isOddRashi(rashiOf(hora));
  const count = (sameOddity ? a + b : Math.abs(a - b)) % 12 || 12;
  const forward = byCount ? count % 2 === 1 : isOddRashi(rashiOf(from));
  if (method === "raman_pvr" || method === "sharma_santhanam") {
    return RASHI_DEG * (forward ? count - 1 : 12 - count) + degreeInRashi(lagna);
  }
  const arc = sameOddity ? measureArcTo(from) + measureArcTo(hora) : Math.abs(measureArcTo(from) - measureArcTo(hora));
  return normalizeDegrees(forward ? arc : -arc);
}
