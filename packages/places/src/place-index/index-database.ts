import type { DatabaseSync } from "node:sqlite";
import { loadSqlite } from "./load-sqlite.ts";

/** A new file, which is renamed into place only when complete, and so needs no journal. */
export function openNewDatabase(file: string): DatabaseSync {
  // The tables in which FTS5 stores its index are copied as they are.
  const db = new (loadSqlite().DatabaseSync)(file, { defensive: false });
  db.exec("PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; PRAGMA page_size = 8192; PRAGMA cache_size = -65536;");
  return db;
}
