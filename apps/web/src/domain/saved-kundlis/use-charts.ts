import type { SavedKundli } from "@lagna/contract";
import { useQuery } from "@tanstack/react-query";
import { fetchAllKundlis } from "./kundlis-api.ts";
import type { Unanswered } from "../../ui/not-loaded.tsx";

/** An account's kundlis that have a chart. */
export interface Charts extends Unanswered {
  /** Undefined while they are fetched. */
  readonly charts: readonly SavedKundli[] | undefined;
}

export function useCharts(): Charts {
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ["kundlis", "all"],
    queryFn: ({ signal }) => fetchAllKundlis(signal),
  });
  const charts = data?.filter(({ chart }) => chart !== null);
  // That there is none is said by a list that is up to date: the first may have been made a moment ago.
  return { charts: charts?.length === 0 && isFetching ? undefined : charts, error, refetch };
}

/** The one that is oneself, else the first. */
export const ownChart = (charts: readonly SavedKundli[]): SavedKundli | undefined =>
  charts.find(({ is_self: self }) => self) ?? charts[0];
