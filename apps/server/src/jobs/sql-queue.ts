import { randomUUID } from "node:crypto";
import type { Clock } from "../clock.ts";
import type { Db } from "../db/client.ts";
import type { JobRow } from "../db/schema/work.ts";
import { afterCommit, type Trx, unitOfWork } from "../db/transactions.ts";
import { isUniqueViolation } from "../db/unique-violation.ts";
import { unflushed } from "../db/unflushed.ts";
import { jobIds } from "./job-id.ts";
import type { Failure, JobCount, JobQueue, LeasedJob, NewJob, Payload } from "./queue.ts";
import { sealFrom } from "./seal.ts";
import { firstsOfGroups, oldestDue } from "./sql-due.ts";

const STALE_MS = 30 * 86_400_000;

export interface SqlJobQueueParts {
  readonly db: Db;
  readonly clock: Clock;
  /** What payloads are sealed under. */
  readonly secret: string;
  /** Called whenever a job was added and kept. */
  readonly onAdded: () => void;
}

/** Of two that take the same job the second finds it changed; of two that take jobs of one group an index stops the second. */
async function lease(db: Db, id: string, now: string, until: string): Promise<JobRow | undefined> {
  try {
    return await unflushed(db, (own) =>
      own
        .updateTable("jobs")
        .set((eb) => ({ lease: randomUUID(), leased_until: until, attempts: eb("attempts", "+", 1) }))
        .where("id", "=", id)
        .where("dead_at", "is", null)
        .where("run_at", "<=", now)
        .where((eb) => eb.or([eb("leased_until", "is", null), eb("leased_until", "<=", now)]))
        .returningAll()
        .executeTakeFirst(),
    );
  } catch (error) {
    if (isUniqueViolation(error)) return undefined;
    throw error;
  }
}

const FREE = { lease: null, leased_until: null } as const;

/** The queue in the table `jobs`, in the same words on SQLite and PostgreSQL. */
export function sqlJobQueue({ db, clock, secret, onAdded }: SqlJobQueueParts): JobQueue {
  const seal = sealFrom(secret);
  const newId = jobIds();
  const later = (ms: number): string => new Date(clock().getTime() + ms).toISOString();
  const held = (job: LeasedJob, on: Db = db) =>
    on.updateTable("jobs").where("id", "=", job.id).where("lease", "=", job.lease);

  function leased({ id, kind, payload, attempts, lease: token }: JobRow): LeasedJob {
    const opened = seal.open(payload, id);
    const content = opened === null ? null : (JSON.parse(opened) as Payload);
    return { id, kind, payload: content, attempt: attempts, lease: token ?? "" };
  }

  function rowOf(job: NewJob): JobRow {
    const now = clock();
    const id = newId(now);
    const runAt = (job.runAt ?? now).toISOString();
    const fresh = { attempts: 0, run_at: runAt, ...FREE, last_error: null, dead_at: null };
    const content = { kind: job.kind, group_key: job.group ?? null, person: job.person ?? null };
    const payload = seal.close(JSON.stringify(job.payload), id);
    return { id, ...content, unique_key: job.key ?? null, payload, ...fresh, created_at: now.toISOString() };
  }

  async function enqueue(trx: Trx, job: NewJob): Promise<void> {
    const row = rowOf(job);
    await trx
      .insertInto("jobs")
      .values(row)
      .onConflict((conflict) => conflict.column("unique_key").doUpdateSet(row).where("jobs.dead_at", "is not", null))
      .execute();
    afterCommit(trx, onAdded);
  }

  async function enqueueAll(trx: Trx, jobs: readonly Omit<NewJob, "key">[]): Promise<void> {
    if (jobs.length === 0) return;
    await trx.insertInto("jobs").values(jobs.map(rowOf)).execute();
    afterCommit(trx, onAdded);
  }

  /** The first of these that nobody else takes at the same moment. */
  async function leaseOne(ids: readonly string[], now: string, leaseMs: number): Promise<LeasedJob | null> {
    for (const id of ids) {
      const row = await lease(db, id, now, later(leaseMs));
      if (row) return leased(row);
    }
    return null;
  }

  async function fail(job: LeasedJob, { reason, retryAt }: Failure): Promise<void> {
    const next = retryAt ? { run_at: retryAt.toISOString() } : { dead_at: later(0) };
    await held(job)
      .set({ ...FREE, last_error: reason, ...next })
      .execute();
  }

  return {
    enqueue,
    enqueueAll,
    add: (job) => unitOfWork(db, (trx) => enqueue(trx, job)),
    fail,

    claim: async (kinds, leaseMs, own = []) => {
      if (kinds.length === 0) return null;
      const now = later(0);
      const asked = { kinds, now, own };
      const { due, mayHideOthers } = await oldestDue(db, asked);
      const taken = await leaseOne(due, now, leaseMs);
      return taken || !mayHideOthers ? taken : leaseOne(await firstsOfGroups(db, asked), now, leaseMs);
    },

    renew: async (job, leaseMs) => {
      const { numUpdatedRows } = await unflushed(db, (own) =>
        held(job, own)
          .set({ leased_until: later(leaseMs) })
          .executeTakeFirst(),
      );
      return numUpdatedRows > 0n;
    },

    complete: async (job, { knownElsewhere = false } = {}) => {
      const forget = (on: Db) =>
        on.deleteFrom("jobs").where("id", "=", job.id).where("lease", "=", job.lease).execute();
      await (knownElsewhere ? unflushed(db, forget) : forget(db));
    },

    giveBack: async (job) => {
      await unflushed(db, (own) =>
        held(job, own)
          .set((eb) => ({ ...FREE, attempts: eb("attempts", "-", 1) }))
          .execute(),
      );
    },

    postpone: async (job, until) => {
      await unflushed(db, (own) =>
        held(job, own)
          .set((eb) => ({ ...FREE, run_at: until.toISOString(), attempts: eb("attempts", "-", 1) }))
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
            .when("leased_until", ">", later(0))
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

    dead: async (limit) => {
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

    revive: async (id) => {
      const { numUpdatedRows } = await db
        .updateTable("jobs")
        .set({ dead_at: null, attempts: 0, run_at: later(0) })
        .where("id", "=", id)
        .where("dead_at", "is not", null)
        .executeTakeFirst();
      if (numUpdatedRows > 0n) onAdded();
      return numUpdatedRows > 0n;
    },

    deleteStale: async () => {
      await db.deleteFrom("jobs").where("dead_at", "<", later(-STALE_MS)).execute();
    },

    ofPerson: async (names) => {
      const rows = await db.selectFrom("jobs").select(["kind", "created_at"]).where("person", "in", names).execute();
      return rows.map(({ kind, created_at: addedAt }) => ({ kind, addedAt }));
    },

    forgetPerson: async (names) => {
      await db.deleteFrom("jobs").where("person", "in", names).execute();
    },
  };
}
