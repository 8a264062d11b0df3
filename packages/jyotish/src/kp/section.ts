import { type Graha, GRAHAS, type Rashi } from "@lagna/terms";
import type { HouseFallback } from "../chart/houses.ts";
import { computePlacidusBhavas } from "../chart/chart.ts";
import { findBhavaNumber } from "../chart/houses.ts";
import { computeGrahaLongitudes } from "../chart/sky.ts";
import type { GeoPlace } from "../ephemeris.ts";
import { createNativityWithLagna } from "../chart/nativity-with-lagna.ts";
import { memoizeForNativity } from "../memoize-for-nativity.ts";
import type { Nativity } from "../nativity.ts";
import { rashiOf } from "../zodiac/rashi.ts";
import { createKpSky, getKpNativity } from "./kp-nativity.ts";
import { findFourthLord, findKpLords, type KpLords } from "./kp-lords.ts";
import { KP_NUMBERS, type KpNumber } from "./kp-numbers.ts";
import { computeRulingPlanets, type RulingPlanets } from "./ruling-planets.ts";
import {
  findNodeAgency,
  type HouseSignificators,
  type KpPlacement,
  listHouseSignificators,
  listSignifiedHouses,
  type NodeAgency,
  type SignifiedHouses,
} from "./significators.ts";

/** The lords of a point, with the fourth level if it is asked for. */
interface LordsOfPoint extends KpLords {
  readonly fourthLord: Graha | null;
}

export interface KpCusp extends LordsOfPoint {
  readonly house: number;
  /** Of the Placidus cusp, sidereal degrees. */
  readonly longitude: number;
  readonly sign: Rashi;
}

export interface KpPlanet extends LordsOfPoint {
  readonly longitude: number;
  readonly sign: Rashi;
  /** From cusp to cusp. */
  readonly house: number;
  readonly retrograde: boolean;
}

/** What a cusp promises by its sub lord: the houses that lord and the lord of its star signify. */
export interface CuspalLink {
  readonly house: number;
  readonly subLord: Graha;
  /** The lord of the sub lord's star. */
  readonly starLord: Graha;
  readonly signified: SignifiedHouses;
  readonly signifiedByStar: SignifiedHouses;
}

export interface Kp {
  readonly cusps: readonly KpCusp[];
  readonly planets: Readonly<Record<Graha, KpPlanet>>;
  readonly significators: {
    readonly houses: readonly HouseSignificators[];
    readonly planets: Readonly<Record<Graha, SignifiedHouses>>;
    readonly nodes: Readonly<Record<"rahu" | "ketu", NodeAgency>>;
  };
  readonly links: readonly CuspalLink[];
  readonly ruling: RulingPlanets;
  /** Subtracted from tropical longitudes. */
  readonly ayanamsaDegrees: number;
  /** The houses used beyond the polar circles, where Placidus has none and KP is unreliable; else `null`. */
  readonly fallback: HouseFallback | null;
}

const forGrahas = <Value>(of: (graha: Graha) => Value): Readonly<Record<Graha, Value>> =>
  Object.fromEntries(GRAHAS.map((graha) => [graha, of(graha)])) as Record<Graha, Value>;

const findLords = (longitude: number, { settings }: Nativity): LordsOfPoint => ({
  ...findKpLords(longitude),
  fourthLord: settings.kp.levels === 4 ? findFourthLord(longitude) : null,
});

const findCusps = (nativity: Nativity): readonly KpCusp[] =>
  nativity.chart.bhavaChalit.placidus.map(({ number, start }) => ({
    house: number,
    longitude: start,
    sign: rashiOf(start),
    ...findLords(start, nativity),
  }));

function findPlanets(nativity: Nativity): Kp["planets"] {
  const { chart, longitudes, signs } = nativity;
  const { placidus } = chart.bhavaChalit;
  const retrograde = new Set(chart.planets.filter((planet) => planet.retrograde).map(({ id }) => id));
  return forGrahas((graha) => ({
    longitude: longitudes[graha],
    sign: signs[graha],
    house: placidus.find(({ occupants }) => occupants.includes(graha))?.number ?? 0,
    retrograde: retrograde.has(graha),
    ...findLords(longitudes[graha], nativity),
  }));
}

