import Papa from "papaparse";
import { guessMapping, isEnough } from "./mapping.ts";
import { Unread } from "./read-result.ts";
import { MOST_COLUMNS, type Table, type TableRow } from "./table.ts";

/**
 * Written before what a spreadsheet would take for a formula, here as elsewhere, and left out where it is read; also before one that
 * stands there already, so that it stays.
 */
const GUARD = "'";
const FORMULA = /^'*\s*[=+\-@＝＋－＠\t\r]/;
/** Where another separator is usual, a spreadsheet begins a cell there, whatever is quoted. */
const FORMULA_WITHIN = /([;|\t])('*\s*[=+\-@＝＋－＠])/g;
const GUARDED_WITHIN = /([;|\t])'('*\s*[=+\-@＝＋－＠])/g;
const NUMBER = /^[+-]?\d+(?:\.\d+)?$/;

const unguarded = (cell: string): string =>
  (cell.startsWith(GUARD) && FORMULA.test(cell) ? cell.slice(1) : cell).replaceAll(GUARDED_WITHIN, "$1$2").trim();

/** Columns without a name are called by their number. */
const named = (header: readonly string[]): string[] =>
  header.map((name, index) => (name.trim() === "" ? `#${index + 1}` : name.trim()));

interface Row {
  /** Where it begins in the text. */
  readonly at: number;
  readonly cells: readonly string[];
}

const SEPARATORS = [",", ";", "\t", "|"];
/** A first line by which Excel is told the separator: no row. */
const TOLD = /^sep=([,;|\t])(?=[\r\n])/i;

/** What parts the names of columns: cells below may hold any of them. */
function separatorOf(text: string): string {
  const told = TOLD.exec(text)?.[1];
  if (told !== undefined) return told;
  const [first = ""] = text.trimStart().split(/[\r\n]/, 1);
  const bare = first.replaceAll(/"[^"]*"/g, "");
  const count = (separator: string): number => bare.split(separator).length;
  return SEPARATORS.reduce((best, each) => (count(each) > count(best) ? each : best));
}

function rowsOf(text: string): Row[] {
  const rows: Row[] = [];
  let at = 0;
  Papa.parse<string[]>(text, {
    delimiter: separatorOf(text),
    step: ({ data, meta }) => {
      rows.push({ at, cells: data.map(unguarded) });
      at = meta.cursor;
    },
  });
  return rows.filter(({ cells }) => cells.some((cell) => cell !== ""));
}

/** Rows with the lines they begin in: a cell may hold line breaks. */
function numbered(text: string, rows: readonly Row[]): TableRow[] {
  let line = 1;
  let at = 0;
  return rows.map(({ at: begin, cells }) => {
    for (; at < begin; at += 1) if (text[at] === "\n" || (text[at] === "\r" && text[at + 1] !== "\n")) line += 1;
    return { line, cells };
  });
}

/** Names of columns are known ones, or have no figures; a birth has some. */
const isHeader = (cells: readonly string[]): boolean =>
  isEnough(guessMapping({ columns: cells })) || !cells.some((cell) => /\p{N}/u.test(cell));

/**
 * Any separator, quoted or not. Where the first line is data already, columns have numbers.
 * @throws Unread for a file without a row
 */
export function readCsv(written: string, file: string): Table {
  const text = written.replace(/^\uFEFF/, "");
  const all = numbered(text, rowsOf(text)).slice(TOLD.test(text) ? 1 : 0);
  const width = all.reduce((most, { cells }) => Math.max(most, cells.length), 0);
  if (width > MOST_COLUMNS) throw new Unread("file_columns", String(width));
  const full = (cells: readonly string[]): string[] => Array.from({ length: width }, (_, index) => cells[index] ?? "");
  const header = all[0] !== undefined && isHeader(all[0].cells) ? all[0].cells : null;
  const rows = header === null ? all : all.slice(1);
  if (rows.length === 0) throw new Unread("file_empty");
  return {
    file,
    columns: named(full(header ?? [])),
    rows: rows.map(({ line, cells }) => ({ line, cells: full(cells) })),
  };
}

function guarded(cell: string): string {
  const within = cell.replaceAll(FORMULA_WITHIN, `$1${GUARD}$2`);
  return FORMULA.test(within) && !NUMBER.test(within) ? GUARD + within : within;
}

/** RFC 4180, with the mark that makes spreadsheets read it as UTF-8. */
export const writeCsv = (columns: readonly string[], rows: readonly (readonly string[])[]): string =>
  `\uFEFF${Papa.unparse({ fields: [...columns], data: rows.map((row) => row.map(guarded)) }, { newline: "\r\n" })}\r\n`;
