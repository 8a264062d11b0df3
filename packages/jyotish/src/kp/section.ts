import { type Graha, GRAHAS, type Rashi } from "@lagna/terms";
import type { HouseFallback } from "../chart/houses.ts";
import { memoizeForNativity } from "../memoize-for-nativity.ts";
import type { Nativity } from "../nativity.ts";
import { rashiOf } from "../zodiac/rashi.ts";
import { findKpLords, type KpLords } from "./kp-lords.ts";
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

export interface KpCusp extends KpLords {
  readonly house: number;
  /** Of the Placidus cusp, sidereal degrees. */
  readonly longitude: number;
  readonly sign: Rashi;
}

export interface KpPlanet extends KpLords {
  readonly longitude: number;
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
  /** The houses used beyond the polar circles, where Placidus has none and KP is unreliable; else `null`. */
  readonly fallback: HouseFallback | null;
}

const forGrahas = <Value>(of: (graha: Graha) => Value): Readonly<Record<Graha, Value>> =>
  Object.fromEntries(GRAHAS.map((graha) => [graha, of(graha)])) as Record<Graha, Value>;

const findCusps = ({ chart }: Nativity): readonly KpCusp[] =>
  chart.bhavaChalit.placidus.map(({ number, start }) => ({
    house: number,
    longitude: start,
    sign: rashiOf(start),
    ...findKpLords(start),
  }));

function findPlanets({ chart, longitudes }: Nativity): Kp["planets"] {
  const { placidus } = chart.bhavaChalit;
  const retrograde = new Set(chart.planets.filter((planet) => planet.retrograde).map(({ id }) => id));
  return forGrahas((graha) => ({
    longitude: longitudes[graha],
    house: placidus.find(({ occupants }) => occupants.includes(graha))?.number ?? 0,
    retrograde: retrograde.has(graha),
    ...findKpLords(longitudes[graha]),
  }));
}

/**
 * The chart of Krishnamurti Paddhati, with the nativity's own ayanamsa and node (K.S. Krishnamurti, Readers I to VI):
 * Placidus cusps, four lords of every cusp and graha, significators both ways, cuspal links, ruling planets.
 */
export const kp = memoizeForNativity((nativity): Kp => {
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
    ruling: computeRulingPlanets(nativity),
    fallback: nativity.chart.bhavaChalit.placidusFallback,
  };
});
