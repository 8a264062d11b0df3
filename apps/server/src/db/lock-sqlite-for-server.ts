import { existsSync, mkdirSync, realpathSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { classifyDatabaseOutage } from "./classify-database-outage.ts";

/** Holds a SQLite database for the only server on it. */
export interface ServerLock {
  release(): void;
}

/**
 * Locks the file `….server` beside the database, with SQLite's own lock of a file: the system releases it when the process ends, also by a
 * kill. The database itself stays open to commands such as backup and admin.
 * @throws Error with a message for the operator if another server holds the lock
 */
export function lockSqliteForServer(file: string): ServerLock {
  const path = resolve(file);
  mkdirSync(dirname(path), { recursive: true });
  // Two names of one file have one lock.
  const lock = new DatabaseSync(`${existsSync(path) ? realpathSync(path) : path}.server`);
  try {
    lock.exec("begin exclusive");
  } catch (error) {
    lock.close();
    if (classifyDatabaseOutage(error) !== "busy") throw error;
    throw new Error(
      `Another server runs on ${file}, and SQLite serves one at a time. Stop that server first; for several, set DATABASE_URL to a PostgreSQL`,
      { cause: error },
    );
  }
  return { release: () => lock.close() };
}
