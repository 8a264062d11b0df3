import Papa from "papaparse";
import { guessColumnMapping, isMappingSufficient } from "./column-mapping.ts";
import { ImportError } from "./import-result.ts";
import { MAX_COLUMNS, type Table, type TableRow } from "./table.ts";

/**
 * Prefix for cells that a spreadsheet would take for a formula, in every exported file, removed again on import. Also
 * added before a cell that already begins with it, so that such a cell survives a round trip.
 */
const GUARD = "'";
const FORMULA = /^'*\s*[=+\-@＝＋－＠\t\r]/;
/** A spreadsheet set to another separator starts a new cell there, even inside quotes. */
const FORMULA_WITHIN = /([;|\t])('*\s*[=+\-@＝＋－＠])/g;
const GUARDED_WITHIN = /([;|\t])'('*\s*[=+\-@＝＋－＠])/g;
const NUMBER = /^[+-]?\d+(?:\.\d+)?$/;

/** A cell as it was written, without the guard. */
export const removeFormulaGuard = (cell: string): string =>
  (cell.startsWith(GUARD) && FORMULA.test(cell) ? cell.slice(1) : cell).replaceAll(GUARDED_WITHIN, "$1$2").trim();

/** Columns without a name are named by their number. */
export const nameColumns = (header: readonly string[]): string[] =>
  header.map((name, index) => (name.trim() === "" ? `#${index + 1}` : name.trim()));

interface Row {
  /** Offset of its start in the text. */
  readonly at: number;
  readonly cells: readonly string[];
}

const SEPARATORS = [",", ";", "\t", "|"];
/** A first line that tells Excel the separator; it is not a row. */
export const SEPARATOR_LINE = /^sep=([,;|\t])(?=[\r\n])/i;

/** The separator between column names; cells of later rows may contain any of them. */
export function detectSeparator(text: string): string {
  const statedSeparator = SEPARATOR_LINE.exec(text)?.[1];
  if (statedSeparator !== undefined) return statedSeparator;
  const [first = ""] = text.trimStart().split(/[\r\n]/, 1);
  const unquoted = first.replaceAll(/"[^"]*"/g, "");
  const count = (separator: string): number => unquoted.split(separator).length;
  return SEPARATORS.reduce((best, each) => (count(each) > count(best) ? each : best));
}

function splitRows(text: string): Row[] {
  const rows: Row[] = [];
  let offset = 0;
  Papa.parse<string[]>(text, {
    delimiter: detectSeparator(text),
    step: ({ data, meta }) => {
      rows.push({ at: offset, cells: data.map(removeFormulaGuard) });
      offset = meta.cursor;
    },
  });
  return rows.filter(({ cells }) => cells.some((cell) => cell !== ""));
}

/** Adds the line each row begins in: a cell may contain line breaks. */
function numberRows(text: string, rows: readonly Row[]): TableRow[] {
  let line = 1;
  let offset = 0;
  return rows.map(({ at: rowStart, cells }) => {
    for (; offset < rowStart; offset += 1)
      if (text[offset] === "\n" || (text[offset] === "\r" && text[offset + 1] !== "\n")) line += 1;
    return { line, cells };
  });
}

/** Whether a row is the header: its cells are known column names, or contain no digits; a birth always has some. */
const isHeader = (cells: readonly string[]): boolean =>
  isMappingSufficient(guessColumnMapping({ columns: cells })) || !cells.some((cell) => /\p{N}/u.test(cell));

/**
 * Parses CSV with any separator, quoted or not. Where the first line is already data, columns are named by number.
 * @throws ImportError for a file without a row
 */
export function parseCsv(content: string, file: string): Table {
  const text = content.replace(/^\uFEFF/, "");
  const all = numberRows(text, splitRows(text)).slice(SEPARATOR_LINE.test(text) ? 1 : 0);
  const width = all.reduce((maxCells, { cells }) => Math.max(maxCells, cells.length), 0);
  if (width > MAX_COLUMNS) throw new ImportError("file_columns", String(width));
  const padCells = (cells: readonly string[]): string[] =>
    Array.from({ length: width }, (_, index) => cells[index] ?? "");
  const header = all[0] !== undefined && isHeader(all[0].cells) ? all[0].cells : null;
  const rows = header === null ? all : all.slice(1);
  if (rows.length === 0) throw new ImportError("file_empty");
  return {
    file,
    columns: nameColumns(padCells(header ?? [])),
    rows: rows.map(({ line, cells }) => ({ line, cells: padCells(cells) })),
  };
}

function addFormulaGuard(cell: string): string {
  const guarded = cell.replaceAll(FORMULA_WITHIN, `$1${GUARD}$2`);
  return FORMULA.test(guarded) && !NUMBER.test(guarded) ? GUARD + guarded : guarded;
}

/** Writes CSV by RFC 4180, with a byte order mark so that spreadsheets read it as UTF-8. */
export const writeCsv = (columns: readonly string[], rows: readonly (readonly string[])[]): string =>
  `\uFEFF${Papa.unparse({ fields: [...columns], data: rows.map((row) => row.map(addFormulaGuard)) }, { newline: "\r\n" })}\r\n`;
