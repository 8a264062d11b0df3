import Papa from "papaparse";
import { guessColumnMapping, isMappingSufficient } from "./column-mapping.ts";
import { detectSeparator, nameColumns, removeFormulaGuard, SEPARATOR_LINE } from "./csv.ts";
import { ImportError } from "./import-result.ts";
import { MAX_COLUMNS, type TableRow } from "./table.ts";

/** How a file is written, from its first line: enough to parse any of its other lines alone. */
export interface CsvFormat {
  readonly separator: string;
  readonly newline: "\n" | "\r\n" | "\r";
  readonly columns: readonly string[];
}

/** A row of a file as it is written, with the empty lines before it. */
export interface CsvRecord {
  /** Line number from 1 of the beginning of `text`. */
  readonly line: number;
  readonly text: string;
}

/** Characters of one row. An unclosed quote makes the rest of the file one row, which would otherwise be read to its end. */
const MAX_RECORD_LENGTH = 65_536;

const countLines = (text: string): number => text.match(/\r\n|\n|\r/g)?.length ?? 0;

function detectNewline(text: string): CsvFormat["newline"] {
  const [first = "\n"] = /\r\n|\n|\r/.exec(text) ?? [];
  return first as CsvFormat["newline"];
}

const isEmpty = (cells: readonly string[]): boolean => cells.every((cell) => cell.trim() === "");

/** @throws ImportError for more columns than a list of births has; `columns_missing` if they name no date */
function readHeader(cells: readonly string[], format: Omit<CsvFormat, "columns">): CsvFormat {
  if (cells.length > MAX_COLUMNS) throw new ImportError("file_columns", String(cells.length));
  const columns = nameColumns(cells.map(removeFormulaGuard));
  if (!isMappingSufficient(guessColumnMapping({ columns }))) throw new ImportError("columns_missing");
  return { ...format, columns };
}

/**
 * Cuts a CSV file that arrives in parts into its rows, and keeps no more of it than the row that is not complete. The first row must name the
 * columns. Rows are parsed as `parseCsv` does, but for the order of their cells.
 */
export function createCsvCutter() {
  let rest = "";
  let line = 1;
  let base: Omit<CsvFormat, "columns"> | null = null;
  let format: CsvFormat | null = null;

  /** Cuts the rows from the text so far; of an unfinished file, the last one may go on. */
  function cut(isLast: boolean): CsvRecord[] {
    const [stated] = base === null ? (SEPARATOR_LINE.exec(rest) ?? []) : [];
    base ??= { separator: detectSeparator(rest), newline: detectNewline(rest) };
    if (stated !== undefined) {
      rest = rest.slice(stated.length + base.newline.length);
      line += 1;
    }
    const records: CsvRecord[] = [];
    let start = 0;
    const parser = new Papa.Parser({
      delimiter: base.separator,
      newline: base.newline,
      step: ({ data, meta: { cursor } }: Papa.ParseStepResult<string[][]>) => {
        const [cells = []] = data;
        if (isEmpty(cells)) return;
        const text = rest.slice(start, cursor);
        if (format === null) format = readHeader(cells, base as Omit<CsvFormat, "columns">);
        else records.push({ line, text });
        line += countLines(text);
        start = cursor;
      },
    });
    parser.parse(rest, 0, !isLast);
    rest = rest.slice(start);
    if (rest.length > MAX_RECORD_LENGTH) throw new ImportError("text_long", rest.slice(0, 40));
    return records;
  }

  return {
    /** The rows that this part of the file completes. @throws ImportError as `readHeader`; `text_long` for a row without end */
    push: (text: string): CsvRecord[] => {
      rest += text;
      // The first line tells how the file is written.
      return base === null && !/[\r\n]./s.test(rest) ? [] : cut(false);
    },
    /** The last rows. @throws ImportError as `push` */
    end: (): CsvRecord[] => (rest === "" ? [] : cut(true)),
    /** Null until the first row is complete. */
    format: (): CsvFormat | null => format,
  };
}

/** The rows of a piece of a file; cells beyond its columns are left out. */
export function parseCsvRecords(
  text: string,
  firstLine: number,
  { separator, newline, columns }: CsvFormat,
): TableRow[] {
  const rows: TableRow[] = [];
  let offset = 0;
  let line = firstLine;
  Papa.parse<string[]>(text, {
    delimiter: separator,
    newline,
    step: ({ data, meta: { cursor } }) => {
      const cells = data.map(removeFormulaGuard);
      if (!isEmpty(cells)) rows.push({ line, cells: columns.map((_, index) => cells[index] ?? "") });
      line += countLines(text.slice(offset, cursor));
      offset = cursor;
    },
  });
  return rows;
}
