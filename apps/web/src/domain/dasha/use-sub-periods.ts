import type { DashaPeriod } from "@lagna/contract";
import { DASHA_LEVELS } from "@lagna/terms";
import { useQuery } from "@tanstack/react-query";
import { fetchSubPeriods } from "./dasha-api.ts";
import type { PathPeriod } from "./dasha-path.ts";

export interface SubPeriods {
  periods: readonly DashaPeriod[] | undefined;
  failed: boolean;
  retry: () => void;
}

/** The nine parts of a period: those the answer brought, else asked for when it is opened, and then kept. */
export function useSubPeriods({ period, lords }: PathPeriod, open: boolean): SubPeriods {
  const known = period.sub && period.sub.length > 0 ? period.sub : undefined;
  const query = useQuery({
    queryKey: ["dasha", ...lords, period.start, period.end],
    queryFn: ({ signal }) =>
      fetchSubPeriods({ system: "vimshottari", path: [...lords], start: period.start, end: period.end }, signal),
    enabled: open && known === undefined && lords.length < DASHA_LEVELS.length,
    staleTime: Infinity,
  });
  return { periods: known ?? query.data, failed: query.isError, retry: () => void query.refetch() };
}
