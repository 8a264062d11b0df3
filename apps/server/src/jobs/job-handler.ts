import type { Payload } from "./queue.ts";

export interface JobContext {
  /** The same at every attempt. */
  readonly id: string;
  /** From 1. */
  readonly attempt: number;
  /** Aborted when the server shuts down and waits no longer, or the lease was lost: another worker will run the job. */
  readonly signal: AbortSignal;
}

/** Handles one kind of job. May be called again for a job that is already done: see `JobQueue`. */
export interface JobHandler {
  run(payload: Payload, context: JobContext): Promise<void>;
  /** After so many attempts the job is dead; absent: ten, over about three quarters of an hour. */
  readonly maxAttempts?: number;
  /** The handler stores its result durably and does nothing when called again for the same job. */
  readonly isIdempotent?: boolean;
}

export type JobHandlers = Readonly<Record<string, JobHandler>>;

export interface JobFailureOptions {
  readonly final?: boolean | undefined;
  readonly retryAfterMs?: number | undefined;
  readonly cause?: unknown;
}

/** A failure whose message contains no personal data; of other errors only name and code are stored. */
export class JobFailure extends Error {
  override readonly name = "JobFailure";
  /** Retrying would not help. */
  readonly final: boolean;
  /** How long another service has asked to wait. */
  readonly retryAfterMs: number;

  constructor(reason: string, { final = false, retryAfterMs = 0, cause }: JobFailureOptions = {}) {
    super(reason, { cause });
    this.final = final;
    this.retryAfterMs = retryAfterMs;
  }
}

/** Thrown if the job must run later; the attempt does not count. */
export class JobPostponed extends Error {
  override readonly name = "JobNotYet";
  readonly until: Date;

  constructor(until: Date) {
    super("not yet");
    this.until = until;
  }
}

/** Describes an error for storage and logs without its message, since messages of libraries may quote personal data. */
export function describeError(error: unknown): string {
  if (error instanceof JobFailure) return error.message;
  if (!(error instanceof Error)) return "unknown";
  const { code } = error as { code?: unknown };
  return typeof code === "string" || typeof code === "number" ? `${error.name} ${code}` : error.name;
}
