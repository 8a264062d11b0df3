import { useEffect, useState } from "react";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { searchPlaces } from "./places-api.ts";

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
    placeholderData: keepPreviousData,
    staleTime: Infinity,
  });
  const settled = query === city.trim() && within === country.trim();
  return {
    places: query.length >= 2 ? (search.data?.places ?? []) : [],
    pending: !settled || search.isFetching,
    failed: search.isError,
  };
}
