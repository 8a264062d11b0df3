import type { HouseSystem } from "@lagna/terms";
import { arcForward, normalizeDegrees } from "../core/angle.ts";
import type { CuspSystem, HouseCusps } from "../ephemeris.ts";
import { rashiIndex } from "../zodiac/rashi.ts";

/** One bhava: half-open, from `start` up to but not with `end`; all sidereal degrees, [0, 360). */
export interface Bhava {
  /** 1–12. */
  readonly number: number;
  readonly start: number;
  readonly middle: number;
  readonly end: number;
}

/**
 * The fallback system beyond the polar circles, where Placidus and Koch have no cusps and those of Campanus may run
 * backwards.
 */
export type HouseFallback = "porphyry";

export interface BhavaDivision {
  readonly bhavas: readonly Bhava[];
  /** The system used instead of the requested one; `null` if the requested one exists at this place. */
  readonly fallback: HouseFallback | null;
}

const TWELVE = Array.from({ length: 12 }, (_, index) => index);
const NEEDS_CUSPS: readonly HouseSystem[] = [
  "placidus",
  "koch",
  "campanus",
  "alcabitius",
  "regiomontanus",
  "topocentric",
  "morinus",
] satisfies CuspSystem[];

export function isCuspSystem(system: HouseSystem): system is CuspSystem {
  return NEEDS_CUSPS.includes(system);
}

function createBhavasFromStarts(starts: readonly number[]): Bhava[] {
  return starts.map((start, index) => {
    const end = starts[(index + 1) % 12] as number;
    return { number: index + 1, start, middle: normalizeDegrees(start + arcForward(start, end) / 2), end };
  });
}

/**
 * Distance of each of Porphyry's cusps from the lagna, degrees, never decreasing. These are offsets rather than
 * longitudes, so that quadrants of zero length (lagna on the meridian, in polar regions) give empty bhavas and not full
 * circles.
 */
function computePorphyryOffsets(lagna: number, midheaven: number): number[] {
  // Beyond the polar circles the midheaven can be the lower crossing of the meridian; the lagna remains the first cusp.
  const tenth = arcForward(midheaven, lagna) < 180 ? midheaven : normalizeDegrees(midheaven + 180);
  const eastern = arcForward(tenth, lagna) / 3;
  const western = 60 - eastern;
  const half = TWELVE.slice(0, 6).map((step) =>
    step <= 3 ? step * western : Math.min(180, 3 * western + (step - 3) * eastern),
  );
  return [...half, ...half.map((offset) => offset + 180)];
}

/** Normalises the offset before adding, so that 360° beyond the lagna is exactly the lagna. */
const addToLagna = (lagna: number, offset: number): number => normalizeDegrees(lagna + normalizeDegrees(offset));

/**
 * Porphyry's cusps, the bhava madhyas of Sripati: each quadrant between lagna and midheaven divided into three equal
 * parts.
 */
export function computePorphyryCusps(lagna: number, midheaven: number): number[] {
  return computePorphyryOffsets(lagna, midheaven).map((offset) => addToLagna(lagna, offset));
}

/** Sripati: the madhyas are Porphyry's cusps, the sandhis lie midway between them (Sripati Paddhati 1). */
export function computeSripatiBhavas(lagna: number, midheaven: number): Bhava[] {
  const offsets = computePorphyryOffsets(lagna, midheaven);
  const sandhis = offsets.map((offset, index) => {
    const before = index === 0 ? (offsets[11] as number) - 360 : (offsets[index - 1] as number);
    return addToLagna(lagna, (before + offset) / 2);
  });
  return offsets.map((offset, index) => ({
    number: index + 1,
    start: sandhis[index] as number,
    middle: addToLagna(lagna, offset),
    end: sandhis[(index + 1) % 12] as number,
  }));
}

/** Equal bhavas with the lagna in the middle of the first: sandhis 15° either side of each madhya. */
export function computeEqualBhavasLagnaMiddle(lagna: number): Bhava[] {
  return createBhavasFromStarts(TWELVE.map((index) => normalizeDegrees(lagna - 15 + 30 * index)));
}

/**
 * Whether cusps run once around the zodiac in order: some of Campanus' cusps run backwards beyond the polar circles.
 */
function areCuspsAscending(cusps: readonly number[]): boolean {
  const round = cusps.reduce((sum, cusp, index) => sum + arcForward(cusp, cusps[(index + 1) % 12] as number), 0);
  return round < 361;
}

/** Bhavas from cusp to cusp (as in KP), from sidereal cusps; Porphyry's if there are none or they run backwards. */
export function createBhavasFromCusps(
  lagna: number,
  midheaven: number,
  cusps: readonly number[] | null,
): BhavaDivision {
  if (cusps === null || !areCuspsAscending(cusps)) {
    return { bhavas: createBhavasFromStarts(computePorphyryCusps(lagna, midheaven)), fallback: "porphyry" };
  }
  return { bhavas: createBhavasFromStarts(cusps), fallback: null };
}

/** The bhavas of a system that does not need the ephemeris. */
export function computeDerivedBhavas(
  system: Exclude<HouseSystem, CuspSystem>,
  lagna: number,
  midheaven: number,
): Bhava[] {
  switch (system) {
    case "whole_sign":
      return createBhavasFromStarts(TWELVE.map((index) => ((rashiIndex(lagna) + index) % 12) * 30));
    case "sripati":
      return computeSripatiBhavas(lagna, midheaven);
    case "equal":
      return createBhavasFromStarts(TWELVE.map((index) => normalizeDegrees(lagna + 30 * index)));
    case "equal_lagna_middle":
      return computeEqualBhavasLagnaMiddle(lagna);
  }
}

/** Converts the ephemeris' tropical houses to sidereal ones. */
export function toSiderealCusps(houses: HouseCusps, ayanamsaDeg: number): HouseCusps {
  const sidereal = (longitude: number): number => normalizeDegrees(longitude - ayanamsaDeg);
  return {
    ascendant: sidereal(houses.ascendant),
    midheaven: sidereal(houses.midheaven),
    cusps: houses.cusps?.map(sidereal) ?? null,
  };
}

/**
 * The number, 1–12, of the bhava that contains a sidereal longitude; a longitude exactly on a start is in the bhava
 * that begins there.
 */
export function findBhavaNumber(bhavas: readonly Bhava[], longitude: number): number {
  for (const bhava of bhavas) {
    if (arcForward(bhava.start, longitude) < arcForward(bhava.start, bhava.end)) return bhava.number;
  }
  // Rounding errors can leave tiny gaps between bhavas, so the nearest start at or before the longitude decides.
  return bhavas.reduce((best, bhava) =>
    arcForward(bhava.start, longitude) < arcForward(best.start, longitude) ? bhava : best,
  ).number;
}

/**
 * The longitude that determines a house's sign and lord: the madhya if the system centres the bhava on it (Sripati,
 * equal with the lagna in the middle), the cusp if the bhava begins there.
 */
export function getBhavaReferencePoint(system: HouseSystem, bhava: Bhava): number {
  return system === "sripati" || system === "equal_lagna_middle" ? bhava.middle : bhava.start;
}
