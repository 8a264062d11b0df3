import {
  computeDignities,
  nakshatraOf,
  normalizeDegrees,
  placeFrom,
  rashiIndex,
  rashiInPlace,
  VIMSHOTTARI_LORDS,
  type House,
  type Nativity,
  type Planet,
  type VargaBody,
} from "@lagna/jyotish";
import { type Dignity, type Graha, GRAHAS, type Nakshatra, NAKSHATRAS, type Rashi, RASHI_LORDS } from "@lagna/terms";
import type { CountedFrom } from "./fact.ts";

/** A nativity whose houses are counted from the Moon or the Sun instead of the lagna. */
export interface CountedNativity extends Nativity {
  readonly countedFrom: CountedFrom;
}

export const getCountedFrom = (nativity: Nativity): CountedFrom | undefined =>
  (nativity as Partial<CountedNativity>).countedFrom;

/** A chart with the lookups that are needed most often. */
export interface ChartReadModel {
  readonly nativity: Nativity;
  /** What its houses are counted from; `undefined` for the lagna. */
  readonly countedFrom: CountedFrom | undefined;
  readonly planets: Readonly<Record<Graha, Planet>>;
  readonly house: (number: number) => House;
  readonly signOf: (body: VargaBody) => Rashi;
  /** The house a rashi falls in, counted from the lagna. */
  readonly houseOfSign: (sign: Rashi) => number;
  /** Houses a graha rules, ascending; empty for the nodes. */
  readonly housesRuledBy: (graha: Graha) => readonly number[];
  readonly dispositorOf: (graha: Graha) => Graha;
  readonly nakshatraLordOf: (graha: VargaBody) => Graha;
  readonly conjunctGrahas: (graha: Graha) => readonly Graha[];
}

export function createChartReadModel(nativity: Nativity): ChartReadModel {
  const { chart, signs, longitudes } = nativity;
  const planets = Object.fromEntries(chart.planets.map((planet) => [planet.id, planet])) as Record<Graha, Planet>;
  return {
    nativity,
    countedFrom: getCountedFrom(nativity),
    planets,
    house: (number) => chart.houses[number - 1] as House,
    signOf: (body) => signs[body],
    houseOfSign: (sign) => placeFrom(signs.lagna, sign),
    housesRuledBy: (graha) => chart.houses.filter(({ lord }) => lord === graha).map(({ number }) => number),
    dispositorOf: (graha) => RASHI_LORDS[signs[graha]],
    nakshatraLordOf: (body) => getNakshatraLord(nakshatraOf(longitudes[body]).nakshatra),
    conjunctGrahas: (graha) => GRAHAS.filter((other) => other !== graha && signs[other] === signs[graha]),
  };
}

/** The Vimshottari lord of a nakshatra. */
export function getNakshatraLord(nakshatra: Nakshatra): Graha {
  const index = NAKSHATRAS.indexOf(nakshatra) % VIMSHOTTARI_LORDS.length;
  return (VIMSHOTTARI_LORDS[index] as { readonly lord: Graha }).lord;
}

/** The tropical sign of the Sun at birth, as in Western newspaper horoscopes. */
export function getTropicalSunSign({ longitudes, chart }: Nativity): Rashi {
  return rashiInPlace("aries", rashiIndex(normalizeDegrees(longitudes.sun + chart.ayanamsa.degrees)) + 1);
}

/** Dignity by sign alone, as used in vargas: exalted, own sign or debilitated; `null` in other signs. */
export function getDignityBySign(
  graha: Graha,
  sign: Rashi,
): Extract<Dignity, "exalted" | "own" | "debilitated"> | null {
  const dignity = DIGNITIES_BY_SIGN[graha][sign];
  if (dignity === "exalted" || dignity === "debilitated") return dignity;
  return dignity === "own" || dignity === "moolatrikona" ? "own" : null;
}

/** Dignity of each graha at 0° of each rashi; exaltation is checked before everything else. */
const DIGNITIES_BY_SIGN = Object.fromEntries(
  GRAHAS.map((graha) => {
    const rows = (Object.keys(RASHI_LORDS) as Rashi[]).map((sign) => {
      const at = getRashiIndex(sign) * 30;
      const longitudes = Object.fromEntries(GRAHAS.map((other) => [other, at])) as Record<Graha, number>;
      return [sign, computeDignities(longitudes)[graha]] as const;
    });
    return [graha, Object.fromEntries(rows)];
  }),
) as Readonly<Record<Graha, Readonly<Record<Rashi, Dignity | null>>>>;

function getRashiIndex(sign: Rashi): number {
  return placeFrom("aries", sign) - 1;
}
