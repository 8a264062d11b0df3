import type { KundliData } from "@lagna/contract";
import { type Graha, GRAHAS, type Rashi, RASHI_LORDS, RASHIS, type VargaId } from "@lagna/terms";
import type { ChartFocus } from "./chart-focus.ts";

/** What houses are counted from: the lagna, a graha wherever it stands (Chandra lagna, Surya lagna), or a sign. */
export type FirstHouse = "lagna" | Graha | Rashi;

export const FIRST_HOUSES: readonly FirstHouse[] = ["lagna", ...GRAHAS, ...RASHIS];

export const isFirstHouse = (value: string | null): value is FirstHouse =>
  FIRST_HOUSES.some((known) => known === value);
export const isRashi = (first: FirstHouse): first is Rashi => RASHIS.some((sign) => sign === first);

/** The sign that is the first house of a chart: a graha has another one in each varga, a sign is the same in all. */
export function firstSign(data: KundliData, varga: VargaId, first: FirstHouse): Rashi {
  if (isRashi(first)) return first;
  const inVarga = varga === "D1" ? undefined : data.vargas[varga]?.[first];
  if (inVarga) return inVarga;
  return data.planets.find(({ id }) => id === first)?.sign ?? data.lagna.sign;
}

/** The house of a sign, counted from another, 1 to 12. */
export const placeFrom = (from: Rashi, sign: Rashi): number =>
  ((RASHIS.indexOf(sign) - RASHIS.indexOf(from) + 12) % 12) + 1;

/** How many houses the first one lies beyond the lagna's in the birth chart, 0 to 11. */
export const firstShift = (data: KundliData, first: FirstHouse): number =>
  placeFrom(data.lagna.sign, firstSign(data, "D1", first)) - 1;

/** What is pointed at, as the first house to count from. */
export const firstOfFocus = (focus: ChartFocus, signOf: (house: number) => Rashi | undefined): FirstHouse | undefined =>
  focus.kind === "body" ? focus.id : signOf(focus.house);

/**
 * The same kundli with its houses counted from elsewhere, by whole signs, whatever divides them from the lagna: what a table of grahas
 * or of houses says of them. A cusp is where its sign begins.
 */
export function countedFrom(data: KundliData, first: FirstHouse): KundliData {
  if (first === "lagna") return data;
  const from = firstSign(data, "D1", first);
  const planets = data.planets.map((planet) => ({ ...planet, house: placeFrom(from, planet.sign) }));
  const houses = RASHIS.map((_, offset) => {
    const index = (RASHIS.indexOf(from) + offset) % 12;
    const sign = RASHIS[index] as Rashi;
    const occupants = planets.filter((planet) => planet.sign === sign).map(({ id }) => id);
    return { number: offset + 1, sign, lord: RASHI_LORDS[sign], occupants, cusp: index * 30 };
  });
  return { ...data, planets, houses };
}
