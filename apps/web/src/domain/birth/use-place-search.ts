import { useEffect, useState } from "react";
import { useQuery } from "@tanstack/react-query";
import { searchPlaces } from "./places-api.ts";

/** While the server makes its index of places, which it does once. */
const ASK_AGAIN_MS = 2_000;

/** The value once it has stood still for `delayMs`. */
export function useSettled<T>(value: T, delayMs: number): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delayMs);
    return () => clearTimeout(timer);
  }, [value, delayMs]);
  return settled;
}

/** Places completing what is typed, best first. `country` narrows them; empty searches the world. */
export function usePlaceSearch(city: string, country: string, enabled: boolean) {
  const query = useSettled(city.trim(), 180);
  const within = useSettled(country.trim(), 180);
  const search = useQuery({
    queryKey: ["places", query, within],
    queryFn: ({ signal }) => searchPlaces(query, within, signal),
    enabled: enabled && query.length >= 2,
    // An answer that the index is still in the making counts for a moment; a real one for good.
    staleTime: ({ state }) => (state.data?.preparing ? 0 : Infinity),
    refetchInterval: ({ state }) => (state.data?.preparing ? ASK_AGAIN_MS : false),
  });
  const settled = query === city.trim() && within === country.trim();
  const preparing = search.data?.preparing ?? false;
  return {
    // Never those of another query: a tap would take another place than the one that is written.
    places: settled && query.length >= 2 ? (search.data?.places ?? []) : [],
    pending: !preparing && (!settled || search.isFetching),
    preparing,
    // Without a connection the search waits for one, and nothing is known of the place meanwhile.
    failed: search.isError || search.isPaused,
  };
}
