import type { SavedKundli } from "@lagna/contract";
import { useQuery } from "@tanstack/react-query";
import { fetchAllKundlis } from "./kundlis-api.ts";
import type { FailedQuery } from "../../ui/load-error.tsx";

/** An account's kundlis that have a chart. */
export interface SavedCharts extends FailedQuery {
  /** Undefined while loading. */
  readonly charts: readonly SavedKundli[] | undefined;
}

export function useSavedCharts(): SavedCharts {
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ["kundlis", "all"],
    queryFn: ({ signal }) => fetchAllKundlis(signal),
  });
  const charts = data?.filter(({ chart }) => chart !== null);
  // An empty list counts only once it is up to date: the first kundli may just have been saved.
  return { charts: charts?.length === 0 && isFetching ? undefined : charts, error, refetch };
}

/** The user's own chart, else the first. */
export const findOwnChart = (charts: readonly SavedKundli[]): SavedKundli | undefined =>
  charts.find(({ is_self: self }) => self) ?? charts[0];
