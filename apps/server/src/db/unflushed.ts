import { sql, SqliteAdapter } from "kysely";
import type { Db } from "./client.ts";

/**
 * Writes that the end of a server does not undo, but a power cut may: on SQLite they are not on the disk when this resolves, and nothing in
 * this process waits for the disk. What is flushed afterwards flushes them too. For what is worth nothing after such an end, as who is at which work.
 */
export function unflushed<T>(db: Db, work: (db: Db) => Promise<T>): Promise<T> {
  if (db.isTransaction || !(db.getExecutor().adapter instanceof SqliteAdapter)) return work(db);
  return db.connection().execute(async (own) => {
    await sql`pragma synchronous = normal`.execute(own);
    try {
      return await work(own);
    } finally {
      await sql`pragma synchronous = full`.execute(own);
    }
  });
}
