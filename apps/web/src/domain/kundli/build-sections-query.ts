import type { SectionName } from "@lagna/contract";
import { buildChartKey } from "../chart/build-chart-key.ts";
import type { SectionProps } from "./section-props.ts";

/**
 * Query for sections that a kundli carries only when they are requested by name. They are fetched in one request and
 * cached.
 */
export const buildSectionsQuery = ({
  data,
  source,
  names,
}: {
  data: SectionProps["data"];
  source: Pick<SectionProps["source"], "fetchSections">;
  names: readonly SectionName[];
}) => ({
  // Some avasthas depend on the first sound of the name, so the name is part of the key.
  queryKey: ["kundli", buildChartKey(data), data.birth.name, ...names],
  queryFn: ({ signal }: { signal: AbortSignal }) => source.fetchSections(names, signal),
  staleTime: Infinity,
  gcTime: Infinity,
});
