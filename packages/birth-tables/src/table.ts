/** Wider tables are refused: they are not lists of births, and the user would be asked about each column. */
export const MAX_COLUMNS = 200;

/** Rows with named columns, whatever file they came from. */
export interface Table {
  readonly file: string;
  readonly columns: readonly string[];
  readonly rows: readonly TableRow[];
}

export interface TableRow {
  /** Line number from 1, as in an editor or a spreadsheet. */
  readonly line: number;
  /** One cell for each column. */
  readonly cells: readonly string[];
}
