import { distanceKm } from "../gazetteer/place.ts";
import { CITY_CLOCKS } from "./city-clocks.data.ts";

export interface CityClock {
  /** What a person asks for it by, in place of a zone's name. */
  readonly id: string;
  readonly name: string;
  readonly city: string;
  /** `±HH:MM[:SS]`. */
  readonly offset: string;
  /** The last year it was kept in. */
  readonly until: number;
}

/** The city and the towns that set their clocks by it. */
const REACH_KM = 40;

/** The clock of that id, in any case; null where there is none. */
export function cityClock(id: string): CityClock | null {
  return CITY_CLOCKS.find((clock) => clock.id === id.toUpperCase()) ?? null;
}

/**
 * The city's own clock that was kept at a place beside the standard time of its zone, or null.
 * @param place degrees, and the place's IANA zone
 * @param year of the birth by the clock on the wall
 */
export function cityClockAt(
  place: { readonly latitude: number; readonly longitude: number; readonly timeZone: string },
  year: number,
): CityClock | null {
  const kept = CITY_CLOCKS.find(
    ({ zone, until, at }) => zone === place.timeZone && year <= until && distanceKm(place, at) <= REACH_KM,
  );
  return kept ?? null;
}
