/** What is wider is no list of births: each column is asked about. */
export const MOST_COLUMNS = 200;

/** Rows under named columns, whatever file they came from. */
export interface Table {
  readonly file: string;
  readonly columns: readonly string[];
  readonly rows: readonly TableRow[];
}

export interface TableRow {
  /** From 1, as an editor or a spreadsheet counts. */
  readonly line: number;
  /** As many as there are columns. */
  readonly cells: readonly string[];
}
