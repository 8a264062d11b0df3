import { RASHI_LORDS } from "@lagna/terms";
import { findExaltationRashi } from "../relation/dignity.ts";
import { SAPTA_GRAHAS, type SaptaGraha } from "../relation/friendship.data.ts";
import { placeFrom } from "../zodiac/rashi.ts";
import type { TajakaSigns } from "./annual-chart.ts";
import { FEMALE_GRAHAS, FEMALE_HOUSES, HARSHA_HOUSE } from "./tajaka.data.ts";

const POINTS = 5;

/**
 * Harsha bala of 0 to 20: five points each for its house of joy, for its own or exaltation sign, for a house of its
 * gender, and for a day (male) or night (female) beginning. `null` if there is neither day nor night.
 */
export function computeHarshaBala(signs: TajakaSigns, isDay: boolean | null): Record<SaptaGraha, number | null> {
  const scores = {} as Record<SaptaGraha, number | null>;
  for (const graha of SAPTA_GRAHAS) {
    const sign = signs[graha];
    const house = placeFrom(signs.lagna, sign);
    const isFemale = FEMALE_GRAHAS.includes(graha);
    const joys = [
      HARSHA_HOUSE[graha] === house,
      RASHI_LORDS[sign] === graha || findExaltationRashi(graha) === sign,
      FEMALE_HOUSES.includes(house) === isFemale,
      isDay !== isFemale,
    ];
    scores[graha] = isDay === null ? null : POINTS * joys.filter(Boolean).length;
  }
  return scores;
}
