import {
  type ColumnMapping,
  type DateOrder,
  type ImportedKundli,
  type Table,
  detectColumnDateOrder,
  isMappingSufficient,
  readRows,
} from "@lagna/birth-tables";
import type { Gender } from "@lagna/terms";
import type { ImportedFiles } from "../../../domain/kundli-files/read-files.ts";

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
