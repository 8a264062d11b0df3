import { readStored, writeStored } from "../../lib/storage.ts";

export type AlmanacQuery = Readonly<Record<string, string>>;

const PLACE_KEY = "lagna_almanac_place";
/** Ujjain, from which India counts its longitudes: until a place is chosen. */
export const FIRST_PLACE: AlmanacQuery = { latitude: "23.2", longitude: "75.8", time_zone: "Asia/Kolkata" };

/** The place last chosen in this browser. */
export function readStoredPlace(): AlmanacQuery {
  const stored = readStored(PLACE_KEY);
  return stored === null ? FIRST_PLACE : { place_id: stored };
}

export const storePlace = (id: number): void => void writeStored(PLACE_KEY, String(id));
