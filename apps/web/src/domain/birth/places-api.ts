import type { OffsetResponse, PlacesResponse } from "@lagna/contract";
import { findLargestTowns } from "../../engine/largest-towns.ts";
import { api, isUnreachable } from "../../lib/api.ts";

export interface FoundPlaces extends PlacesResponse {
  /** Found among the largest towns only: the server knows more. */
  readonly isFromHere: boolean;
}

/** Among the largest towns, which the browser has. */
export const searchPlacesHere = async (query: string, country: string): Promise<FoundPlaces> => ({
  places: [...(await findLargestTowns(query, country))],
  preparing: false,
  isFromHere: true,
});

/** On the server; among the largest towns where it cannot be reached. */
export async function searchPlaces(query: string, country: string, signal: AbortSignal): Promise<FoundPlaces> {
  const params = new URLSearchParams({ q: query, limit: "8" });
  if (country !== "") params.set("country", country);
  try {
    return { ...(await api<PlacesResponse>(`/api/v1/places?${params}`, { signal })), isFromHere: false };
  } catch (error) {
    if (!isUnreachable(error)) throw error;
    // The server's failure is what is told if the towns cannot be fetched either.
    return searchPlacesHere(query, country).catch(() => {
      throw error;
    });
  }
}

export function fetchOffset(timeZone: string, local: string, signal: AbortSignal): Promise<OffsetResponse> {
  return api<OffsetResponse>(`/api/v1/places/offset?${new URLSearchParams({ time_zone: timeZone, local })}`, {
    signal,
  });
}
