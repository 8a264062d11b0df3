import type { DashaPeriod } from "@lagna/contract";
import { DASHA_LEVELS, type Graha } from "@lagna/terms";
import { useQuery } from "@tanstack/react-query";
import { fetchSubPeriods } from "./dasha-api.ts";
import type { PathPeriod } from "./find-running-periods.ts";

export interface SubPeriods {
  periods: readonly DashaPeriod[] | undefined;
  failed: boolean;
  retry: () => void;
}

/** The sub-periods included in the response. */
export const getIncludedSubPeriods = ({ sub }: DashaPeriod): readonly DashaPeriod[] | undefined =>
  sub && sub.length > 0 ? sub : undefined;

/** Query for the nine sub-periods of a Vimshottari period, identified by its lords from the maha dasha down. */
export const buildSubPeriodsQuery = (lords: readonly Graha[], { start, end }: DashaPeriod) => ({
  queryKey: ["dasha", ...lords, start, end],
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    fetchSubPeriods({ system: "vimshottari", path: [...lords], start, end }, signal),
});

/**
 * The nine sub-periods of a period: those included in the response, else fetched when the period is opened, then
 * cached.
 */
export function useSubPeriods({ period, lords }: PathPeriod, open: boolean): SubPeriods {
  const included = getIncludedSubPeriods(period);
  const query = useQuery({
    ...buildSubPeriodsQuery(lords, period),
    enabled: open && included === undefined && lords.length < DASHA_LEVELS.length,
    staleTime: Infinity,
  });
  return { periods: included ?? query.data, failed: query.isError, retry: () => void query.refetch() };
}
