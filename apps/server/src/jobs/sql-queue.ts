import { randomUUID } from "node:crypto";
import type { Clock } from "../time/clock.ts";
import type { Db } from "../db/client.ts";
import type { JobRow } from "../db/schema/jobs-and-write-probe.ts";
import { afterCommit, type Trx, runUnitOfWork } from "../db/transactions.ts";
import { isUniqueViolation } from "../db/constraint-violations.ts";
import { hasRowLocks } from "../db/has-row-locks.ts";
import { runWithAsyncCommit } from "../db/run-with-async-commit.ts";
import { createJobIds } from "./job-id.ts";
import type { JobAttemptFailure, JobCount, JobQueue, LeasedJob, NewJob, Payload } from "./queue.ts";
import { createPayloadCipher } from "./payload-cipher.ts";
import { findFirstOfEachGroup, findOldestDue } from "./find-due-jobs.ts";

const DEAD_RETENTION_MS = 30 * 86_400_000;

export interface SqlJobQueueParts {
  readonly db: Db;
  readonly clock: Clock;
  /** Secret under which payloads are encrypted. */
  readonly secret: string;
  /** Called whenever a job was added and committed. */
  readonly onAdded: () => void;
}

interface Lease {
  readonly now: string;
  readonly until: string;
  readonly max: number;
}

/**
 * Leases those of these jobs that are still free, the oldest first, in one statement. On PostgreSQL it passes over rows that another worker
 * is taking at the same moment; SQLite has one writer at a time.
 */
const leaseFree = (db: Db, ids: readonly string[], { now, until, max }: Lease): Promise<JobRow[]> =>
  runWithAsyncCommit(db, async (connection) => {
    const rows = await connection
      .with("free", (cte) =>
        cte
          .selectFrom("jobs")
          .select("id")
          .where("id", "in", ids)
          .where("dead_at", "is", null)
          .where("run_at", "<=", now)
          .where((eb) => eb.or([eb("leased_until", "is", null), eb("leased_until", "<=", now)]))
          .orderBy("run_at")
          .orderBy("id")
          .limit(max)
          .$if(hasRowLocks(db), (query) => query.forUpdate().skipLocked()),
      )
      .updateTable("jobs")
      .set((eb) => ({ lease: randomUUID(), leased_until: until, attempts: eb("attempts", "+", 1) }))
      .where("id", "in", (eb) => eb.selectFrom("free").select("free.id"))
      .returningAll()
      .execute();
    return rows.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
  });

/** The same; null if a group of one of them is already being worked on, which a unique index reports. */
async function leaseUnlessGroupRuns(db: Db, ids: readonly string[], lease: Lease): Promise<JobRow[] | null> {
  try {
    return await leaseFree(db, ids, lease);
  } catch (error) {
    if (isUniqueViolation(error)) return null;
    throw error;
  }
}

async function leaseBatch(db: Db, ids: readonly string[], lease: Lease): Promise<JobRow[]> {
  if (ids.length === 0) return [];
  const together = await leaseUnlessGroupRuns(db, ids, lease);
  if (together !== null) return together;
  const taken: JobRow[] = [];
  for (const id of ids) {
    if (taken.length === lease.max) break;
    taken.push(...((await leaseUnlessGroupRuns(db, [id], { ...lease, max: 1 })) ?? []));
  }
  return taken;
}

const NO_LEASE = { lease: null, leased_until: null } as const;

