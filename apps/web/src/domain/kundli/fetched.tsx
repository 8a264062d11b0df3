import type { KundliData, SectionName } from "@lagna/contract";
import { useQuery } from "@tanstack/react-query";
import { useMemo, type ReactNode } from "react";
import { Skeleton } from "../../ui/feedback.tsx";
import { TurningContext } from "../uncertain/turning.ts";
import { NotFetched } from "./not-fetched.tsx";
import type { SectionProps } from "./section-props.ts";
import { sectionsQuery } from "./sections-query.ts";

type Named<Name extends SectionName> = { readonly [Key in Name]: NonNullable<KundliData[Key]> };

interface FetchedProps<Name extends SectionName> extends Pick<SectionProps, "data" | "source"> {
  /** Asked for together, when this is first shown, and then kept. */
  names: readonly Name[];
  children: (sections: Named<Name>) => ReactNode;
}

/** Sections that a kundli carries only when they are named. */
export function Fetched<Name extends SectionName>({ data, source, names, children }: FetchedProps<Name>) {
  const query = useQuery(sectionsQuery({ data, source, names }));
  const turning = useMemo(
    () => (query.data?.uncertainty ? { uncertainty: query.data.uncertainty, birth: query.data.birth } : null),
    [query.data],
  );
  if (query.data)
    return <TurningContext value={turning}>{children(query.data as unknown as Named<Name>)}</TurningContext>;
  return (
    <NotFetched query={query}>
      <Skeleton className="h-5 w-2/3" />
      <Skeleton className="mt-4 h-48 w-full" />
    </NotFetched>
  );
}
