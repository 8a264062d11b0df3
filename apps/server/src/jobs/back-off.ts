const FIRST_MS = 5_000;
const LONGEST_MS = 3_600_000;

/**
 * How long to wait after the attempt of this number, from 1: five seconds, doubled each time, an hour at the longest, of which the
 * second half is left to chance, so that what failed together does not come back together. `chance` is in [0, 1).
 */
export function backOffMs(attempt: number, chance: number): number {
  const whole = Math.min(LONGEST_MS, FIRST_MS * 2 ** (attempt - 1));
  return Math.round(whole / 2 + (whole / 2) * chance);
}
