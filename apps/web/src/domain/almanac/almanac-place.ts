import type { Today } from "@lagna/contract";
import { useSyncExternalStore } from "react";
import { readPageStored } from "../../lib/page-data.ts";
import { createPreference } from "../../lib/preferences.ts";
import { readStored, writeStored } from "../../lib/storage.ts";
import { PLACE_KEY } from "./today-path.ts";

export type AlmanacQuery = Readonly<Record<string, string>>;

/** Ujjain, from which India counts its longitudes: until a place is chosen. */
export const FIRST_PLACE: AlmanacQuery = { latitude: "23.2", longitude: "75.8", time_zone: "Asia/Kolkata" };

/** Whether the reader was asked for their place, and did not want to say. */
export const placeAskedPreference = createPreference("lagna_place_asked", ["no", "yes"], () => "no");

const listeners = new Set<() => void>();

const toQuery = (stored: string | null): AlmanacQuery => (stored === null ? FIRST_PLACE : { place_id: stored });

/** The place last chosen in this browser. */
export const readStoredPlace = (): AlmanacQuery => toQuery(readStored(PLACE_KEY));

/** Its id; null while none was chosen. */
export function readStoredPlaceId(): number | null {
  const stored = readStored(PLACE_KEY);
  return stored === null ? null : Number(stored);
}

export function storePlace(id: number | null): void {
  writeStored(PLACE_KEY, id === null ? null : String(id));
  for (const listener of listeners) listener();
}

export function subscribeToPlace(listener: () => void): () => void {
  listeners.add(listener);
  // From another tab.
  window.addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", listener);
  };
}

/** The place of a day in addresses: the chosen one, else that of the day to a tenth of a degree. */
export const toPlaceQuery = (place: Today["place"]): AlmanacQuery =>
  readStoredPlaceId() === null
    ? { latitude: place.latitude.toFixed(1), longitude: place.longitude.toFixed(1), time_zone: place.time_zone }
    : readStoredPlace();

/** The place last chosen in this browser, as it changes; `hasPlace` is false while none was. */
export function useStoredPlace(): { readonly place: AlmanacQuery; readonly hasPlace: boolean } {
  const stored = useSyncExternalStore(
    subscribeToPlace,
    () => readStored(PLACE_KEY),
    () => readPageStored(PLACE_KEY),
  );
  return { place: toQuery(stored), hasPlace: stored !== null };
}
