/** What is compared between two possible times of birth, as it is shown. */
export interface ComparedRow {
  readonly label: string;
  readonly first: string;
  readonly second: string;
}

/** Rows that differ, and the labels of those that do not. */
export interface ComparedTimes {
  readonly changed: readonly ComparedRow[];
  readonly same: readonly string[];
}

export const compareRows = (rows: readonly ComparedRow[]): ComparedTimes => ({
  changed: rows.filter(({ first, second }) => first !== second),
  same: rows.filter(({ first, second }) => first === second).map(({ label }) => label),
});
