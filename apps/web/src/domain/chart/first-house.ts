import type { KundliData } from "@lagna/contract";
import { type Graha, GRAHAS, type Rashi, RASHI_LORDS, RASHIS, type VargaId } from "@lagna/terms";
import type { ChartFocus } from "./chart-focus.ts";

/** What houses are counted from: the lagna, a graha's sign (Chandra lagna, Surya lagna), or a sign. */
export type FirstHouse = "lagna" | Graha | Rashi;

export const FIRST_HOUSES: readonly FirstHouse[] = ["lagna", ...GRAHAS, ...RASHIS];

export const isFirstHouse = (value: string | null): value is FirstHouse =>
  FIRST_HOUSES.some((first) => first === value);
export const isRashi = (first: FirstHouse): first is Rashi => RASHIS.some((sign) => sign === first);

/**
 * The sign of the first house in a varga's chart: a graha has a different sign in each varga; a chosen sign is the
 * same in all.
 */
export function getFirstSign(data: KundliData, varga: VargaId, first: FirstHouse): Rashi {
  if (isRashi(first)) return first;
  const inVarga = varga === "D1" ? undefined : data.vargas[varga]?.[first];
  if (inVarga) return inVarga;
  return data.planets.find(({ id }) => id === first)?.sign ?? data.lagna.sign;
}

/** The house of a sign counted from another sign, 1 to 12. */
export const countHouseFrom = (from: Rashi, sign: Rashi): number =>
  ((RASHIS.indexOf(sign) - RASHIS.indexOf(from) + 12) % 12) + 1;

/** How many houses the first house is from the lagna in the birth chart, 0 to 11. */
export const getFirstHouseShift = (data: KundliData, first: FirstHouse): number =>
  countHouseFrom(data.lagna.sign, getFirstSign(data, "D1", first)) - 1;

/** The item that is pointed at, as the first house to count from. */
export const getFirstHouseOfFocus = (
  focus: ChartFocus,
  signOf: (house: number) => Rashi | undefined,
): FirstHouse | undefined => (focus.kind === "body" ? focus.id : signOf(focus.house));

/**
 * Returns the kundli with its houses counted by whole signs from another first house, whatever the house system: used
 * for tables of grahas and houses. Each cusp is the beginning of its sign.
 */
export function recountHouses(data: KundliData, first: FirstHouse): KundliData {
  if (first === "lagna") return data;
  const from = getFirstSign(data, "D1", first);
  const planets = data.planets.map((planet) => ({ ...planet, house: countHouseFrom(from, planet.sign) }));
  const houses = RASHIS.map((_, offset) => {
    const index = (RASHIS.indexOf(from) + offset) % 12;
    const sign = RASHIS[index] as Rashi;
    const occupants = planets.filter((planet) => planet.sign === sign).map(({ id }) => id);
    return { number: offset + 1, sign, lord: RASHI_LORDS[sign], occupants, cusp: index * 30 };
  });
  return { ...data, planets, houses };
}
