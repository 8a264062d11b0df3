export interface Frequencies {
  readonly births: number;
  /** By id, and by the variant of the rule: "" as it comes. */
  readonly counts: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

/** How many of so many births have each yoga. */
export const FREQUENCIES: Frequencies = { births: 0, counts: {} };
