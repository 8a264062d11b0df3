import { sql, SqliteAdapter } from "kysely";
import type { Db } from "./client.ts";

/**
 * Runs writes that survive a crash of the process but may be lost in a power cut: on SQLite they are not yet on the disk when this
 * resolves,
 * so nothing in this process waits for the disk. The next durable commit flushes them too. For data that has no value after a power cut,
 * such
 * as leases.
 */
export function runWithAsyncCommit<T>(db: Db, work: (db: Db) => Promise<T>): Promise<T> {
  if (db.isTransaction || !(db.getExecutor().adapter instanceof SqliteAdapter)) return work(db);
  return db.connection().execute(async (connection) => {
    await sql`pragma synchronous = normal`.execute(connection);
    try {
      return await work(connection);
    } finally {
      await sql`pragma synchronous = full`.execute(connection);
    }
  });
}
