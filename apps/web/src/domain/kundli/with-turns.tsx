import type { SectionName } from "@lagna/contract";
import type { ReactNode } from "react";
import { Fetched } from "./fetched.tsx";
import type { SectionProps } from "./section-props.ts";

interface WithTurnsProps extends Pick<SectionProps, "data" | "source"> {
  names: readonly SectionName[];
  children: ReactNode;
}

/** What turns of sections that every kundli carries is told where they are named: asked for where the time is uncertain. */
export function WithTurns({ data, source, names, children }: WithTurnsProps) {
  if (!data.uncertainty) return children;
  return (
    <Fetched data={data} source={source} names={names}>
      {() => children}
    </Fetched>
  );
}
