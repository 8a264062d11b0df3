import type { Gender } from "@lagna/terms";
import type { DateOrder } from "../../../domain/birth/parse-date.ts";
import {
  detectColumnDateOrder,
  isMappingSufficient,
  type ColumnMapping,
} from "../../../domain/kundli-files/column-mapping.ts";
import type { ImportedFiles } from "../../../domain/kundli-files/read-files.ts";
import type { ImportedKundli } from "../../../domain/kundli-files/import-result.ts";
import { readRows } from "../../../domain/kundli-files/read-rows.ts";
import type { Table } from "../../../domain/kundli-files/table.ts";

/** A table while the user describes its columns. */
export interface TableDraft {
  readonly table: Table;
  readonly mapping: ColumnMapping;
  /** The order chosen by the user; null if not chosen. */
  readonly order: DateOrder | null;
  readonly gender: Gender;
  readonly country: string;
}

export const createTableDraft = ({ table, mapping }: ImportedFiles["tables"][number]): TableDraft => ({
  table,
  mapping,
  order: null,
  gender: "male",
  country: "India",
});

/** The date order chosen by the user, else the one the dates show; null if the user must choose. */
export function findDateOrder({ table, mapping, order }: TableDraft): DateOrder | null {
  const detected = detectColumnDateOrder(table, mapping);
  if (detected === null) return order ?? "day";
  return order ?? (detected === "either" || detected === "both" ? null : detected);
}

/** Whether the user still has to describe something. */
export const isIncomplete = (open: TableDraft): boolean =>
  !isMappingSufficient(open.mapping) || findDateOrder(open) === null;

/** Empty while the description is incomplete. */
export function readKundlis(open: TableDraft): ImportedKundli[] {
  const order = findDateOrder(open);
  if (!isMappingSufficient(open.mapping) || order === null) return [];
  return readRows(open.table, open.mapping, { order, gender: open.gender, country: open.country.trim() });
}
