import { setTimeout as wait } from "node:timers/promises";
import type { Transaction } from "kysely";
import type { Db } from "./client.ts";
import type { Database } from "./schema.ts";

export type Trx = Transaction<Database>;

const SERIALIZATION_FAILURE = "40001";
const DEADLOCK_DETECTED = "40P01";
/** Of conflicting transactions one succeeds each time; a long one may lose to short ones for a while. */
const RETRY_TIMEOUT_MS = 10_000;
const MAX_PAUSE_MS = 50;

type ConflictCode = typeof SERIALIZATION_FAILURE | typeof DEADLOCK_DETECTED;

function findConflict(error: unknown): ConflictCode | null {
  const { code } = error as { code?: unknown };
  return code === SERIALIZATION_FAILURE || code === DEADLOCK_DETECTED ? code : null;
}

const retries = new WeakMap<Db, Record<ConflictCode, number>>();

/** How many transactions of a database were repeated, by the code of the conflict. */
export function countRetries(db: Db): Readonly<Record<ConflictCode, number>> {
  return retries.get(db) ?? { [SERIALIZATION_FAILURE]: 0, [DEADLOCK_DETECTED]: 0 };
}

function recordRetry(db: Db, conflict: ConflictCode): void {
  const counts = countRetries(db);
  retries.set(db, { ...counts, [conflict]: counts[conflict] + 1 });
}

/**
 * "read committed" is for work whose statements are each safe by unique keys, conditions or row locks: it waits for others and is never
 * refused. "serializable" is for work that decides by rows which another unit of work may write meanwhile; a conflict is only detected if
 * that one is serializable too, so the two have the same level.
 */
type Isolation = "serializable" | "read committed";

interface OpenUnit {
  readonly isolation: Isolation;
  readonly commitActions: (() => void)[];
}

const openUnits = new WeakMap<Trx, OpenUnit>();

/** Runs an action after the unit of work is committed, and not at all if it is rolled back. */
export function afterCommit(trx: Trx, action: () => void): void {
  const unit = openUnits.get(trx);
  if (!unit) throw new Error("not in a unit of work");
  unit.commitActions.push(action);
}

async function runOnce<T>(db: Db, isolation: Isolation, work: (trx: Trx) => Promise<T>): Promise<T> {
  const commitActions: (() => void)[] = [];
  const result = await db
    .transaction()
    .setIsolationLevel(isolation)
    .execute((trx) => {
      openUnits.set(trx, { isolation, commitActions });
      return work(trx);
    });
  for (const action of commitActions) action();
  return result;
}

function joinUnit<T>(trx: Trx, isolation: Isolation, work: (trx: Trx) => Promise<T>): Promise<T> {
  if (isolation === "serializable" && openUnits.get(trx)?.isolation === "read committed")
    throw new Error("A serializable unit of work cannot be part of one at read committed");
  return work(trx);
}

/**
 * Runs one unit of work, atomically and isolated from others. SQLite serialises writers; PostgreSQL detects conflicts and refuses one of
 * the
 * two transactions, which is then retried: so `work` may run several times and must have no side effects outside the database. Inside
 * another unit of work it becomes part of it.
 */
export async function runUnitOfWork<T>(db: Db, isolation: Isolation, work: (trx: Trx) => Promise<T>): Promise<T> {
  if (db.isTransaction) return joinUnit(db as Trx, isolation, work);
  const end = performance.now() + RETRY_TIMEOUT_MS;
  for (let pause = 1; ; pause = Math.min(pause * 2, MAX_PAUSE_MS)) {
    try {
      return await runOnce(db, isolation, work);
    } catch (error) {
      const conflict = findConflict(error);
      if (conflict === null || performance.now() > end) throw error;
      recordRetry(db, conflict);
      await wait(Math.random() * pause);
    }
  }
}
