import { sql, SqliteAdapter } from "kysely";
import type { Db } from "./client.ts";

/** SQLite's level at which a commit is not flushed but the database stays whole; its levels are 0 (off) to 3 (extra). */
const NORMAL = 1;

async function readSynchronousLevel(db: Db): Promise<number> {
  const { rows } = await sql<{ synchronous: number }>`pragma synchronous`.execute(db);
  return rows[0]?.synchronous ?? NORMAL;
}

/**
 * Runs writes that survive a crash of the process but may be lost in a power cut: on SQLite they are not yet on the disk when this
 * resolves, so nothing in this process waits for the disk. The next durable commit flushes them too. For data that has no value after a
 * power cut, such as leases.
 */
export function runWithAsyncCommit<T>(db: Db, work: (db: Db) => Promise<T>): Promise<T> {
  if (db.isTransaction || !(db.getExecutor().adapter instanceof SqliteAdapter)) return work(db);
  return db.connection().execute(async (connection) => {
    const level = await readSynchronousLevel(connection);
    // A database that is opened without flushes stays so.
    if (level <= NORMAL) return work(connection);
    await sql`pragma synchronous = ${sql.raw(String(NORMAL))}`.execute(connection);
    try {
      return await work(connection);
    } finally {
      await sql`pragma synchronous = ${sql.raw(String(level))}`.execute(connection);
    }
  });
}