/** The queue in the table `jobs`; the same queries run on SQLite and PostgreSQL. */
export function createSqlJobQueue({ db, clock, secret, onAdded }: SqlJobQueueParts): JobQueue {
  const payloadCipher = createPayloadCipher(secret);
  const newId = createJobIds();
  const addToNow = (ms: number): string => new Date(clock().getTime() + ms).toISOString();
  const updateHeld = (job: LeasedJob, on: Db = db) =>
    on.updateTable("jobs").where("id", "=", job.id).where("lease", "=", job.lease);

  function toLeasedJob({ id, kind, payload, attempts, lease: token }: JobRow): LeasedJob {
    const decrypted = payloadCipher.decrypt(payload, id);
    const content = decrypted === null ? null : (JSON.parse(decrypted) as Payload);
    return { id, kind, payload: content, attempt: attempts, lease: token ?? "" };
  }

  function toRow(job: NewJob): JobRow {
    const now = clock();
    const id = newId(now);
    const runAt = (job.runAt ?? now).toISOString();
    const initialState = { attempts: 0, run_at: runAt, ...NO_LEASE, last_error: null, dead_at: null };
    const content = { kind: job.kind, group_key: job.group ?? null, person: job.personId ?? null };
    const payload = payloadCipher.encrypt(JSON.stringify(job.payload), id);
    return { id, ...content, unique_key: job.key ?? null, payload, ...initialState, created_at: now.toISOString() };
  }

  async function enqueue(trx: Trx, job: NewJob): Promise<void> {
    const row = toRow(job);
    await trx
      .insertInto("jobs")
      .values(row)
      .onConflict((conflict) => conflict.column("unique_key").doUpdateSet(row).where("jobs.dead_at", "is not", null))
      .execute();
    afterCommit(trx, onAdded);
  }

  async function enqueueAll(trx: Trx, jobs: readonly Omit<NewJob, "key">[]): Promise<void> {
    if (jobs.length === 0) return;
    await trx.insertInto("jobs").values(jobs.map(toRow)).execute();
    afterCommit(trx, onAdded);
  }

  async function fail(job: LeasedJob, { reason, retryAt }: JobAttemptFailure): Promise<void> {
    const next = retryAt ? { run_at: retryAt.toISOString() } : { dead_at: addToNow(0) };
    await updateHeld(job)
      .set({ ...NO_LEASE, last_error: reason, ...next })
      .execute();
  }

  return {
    enqueue,
    enqueueAll,
    withdraw: async (trx, { kind, personId }) => {
      await trx
        .deleteFrom("jobs")
        .where("kind", "=", kind)
        .where("person", "=", personId)
        .where("leased_until", "is", null)
        .where("dead_at", "is", null)
        .execute();
    },
    enqueueAlone: (job) => runUnitOfWork(db, "read committed", (trx) => enqueue(trx, job)),
    fail,

    claimBatch: async (kinds, { max, leaseMs, heldByCaller = [] }) => {
      if (kinds.length === 0 || max < 1) return { jobs: [], nextAt: null };
      const now = addToNow(0);
      const lease = { now, until: addToNow(leaseMs), max };
      const dueQuery = { kinds, now, heldByCaller };
      const { due, mayHideOthers, nextAt } = await findOldestDue(db, dueQuery);
      let taken = await leaseBatch(db, due, lease);
      if (taken.length === 0 && mayHideOthers)
        taken = await leaseBatch(db, await findFirstOfEachGroup(db, dueQuery), lease);
      return { jobs: taken.map(toLeasedJob), nextAt: nextAt === null ? null : new Date(nextAt) };
    },

    renew: async (job, leaseMs) => {
      const { numUpdatedRows } = await runWithAsyncCommit(db, (connection) =>
        updateHeld(job, connection)
          .set({ leased_until: addToNow(leaseMs) })
          .executeTakeFirst(),
      );
      return numUpdatedRows > 0n;
    },

    complete: async (job, { isIdempotent = false } = {}) => {
      const deleteJob = (on: Db) =>
        on.deleteFrom("jobs").where("id", "=", job.id).where("lease", "=", job.lease).execute();
      await (isIdempotent ? runWithAsyncCommit(db, deleteJob) : deleteJob(db));
    },

    release: async (job) => {
      await runWithAsyncCommit(db, (connection) =>
        updateHeld(job, connection)
          .set((eb) => ({ ...NO_LEASE, attempts: eb("attempts", "-", 1) }))
          .execute(),
      );
    },

    postpone: async (job, until) => {
      await runWithAsyncCommit(db, (connection) =>
        updateHeld(job, connection)
          .set((eb) => ({ ...NO_LEASE, run_at: until.toISOString(), attempts: eb("attempts", "-", 1) }))
          .execute(),
      );
    },

    counts: async () => {
      const rows = await db
        .selectFrom("jobs")
        .select((eb) => [
          "kind",
          eb
            .case()
            .when("dead_at", "is not", null)
            .then("dead")
            .when("leased_until", ">", addToNow(0))
            .then("running")
            .else("waiting")
            .end()
            .as("state"),
          eb.fn.countAll().as("count"),
        ])
        .groupBy(["kind", "state"])
        .orderBy("kind")
        .orderBy("state")
        .execute();
      return rows.map(({ kind, state, count }) => ({ kind, state: state as JobCount["state"], count: Number(count) }));
    },

    oldestDue: async () => {
      const now = addToNow(0);
      return db
        .selectFrom("jobs")
        .select((eb) => ["kind", eb.fn.min("run_at").as("dueAt")])
        .where("dead_at", "is", null)
        .where("run_at", "<=", now)
        .where((eb) => eb.or([eb("leased_until", "is", null), eb("leased_until", "<=", now)]))
        .groupBy("kind")
        .orderBy("kind")
        .execute();
    },

    findDead: async (limit) => {
      const rows = await db
        .selectFrom("jobs")
        .select(["id", "kind", "attempts", "last_error", "created_at", "dead_at"])
        .where("dead_at", "is not", null)
        .orderBy("dead_at", "desc")
        .orderBy("id", "desc")
        .limit(limit)
        .execute();
      return rows.map((row) => ({
        id: row.id,
        kind: row.kind,
        attempts: row.attempts,
        reason: row.last_error ?? "",
        addedAt: row.created_at,
        diedAt: row.dead_at ?? row.created_at,
      }));
    },

    retryDead: async (id) => {
      const { numUpdatedRows } = await db
        .updateTable("jobs")
        .set({ dead_at: null, attempts: 0, run_at: addToNow(0) })
        .where("id", "=", id)
        .where("dead_at", "is not", null)
        .executeTakeFirst();
      if (numUpdatedRows > 0n) onAdded();
      return numUpdatedRows > 0n;
    },

    deleteStale: async () => {
      await db.deleteFrom("jobs").where("dead_at", "<", addToNow(-DEAD_RETENTION_MS)).execute();
    },

    findByPerson: async (names) => {
      const rows = await db.selectFrom("jobs").select(["kind", "created_at"]).where("person", "in", names).execute();
      return rows.map(({ kind, created_at: addedAt }) => ({ kind, addedAt }));
    },

    deleteByPerson: async (names) => {
      await db.deleteFrom("jobs").where("person", "in", names).execute();
    },
  };
}
