import { setTimeout as wait } from "node:timers/promises";

/** So many concurrent deliveries count as a burst. */
const BURST_SIZE = 8;
/** A burst is over after so long without one: each sender needs a moment before its next delivery. */
const QUIET_MS = 100;
/** During an endless burst work continues after so long. */
const MAX_WAIT_MS = 2_000;

export interface WebhookBurstGate {
  /** Wraps a delivery handler, so that the delivery counts until it has been acknowledged. */
  trackDelivery<Args extends readonly unknown[], Result>(
    take: (...args: Args) => Promise<Result>,
  ): (...args: Args) => Promise<Result>;
  /** Waits until the current burst is over. */
  waitForBurst(signal: AbortSignal): Promise<void>;
}

/**
 * Deliveries of a channel must be acknowledged within a second, whereas answers may come a little later: during a burst of deliveries no
 * other work is started that would delay them.
 */
export function createWebhookBurstGate(now: () => number = () => performance.now()): WebhookBurstGate {
  let running = 0;
  let lastBurstAt = -Infinity;
  const noteBurst = (): void => {
    if (running >= BURST_SIZE) lastBurstAt = now();
  };
  return {
    trackDelivery:
      (take) =>
      async (...args) => {
        running += 1;
        noteBurst();
        try {
          return await take(...args);
        } finally {
          noteBurst();
          running -= 1;
        }
      },
    async waitForBurst(signal) {
      const end = now() + MAX_WAIT_MS;
      for (;;) {
        noteBurst();
        const remaining = Math.min(lastBurstAt + QUIET_MS, end) - now();
        if (remaining <= 0) return;
        await wait(remaining, undefined, { signal });
      }
    },
  };
}
