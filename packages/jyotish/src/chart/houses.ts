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

/** The system that stands in beyond the polar circles, where Placidus and Koch have no cusps and Campanus' may run backwards. */
export type HouseFallback = "porphyry";

export interface BhavaDivision {
  readonly bhavas: readonly Bhava[];
  /** The system used in place of the one asked for; `null` where that one exists here. */
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

function fromStarts(starts: readonly number[]): Bhava[] {
  return starts.map((start, index) => {
    const end = starts[(index + 1) % 12] as number;
    return { number: index + 1, start, middle: normalizeDegrees(start + arcForward(start, end) / 2), end };
  });
}

/**
 * How far each of Porphyry's cusps lies beyond the lagna, degrees, never decreasing. In offsets rather than longitudes, so that
 * quadrants that shrink to nothing (lagna on the meridian, in polar regions) leave empty bhavas and not full circles.
 */
function porphyryOffsets(lagna: number, midheaven: number): number[] {
  // Beyond the polar circles the midheaven can be the lower crossing of the meridian; the lagna stays the first point.
  const tenth = arcForward(midheaven, lagna) < 180 ? midheaven : normalizeDegrees(midheaven + 180);
  const eastern = arcForward(tenth, lagna) / 3;
  const western = 60 - eastern;
  const half = TWELVE.slice(0, 6).map((step) =>
    step <= 3 ? step * western : Math.min(180, 3 * western + (step - 3) * eastern),
  );
  return [...half, ...half.map((offset) => offset + 180)];
}

/** Whole turns are taken off before adding, so that 360 beyond the lagna is the very lagna. */
const beyond = (lagna: number, offset: number): number => normalizeDegrees(lagna + normalizeDegrees(offset));

/** Porphyry's cusps, the bhava madhyas of Sripati: each quadrant between lagna and midheaven in three equal parts. */
export function porphyryCusps(lagna: number, midheaven: number): number[] {
  return porphyryOffsets(lagna, midheaven).map((offset) => beyond(lagna, offset));
}

/** Sripati: the madhyas are Porphyry's cusps, the sandhis lie midway between them (Sripati Paddhati 1). */
export function sripatiBhavas(lagna: number, midheaven: number): Bhava[] {
  const offsets = porphyryOffsets(lagna, midheaven);
  const sandhis = offsets.map((offset, index) => {
    const before = index === 0 ? (offsets[11] as number) - 360 : (offsets[index - 1] as number);
    return beyond(lagna, (before + offset) / 2);
  });
  return offsets.map((offset, index) => ({
    number: index + 1,
    start: sandhis[index] as number,
    middle: beyond(lagna, offset),
    end: sandhis[(index + 1) % 12] as number,
  }));
}

/** Equal bhavas with the lagna in the middle of the first: sandhis 15° either side of each madhya. */
export function equalBhavasLagnaMiddle(lagna: number): Bhava[] {
  return fromStarts(TWELVE.map((index) => normalizeDegrees(lagna - 15 + 30 * index)));
}

/** Whether cusps run once round the zodiac in order: some of Campanus' beyond the polar circles run backwards. */
function runForward(cusps: readonly number[]): boolean {
  const round = cusps.reduce((sum, cusp, index) => sum + arcForward(cusp, cusps[(index + 1) % 12] as number), 0);
  return round < 361;
}

/** Bhavas from cusp to cusp (KP's way), from sidereal cusps; Porphyry's where there are none or they run backwards. */
export function cuspBhavas(lagna: number, midheaven: number, cusps: readonly number[] | null): BhavaDivision {
  if (cusps === null || !runForward(cusps)) {
    return { bhavas: fromStarts(porphyryCusps(lagna, midheaven)), fallback: "porphyry" };
  }
  return { bhavas: fromStarts(cusps), fallback: null };
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
  return bhavas.reduce((best, bhava) =>
    arcForward(bhava.start, longitude) < arcForward(best.start, longitude) ? bhava : best,
  ).number;
}

/**
 * The longitude a house takes its sign and lord from: the madhya where a system centres the bhava on it (Sripati, equal
 * with the lagna in the middle), the cusp where the bhava begins on it.
 */
export function bhavaPoint(system: HouseSystem, bhava: Bhava): number {
  return system === "sripati" || system === "equal_lagna_middle" ? bhava.middle : bhava.start;
}
