import type { Trx } from "../db/transactions.ts";

/** Must be serialisable as JSON. */
export type Payload = Readonly<Record<string, unknown>>;

/** Work to be done once the transaction that enqueues it is committed, even if this process dies. */
export interface NewJob {
  /** Names the handler. */
  readonly kind: string;
  /** Encrypted while stored; deleted with the job. */
  readonly payload: Payload;
  /** Nothing is added while a job with this key waits or runs; a dead one is revived with this payload. */
  readonly key?: string | undefined;
  /** Jobs of a group run one at a time, in the order they were added; dead ones are skipped. */
  readonly group?: string | undefined;
  /** Whose personal data the payload holds: a user's id, or an address in lower case. */
  readonly personId?: string | undefined;
  /** Earliest time to run; absent: at once. */
  readonly runAt?: Date | undefined;
}

/** A job that one worker holds until the lease expires. */
export interface LeasedJob {
  readonly id: string;
  readonly kind: string;
  /** Null if it cannot be decrypted because it was encrypted under another secret. */
  readonly payload: Payload | null;
  /** Number of attempts including this one and those whose process died. */
  readonly attempt: number;
  readonly lease: string;
}

export interface ClaimOptions {
  /** At most so many jobs. */
  readonly max: number;
  readonly leaseMs: number;
  /** Jobs that the caller is still running are never returned, even if it failed to renew their leases in time. */
  readonly heldByCaller?: readonly string[];
}

export interface ClaimedBatch {
  /** Empty if none is due; fewer than `max` do not mean that no other is. */
  readonly jobs: readonly LeasedJob[];
  /** When the first of the jobs that wait for a time becomes due; null if there are none. */
  readonly nextAt: Date | null;
}

export interface JobAttemptFailure {
  /** Without personal data, since it is logged and shown to administrators. */
  readonly reason: string;
  /** When to try again; null for never. */
  readonly retryAt: Date | null;
}

export interface DeadJob {
  readonly id: string;
  readonly kind: string;
  readonly attempts: number;
  readonly reason: string;
  /** ISO 8601. */
  readonly addedAt: string;
  readonly diedAt: string;
}

export interface JobCount {
  readonly kind: string;
  readonly state: "waiting" | "running" | "dead";
  readonly count: number;
}

export interface OldestDue {
  readonly kind: string;
  /** ISO 8601. */
  readonly dueAt: string;
}

/** Adds jobs. */
export interface JobEnqueuer {
  /** In the transaction of the data that the job is about. Workers of this process look for it as soon as the transaction is committed. */
  enqueue(trx: Trx, job: NewJob): Promise<void>;
  /** Adds many jobs without keys at once. */
  enqueueAll(trx: Trx, jobs: readonly Omit<NewJob, "key">[]): Promise<void>;
  /** Removes what waits of a kind for a person and has not begun. What runs goes on. */
  withdraw(trx: Trx, jobs: { readonly kind: string; readonly personId: string }): Promise<void>;
  /** In its own transaction, if there is no related data. */
  enqueueAlone(job: NewJob): Promise<void>;
}

/**
 * A durable job queue. Jobs run at least once: if a process is killed after running a job and before recording it, the job runs again, so
 * handlers must tolerate that. All times come from the injected clock.
 */
export interface JobQueue extends JobEnqueuer {
  /** Leases the next due jobs of these kinds. */
  claimBatch(kinds: readonly string[], options: ClaimOptions): Promise<ClaimedBatch>;
  /** False if the lease was lost: another worker may be running the job. */
  renew(job: LeasedJob, leaseMs: number): Promise<boolean>;
  /** `isIdempotent`: running it again is harmless, so its deletion may be lost in a power cut. */
  complete(job: LeasedJob, how?: { readonly isIdempotent?: boolean }): Promise<void>;
  fail(job: LeasedJob, failure: JobAttemptFailure): Promise<void>;
  /** Returns an unfinished job to the queue; this attempt does not count. */
  release(job: LeasedJob): Promise<void>;
  /** Like `release`, but the job and the others of its group are not taken again before an instant. */
  postpone(job: LeasedJob, until: Date): Promise<void>;

  counts(): Promise<JobCount[]>;
  /** Since when the oldest of the jobs that are due has been, by kind. */
  oldestDue(): Promise<OldestDue[]>;
  /** The latest first. */
  findDead(limit: number): Promise<DeadJob[]>;
  /** Makes a dead job due at once, with all attempts available again. False if no dead job has this id. */
  retryDead(id: string): Promise<boolean>;
  /** Deletes jobs that have been dead for a month. */
  deleteStale(): Promise<void>;

  /** The jobs that hold personal data of a person, by the possible values of `NewJob.personId`. */
  findByPerson(names: readonly string[]): Promise<{ kind: string; addedAt: string }[]>;
  deleteByPerson(names: readonly string[]): Promise<void>;
}
