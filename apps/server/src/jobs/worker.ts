import type { FastifyBaseLogger } from "fastify";
import type { Clock } from "../time/clock.ts";
import { runWithoutContext } from "../computing/request-context.ts";
import { computeBackOffMs } from "./back-off.ts";
import { type JobHandler, JobFailure, type JobHandlers, JobPostponed, describeError } from "./job-handler.ts";
import type { JobQueue, LeasedJob } from "./queue.ts";

const MAX_ATTEMPTS = 10;

/** Timings of a worker; tests use shorter ones. */
export interface WorkerTimings {
  /** Maximum concurrent jobs. */
  readonly concurrency: number;
  /** How soon to look for jobs of other servers again; doubled each time that nothing was due, up to five times as long. */
  readonly pollMs: number;
  /** How long a job stays leased to a worker that no longer renews the lease. */
  readonly leaseMs: number;
  /** How long a server that is shutting down waits for running jobs. */
  readonly drainMs: number;
}

export const WORKER_TIMINGS: WorkerTimings = { concurrency: 4, pollMs: 1_000, leaseMs: 15_000, drainMs: 20_000 };
const CLEANUP_INTERVAL_MS = 3_600_000;
const MAX_IDLE_FACTOR = 5;
/** While nothing is due, the next job in time ends the pause; the clocks of a process differ by milliseconds. */
const MIN_PAUSE_MS = 10;

export interface JobWorkerParts {
  readonly queue: JobQueue;
  readonly handlers: JobHandlers;
  readonly clock: Clock;
  readonly log: Pick<FastifyBaseLogger, "error" | "info" | "warn">;
  readonly timings?: Partial<WorkerTimings> | undefined;
  /** Returns a number in [0, 1), which spreads retries. */
  readonly random?: (() => number) | undefined;
}

export interface JobWorker {
  start(): void;
  /** Looks for jobs at once, for example because one was added. */
  wake(): void;
  /** Takes no more jobs, and resolves when the running ones are done or returned to the queue. */
  drain(): Promise<void>;
}

/** Rejects when the signal is aborted. */
const rejectOnAbort = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason as Error), { once: true }));

