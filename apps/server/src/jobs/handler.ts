import type { Payload } from "./queue.ts";

export interface JobContext {
  /** The same at every attempt. */
  readonly id: string;
  /** From 1. */
  readonly attempt: number;
  /** The server is ending and will wait no longer, or the lease was lost: somebody else will do it. */
  readonly signal: AbortSignal;
}

/** Does one kind of work. May be called again for work already done: see `JobQueue`. */
export interface JobHandler {
  run(payload: Payload, context: JobContext): Promise<void>;
  /** Then it lies dead; absent: ten, over about three quarters of an hour. */
  readonly mostAttempts?: number;
  /** What it did stands in data of its own, on the disk: called again for the same it does nothing. */
  readonly knownElsewhere?: boolean;
}

export type JobHandlers = Readonly<Record<string, JobHandler>>;

export interface JobFailureOptions {
  readonly final?: boolean | undefined;
  readonly retryAfterMs?: number | undefined;
  readonly cause?: unknown;
}

/** A failure in words that hold no personal data; of any other error only its name and code are kept. */
export class JobFailure extends Error {
  override readonly name = "JobFailure";
  /** Trying again would not help. */
  readonly final: boolean;
  /** How long somebody else has asked to be left alone. */
  readonly retryAfterMs: number;

  constructor(reason: string, { final = false, retryAfterMs = 0, cause }: JobFailureOptions = {}) {
    super(reason, { cause });
    this.final = final;
    this.retryAfterMs = retryAfterMs;
  }
}

/** Thrown where it is not time yet: the attempt does not count. */
export class JobNotYet extends Error {
  override readonly name = "JobNotYet";
  readonly until: Date;

  constructor(until: Date) {
    super("not yet");
    this.until = until;
  }
}

/** What may be kept and logged of an error: messages of libraries quote what they were given. */
export function reasonOf(error: unknown): string {
  if (error instanceof JobFailure) return error.message;
  if (!(error instanceof Error)) return "unknown";
  const { code } = error as { code?: unknown };
  return typeof code === "string" || typeof code === "number" ? `${error.name} ${code}` : error.name;
}
