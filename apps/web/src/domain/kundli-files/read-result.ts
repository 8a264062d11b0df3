import { savedKundliCreateSchema } from "@lagna/contract";
import type { KundliFields } from "../saved-kundlis/kundli-fields.ts";

/** Where something stands, for whoever has to find it again. */
export interface Source {
  readonly file: string;
  /** From 1, as an editor or a spreadsheet counts; null where the whole file is meant. */
  readonly line: number | null;
}

/** Why nothing could be made of a file or of one line of it. */
export const PROBLEMS = [
  "file_kind",
  "file_broken",
  "file_large",
  "file_empty",
  "file_columns",
  "file_gone",
  "jhd_short",
  "jhd_number",
  "jhd_minutes",
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
export type ProblemCode = (typeof PROBLEMS)[number];

export interface Problem {
  readonly code: ProblemCode;
  /** As it stands in the file. */
  readonly value: string;
}

/** What is worth knowing of a kundli that can be saved all the same. */
export const REMARKS = [
  "time_missing",
  "place_missing",
  "country_missing",
  "gender_missing",
  "zone_unread",
  "zone_reversed",
  "jhd_cut",
] as const;
export type Remark = (typeof REMARKS)[number];

export type ReadKundli =
  | { readonly source: Source; readonly fields: KundliFields; readonly remarks: readonly Remark[] }
  | { readonly source: Source; readonly problem: Problem };

export type Readable = Extract<ReadKundli, { fields: KundliFields }>;
export type Unreadable = Extract<ReadKundli, { problem: Problem }>;

export const isReadable = (read: ReadKundli): read is Readable => "fields" in read;

/** What the server takes, and nothing else: one line that it would refuse keeps no others from being saved. @throws Unread */
function checked(read: Omit<Readable, "source">): Omit<Readable, "source"> {
  const { success, error } = savedKundliCreateSchema.safeParse(read.fields);
  if (success) return read;
  throw new Unread("unfit", error.issues[0]?.path.join(".") ?? "");
}

/** Of what stands in the file as much as finds it: a quote that is never closed makes one cell of all that follows. */
const LONGEST_VALUE = 80;

/** Thrown within a reader, and caught at its door. */
export class Unread extends Error {
  readonly problem: Problem;

  constructor(code: ProblemCode, value = "") {
    super(code);
    this.problem = { code, value: value.length > LONGEST_VALUE ? `${value.slice(0, LONGEST_VALUE)}…` : value };
  }
}

/** What `read` makes, or why it makes nothing. */
export function attempt(source: Source, read: () => Omit<Readable, "source">): ReadKundli {
  try {
    return { source, ...checked(read()) };
  } catch (error) {
    if (error instanceof Unread) return { source, problem: error.problem };
    throw error;
  }
}
