import {
  RASHI_LORDS,
  type Dignity,
  type Graha,
  GRAHAS,
  type HouseSystem,
  type Nakshatra,
  type Rashi,
} from "@lagna/terms";
import type { JulianDayUt } from "../core/units.ts";
import type { CuspSystem, GeoPlace, HouseCusps } from "../ephemeris.ts";
import { isCombust } from "../relation/combustion.ts";
import { computeDignities } from "../relation/dignity.ts";
import type { Settings } from "../resolve-settings.ts";
import { nakshatraOf } from "../zodiac/nakshatra.ts";
import { degreeInRashi, rashiOf } from "../zodiac/rashi.ts";
import {
  findBhavaNumber,
  getBhavaReferencePoint,
  createBhavasFromCusps,
  computeDerivedBhavas,
  computeEqualBhavasLagnaMiddle,
  isCuspSystem,
  toSiderealCusps,
  computeSripatiBhavas,
  type Bhava,
  type BhavaDivision,
  type HouseFallback,
} from "./houses.ts";
import {
  computeAyanamsa,
  computeAyanamsaMotion,
  computeGrahaPositions,
  type Ayanamsa,
  type GrahaPosition,
  type Sky,
} from "./sky.ts";

/** A sidereal longitude and its position in the zodiac. */
export interface ZodiacPoint {
  /** Degrees, [0, 360). */
  readonly longitude: number;
  readonly sign: Rashi;
  /** Degrees traversed in the sign, [0, 30). */
  readonly degreeInSign: number;
  readonly nakshatra: Nakshatra;
  /** 1–4. */
  readonly pada: number;
}

export interface Planet extends ZodiacPoint {
  readonly id: Graha;
  /** Ecliptic latitude, degrees north. */
  readonly latitude: number;
  /** Sidereal degrees a day. */
  readonly speed: number;
  /** 1–12, by the chosen house system. */
  readonly house: number;
  /** Whether the sidereal longitude is decreasing; always true for the mean node. */
  readonly retrograde: boolean;
  readonly combust: boolean;
  /** `null` for a node if no text assigns it a dignity. */
  readonly dignity: Dignity | null;
}

export interface House {
  readonly number: number;
  /** Of the cusp, or of the madhya in systems where it is the middle of the bhava. */
  readonly sign: Rashi;
  readonly lord: Graha;
  readonly occupants: readonly Graha[];
  /** Start of the house, sidereal degrees; it ends where the next begins. */
  readonly cusp: number;
}

export interface ChalitBhava extends Bhava {
  readonly occupants: readonly Graha[];
}

export interface BhavaChalit {
  readonly sripati: readonly ChalitBhava[];
  /** Cusp to cusp, as in KP. */
  readonly placidus: readonly ChalitBhava[];
  /** Equal bhavas with the lagna in the middle of the first. */
  readonly equal: readonly ChalitBhava[];
  readonly placidusFallback: HouseFallback | null;
}

export interface Chart {
  readonly ayanamsa: Ayanamsa;
  readonly lagna: ZodiacPoint;
  readonly midheaven: ZodiacPoint;
  /** Nine, in the order of `GRAHAS`. */
  readonly planets: readonly Planet[];
  readonly houses: readonly House[];
  /** The system used instead of the chosen one beyond the polar circles, else `null`. */
  readonly houseFallback: HouseFallback | null;
  readonly bhavaChalit: BhavaChalit;
}

export function toZodiacPoint(longitude: number): ZodiacPoint {
  const { nakshatra, pada } = nakshatraOf(longitude);
  return { longitude, sign: rashiOf(longitude), degreeInSign: degreeInRashi(longitude), nakshatra, pada };
}

function findOccupants(bhavas: readonly Bhava[], states: Readonly<Record<Graha, GrahaPosition>>): Graha[][] {
  const occupants: Graha[][] = bhavas.map(() => []);
  for (const graha of GRAHAS) occupants[findBhavaNumber(bhavas, states[graha].longitude) - 1]?.push(graha);
  return occupants;
}

function buildChalitBhavas(bhavas: readonly Bhava[], states: Readonly<Record<Graha, GrahaPosition>>): ChalitBhava[] {
  const occupants = findOccupants(bhavas, states);
  return bhavas.map((bhava, index) => ({ ...bhava, occupants: occupants[index] ?? [] }));
}

