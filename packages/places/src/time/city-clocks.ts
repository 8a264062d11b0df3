import { distanceKm } from "../gazetteer/place.ts";
import { CITY_CLOCKS } from "./city-clocks.data.ts";

export interface CityClock {
  /** The id for requesting it, in place of a zone's name. */
  readonly id: string;
  readonly name: string;
  readonly city: string;
  /** `±HH:MM[:SS]`. */
  readonly offset: string;
  /** The last year it was in use. */
  readonly until: number;
}

/** The radius of the city and the towns that used its clock. */
const REACH_KM = 40;

/** The clock of that id, case-insensitive; null if there is none. */
export function findCityClock(id: string): CityClock | null {
  return CITY_CLOCKS.find((clock) => clock.id === id.toUpperCase()) ?? null;
}

/**
 * The city clock used at a place besides the standard time of its zone, or null.
 * @param place degrees, and the place's IANA zone
 * @param year of the birth by the local clock
 */
export function findCityClockAt(
  place: { readonly latitude: number; readonly longitude: number; readonly timeZone: string },
  year: number,
): CityClock | null {
  const cityClock = CITY_CLOCKS.find(
    ({ zone, until, at }) => zone === place.timeZone && year <= until && distanceKm(place, at) <= REACH_KM,
  );
  return cityClock ?? null;
}
