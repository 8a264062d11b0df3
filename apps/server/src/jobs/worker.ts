import type { FastifyBaseLogger } from "fastify";
import type { Clock } from "../clock.ts";
import { runOutside } from "../computing/request-context.ts";
import { backOffMs } from "./back-off.ts";
import { type JobHandler, JobFailure, type JobHandlers, JobNotYet, reasonOf } from "./handler.ts";
import type { JobQueue, LeasedJob } from "./queue.ts";

const MOST_ATTEMPTS = 10;

/** How a worker goes about it; tests hurry. */
export interface WorkerPace {
  /** Jobs at a time. */
  readonly atOnce: number;
  /** How often to look for what other servers added, or what has become due. */
  readonly pollMs: number;
  /** How long a job stays with a worker that no longer says it is alive. */
  readonly leaseMs: number;
  /** How long an ending server waits for what it has begun. */
  readonly patienceMs: number;
}

export const WORKER_PACE: WorkerPace = { atOnce: 4, pollMs: 1_000, leaseMs: 15_000, patienceMs: 20_000 };
const STALE_LOOK_MS = 3_600_000;

export interface JobWorkerParts {
  readonly queue: JobQueue;
  readonly handlers: JobHandlers;
  readonly clock: Clock;
  readonly log: Pick<FastifyBaseLogger, "error" | "info" | "warn">;
  readonly pace?: Partial<WorkerPace> | undefined;
  /** In [0, 1): spreads what is tried again. */
  readonly chance?: (() => number) | undefined;
}

export interface JobWorker {
  start(): void;
  /** Looks at once: something was added. */
  wake(): void;
  /** Takes nothing more, and resolves when what was begun is done or given back. */
  drain(): Promise<void>;
}

/** Rejects when the signal comes. */
const refusal = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason as Error), { once: true }));

/** The one loop that does this process's share of the jobs. */
export function jobWorker(parts: JobWorkerParts): JobWorker {
  const { queue, handlers, clock, log, chance = Math.random } = parts;
  const { atOnce, pollMs, leaseMs, patienceMs } = { ...WORKER_PACE, ...parts.pace };
  const kinds = Object.keys(handlers);
  const running = new Map<Promise<void>, { readonly id: string; readonly stop: AbortController }>();
  let looking: Promise<void> | null = null;
  let lookAgain = false;
  let state: "idle" | "started" | "draining" = "idle";
  let poll: NodeJS.Timeout | undefined;
  let staleLook = 0;
  let away = false;

  const hasRoom = (): boolean => state === "started" && running.size < atOnce;

  async function settle(job: LeasedJob, handler: JobHandler, error: unknown): Promise<void> {
    const reason = reasonOf(error);
    const last = job.attempt >= (handler.mostAttempts ?? MOST_ATTEMPTS);
    const over = last || (error instanceof JobFailure && error.final);
    const asked = error instanceof JobFailure ? error.retryAfterMs : 0;
    const retryAt = over ? null : new Date(clock().getTime() + Math.max(asked, backOffMs(job.attempt, chance())));
    await queue.fail(job, { reason, retryAt });
    const told = { kind: job.kind, job: job.id, attempt: job.attempt, reason };
    if (over) log.error(told, "a job failed for good; administrators see it among the dead");
    else log.warn({ ...told, retryAt }, "a job failed and will be tried again");
  }

  async function attempt(job: LeasedJob, stop: AbortController): Promise<void> {
    const handler = handlers[job.kind];
    if (!handler) return queue.giveBack(job);
    if (job.payload === null)
      return settle(job, handler, new JobFailure("sealed under another AUTH_SECRET", { final: true }));
    if (job.attempt > (handler.mostAttempts ?? MOST_ATTEMPTS))
      return settle(job, handler, new JobFailure("every attempt ended with its server"));
    const heart = setInterval(() => {
      queue.renew(job, leaseMs).then(
        (ours) => (ours ? undefined : stop.abort(new Error("the lease was lost"))),
        () => undefined,
      );
    }, leaseMs / 3);
    try {
      const { signal } = stop;
      await Promise.race([handler.run(job.payload, { id: job.id, attempt: job.attempt, signal }), refusal(signal)]);
    } catch (error) {
      if (error instanceof JobNotYet) return queue.postpone(job, error.until);
      return stop.signal.aborted ? queue.giveBack(job) : settle(job, handler, error);
    } finally {
      clearInterval(heart);
    }
    return queue.complete(job, { knownElsewhere: handler.knownElsewhere ?? false });
  }

  function begin(job: LeasedJob): void {
    const stop = new AbortController();
    const work = attempt(job, stop)
      // Then its lease runs out, and it is done again.
      .catch((error: unknown) => log.error({ err: error, kind: job.kind, job: job.id }, "a job could not be settled"))
      .finally(() => {
        running.delete(work);
        wake();
      });
    running.set(work, { id: job.id, stop });
  }

  async function look(): Promise<void> {
    lookAgain = false;
    if (clock().getTime() - staleLook >= STALE_LOOK_MS) {
      staleLook = clock().getTime();
      await queue.deleteStale();
    }
    while (hasRoom()) {
      const own = [...running.values()].map(({ id }) => id);
      const job = await queue.claim(kinds, leaseMs, own);
      if (!job) break;
      begin(job);
    }
  }

  function wake(): void {
    lookAgain = true;
    if (state !== "started" || looking) return;
    // Jobs go on when the request that added one is over.
    looking = runOutside(look)
      .then(
        () => void (away = false),
        (error: unknown) => {
          // Said once; the next look comes anyway.
          if (!away) log.error({ err: error }, "the jobs cannot be looked for");
          away = true;
        },
      )
      .finally(() => {
        looking = null;
        if (lookAgain && hasRoom()) wake();
      });
  }

  return {
    wake,
    start() {
      if (state !== "idle") return;
      state = "started";
      poll = setInterval(wake, pollMs);
      wake();
    },
    async drain() {
      state = "draining";
      clearInterval(poll);
      await looking;
      const patience = setTimeout(() => {
        for (const { stop } of running.values()) stop.abort(new Error("the server is ending"));
      }, patienceMs);
      await Promise.all(running.keys());
      clearTimeout(patience);
    },
  };
}
