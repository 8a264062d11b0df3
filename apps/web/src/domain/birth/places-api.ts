import type { OffsetResponse, PlacesResponse } from "@lagna/contract";
import { api } from "../../lib/api.ts";

export function searchPlaces(query: string, country: string, signal: AbortSignal): Promise<PlacesResponse> {
  const params = new URLSearchParams({ q: query, limit: "8" });
  if (country !== "") params.set("country", country);
  return api<PlacesResponse>(`/api/v1/places?${params}`, { signal });
}

export function fetchOffset(timeZone: string, local: string, signal: AbortSignal): Promise<OffsetResponse> {
  return api<OffsetResponse>(`/api/v1/places/offset?${new URLSearchParams({ time_zone: timeZone, local })}`, {
    signal,
  });
}
