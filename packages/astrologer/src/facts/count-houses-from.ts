import { nakshatraOf, placeFrom, rashiInPlace, type House, type Nativity, type ZodiacPoint } from "@lagna/jyotish";
import { GRAHAS, RASHI_LORDS } from "@lagna/terms";
import type { CountedNativity } from "../chart-read-model.ts";
import type { CountedFrom } from "../fact.ts";

/**
 * The chart with houses counted from the sign of the Moon (Chandra lagna) or of the Sun, in whole signs (BPHS, sudarshana chakra: a chart
 * is read from the lagna, the Moon and the Sun). What depends on the instant itself, such as shadbala, is left unchanged.
 */
export function countHousesFrom(nativity: Nativity, from: CountedFrom): CountedNativity {
  const { chart, signs, longitudes } = nativity;
  const first = signs[from];
  const planets = chart.planets.map((planet) => ({ ...planet, house: placeFrom(first, planet.sign) }));
  const houses = chart.houses.map(({ number }): House => {
    const sign = rashiInPlace(first, number);
    const occupants = GRAHAS.filter((graha) => signs[graha] === sign);
    return { number, sign, lord: RASHI_LORDS[sign], occupants, cusp: placeFrom("aries", sign) * 30 - 30 };
  });
  const { longitude, sign, degreeInSign, pada } = chart.planets[GRAHAS.indexOf(from)] as ZodiacPoint;
  const lagna: ZodiacPoint = { longitude, sign, degreeInSign, pada, nakshatra: nakshatraOf(longitude).nakshatra };
  return {
    ...nativity,
    memoized: new Map(),
    countedFrom: from,
    chart: { ...chart, lagna, planets, houses },
    signs: { ...signs, lagna: first },
    longitudes: { ...longitudes, lagna: longitudes[from] },
  };
}
