import {
  dignities,
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

/** A nativity whose houses are counted from the Moon or the Sun. */
export interface CountedNativity extends Nativity {
  readonly countedFrom: CountedFrom;
}

export const countedFrom = (nativity: Nativity): CountedFrom | undefined =>
  (nativity as Partial<CountedNativity>).countedFrom;

/** A chart under the questions that are asked of it again and again. */
export interface ChartView {
  readonly nativity: Nativity;
  /** What its houses are counted from, where that is not the lagna. */
  readonly counted: CountedFrom | undefined;
  readonly planets: Readonly<Record<Graha, Planet>>;
  readonly house: (number: number) => House;
  readonly signOf: (body: VargaBody) => Rashi;
  /** The house a rashi falls in, counted from the lagna. */
  readonly houseOfSign: (sign: Rashi) => number;
  /** Houses a graha rules, ascending; none for the nodes. */
  readonly rules: (graha: Graha) => readonly number[];
  readonly dispositorOf: (graha: Graha) => Graha;
  readonly starLordOf: (graha: VargaBody) => Graha;
  readonly company: (graha: Graha) => readonly Graha[];
}

export function chartView(nativity: Nativity): ChartView {
  const { chart, signs, longitudes } = nativity;
  const planets = Object.fromEntries(chart.planets.map((planet) => [planet.id, planet])) as Record<Graha, Planet>;
  return {
    nativity,
    counted: countedFrom(nativity),
    planets,
    house: (number) => chart.houses[number - 1] as House,
    signOf: (body) => signs[body],
    houseOfSign: (sign) => placeFrom(signs.lagna, sign),
    rules: (graha) => chart.houses.filter(({ lord }) => lord === graha).map(({ number }) => number),
    dispositorOf: (graha) => RASHI_LORDS[signs[graha]],
    starLordOf: (body) => starLord(nakshatraOf(longitudes[body]).nakshatra),
    company: (graha) => GRAHAS.filter((other) => other !== graha && signs[other] === signs[graha]),
  };
}

/** Vimshottari's lord of a nakshatra. */
export function starLord(nakshatra: Nakshatra): Graha {
  const index = NAKSHATRAS.indexOf(nakshatra) % VIMSHOTTARI_LORDS.length;
  return (VIMSHOTTARI_LORDS[index] as { readonly lord: Graha }).lord;
}

/** The tropical sign of the Sun at birth: what Western newspapers mean. */
export function tropicalSunSign({ longitudes, chart }: Nativity): Rashi {
  return rashiInPlace("aries", rashiIndex(normalizeDegrees(longitudes.sun + chart.ayanamsa.degrees)) + 1);
}

/** Dignity by sign alone, as it is read in a varga: exaltation, own sign and debilitation; `null` elsewhere. */
export function dignityBySign(graha: Graha, sign: Rashi): Extract<Dignity, "exalted" | "own" | "debilitated"> | null {
  const dignity = BY_SIGN[graha][sign];
  if (dignity === "exalted" || dignity === "debilitated") return dignity;
  return dignity === "own" || dignity === "moolatrikona" ? "own" : null;
}

/** What a graha is at the beginning of each rashi, where exaltation is looked for before all else. */
const BY_SIGN = Object.fromEntries(
  GRAHAS.map((graha) => {
    const rows = (Object.keys(RASHI_LORDS) as Rashi[]).map((sign) => {
      const at = rashiIndexOf(sign) * 30;
      const longitudes = Object.fromEntries(GRAHAS.map((other) => [other, at])) as Record<Graha, number>;
      return [sign, dignities(longitudes)[graha]] as const;
    });
    return [graha, Object.fromEntries(rows)];
  }),
) as Readonly<Record<Graha, Readonly<Record<Rashi, Dignity | null>>>>;

function rashiIndexOf(sign: Rashi): number {
  return placeFrom("aries", sign) - 1;
}
