import { setTimeout as wait } from "node:timers/promises";

/** So many deliveries under way at once are a crowd. */
const CROWD = 8;
/** A crowd is over when there was none for so long: each of its senders needs a moment to deliver the next. */
const QUIET_MS = 100;
/** A crowd without end: work goes on beside it. */
const LONGEST_MS = 2_000;

export interface Acknowledging {
  /** A delivery, until whoever delivers it has heard that it is kept. */
  receive<Args extends readonly unknown[], Result>(
    take: (...args: Args) => Promise<Result>,
  ): (...args: Args) => Promise<Result>;
  /** Waits while a crowd is being acknowledged. */
  letPass(signal: AbortSignal): Promise<void>;
}

/**
 * What a channel delivers is to be acknowledged within a second, and its answer may come a little later: while many deliver at once, nothing
 * is begun that would make them wait.
 */
export function acknowledging(now: () => number = () => performance.now()): Acknowledging {
  let underWay = 0;
  let crowdAt = -Infinity;
  const note = (): void => {
    if (underWay >= CROWD) crowdAt = now();
  };
  return {
    receive:
      (take) =>
      async (...args) => {
        underWay += 1;
        note();
        try {
          return await take(...args);
        } finally {
          note();
          underWay -= 1;
        }
      },
    async letPass(signal) {
      const end = now() + LONGEST_MS;
      for (;;) {
        note();
        const left = Math.min(crowdAt + QUIET_MS, end) - now();
        if (left <= 0) return;
        await wait(left, undefined, { signal });
      }
    },
  };
}
