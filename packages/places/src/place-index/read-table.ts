import { readFileSync } from "node:fs";

const TAB = 9;
const COMMA = 44;
const LINE_BREAK = 10;

/** One line of a table; valid until the next line is read. */
export interface TableRow {
  readText(column: number): string;
  /** For texts that many rows share: they get the same string. */
  readCode(column: number): string;
  /** Texts separated by commas. */
  readList(column: number): string[];
}

/**
 * The lines of a file with columns separated by tabs. Every text is decoded on its own: slices of a file that has
 * letters of any script are strings of two bytes per letter, and reading them later takes several times as long.
 */
export function* readTable(file: string): Generator<TableRow> {
  const bytes = readFileSync(file);
  const codes = new Map<string, string>();
  const starts: number[] = [];
  const decode = (from: number, to: number) => bytes.toString("utf8", from, to);
  const readText = (column: number) => {
    const from = starts[column];
    const next = starts[column + 1];
    return from === undefined || next === undefined ? "" : decode(from, next - 1);
  };
  const row: TableRow = {
    readText,
    readCode(column) {
      const text = readText(column);
      const known = codes.get(text);
      if (known === undefined) codes.set(text, text);
      return known ?? text;
    },
    readList(column) {
      const texts: string[] = [];
      const end = (starts[column + 1] ?? 0) - 1;
      for (let from = starts[column] ?? end; from < end;) {
        const comma = bytes.indexOf(COMMA, from);
        const to = comma < 0 || comma > end ? end : comma;
        texts.push(decode(from, to));
        from = to + 1;
      }
      return texts;
    },
  };
  for (let from = 0; from < bytes.length;) {
    const found = bytes.indexOf(LINE_BREAK, from);
    const end = found < 0 ? bytes.length : found;
    starts.length = 0;
    starts.push(from);
    for (let at = from; at < end; at += 1) if (bytes[at] === TAB) starts.push(at + 1);
    starts.push(end + 1);
    if (end > from) yield row;
    from = end + 1;
  }
}
