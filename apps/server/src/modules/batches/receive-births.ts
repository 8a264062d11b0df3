import type { Readable } from "node:stream";
import { createCsvCutter, type CsvFormat, ImportError } from "@lagna/birth-tables";
import { MAX_BATCH_BYTES, MAX_BATCH_ITEMS } from "@lagna/contract";
import { AppError, createInvalidFieldError } from "../../errors/app-error.ts";
import type { BatchInput } from "./batch.ts";

/** Rows that are stored together. */
export const ROWS_PER_INPUT = 200;
/** Characters of one row of JSON lines, as of a CSV file. */
const MAX_LINE_LENGTH = 65_536;

interface Row {
  readonly line: number;
  readonly text: string;
}

/** Cuts a file that arrives in parts into its rows. */
interface Cutter {
  push(text: string): Row[];
  end(): Row[];
  format(): CsvFormat | null;
}

/** JSON lines, without empty ones. */
function createLineCutter(): Cutter {
  let rest = "";
  let line = 1;
  const toRows = (lines: readonly string[]): Row[] =>
    lines.map((text) => ({ line: line++, text: `${text}\n` })).filter(({ text }) => text.trim() !== "");
  return {
    push: (text) => {
      const lines = (rest + text).split("\n");
      rest = lines.pop() ?? "";
      if (rest.length > MAX_LINE_LENGTH)
        throw createInvalidFieldError("body", "batch_line_long", { line: line + lines.length });
      return toRows(lines);
    },
    end: () => toRows([rest]),
    format: () => null,
  };
}

/** Errors of a stream that ends before its body does. */
const CUT_CODES: readonly unknown[] = ["ECONNRESET", "ERR_STREAM_PREMATURE_CLOSE", "Z_BUF_ERROR"];

function toAppError(error: unknown, line: number): unknown {
  const { code } = error as { code?: unknown };
  if (CUT_CODES.includes(code)) return new AppError("body_cut", { cause: error });
  if (typeof code === "string" && code.startsWith("Z_")) return new AppError("malformed_request", { cause: error });
  if (error instanceof TypeError) return createInvalidFieldError("body", "batch_not_utf8");
  if (!(error instanceof ImportError)) return error;
  return error.problem.code === "text_long"
    ? createInvalidFieldError("body", "batch_line_long", { line })
    : createInvalidFieldError("body", "batch_columns");
}

/** The text of a file, in parts. @throws AppError payload_too_large, also for one that is small only while it is compressed */
async function* decode(file: Readable): AsyncGenerator<string> {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let bytes = 0;
  for await (const chunk of file) {
    const content = chunk as Buffer;
    bytes += content.byteLength;
    if (bytes > MAX_BATCH_BYTES) throw new AppError("payload_too_large");
    yield decoder.decode(content, { stream: true });
  }
  yield decoder.decode();
}

/**
 * Passes a file on, some rows at a time, as it arrives: no more of it is held in memory.
 * @param isCsv else it has JSON lines
 * @returns how many rows it has, and how a CSV file is written
 * @throws AppError 413; invalid_input naming `body` for a file without rows, with too many, or that cannot be read
 */
export async function receiveBirths(
  file: Readable,
  isCsv: boolean,
  store: (input: BatchInput) => Promise<void>,
): Promise<{ readonly items: number; readonly csv: CsvFormat | null }> {
  const cutter: Cutter = isCsv ? createCsvCutter() : createLineCutter();
  let waiting: Row[] = [];
  let firstItem = 0;
  let lastLine = 1;

  async function storeRows(rows: Row[]): Promise<void> {
    const [first] = rows;
    if (!first) return;
    await store({ firstItem, items: rows.length, firstLine: first.line, text: rows.map(({ text }) => text).join("") });
    firstItem += rows.length;
  }

  async function take(rows: readonly Row[]): Promise<void> {
    waiting = [...waiting, ...rows];
    lastLine = rows.at(-1)?.line ?? lastLine;
    if (firstItem + waiting.length > MAX_BATCH_ITEMS)
      throw createInvalidFieldError("body", "batch_many", { max: MAX_BATCH_ITEMS });
    while (waiting.length >= ROWS_PER_INPUT) await storeRows(waiting.splice(0, ROWS_PER_INPUT));
  }

  try {
    for await (const text of decode(file)) await take(cutter.push(text));
    await take(cutter.end());
  } catch (error) {
    throw toAppError(error, lastLine + 1);
  }
  await storeRows(waiting);
  if (firstItem === 0) throw createInvalidFieldError("body", "batch_empty");
  return { items: firstItem, csv: cutter.format() };
}
