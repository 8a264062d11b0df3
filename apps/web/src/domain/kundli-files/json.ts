import { ImportError, MAX_COLUMNS, type Table, formatTags } from "@lagna/birth-tables";

/** Keys under which our export, and the download of all of a user's data, contain their kundlis. */
const LISTS = ["kundlis", "charts", "data"];

function findList(value: unknown): unknown[] {
  if (Array.isArray(value)) return value;
  if (typeof value !== "object" || value === null) throw new ImportError("file_broken");
  const entries = new Map(Object.entries(value));
  const list = LISTS.map((key) => entries.get(key)).find((candidate) => Array.isArray(candidate));
  return list ?? [value];
}

const toCellText = (value: unknown): string => {
  if (value === null || value === undefined) return "";
  if (Array.isArray(value) && value.every((each) => typeof each === "string")) return formatTags(value);
  if (typeof value === "string") return value;
  try {
    return JSON.stringify(value);
  } catch (cause) {
    // Nested deeper than can be stringified: not a list that any program writes.
    if (cause instanceof RangeError) throw new ImportError("file_broken");
    throw cause;
  }
};

/** Parses a list of objects as rows; each key is a column. @throws ImportError */
export function parseKundliJson(text: string, file: string): Table {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text.replace(/^\uFEFF/, ""));
  } catch {
    throw new ImportError("file_broken");
  }
  const objects = findList(parsed).filter((one) => typeof one === "object" && one !== null && !Array.isArray(one));
  if (objects.length === 0) throw new ImportError("file_empty");
  const maps = objects.map((one) => new Map(Object.entries(one as object)));
  const columns = [...new Set(maps.flatMap((map) => [...map.keys()]))];
  if (columns.length > MAX_COLUMNS) throw new ImportError("file_columns", String(columns.length));
  return {
    file,
    columns,
    rows: maps.map((map, index) => ({ line: index + 1, cells: columns.map((column) => toCellText(map.get(column))) })),
  };
}