/** The chart of KP; a chart of a number is ruled by the lords of its moment, not of its number. */
function computeKp(nativity: Nativity, moment: Nativity): Kp {
  const cusps = findCusps(nativity);
  const planets = findPlanets(nativity);
  const placement: KpPlacement = {
    houses: forGrahas((graha) => planets[graha].house),
    starLords: forGrahas((graha) => planets[graha].starLord),
    signs: nativity.signs,
    cuspLords: cusps.map(({ signLord }) => signLord),
  };
  const houses = listHouseSignificators(placement);
  const signified = forGrahas((graha) => listSignifiedHouses(graha, houses));
  const { day_lord: dayLord, drop_retrograde_stars: dropRetrogradeStars } = nativity.settings.kp;
  return {
    cusps,
    planets,
    significators: {
      houses,
      planets: signified,
      nodes: { rahu: findNodeAgency("rahu", placement), ketu: findNodeAgency("ketu", placement) },
    },
    links: cusps.map(({ house, subLord }) => {
      const { starLord } = planets[subLord];
      return { house, subLord, starLord, signified: signified[subLord], signifiedByStar: signified[starLord] };
    }),
    ruling: computeRulingPlanets(moment, { dayLord, dropRetrogradeStars }),
    ayanamsaDegrees: nativity.chart.ayanamsa.degrees,
    fallback: nativity.chart.bhavaChalit.placidusFallback,
  };
}

/**
 * The chart of Krishnamurti Paddhati, with the ayanamsa and node of the settings of KP (K.S. Krishnamurti, Readers I to
 * VI): Placidus cusps, lords of every cusp and graha, significators both ways, cuspal links, ruling planets.
 */
export const kp = memoizeForNativity((nativity): Kp => {
  const own = getKpNativity(nativity);
  return computeKp(own, own);
});

/** The sign and the star and sub lords of a point. */
export type KpPoint = Pick<KpLords, "signLord" | "starLord" | "subLord">;

/** The lords of the cusps and grahas of KP, and the houses of the grahas. */
export interface KpPoints {
  readonly cusps: readonly KpPoint[];
  readonly planets: Readonly<Record<Graha, KpPoint & { readonly house: number }>>;
}

/**
 * Only the lords and houses of KP at an instant, without a chart: for callers that evaluate many times and need nothing
 * else. The same as those of `kp`.
 */
export function computeKpPoints(nativity: Pick<Nativity, "sky" | "settings">, jd: number, place: GeoPlace): KpPoints {
  const sky = createKpSky(nativity);
  const { bhavas } = computePlacidusBhavas(sky, jd, place);
  const longitudes = computeGrahaLongitudes(sky, jd);
  return {
    cusps: bhavas.map(({ start }) => findKpLords(start)),
    planets: forGrahas((graha) => ({
      ...findKpLords(longitudes[graha]),
      house: findBhavaNumber(bhavas, longitudes[graha]),
    })),
  };
}

/** A horary chart (Reader VI): the lagna is where the number begins, and the grahas are those of the moment asked. */
export interface KpHorary extends Kp {
  readonly number: KpNumber;
  /** The chart with that lagna. */
  readonly nativity: Nativity;
}

/** @throws RangeError for a number that is not one of 249. */
export function computeKpHorary(nativity: Nativity, number: number): KpHorary {
  const part = KP_NUMBERS[number - 1];
  if (part === undefined) throw new RangeError(`number must be 1 to ${KP_NUMBERS.length}, got ${number}`);
  const moment = getKpNativity(nativity);
  const numbered = createNativityWithLagna(moment, part.start);
  return { ...computeKp(numbered, moment), number: part, nativity: numbered };
}
