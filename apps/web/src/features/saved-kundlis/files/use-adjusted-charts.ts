import { type ImportedKundli, type KundliFields, isReadableKundli } from "@lagna/birth-tables";
import { useMemo, useState } from "react";
import type { Candidate } from "../../../domain/settings/match-program.ts";

type Changes = Pick<Partial<KundliFields>, "settings" | "utc_offset" | "time_zone">;

/** What was read, with the settings and clocks that the user took for single charts, by their index, or for all. */
export function useAdjustedCharts(reads: readonly ImportedKundli[]) {
  const [changes, setChanges] = useState<ReadonlyMap<number, Changes>>(new Map());
  const adjusted = useMemo(
    () =>
      reads.map((one, index) =>
        isReadableKundli(one) ? { ...one, fields: { ...one.fields, ...changes.get(index) } } : one,
      ),
    [reads, changes],
  );
  const take = ({ settings, clock }: Pick<Candidate, "settings" | "clock">, target: number | "all") => {
    const indexes = target === "all" ? [...reads.keys()] : [target];
    const change: Changes = { settings, ...(clock && { utc_offset: clock.utc_offset, time_zone: null }) };
    setChanges(
      new Map([...changes, ...indexes.map((index) => [index, { ...changes.get(index), ...change }] as const)]),
    );
  };
  return { adjusted, take };
}
