import { appendFileSync } from "node:fs";

/** Figures of a source compared with ours; one row for each call of a golden test. */
export interface Comparison {
  /** What is compared, as the golden tests name it. */
  readonly subject: string;
  readonly quantity: string;
  /** The id of the golden case, or of the source where cases have none. */
  readonly id: string;
  /** The absolute difference in `unit`; `null` where one side has no figure. */
  readonly error: number | null;
  readonly tolerance: number;
  readonly unit: string;
  /** How many figures the row stands for, if it is not one. */
  readonly figures?: number;
}

/**
 * Appends a comparison to the file that `npm run truth` names in COMPARISONS_FILE; nothing without it. The published differences are those
 * that the golden tests themselves measure.
 */
export function recordComparison(comparison: Comparison): void {
  const file = process.env["COMPARISONS_FILE"];
  if (file) appendFileSync(file, `${JSON.stringify(comparison)}\n`);
}
