import { type DateOrder, dateOrders } from "../birth/written-date.ts";
import { COLUMN_NAMES, type Meaning, MEANINGS } from "./columns.data.ts";
import type { Table } from "./table.ts";

/** Which column holds what: its index. */
export type Mapping = Readonly<Partial<Record<Meaning, number>>>;

const folded = (name: string): string =>
  name
    .normalize("NFC")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]/gu, "");

/** By the names of the columns; where none has one, nothing. */
export function guessMapping({ columns }: Pick<Table, "columns">): Mapping {
  const names = columns.map(folded);
  const taken = new Set<number>();
  const mapping: Partial<Record<Meaning, number>> = {};
  for (const meaning of MEANINGS) {
    // The first of its names that a column has, not the first column: 'date of birth' before 'date'.
    const index = COLUMN_NAMES[meaning]
      .map((name) => names.findIndex((each, at) => each === name && !taken.has(at)))
      .find((at) => at >= 0);
    if (index === undefined) continue;
    taken.add(index);
    mapping[meaning] = index;
  }
  return mapping;
}

/** One meaning for a column, one column for a meaning; null for a column that is left out. */
export function mapColumn(mapping: Mapping, column: number, meaning: Meaning | null): Mapping {
  const others = Object.entries(mapping).filter(([each, at]) => at !== column && each !== meaning);
  const kept = Object.fromEntries(others) as Mapping;
  return meaning === null ? kept : { ...kept, [meaning]: column };
}

/** What a kundli cannot be read without: a date, in one column or in three. */
export const isEnough = (mapping: Mapping): boolean =>
  mapping.date !== undefined ||
  (mapping.year !== undefined && mapping.month !== undefined && mapping.day !== undefined);

/**
 * How the dates of a column are written, where figures alone are: `either` where none of them tells, `both` where some can only be read
 * one way and others only the other; null where there is none to tell.
 */
export function dateOrderOf(table: Table, { date }: Mapping): DateOrder | "either" | "both" | null {
  if (date === undefined) return null;
  const seen = table.rows.map(({ cells }) => dateOrders(cells[date] ?? "")).filter((orders) => orders.length > 0);
  if (seen.length === 0) return null;
  const day = seen.some((orders) => !orders.includes("month"));
  const month = seen.some((orders) => !orders.includes("day"));
  if (day && month) return "both";
  return day ? "day" : month ? "month" : "either";
}
