import { createFairQueue } from "./fair-queue.ts";
import { currentContext, rejectWhenStopped } from "./request-context.ts";

interface ConcurrencyLimitOptions {
  readonly max: number;
  /** Maximum length of the queue; unlimited if absent. */
  readonly maxWaiting?: number;
  /** Creates the error thrown when the queue is full, and when a request has waited too long. */
  readonly createFullError?: () => Error;
  /** How long work of a request waits at most; unlimited if absent. Jobs, which no client waits for, wait for as long as it takes. */
  readonly maxWaitMs?: number;
}

export interface Load {
  readonly running: number;
  readonly waiting: number;
}

/**
 * Limits concurrent work. Further work waits in a queue in which the holders take turns; it leaves the queue when its client disconnects. A
 * computation that has to wait counts as long.
 */
export function createConcurrencyLimit({
  max,
  maxWaiting = Infinity,
  createFullError = () => new Error("too many wait"),
  maxWaitMs,
}: ConcurrencyLimitOptions) {
  let running = 0;
  const waiting = createFairQueue<() => void>();

  function releasePlace(): void {
    const start = waiting.next();
    if (start) start();
    else running -= 1;
  }

  async function acquirePlace(): Promise<void> {
    if (running < max) {
      running += 1;
      return;
    }
    if (waiting.length() >= maxWaiting) throw createFullError();
    const { holder, slot } = currentContext() ?? { holder: "", slot: null };
    slot?.enterLane("long");
    const { promise: turn, resolve, reject } = Promise.withResolvers<void>();
    let isAdmitted = false;
    const isLimited = maxWaitMs !== undefined && currentContext() !== undefined;
    const timer = isLimited ? setTimeout(() => reject(createFullError()), maxWaitMs).unref() : undefined;
    const start = (): void => {
      isAdmitted = true;
      resolve();
    };
    waiting.add(holder, start);
    try {
      await rejectWhenStopped(turn);
    } catch (error) {
      waiting.remove(holder, start);
      // It was admitted at the moment its client disconnected.
      if (isAdmitted) releasePlace();
      throw error;
    } finally {
      clearTimeout(timer);
    }
  }

  async function run<Result>(work: () => Promise<Result>): Promise<Result> {
    await acquirePlace();
    try {
      return await work();
    } finally {
      // Passes its place to the next in the queue.
      releasePlace();
    }
  }

  const load = (): Load => ({ running, waiting: waiting.length() });
  return Object.assign(run, { load });
}
