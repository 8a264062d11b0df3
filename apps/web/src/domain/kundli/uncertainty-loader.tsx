import type { SectionName } from "@lagna/contract";
import type { ReactNode } from "react";
import { SectionsLoader } from "./sections-loader.tsx";
import type { SectionProps } from "./section-props.ts";

interface UncertaintyLoaderProps extends Pick<SectionProps, "data" | "source"> {
  names: readonly SectionName[];
  children: ReactNode;
}

/**
 * Loads the uncertain facts of sections that every kundli carries. The server states them only for sections requested
 * by name, so they are requested where the time is uncertain.
 */
export function UncertaintyLoader({ data, source, names, children }: UncertaintyLoaderProps) {
  if (!data.uncertainty) return children;
  return (
    <SectionsLoader data={data} source={source} names={names}>
      {() => children}
    </SectionsLoader>
  );
}