function buildPlanets(states: Readonly<Record<Graha, GrahaPosition>>, bhavas: readonly Bhava[]): Planet[] {
  const longitudes = {} as Record<Graha, number>;
  for (const graha of GRAHAS) longitudes[graha] = states[graha].longitude;
  const dignity = computeDignities(longitudes);
  return GRAHAS.map((id) => {
    const { longitude, latitude, speed } = states[id];
    const retrograde = speed < 0;
    return {
      id,
      ...toZodiacPoint(longitude),
      latitude,
      speed,
      house: findBhavaNumber(bhavas, longitude),
      retrograde,
      combust: isCombust(id, longitude, longitudes.sun, retrograde),
      dignity: dignity[id],
    };
  });
}

interface Angles {
  readonly lagna: number;
  readonly midheaven: number;
  readonly placidus: BhavaDivision;
  readonly selected: BhavaDivision;
}

/** The bhavas from Placidus cusp to cusp at an instant, sidereal. */
export function computePlacidusBhavas(sky: Sky, jd: number, place: GeoPlace): BhavaDivision {
  const tropical = sky.ephemeris.houses(jd, place, "placidus");
  const { ascendant, midheaven, cusps } = toSiderealCusps(tropical, computeAyanamsa(sky, jd));
  return createBhavasFromCusps(ascendant, midheaven, cusps);
}

/** The tropical houses of a system at the instant and place of a chart. */
export type FindHouses = (system: CuspSystem) => HouseCusps;

function computeAnglesAndBhavas(findHouses: FindHouses, system: HouseSystem, ayanamsaDeg: number): Angles {
  const { ascendant: lagna, midheaven, cusps } = toSiderealCusps(findHouses("placidus"), ayanamsaDeg);
  const placidus = createBhavasFromCusps(lagna, midheaven, cusps);
  if (system === "placidus") return { lagna, midheaven, placidus, selected: placidus };
  if (!isCuspSystem(system)) {
    return {
      lagna,
      midheaven,
      placidus,
      selected: { bhavas: computeDerivedBhavas(system, lagna, midheaven), fallback: null },
    };
  }
  const siderealCusps = toSiderealCusps(findHouses(system), ayanamsaDeg);
  return { lagna, midheaven, placidus, selected: createBhavasFromCusps(lagna, midheaven, siderealCusps.cusps) };
}

/**
 * The chart of an instant and place: grahas, lagna, houses and bhava chalit, all sidereal and geocentric.
 * @throws RangeError outside the ephemeris' range.
 */
export const computeChart = (sky: Sky, jd: JulianDayUt, place: GeoPlace, settings: Settings): Chart =>
  computeChartWithHouses(sky, jd, settings, (system) => sky.ephemeris.houses(jd, place, system));

/** The same with houses of another origin. */
export function computeChartWithHouses(sky: Sky, jd: JulianDayUt, settings: Settings, findHouses: FindHouses): Chart {
  const ayanamsa = computeAyanamsaMotion(sky, jd);
  const states = computeGrahaPositions(sky, jd, ayanamsa);
  const angles = computeAnglesAndBhavas(findHouses, settings.house_system, ayanamsa.degrees);
  const { lagna, midheaven, placidus, selected } = angles;
  const occupants = findOccupants(selected.bhavas, states);
  return {
    ayanamsa,
    lagna: toZodiacPoint(lagna),
    midheaven: toZodiacPoint(midheaven),
    planets: buildPlanets(states, selected.bhavas),
    houses: selected.bhavas.map((bhava, index) => {
      const sign = rashiOf(getBhavaReferencePoint(settings.house_system, bhava));
      const { number, start: cusp } = bhava;
      return { number, sign, lord: RASHI_LORDS[sign], occupants: occupants[index] ?? [], cusp };
    }),
    houseFallback: selected.fallback,
    bhavaChalit: {
      sripati: buildChalitBhavas(computeSripatiBhavas(lagna, midheaven), states),
      placidus: buildChalitBhavas(placidus.bhavas, states),
      equal: buildChalitBhavas(computeEqualBhavasLagnaMiddle(lagna), states),
      placidusFallback: placidus.fallback,
    },
  };
}
