import { mapKm, type SourcePlace } from "./source-place.ts";

/**
 * What a place without a known population counts for, as if it had so many people: less than the towns of its kind that are counted,
 * more than a village.
 */
export const OFFICE_STANDING = { district: 30_000, head: 15_000, taluk: 8000 } as const;
/** Places of the newer list: it has none below 500 people. */
export const NEWER_STANDING = 1000;
/** What lies this near to the middle of a city of so many people is taken for a part of it. */
const CITIES = [
  { population: 4_000_000, km: 30, standing: 20_000 },
  { population: 1_000_000, km: 20, standing: 12_000 },
] as const;

/** Uncounted places in and around India's large cities are quarters of them, with more people than a village. */
export function raiseQuarters(places: readonly SourcePlace[]): void {
  const cities = places.filter(
    ({ countryCode, population }) => countryCode === "IN" && population >= CITIES[1].population,
  );
  for (const place of places) {
    if (place.countryCode !== "IN" || place.population > 0) continue;
    for (const city of cities) {
      const km = mapKm(city, place);
      const quarter = CITIES.find((each) => city.population >= each.population && km < each.km);
      if (quarter) place.standing = Math.max(place.standing, quarter.standing);
    }
  }
}

/** Seats of government, and what their people are at least for the rank. */
const INDIAN_SEATS: Readonly<Record<string, number>> = { PPLC: 100_000, PPLA: 100_000, PPLA2: 30_000, PPLA3: 8000 };

/**
 * GeoNames ids of towns whose population is that of their whole district or taluk, or another place's: Kallakurichi, Nabarangpur, Theni,
 * Kanayannur, Bilimora, Punasa, Mulugu, Gosaba, Shahuwadi; Gorakhpur in Haryana.
 */
const WRONG_POPULATIONS = new Set([
  12165956, 1261162, 1254745, 12501153, 1275610, 1259239, 12165955, 1270896, 12501195, 1270926,
]);

export const knownPopulation = (id: number, population: number) => (WRONG_POPULATIONS.has(id) ? 0 : population);

export function knownStanding(population: number, featureCode: string, countryCode: string): number {
  return Math.max(population, countryCode === "IN" ? (INDIAN_SEATS[featureCode] ?? 0) : 0);
}

/** Seats of government before plain places, parts of a city and deserted places last, where the standing says nothing. */
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

export function ranked(places: SourcePlace[]): SourcePlace[] {
  const order = (place: SourcePlace) => FEATURE_ORDER[place.featureCode] ?? 6;
  return places.sort((a, b) => b.standing - a.standing || order(a) - order(b) || a.id - b.id);
}
