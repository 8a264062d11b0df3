import { savedKundliCreateSchema } from "@lagna/contract";
import type { KundliFields } from "./kundli-fields.ts";
import type { ProgramFigures } from "./program-figures.ts";

/** Location in a file, shown to the user. */
export interface SourceLocation {
  readonly file: string;
  /** Line number from 1, as in an editor or a spreadsheet; null for the whole file. */
  readonly line: number | null;
}

/** Why a file or one of its lines could not be read. */
export const IMPORT_PROBLEMS = [
  "file_kind",
  "file_broken",
  "file_large",
  "file_empty",
  "file_columns",
  "file_gone",
  "columns_missing",
  "file_xml",
  "jhd_short",
  "jhd_number",
  "jhd_minutes",
  "chtk_short",
  "record_short",
  "line_unknown",
  "toml_syntax",
  "toml_kind",
  "toml_version",
  "toml_value",
  "date",
  "date_missing",
  "time",
  "year_short",
  "number",
  "coordinate",
  "coordinates_half",
  "offset",
  "settings",
  "text_long",
  "unfit",
] as const;
export type ProblemCode = (typeof IMPORT_PROBLEMS)[number];

export interface ImportProblem {
  readonly code: ProblemCode;
  /** The value as it is in the file. */
  readonly value: string;
}

/** Warnings about a kundli that can still be saved. */
export const IMPORT_WARNINGS = [
  "time_missing",
  "place_missing",
  "country_missing",
  "gender_missing",
  "zone_unread",
  "zone_reversed",
  "clock_differs",
  "jhd_cut",
] as const;
export type ImportWarning = (typeof IMPORT_WARNINGS)[number];

export type ImportedKundli =
  | {
      readonly source: SourceLocation;
      readonly fields: KundliFields;
      readonly warnings: readonly ImportWarning[];
      /** What its program computed, if the file carries it. */
      readonly figures?: ProgramFigures;
    }
  | { readonly source: SourceLocation; readonly problem: ImportProblem };

export type ReadableKundli = Extract<ImportedKundli, { fields: KundliFields }>;
export type UnreadableKundli = Extract<ImportedKundli, { problem: ImportProblem }>;

export const isReadableKundli = (read: ImportedKundli): read is ReadableKundli => "fields" in read;

/**
 * Keeps only fields that the server accepts, so that one refused line does not prevent saving the others. @throws
 * Unread
 */
function validateFields(kundli: Omit<ReadableKundli, "source">): Omit<ReadableKundli, "source"> {
  const { success, error } = savedKundliCreateSchema.safeParse(kundli.fields);
  if (success) return kundli;
  throw new ImportError("unfit", error.issues[0]?.path.join(".") ?? "");
}

/** Maximum length of a quoted value, enough to find it: an unclosed quote turns the rest of the file into one cell. */
const MAX_VALUE_LENGTH = 80;

/** Thrown within a reader, and caught by the function that calls it. */
export class ImportError extends Error {
  readonly problem: ImportProblem;

  constructor(code: ProblemCode, value = "") {
    super(code);
    this.problem = { code, value: value.length > MAX_VALUE_LENGTH ? `${value.slice(0, MAX_VALUE_LENGTH)}…` : value };
  }
}

/** The result of `read`, or the reason why it failed. */
export function tryRead(source: SourceLocation, read: () => Omit<ReadableKundli, "source">): ImportedKundli {
  try {
    return { source, ...validateFields(read()) };
  } catch (error) {
    if (error instanceof ImportError) return { source, problem: error.problem };
    throw error;
  }
}