/** Runs this process's share of the jobs. */
export function createJobWorker(parts: JobWorkerParts): JobWorker {
  const { queue, handlers, clock, log, random = Math.random } = parts;
  const { concurrency, pollMs, leaseMs, drainMs } = { ...WORKER_TIMINGS, ...parts.timings };
  const kinds = Object.keys(handlers);
  const running = new Map<Promise<void>, { readonly id: string; readonly stop: AbortController }>();
  let currentLook: Promise<void> | null = null;
  let lookAgain = false;
  let state: "idle" | "started" | "draining" = "idle";
  let poll: NodeJS.Timeout | undefined;
  let pauseMs = pollMs;
  let nextAt: Date | null = null;
  let lastCleanupAt = 0;
  let isFailing = false;

  const hasEnded = (): boolean => state === "draining";
  const hasRoom = (): boolean => state === "started" && running.size < concurrency;

  async function settle(job: LeasedJob, handler: JobHandler, error: unknown): Promise<void> {
    const reason = describeError(error);
    const isLastAttempt = job.attempt >= (handler.maxAttempts ?? MAX_ATTEMPTS);
    const isDead = isLastAttempt || (error instanceof JobFailure && error.final);
    const requestedDelay = error instanceof JobFailure ? error.retryAfterMs : 0;
    const retryAt = isDead
      ? null
      : new Date(clock().getTime() + Math.max(requestedDelay, computeBackOffMs(job.attempt, random())));
    await queue.fail(job, { reason, retryAt });
    const logFields = { kind: job.kind, job: job.id, attempt: job.attempt, reason };
    if (isDead) log.error(logFields, "a job failed for good; administrators see it among the dead");
    else log.warn({ ...logFields, retryAt }, "a job failed and will be tried again");
  }

  async function attempt(job: LeasedJob, stop: AbortController): Promise<void> {
    const handler = handlers[job.kind];
    if (!handler) return queue.release(job);
    if (job.payload === null)
      return settle(job, handler, new JobFailure("sealed under another AUTH_SECRET", { final: true }));
    if (job.attempt > (handler.maxAttempts ?? MAX_ATTEMPTS))
      return settle(job, handler, new JobFailure("every attempt ended with its server"));
    const renewal = setInterval(() => {
      queue.renew(job, leaseMs).then(
        (isHeld) => (isHeld ? undefined : stop.abort(new Error("the lease was lost"))),
        () => undefined,
      );
    }, leaseMs / 3);
    try {
      const { signal } = stop;
      await Promise.race([
        handler.run(job.payload, { id: job.id, attempt: job.attempt, signal }),
        rejectOnAbort(signal),
      ]);
    } catch (error) {
      if (error instanceof JobPostponed) return queue.postpone(job, error.until);
      return stop.signal.aborted ? queue.release(job) : settle(job, handler, error);
    } finally {
      clearInterval(renewal);
    }
    return queue.complete(job, { isIdempotent: handler.isIdempotent ?? false });
  }

  function begin(job: LeasedJob): void {
    const stop = new AbortController();
    const work = attempt(job, stop)
      // Its lease will expire, and the job will run again.
      .catch((error: unknown) => log.error({ err: error, kind: job.kind, job: job.id }, "a job could not be settled"))
      .finally(() => {
        running.delete(work);
        wake();
      });
    running.set(work, { id: job.id, stop });
  }

  async function look(): Promise<void> {
    lookAgain = false;
    if (clock().getTime() - lastCleanupAt >= CLEANUP_INTERVAL_MS) {
      lastCleanupAt = clock().getTime();
      await queue.deleteStale();
    }
    let wasIdle = true;
    while (hasRoom()) {
      const heldByCaller = [...running.values()].map(({ id }) => id);
      const batch = await queue.claimBatch(kinds, { max: concurrency - running.size, leaseMs, heldByCaller });
      nextAt = batch.nextAt;
      if (batch.jobs.length === 0) break;
      wasIdle = false;
      // The server may have begun to end while they were claimed.
      if (hasEnded()) await Promise.all(batch.jobs.map((job) => queue.release(job)));
      else for (const job of batch.jobs) begin(job);
    }
    pauseMs = wasIdle ? Math.min(pauseMs * 2, pollMs * MAX_IDLE_FACTOR) : pollMs;
  }

  function pollLater(): void {
    clearTimeout(poll);
    if (state !== "started") return;
    const untilNext = nextAt === null ? Number.POSITIVE_INFINITY : nextAt.getTime() - clock().getTime();
    poll = setTimeout(wake, Math.min(pauseMs, Math.max(MIN_PAUSE_MS, untilNext)));
  }

  function wake(): void {
    lookAgain = true;
    if (state !== "started" || currentLook) return;
    // Without the request's context: jobs must continue after the request that added one has ended.
    currentLook = runWithoutContext(look)
      .then(
        () => void (isFailing = false),
        (error: unknown) => {
          // Logged once per outage; polling continues anyway.
          if (!isFailing) log.error({ err: error }, "the jobs cannot be looked for");
          isFailing = true;
          pauseMs = pollMs;
          nextAt = null;
        },
      )
      .finally(() => {
        currentLook = null;
        pollLater();
        if (lookAgain && hasRoom()) wake();
      });
  }

  return {
    wake,
    start() {
      if (state !== "idle") return;
      state = "started";
      wake();
    },
    async drain() {
      state = "draining";
      clearTimeout(poll);
      await currentLook;
      const drainTimer = setTimeout(() => {
        for (const { stop } of running.values()) stop.abort(new Error("the server is ending"));
      }, drainMs);
      await Promise.all(running.keys());
      clearTimeout(drainTimer);
    },
  };
}
