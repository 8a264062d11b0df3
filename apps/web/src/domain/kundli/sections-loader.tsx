import type { KundliData, SectionName } from "@lagna/contract";
import { useQuery } from "@tanstack/react-query";
import { useMemo, type ReactNode } from "react";
import { Skeleton } from "../../ui/feedback.tsx";
import { UncertaintyContext } from "../birth-time-uncertainty/uncertainty-context.ts";
import { QueryPlaceholder } from "./query-placeholder.tsx";
import type { SectionProps } from "./section-props.ts";
import { buildSectionsQuery } from "./build-sections-query.ts";

type NamedSections<Name extends SectionName> = { readonly [Key in Name]: NonNullable<KundliData[Key]> };

interface SectionsLoaderProps<Name extends SectionName> extends Pick<SectionProps, "data" | "source"> {
  /** Fetched in one request when this is first shown, then cached. */
  names: readonly Name[];
  children: (sections: NamedSections<Name>) => ReactNode;
}

/** Fetches sections that a kundli carries only when they are requested by name. */
export function SectionsLoader<Name extends SectionName>({ data, source, names, children }: SectionsLoaderProps<Name>) {
  const query = useQuery(buildSectionsQuery({ data, source, names }));
  const birthUncertainty = useMemo(
    () => (query.data?.uncertainty ? { uncertainty: query.data.uncertainty, birth: query.data.birth } : null),
    [query.data],
  );
  if (query.data)
    return (
      <UncertaintyContext value={birthUncertainty}>
        {children(query.data as unknown as NamedSections<Name>)}
      </UncertaintyContext>
    );
  return (
    <QueryPlaceholder query={query}>
      <Skeleton className="h-5 w-2/3" />
      <Skeleton className="mt-4 h-48 w-full" />
    </QueryPlaceholder>
  );
}
