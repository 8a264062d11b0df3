import { type Graha, GRAHAS, type Rashi } from "@lagna/terms";
import type { HouseFallback } from "../chart/houses.ts";
import { memoizeForNativity } from "../memoize-for-nativity.ts";
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

/**
 * The chart of Krishnamurti Paddhati, with the nativity's own ayanamsa and node (K.S. Krishnamurti, Readers I to VI):
 * Placidus cusps, four lords of every cusp and graha, significators both ways, cuspal links, ruling planets.
 */
export const kp = memoizeForNativity((nativity): Kp => {
  const { chart, longitudes, signs } = nativity;
  const { placidus, placidusFallback } = chart.bhavaChalit;
  const lords = forGrahas((graha) => findKpLords(longitudes[graha]));
  const cusps = placidus.map(({ number, start }) => ({
    house: number,
    longitude: start,
    sign: rashiOf(start),
    ...findKpLords(start),
  }));
  const placement: KpPlacement = {
    houses: forGrahas((graha) => placidus.find(({ occupants }) => occupants.includes(graha))?.number ?? 0),
    starLords: forGrahas((graha) => lords[graha].starLord),
    signs,
    cuspLords: cusps.map(({ signLord }) => signLord),
  };
  const houses = listHouseSignificators(placement);
  const signified = forGrahas((graha) => listSignifiedHouses(graha, houses));
  const retrograde = new Set(chart.planets.filter((planet) => planet.retrograde).map(({ id }) => id));
  return {
    cusps,
    planets: forGrahas((graha) => ({
      longitude: longitudes[graha],
      house: placement.houses[graha],
      retrograde: retrograde.has(graha),
      ...lords[graha],
    })),
    significators: {
      houses,
      planets: signified,
      nodes: { rahu: findNodeAgency("rahu", placement), ketu: findNodeAgency("ketu", placement) },
    },
    links: cusps.map(({ house, subLord }) => {
      const starLord = placement.starLords[subLord];
      return { house, subLord, starLord, signified: signified[subLord], signifiedByStar: signified[starLord] };
    }),
    ruling: computeRulingPlanets(nativity),
    fallback: placidusFallback,
  };
});
