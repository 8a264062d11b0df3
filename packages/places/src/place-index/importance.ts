import { computeMapDistanceKm, MAX_PLACES, type SourcePlace } from "./source-place.ts";

/**
 * The importance of a place without a known population, as an equivalent population: less than that of counted towns of
 * its kind, more than a village.
 */
export const OFFICE_IMPORTANCE = { district: 30_000, head: 15_000, taluk: 8000 } as const;
/** For places of the newer list, which has none below 500 people. */
export const NEWER_PLACE_IMPORTANCE = 1000;
/** A place this close to the centre of a city of this size counts as part of it. */
const CITY_SURROUNDINGS = [
  { population: 4_000_000, km: 30, standing: 20_000 },
  { population: 1_000_000, km: 20, standing: 12_000 },
] as const;
/** Places farther north or south are in no city's surroundings: compared first, because few places are. */
const CITY_LATITUDE_RANGE_DEG = 0.3;

/** Uncounted places in and around India's large cities are quarters of them, with more people than a village. */
export function raiseUrbanQuarters(places: readonly SourcePlace[]): void {
  const cities = places.filter(
    ({ countryCode, population }) => countryCode === "IN" && population >= CITY_SURROUNDINGS[1].population,
  );
  for (const place of places) {
    if (place.countryCode !== "IN" || place.population > 0) continue;
    for (const city of cities) {
      if (Math.abs(city.latitude - place.latitude) > CITY_LATITUDE_RANGE_DEG) continue;
      const km = computeMapDistanceKm(city, place);
      const quarter = CITY_SURROUNDINGS.find((each) => city.population >= each.population && km < each.km);
      if (quarter) place.importance = Math.max(place.importance, quarter.standing);
    }
  }
}

/** Seats of government, and their minimum population for the rank. */
const INDIAN_SEATS: Readonly<Record<string, number>> = { PPLC: 100_000, PPLA: 100_000, PPLA2: 30_000, PPLA3: 8000 };

/**
 * GeoNames ids of towns whose population is wrongly that of their whole district or taluk, or of another place:
 * Kallakurichi, Nabarangpur, Theni, Kanayannur, Bilimora, Punasa, Mulugu, Gosaba, Shahuwadi; Gorakhpur in Haryana.
 */
const WRONG_POPULATIONS = new Set([
  12165956, 1261162, 1254745, 12501153, 1275610, 1259239, 12165955, 1270896, 12501195, 1270926,
]);

export const correctPopulation = (id: number, population: number) => (WRONG_POPULATIONS.has(id) ? 0 : population);

export function computeImportance(population: number, featureCode: string, countryCode: string): number {
  return Math.max(population, countryCode === "IN" ? (INDIAN_SEATS[featureCode] ?? 0) : 0);
}

/**
 * Tie-breaker for equal importance: seats of government before plain places, parts of a city and deserted places last.
 */
const FEATURE_ORDER: Readonly<Record<string, number>> = {
  PPLC: 0,
  PPLA: 1,
  PPLA2: 2,
  PPLA3: 3,
  PPLA4: 4,
  PPLX: 8,
  PPLQ: 9,
  PPLH: 9,
  PPLW: 9,
};
const FEATURE_ORDERS = 10;

export function sortByImportance(places: SourcePlace[]): SourcePlace[] {
  const groups = Map.groupBy(
    places,
    ({ importance, featureCode }) => importance * FEATURE_ORDERS - (FEATURE_ORDER[featureCode] ?? 6),
  );
  return [...groups].sort(([a], [b]) => b - a).flatMap(([, group]) => sortById(group));
}

/** Ids are whole numbers from −2^32 to 2^31. */
const ID_BIAS = 2 ** 32;

/** Sorts ids packed with indexes into numbers below 2^53: several times faster than comparing half a million places. */
function sortById(places: readonly SourcePlace[]): SourcePlace[] {
  const packed = Float64Array.from(places, ({ id }, index) => (id + ID_BIAS) * MAX_PLACES + index);
  return Array.from(packed.sort(), (each) => places[each % MAX_PLACES] as SourcePlace);
}
