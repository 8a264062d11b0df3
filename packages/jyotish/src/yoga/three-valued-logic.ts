/**
 * Three-valued logic (Kleene's): what a chart does not say is neither true nor false. Ordered so that `and` is the
 * minimum.
 */
export type Truth = 0 | 1 | 2;
export const FALSE: Truth = 0;
export const UNKNOWN: Truth = 1;
export const TRUE: Truth = 2;

export const toTruth = (value: boolean): Truth => (value ? TRUE : FALSE);
export const not = (value: Truth): Truth => (2 - value) as Truth;
export const and = (a: Truth, b: Truth): Truth => (a < b ? a : b);
export const or = (a: Truth, b: Truth): Truth => (a > b ? a : b);

/** Converts for an answer: `null` if unknown. */
export const toBooleanOrNull = (value: Truth): boolean | null => (value === UNKNOWN ? null : value === TRUE);

/** Whether a count is within bounds, if `certain` are true and up to `possible` may be. */
export function evaluateCount(certain: number, possible: number, least: number, most: number): Truth {
  if (possible < least || certain > most) return FALSE;
  return certain >= least && possible <= most ? TRUE : UNKNOWN;
}
