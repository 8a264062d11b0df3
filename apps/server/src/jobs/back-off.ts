const INITIAL_DELAY_MS = 5_000;
const MAX_DELAY_MS = 3_600_000;

/**
 * How long to wait after an attempt (numbered from 1): five seconds, doubled each time, at most an hour. Half of the delay is random, so
 * that jobs that failed together are not retried together. `random` is in [0, 1).
 */
export function computeBackOffMs(attempt: number, random: number): number {
  const maxDelay = Math.min(MAX_DELAY_MS, INITIAL_DELAY_MS * 2 ** (attempt - 1));
  return Math.round(maxDelay / 2 + (maxDelay / 2) * random);
}
