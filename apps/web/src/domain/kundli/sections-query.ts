import type { SectionName } from "@lagna/contract";
import { chartKey } from "../words/chart-key.ts";
import type { SectionProps } from "./section-props.ts";

/** Sections that a kundli carries only when they are named: asked for together, once, and then kept. */
export const sectionsQuery = ({
  data,
  source,
  names,
}: {
  data: SectionProps["data"];
  source: Pick<SectionProps["source"], "sections">;
  names: readonly SectionName[];
}) => ({
  // Some avasthas go by the first sound of the name.
  queryKey: ["kundli", chartKey(data), data.birth.name, ...names],
  queryFn: ({ signal }: { signal: AbortSignal }) => source.sections(names, signal),
  staleTime: Infinity,
  gcTime: Infinity,
});
