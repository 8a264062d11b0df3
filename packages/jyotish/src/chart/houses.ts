import { arcForward, normalizeDegrees } from "../core/angle.ts";
import type { CuspSystem, HouseCusps } from "../ephemeris.ts";
import type { HouseSystem } from "../settings.data.ts";
import { rashiIndex } from "../zodiac/rashi.ts";

/** One bhava: half-open, from `start` up to but not with `end`; all sidereal degrees, [0, 360). */
export interface Bhava {
  /** 1–12. */
  readonly number: number;
  readonly start: number;
  readonly middle: number;
  readonly end: number;
}

/** The system that stands in where Placidus and Koch have no cusps. */
export type HouseFallback = "porphyry";

export interface BhavaDivision {
  readonly bhavas: readonly Bhava[];
  /** The system used in place of the one asked for; `null` where that one exists here. */
  readonly fallback: HouseFallback | null;
}

const TWELVE = Array.from({ length: 12 }, (_, index) => index);
const NEEDS_CUSPS: readonly HouseSystem[] = ["placidus", "koch", "campanus", "alcabitius"] satisfies CuspSystem[];

export function isCuspSystem(system: HouseSystem): system is CuspSystem {
  return NEEDS_CUSPS.includes(system);
}

function fromStarts(starts: readonly number[]): Bhava[] {
  return starts.map((start, index) => {
    const end = starts[(index + 1) % 12] as number;
    return { number: index + 1, start, middle: normalizeDegrees(start + arcForward(start, end) / 2), end };
  });
}

function fromMiddles(middles: readonly number[]): Bhava[] {
  const edges = middles.map((middle, index) => {
    const before = middles[(index + 11) % 12] as number;
    return normalizeDegrees(before + arcForward(before, middle) / 2);
  });
  return middles.map((middle, index) => ({
    number: index + 1,
    start: edges[index] as number,
    middle,
    end: edges[(index + 1) % 12] as number,
  }));
}

/**
 * Porphyry's cusps, the bhava madhyas of Sripati: each quadrant between lagna and midheaven in three equal parts.
 * Beyond the polar circles the midheaven may be the ecliptic's northern or lower crossing of the meridian; the lagna stays
 * the first point, and the tenth is that crossing which lies within 180° before it.
 */
export function porphyryCusps(lagna: number, midheaven: number): number[] {
  const tenth = arcForward(midheaven, lagna) < 180 ? midheaven : normalizeDegrees(midheaven + 180);
  const eastern = arcForward(tenth, lagna) / 3;
  const western = 60 - eastern;
  return TWELVE.map((index) => {
    const steps = index % 6;
    const fromLagna = steps <= 3 ? steps * western : 3 * western + (steps - 3) * eastern;
    return normalizeDegrees(lagna + fromLagna + (index >= 6 ? 180 : 0));
  });
}

/** Sripati: the madhyas are Porphyry's cusps, the sandhis lie midway between them (Sripati Paddhati 1). */
export function sripatiBhavas(lagna: number, midheaven: number): Bhava[] {
  return fromMiddles(porphyryCusps(lagna, midheaven));
}

/** Equal bhavas with the lagna in the middle of the first: sandhis 15° either side of each madhya. */
export function equalBhavasLagnaMiddle(lagna: number): Bhava[] {
  return fromStarts(TWELVE.map((index) => normalizeDegrees(lagna - 15 + 30 * index)));
}

/**
 * Bhavas from cusp to cusp (KP's way), from sidereal cusps; Porphyry's where there are none.
 * A system that reckons from the descending crossing beyond the polar circles is turned to begin with the lagna.
 */
export function cuspBhavas(lagna: number, midheaven: number, cusps: readonly number[] | null): BhavaDivision {
  if (cusps === null) return { bhavas: fromStarts(porphyryCusps(lagna, midheaven)), fallback: "porphyry" };
  const turned = arcForward(cusps[0] as number, lagna);
  const first = turned > 90 && turned < 270 ? 6 : 0;
  return { bhavas: fromStarts(TWELVE.map((index) => cusps[(index + first) % 12] as number)), fallback: null };
}

/** The bhavas of a system that is not asked of the ephemeris. */
export function derivedBhavas(system: Exclude<HouseSystem, CuspSystem>, lagna: number, midheaven: number): Bhava[] {
  switch (system) {
    case "whole_sign":
      return fromStarts(TWELVE.map((index) => ((rashiIndex(lagna) + index) % 12) * 30));
    case "sripati":
      return sripatiBhavas(lagna, midheaven);
    case "equal":
      return fromStarts(TWELVE.map((index) => normalizeDegrees(lagna + 30 * index)));
    case "equal_lagna_middle":
      return equalBhavasLagnaMiddle(lagna);
  }
}

/** The ephemeris' tropical houses made sidereal. */
export function siderealCusps(houses: HouseCusps, ayanamsaDeg: number): HouseCusps {
  const sidereal = (longitude: number): number => normalizeDegrees(longitude - ayanamsaDeg);
  return {
    ascendant: sidereal(houses.ascendant),
    midheaven: sidereal(houses.midheaven),
    cusps: houses.cusps?.map(sidereal) ?? null,
  };
}

/** The number, 1–12, of the bhava a sidereal longitude stands in; one exactly on a start is in the bhava that begins. */
export function bhavaOf(bhavas: readonly Bhava[], longitude: number): number {
  for (const bhava of bhavas) {
    if (arcForward(bhava.start, longitude) < arcForward(bhava.start, bhava.end)) return bhava.number;
  }
  // Starts that differ by a rounding error leave no gap wider than that: the nearest start behind decides.
  return bhavas.reduce((best, bhava) => (arcForward(bhava.start, longitude) < arcForward(best.start, longitude) ? bhava : best))
    .number;
}

/**
 * The longitude a house takes its sign and lord from: the madhya where a system centres the bhava on it (Sripati, equal
 * with the lagna in the middle), the cusp where the bhava begins on it.
 */
export function bhavaPoint(system: HouseSystem, bhava: Bhava): number {
  return system === "sripati" || system === "equal_lagna_middle" ? bhava.middle : bhava.start;
}
