import { Unread } from "./read-result.ts";
import { MOST_COLUMNS, type Table } from "./table.ts";

/** Under which key a file of ours, and the download of all of one's data, keeps its kundlis. */
const LISTS = ["kundlis", "charts", "data"];

function listOf(value: unknown): unknown[] {
  if (Array.isArray(value)) return value;
  if (typeof value !== "object" || value === null) throw new Unread("file_broken");
  const entries = new Map(Object.entries(value));
  const list = LISTS.map((key) => entries.get(key)).find((found) => Array.isArray(found));
  return list ?? [value];
}

const cell = (value: unknown): string => {
  if (value === null || value === undefined) return "";
  if (Array.isArray(value) && value.every((each) => typeof each === "string")) return value.join("; ");
  if (typeof value === "string") return value;
  try {
    return JSON.stringify(value);
  } catch (cause) {
    // Nested deeper than can be written: no program's list.
    if (cause instanceof RangeError) throw new Unread("file_broken");
    throw cause;
  }
};

/** A list of objects, as rows: each key is a column. @throws Unread */
export function readJson(text: string, file: string): Table {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text.replace(/^\uFEFF/, ""));
  } catch {
    throw new Unread("file_broken");
  }
  const objects = listOf(parsed).filter((one) => typeof one === "object" && one !== null && !Array.isArray(one));
  if (objects.length === 0) throw new Unread("file_empty");
  const maps = objects.map((one) => new Map(Object.entries(one as object)));
  const columns = [...new Set(maps.flatMap((map) => [...map.keys()]))];
  if (columns.length > MOST_COLUMNS) throw new Unread("file_columns", String(columns.length));
  return {
    file,
    columns,
    rows: maps.map((map, index) => ({ line: index + 1, cells: columns.map((column) => cell(map.get(column))) })),
  };
}
