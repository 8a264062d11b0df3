import { type DateOrder, detectDateOrders } from "./parse-date.ts";
import { COLUMN_NAMES, type ColumnField, COLUMN_FIELDS } from "./columns.data.ts";
import type { Table } from "./table.ts";

/** Maps each field to the index of its column. */
export type ColumnMapping = Readonly<Partial<Record<ColumnField, number>>>;

const normalizeColumnName = (name: string): string =>
  name
    .normalize("NFC")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]/gu, "");

/** Maps columns by their names; columns with unknown names stay unmapped. */
export function guessColumnMapping({ columns }: Pick<Table, "columns">): ColumnMapping {
  const names = columns.map(normalizeColumnName);
  const usedColumns = new Set<number>();
  const mapping: Partial<Record<ColumnField, number>> = {};
  for (const meaning of COLUMN_FIELDS) {
    // Looks for the field's names in order, not for the first matching column: 'date of birth' before 'date'.
    const index = COLUMN_NAMES[meaning]
      .map((name) => names.findIndex((each, column) => each === name && !usedColumns.has(column)))
      .find((at) => at >= 0);
    if (index === undefined) continue;
    usedColumns.add(index);
    mapping[meaning] = index;
  }
  return mapping;
}

/** Maps a column to a field so that each column has one field and each field one column; null unmaps the column. */
export function mapColumn(mapping: ColumnMapping, column: number, meaning: ColumnField | null): ColumnMapping {
  const otherEntries = Object.entries(mapping).filter(([each, index]) => index !== column && each !== meaning);
  const otherMapping = Object.fromEntries(otherEntries) as ColumnMapping;
  return meaning === null ? otherMapping : { ...otherMapping, [meaning]: column };
}

/** Whether the mapping has the minimum for a kundli: a date, in one column or in three. */
export const isMappingSufficient = (mapping: ColumnMapping): boolean =>
  mapping.date !== undefined ||
  (mapping.year !== undefined && mapping.month !== undefined && mapping.day !== undefined);

/**
 * The order of day and month in a column of numeric dates: `either` where none of them tells, `both` where some can
 * only be read one way and others only the other; null where there are no numeric dates.
 */
export function detectColumnDateOrder(table: Table, { date }: ColumnMapping): DateOrder | "either" | "both" | null {
  if (date === undefined) return null;
  const cellOrders = table.rows
    .map(({ cells }) => detectDateOrders(cells[date] ?? ""))
    .filter((orders) => orders.length > 0);
  if (cellOrders.length === 0) return null;
  const day = cellOrders.some((orders) => !orders.includes("month"));
  const month = cellOrders.some((orders) => !orders.includes("day"));
  if (day && month) return "both";
  return day ? "day" : month ? "month" : "either";
}
