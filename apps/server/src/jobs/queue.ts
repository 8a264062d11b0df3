import type { Trx } from "../db/transactions.ts";

/** Whatever JSON can hold. */
export type Payload = Readonly<Record<string, unknown>>;

/** Work to be done once the transaction that asks for it is kept, whatever happens to this process. */
export interface NewJob {
  /** Names the handler. */
  readonly kind: string;
  /** Sealed while it is stored; gone with the job. */
  readonly payload: Payload;
  /** Nothing is added while a job with this key waits or runs; one that lies dead is taken up again with this payload. */
  readonly key?: string | undefined;
  /** Of one group one job runs at a time, in the order they were added; a dead one is passed over. */
  readonly group?: string | undefined;
  /** Whose personal data the payload holds: a user's id, or an address in lower case. */
  readonly person?: string | undefined;
  /** Not before; absent: at once. */
  readonly runAt?: Date | undefined;
}

/** A job that one worker holds until the lease runs out. */
export interface LeasedJob {
  readonly id: string;
  readonly kind: string;
  /** Null where it cannot be opened: it was sealed under another secret. */
  readonly payload: Payload | null;
  /** This one included; one that ended with its process counts. */
  readonly attempt: number;
  readonly lease: string;
}

export interface Failure {
  /** Without personal data: administrators and the log read it. */
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

/** What whoever has work to hand over needs. */
export interface JobIntake {
  /** In the transaction of the data that the job is about. Workers of this process look at once when it is kept. */
  enqueue(trx: Trx, job: NewJob): Promise<void>;
  /** Many at once, none of which has a key. */
  enqueueAll(trx: Trx, jobs: readonly Omit<NewJob, "key">[]): Promise<void>;
  /** By itself, where there is no other data. */
  add(job: NewJob): Promise<void>;
}

/**
 * Work that survives a kill. A job is done at least once: whoever is killed between doing it and saying so leaves it to be done
 * again, so handlers must bear that. All instants are the injected clock's.
 */
export interface JobQueue extends JobIntake {
  /**
   * The next due job of these kinds, held for `leaseMs`; null when none is due. Never one of those that the caller is at, though it could
   * not prolong them in time: it knows that nobody was killed.
   */
  claim(kinds: readonly string[], leaseMs: number, own?: readonly string[]): Promise<LeasedJob | null>;
  /** False when the lease was lost: somebody else may be at it. */
  renew(job: LeasedJob, leaseMs: number): Promise<boolean>;
  /** `knownElsewhere`: whoever does it again finds it done, so that a power cut may bring it back. */
  complete(job: LeasedJob, how?: { readonly knownElsewhere?: boolean }): Promise<void>;
  fail(job: LeasedJob, failure: Failure): Promise<void>;
  /** Unfinished and blameless: this attempt does not count. */
  giveBack(job: LeasedJob): Promise<void>;
  /** As `giveBack`, and not taken again before an instant; nor, meanwhile, is any other of its group. */
  postpone(job: LeasedJob, until: Date): Promise<void>;

  counts(): Promise<JobCount[]>;
  /** The latest first. */
  dead(limit: number): Promise<DeadJob[]>;
  /** Due at once, with all its attempts before it. False where no dead job has this id. */
  revive(id: string): Promise<boolean>;
  /** Dead ones that nobody took up in a month. */
  deleteStale(): Promise<void>;

  /** What is waiting for or about a person, by what `NewJob.person` may hold. */
  ofPerson(names: readonly string[]): Promise<{ kind: string; addedAt: string }[]>;
  forgetPerson(names: readonly string[]): Promise<void>;
}
