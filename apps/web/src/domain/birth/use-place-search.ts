import { useEffect, useState } from "react";
import { useQuery } from "@tanstack/react-query";
import { useBirthSecrecy } from "./birth-secrecy.ts";
import { searchPlaces, searchPlacesHere } from "./places-api.ts";

/** Poll interval while the server builds its place index, which it does once. */
const RETRY_INTERVAL_MS = 2_000;

/** The value after it has been unchanged for `delayMs`. */
export function useDebouncedValue<T>(value: T, delayMs: number): T {
  const [debounced, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delayMs);
    return () => clearTimeout(timer);
  }, [value, delayMs]);
  return debounced;
}

/** Searches places by the typed text, best match first. `country` narrows the search; empty means worldwide. */
export function usePlaceSearch(city: string, country: string, enabled: boolean) {
  const query = useDebouncedValue(city.trim(), 180);
  const debouncedCountry = useDebouncedValue(country.trim(), 180);
  const isSecret = useBirthSecrecy() === "device";
  const search = useQuery({
    queryKey: ["places", query, debouncedCountry, isSecret],
    queryFn: ({ signal }) =>
      isSecret ? searchPlacesHere(query, debouncedCountry) : searchPlaces(query, debouncedCountry, signal),
    // Without a connection the largest towns are offered.
    networkMode: "always",
    enabled: enabled && query.length >= 2,
    refetchOnReconnect: true,
    // A response from an unfinished index or without the server is stale at once; a complete one never is.
    staleTime: ({ state }) => (state.data?.preparing || (state.data?.isFromHere && !isSecret) ? 0 : Infinity),
    refetchInterval: ({ state }) => (state.data?.preparing ? RETRY_INTERVAL_MS : false),
  });
  const isSettled = query === city.trim() && debouncedCountry === country.trim();
  const preparing = search.data?.preparing ?? false;
  return {
    // Never results of another query: a tap would choose a place other than the typed one.
    places: isSettled && query.length >= 2 ? (search.data?.places ?? []) : [],
    pending: !preparing && (!isSettled || search.isFetching),
    preparing,
    failed: search.isError || (search.data?.isFromHere === true && search.data.places.length === 0 && !isSecret),
  };
}
