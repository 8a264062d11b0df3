import {
  guessColumnMapping,
  isReadableKundli,
  parseCsvRecords,
  readRows,
  type UnreadableKundli,
} from "@lagna/birth-tables";
import { kundliRequestSchema } from "@lagna/contract";
import type { KundliInput } from "@lagna/kundli";
import { AppError, type FieldError } from "../../errors/app-error.ts";
import { toFieldError } from "../../errors/parse-schema-issue.ts";
import { convertSentFieldsToBirth } from "../saved-kundlis/service.ts";
import type { BatchInput, BatchRequest } from "./batch.ts";

/** A row of the file. */
export interface BatchLine {
  /** Line number from 1 in the file. */
  readonly line: number;
  /** The sender's own name of it, in JSON lines. */
  readonly id?: string | undefined;
  readonly birth: KundliInput | null;
  /** Why it has no birth. */
  readonly errors: readonly FieldError[];
  /** What was not read of it, as when a file is imported. */
  readonly warnings: readonly string[];
}

const MAX_ID_LENGTH = 64;

/** The field that each problem of a row is about. */
const PROBLEM_FIELDS: Readonly<Record<string, string>> = {
  date: "date",
  date_missing: "date",
  year_short: "date",
  time: "time",
  coordinate: "latitude",
  coordinates_half: "latitude",
  settings: "settings",
};

const toProblem = ({ problem: { code, value } }: UnreadableKundli): FieldError =>
  code === "date_missing" && value === ""
    ? { path: "date", code: "missing", params: {} }
    : { path: PROBLEM_FIELDS[code] ?? "row", code: "batch_cell", params: { value } };

/** Charts, transits and dashas of a batch need the time. */
const TIME_MISSING: FieldError = { path: "hour", code: "birth_time_missing", params: {} };

function toLine(read: Omit<BatchLine, "birth" | "errors" | "warnings"> & Partial<BatchLine>): BatchLine {
  const line = { birth: null, errors: [], warnings: [], ...read };
  return line.birth?.time_unknown === true ? { ...line, birth: null, errors: [TIME_MISSING] } : line;
}

/** A row may have no name: the chart needs none. */
const nameLine = (line: number): string => `#${line}`;

function* readCsvLines({ text, firstLine }: BatchInput, request: BatchRequest): Generator<BatchLine> {
  const { csv, dateOrder, gender, country, settings } = request;
  if (csv === null) return;
  const mapping = guessColumnMapping(csv);
  for (const row of parseCsvRecords(text, firstLine, csv)) {
    const { line } = row;
    const [read] = readRows({ file: "", columns: csv.columns, rows: [row] }, mapping, {
      order: dateOrder,
      gender,
      country,
    });
    if (!read) continue;
    if (!isReadableKundli(read)) {
      yield toLine({ line, errors: [toProblem(read)] });
      continue;
    }
    const { fields, warnings } = read;
    const named = { ...fields, name: fields.name || nameLine(line), settings: fields.settings ?? settings ?? null };
    const { birth, problems } = convertSentFieldsToBirth(named);
    // The time is missing already as an error.
    yield toLine({ line, birth, errors: problems, warnings: warnings.filter((warning) => warning !== "time_missing") });
  }
}

function readJsonLine(line: number, text: string, { gender, country, settings }: BatchRequest): BatchLine {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    // It is no object then.
  }
  if (typeof parsed !== "object" || parsed === null || Array.isArray(parsed))
    return toLine({ line, errors: [{ path: "", code: "batch_line_not_json", params: {} }] });
  const { id, sections: _sections, ...sent } = parsed as Record<string, unknown>;
  const own = typeof id === "string" || typeof id === "number" ? String(id).slice(0, MAX_ID_LENGTH) : undefined;
  const stated = { name: nameLine(line), gender, country, ...(settings && { settings }), ...sent };
  const read = kundliRequestSchema.safeParse(stated);
  if (read.success) return toLine({ line, id: own, birth: read.data });
  const errors = read.error.issues.map(({ path, code, message, ...params }) =>
    toFieldError({ path: path.join("."), kind: code, message, params }),
  );
  return toLine({ line, id: own, errors });
}

function* readJsonLines({ text, firstLine }: BatchInput, request: BatchRequest): Generator<BatchLine> {
  let line = firstLine - 1;
  for (const row of text.split("\n")) {
    line += 1;
    if (row.trim() !== "") yield readJsonLine(line, row, request);
  }
}

/** Reads the rows of a piece of the file one by one. */
export const readBatchLines = (input: BatchInput, request: BatchRequest): Generator<BatchLine> =>
  request.csv === null ? readJsonLines(input, request) : readCsvLines(input, request);

export const toLineError = (errors: readonly FieldError[]): AppError => new AppError("invalid_input", { errors });
