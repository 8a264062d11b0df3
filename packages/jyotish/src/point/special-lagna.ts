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

/** A lagna that runs from the Sun at sunrise with the time since: sidereal degrees. */
export function runningLagna(id: RunningLagna, sunAtSunrise: number, minutesSinceSunrise: number): number {
  return normalizeDegrees(sunAtSunrise + LAGNA_RATES[id] * minutesSinceSunrise);
}

/** Pranapada from the Sun at birth or at sunrise, whichever is asked for. */
export function pranapada(sun: number, minutesSinceSunrise: number): number {
  const offset = PRANAPADA_OFFSET_DEG[modalityOf(rashiOf(sun))];
  return normalizeDegrees(sun + offset + PRANAPADA_RATE * minutesSinceSunrise);
}

/** Sree lagna: the part of its nakshatra the Moon has run through, of the whole circle, from the lagna (BPHS 5; PVR 5). */
export function sreeLagna(lagna: number, moon: number): number {
  return normalizeDegrees(lagna + 360 * nakshatraOf(moon).fraction);
}

/**
 * Indu lagna: the kalas of the lords of the ninth from lagna and from the Moon together, modulo twelve, counted from the Moon's
 * rashi; with the Moon's degree. Scorpio and Aquarius belong to Mars and Saturn here, as nodes have no kalas.
 */
export function induLagna(lagna: number, moon: number): number {
  const kalas = (of: number): number => {
    const ninth = rashiAt(RASHI_INDEX[rashiOf(of)] + 8);
    return KALAS[RASHI_LORDS[ninth] as SaptaGraha];
  };
  const count = (kalas(lagna) + kalas(moon)) % 12 || 12;
  return normalizeDegrees(moon + (count - 1) * RASHI_DEG);
}

export function kundaLagna(lagna: number): number {
  return normalizeDegrees(lagna * KUNDA_FACTOR);
}

export type VarnadaMethod = Choices["special_lagnas"]["varnada"];

/** From Aries forward to an odd rashi, from Pisces back to an even one: 1 to 12. */
const countTo = (rashi: Rashi): number => (isOddRashi(rashi) ? RASHI_INDEX[rashi] + 1 : 12 - RASHI_INDEX[rashi]);

/** The same in degrees. */
const arcTo = (longitude: number): number => (isOddRashi(rashiOf(longitude)) ? longitude : 360 - longitude);

/**
 * The varnada of a house (BPHS 5; Jaimini sutra 2.1), from the lagna and the hora lagna moved on by the house, sidereal degrees.
 *
 * Lagna and hora lagna are counted from Aries forward if odd, from Pisces back if even; the counts are added where both are of one
 * oddity, else their difference is taken; that many are counted off forward or back. `raman_pvr` counts signs, and in the direction of the
 * lagna's oddity; `sharma_santhanam` compares the counts' oddity and goes by that of the result; `rath` and `jha_pandey` do the
 * same with arcs instead of counts. Where signs are counted the degree is the lagna's.
 */
export function varnada(house: number, lagna: number, horaLagna: number, method: VarnadaMethod): number {
  const moved = (longitude: number): number => normalizeDegrees(longitude + (house - 1) * RASHI_DEG);
  const [from, hora] = [moved(lagna), moved(horaLagna)];
  const [a, b] = [countTo(rashiOf(from)), countTo(rashiOf(hora))];
  const byCount = method === "sharma_santhanam" || method === "jha_pandey";
  const sameOddity = byCount ? a % 2 === b % 2 : isOddRashi(rashiOf(from)) === isOddRashi(rashiOf(hora));
  const count = (sameOddity ? a + b : Math.abs(a - b)) % 12 || 12;
  const forward = byCount ? count % 2 === 1 : isOddRashi(rashiOf(from));
  if (method === "raman_pvr" || method === "sharma_santhanam") {
    return RASHI_DEG * (forward ? count - 1 : 12 - count) + degreeInRashi(lagna);
  }
  const arc = sameOddity ? arcTo(from) + arcTo(hora) : Math.abs(arcTo(from) - arcTo(hora));
  return normalizeDegrees(forward ? arc : -arc);
}
