/** A process that ran for so long ended by an accident of its own; one that ends sooner may do so again and again. */
const STABLE_MS = 60_000;
const FIRST_DELAY_MS = 1_000;
const MAX_DELAY_MS = 30_000;

/** Decides how long to wait before a process that has ended is started again. */
export interface RestartDelay {
  /** @param ranMs how long the process has run */
  next(ranMs: number): number;
}

/** The first is started again at once; then the delay doubles from one second to thirty, until one has run for a minute. */
export function createRestartDelay(): RestartDelay {
  let early = 0;
  return {
    next(ranMs) {
      if (ranMs >= STABLE_MS) early = 0;
      early += 1;
      return early === 1 ? 0 : Math.min(MAX_DELAY_MS, FIRST_DELAY_MS * 2 ** (early - 2));
    },
  };
}
