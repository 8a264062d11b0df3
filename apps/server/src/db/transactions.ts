import { setTimeout as wait } from "node:timers/promises";
import type { Transaction } from "kysely";
import type { Db } from "./client.ts";
import type { Database } from "./schema.ts";

export type Trx = Transaction<Database>;

const SERIALIZATION_FAILURE = "40001";
const DEADLOCK_DETECTED = "40P01";
/** Of those that collide one gets through each time; a long one may lose to short ones for a while. */
const PATIENCE_MS = 10_000;
const LONGEST_PAUSE_MS = 50;

const lostToAnother = (error: unknown): boolean => {
  const { code } = error as { code?: unknown };
  return code === SERIALIZATION_FAILURE || code === DEADLOCK_DETECTED;
};

/** "read committed" is for what is right statement by statement, by unique keys and conditions of its own: it waits for others, and loses to nobody. */
export type Isolation = "serializable" | "read committed";

const afterwards = new WeakMap<Trx, (() => void)[]>();

/** Runs when the unit of work is kept, and not at all when it is not. */
export function afterCommit(trx: Trx, action: () => void): void {
  const actions = afterwards.get(trx);
  if (!actions) throw new Error("not in a unit of work");
  actions.push(action);
}

async function once<T>(db: Db, work: (trx: Trx) => Promise<T>, isolation: Isolation): Promise<T> {
  const actions: (() => void)[] = [];
  const answer = await db
    .transaction()
    .setIsolationLevel(isolation)
    .execute((trx) => {
      afterwards.set(trx, actions);
      return work(trx);
    });
  for (const action of actions) action();
  return answer;
}

/**
 * One unit of work: all of it or nothing, and as if no other ran at the same time. SQLite does so by letting one write after the
 * other; PostgreSQL looks for collisions and refuses one of the two, which is then done again: so `work` may run several times and
 * must touch nothing but the database. Inside another unit of work it becomes part of it.
 */
export async function unitOfWork<T>(
  db: Db,
  work: (trx: Trx) => Promise<T>,
  isolation: Isolation = "serializable",
): Promise<T> {
  if (db.isTransaction) return work(db as Trx);
  const end = performance.now() + PATIENCE_MS;
  for (let pause = 1; ; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
    try {
      return await once(db, work, isolation);
    } catch (error) {
      if (!lostToAnother(error) || performance.now() > end) throw error;
      await wait(Math.random() * pause);
    }
  }
}
