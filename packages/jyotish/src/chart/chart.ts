import { RASHI_LORDS, type Dignity, type Graha, GRAHAS, type Nakshatra, type Rashi } from "@lagna/terms";
import type { JulianDayUt } from "../core/units.ts";
import type { GeoPlace } from "../ephemeris.ts";
import { isCombust } from "../relation/combustion.ts";
import { dignities } from "../relation/dignity.ts";
import type { Settings } from "../settings.ts";
import { nakshatraOf } from "../zodiac/nakshatra.ts";
import { degreeInRashi, rashiOf } from "../zodiac/rashi.ts";
import {
  bhavaOf,
  bhavaPoint,
  cuspBhavas,
  derivedBhavas,
  equalBhavasLagnaMiddle,
  isCuspSystem,
  siderealCusps,
  sripatiBhavas,
  type Bhava,
  type BhavaDivision,
  type HouseFallback,
} from "./houses.ts";
import { ayanamsaMotion, grahaStates, type Ayanamsa, type GrahaState, type Sky } from "./sky.ts";

/** A sidereal longitude and where it stands. */
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
  /** Whether the sidereal longitude is decreasing; the mean node's always is. */
  readonly retrograde: boolean;
  readonly combust: boolean;
  /** `null` for a node where no text gives it one. */
  readonly dignity: Dignity | null;
}

export interface House {
  readonly number: number;
  /** Of the cusp, or of the madhya in systems that centre the bhava on it. */
  readonly sign: Rashi;
  readonly lord: Graha;
  readonly occupants: readonly Graha[];
  /** Where the house begins, sidereal degrees; it ends where the next begins. */
  readonly cusp: number;
}

export interface ChalitBhava extends Bhava {
  readonly occupants: readonly Graha[];
}

export interface BhavaChalit {
  readonly sripati: readonly ChalitBhava[];
  /** Cusp to cusp, as KP reads it. */
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
  /** The system that stands in for the chosen one beyond the polar circles, else `null`. */
  readonly houseFallback: HouseFallback | null;
  readonly bhavaChalit: BhavaChalit;
}

export function zodiacPoint(longitude: number): ZodiacPoint {
  const { nakshatra, pada } = nakshatraOf(longitude);
  return { longitude, sign: rashiOf(longitude), degreeInSign: degreeInRashi(longitude), nakshatra, pada };
}

function occupantsOf(bhavas: readonly Bhava[], states: Readonly<Record<Graha, GrahaState>>): Graha[][] {
  const occupants: Graha[][] = bhavas.map(() => []);
  for (const graha of GRAHAS) occupants[bhavaOf(bhavas, states[graha].longitude) - 1]?.push(graha);
  return occupants;
}

function chalit(bhavas: readonly Bhava[], states: Readonly<Record<Graha, GrahaState>>): ChalitBhava[] {
  const occupants = occupantsOf(bhavas, states);
  return bhavas.map((bhava, index) => ({ ...bhava, occupants: occupants[index] ?? [] }));
}

function planetsOf(states: Readonly<Record<Graha, GrahaState>>, bhavas: readonly Bhava[]): Planet[] {
  const longitudes = {} as Record<Graha, number>;
  for (const graha of GRAHAS) longitudes[graha] = states[graha].longitude;
  const dignity = dignities(longitudes);
  return GRAHAS.map((id) => {
    const { longitude, latitude, speed } = states[id];
    const retrograde = speed < 0;
    return {
      id,
      ...zodiacPoint(longitude),
      latitude,
      speed,
      house: bhavaOf(bhavas, longitude),
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
  readonly chosen: BhavaDivision;
}

function anglesAndBhavas(sky: Sky, jd: JulianDayUt, place: GeoPlace, settings: Settings, ayanamsaDeg: number): Angles {
  const {
    ascendant: lagna,
    midheaven,
    cusps,
  } = siderealCusps(sky.ephemeris.houses(jd, place, "placidus"), ayanamsaDeg);
  const placidus = cuspBhavas(lagna, midheaven, cusps);
  const system = settings.house_system;
  if (system === "placidus") return { lagna, midheaven, placidus, chosen: placidus };
  if (!isCuspSystem(system)) {
    return { lagna, midheaven, placidus, chosen: { bhavas: derivedBhavas(system, lagna, midheaven), fallback: null } };
  }
  const own = siderealCusps(sky.ephemeris.houses(jd, place, system), ayanamsaDeg);
  return { lagna, midheaven, placidus, chosen: cuspBhavas(lagna, midheaven, own.cusps) };
}

/**
 * The chart of an instant and place: grahas, lagna, houses and bhava chalit, all sidereal and geocentric.
 * @throws RangeError outside the ephemeris' range.
 */
export function chartOf(sky: Sky, jd: JulianDayUt, place: GeoPlace, settings: Settings): Chart {
  const ayanamsa = ayanamsaMotion(sky, jd);
  const states = grahaStates(sky, jd, ayanamsa);
  const { lagna, midheaven, placidus, chosen } = anglesAndBhavas(sky, jd, place, settings, ayanamsa.degrees);
  const occupants = occupantsOf(chosen.bhavas, states);
  return {
    ayanamsa,
    lagna: zodiacPoint(lagna),
    midheaven: zodiacPoint(midheaven),
    planets: planetsOf(states, chosen.bhavas),
    houses: chosen.bhavas.map((bhava, index) => {
      const sign = rashiOf(bhavaPoint(settings.house_system, bhava));
      const { number, start: cusp } = bhava;
      return { number, sign, lord: RASHI_LORDS[sign], occupants: occupants[index] ?? [], cusp };
    }),
    houseFallback: chosen.fallback,
    bhavaChalit: {
      sripati: chalit(sripatiBhavas(lagna, midheaven), states),
      placidus: chalit(placidus.bhavas, states),
      equal: chalit(equalBhavasLagnaMiddle(lagna), states),
      placidusFallback: placidus.fallback,
    },
  };
}
