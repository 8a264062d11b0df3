import type { Gender } from "@lagna/terms";
import type { DateOrder } from "../../../domain/birth/written-date.ts";
import { dateOrderOf, isEnough, type Mapping } from "../../../domain/kundli-files/mapping.ts";
import type { ReadFiles } from "../../../domain/kundli-files/read-files.ts";
import type { ReadKundli } from "../../../domain/kundli-files/read-result.ts";
import { readRows } from "../../../domain/kundli-files/rows.ts";
import type { Table } from "../../../domain/kundli-files/table.ts";

/** A table while it is being said what its columns are. */
export interface OpenTable {
  readonly table: Table;
  readonly mapping: Mapping;
  /** As the person said it; null while they have not. */
  readonly order: DateOrder | null;
  readonly gender: Gender;
  readonly country: string;
}

export const beginTable = ({ table, mapping }: ReadFiles["tables"][number]): OpenTable => ({
  table,
  mapping,
  order: null,
  gender: "male",
  country: "India",
});

/** Told by the dates themselves, else by the person; null where it must be asked. */
export function orderOf({ table, mapping, order }: OpenTable): DateOrder | null {
  const told = dateOrderOf(table, mapping);
  if (told === null) return order ?? "day";
  return order ?? (told === "either" || told === "both" ? null : told);
}

/** Whether there is something left to be said of it. */
export const isWaiting = (open: OpenTable): boolean => !isEnough(open.mapping) || orderOf(open) === null;

/** None while there is something left to be said. */
export function readsOf(open: OpenTable): ReadKundli[] {
  const order = orderOf(open);
  if (!isEnough(open.mapping) || order === null) return [];
  return readRows(open.table, open.mapping, { order, gender: open.gender, country: open.country.trim() });
}
