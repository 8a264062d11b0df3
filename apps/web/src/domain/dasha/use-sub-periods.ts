import type { DashaPeriod } from "@lagna/contract";
import { DASHA_LEVELS, type Graha } from "@lagna/terms";
import { useQuery } from "@tanstack/react-query";
import { fetchSubPeriods } from "./dasha-api.ts";
import type { PathPeriod } from "./dasha-path.ts";

export interface SubPeriods {
  periods: readonly DashaPeriod[] | undefined;
  failed: boolean;
  retry: () => void;
}

/** The parts the answer brought with a period. */
export const knownParts = ({ sub }: DashaPeriod): readonly DashaPeriod[] | undefined =>
  sub && sub.length > 0 ? sub : undefined;

/** Asks for the nine parts of a vimshottari period by its lords from the maha dasha down. */
export const partsQuery = (lords: readonly Graha[], { start, end }: DashaPeriod) => ({
  queryKey: ["dasha", ...lords, start, end],
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    fetchSubPeriods({ system: "vimshottari", path: [...lords], start, end }, signal),
});

/** The nine parts of a period: those the answer brought, else asked for when it is opened, and then kept. */
export function useSubPeriods({ period, lords }: PathPeriod, open: boolean): SubPeriods {
  const known = knownParts(period);
  const query = useQuery({
    ...partsQuery(lords, period),
    enabled: open && known === undefined && lords.length < DASHA_LEVELS.length,
    staleTime: Infinity,
  });
  return { periods: known ?? query.data, failed: query.isError, retry: () => void query.refetch() };
}
