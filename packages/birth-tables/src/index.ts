/** Tables of births, as people and programs write them: CSV with the names of its columns, and what each cell says. */
export {
  type ColumnMapping,
  detectColumnDateOrder,
  guessColumnMapping,
  isMappingSufficient,
  mapColumn,
} from "./column-mapping.ts";
export { COLUMN_FIELDS, type ColumnField } from "./columns.data.ts";
export { parseCsv, writeCsv } from "./csv.ts";
export { type CsvFormat, createCsvCutter, type CsvRecord, parseCsvRecords } from "./csv-records.ts";
export {
  ImportError,
  type ImportedKundli,
  type ImportWarning,
  isReadableKundli,
  type ReadableKundli,
  type SourceLocation,
  tryRead,
  type UnreadableKundli,
} from "./import-result.ts";
export { createEmptyKundliFields, type KundliFields } from "./kundli-fields.ts";
export { parseCoordinate, parseGender, parseUtcOffset, splitPlace } from "./parse-cells.ts";
export { type DateOrder, parseDate } from "./parse-date.ts";
export { parseTime, type TimeParts } from "./parse-time.ts";
export type { ProgramFigures } from "./program-figures.ts";
export { readRows, type TableOptions } from "./read-rows.ts";
export { MAX_COLUMNS, type Table } from "./table.ts";
export { formatTags } from "./tags.ts";
export { formatUtcOffset, isOffsetSignReversed, parseUtcOffsetSeconds, toClockTime } from "./utc-offset.ts";
