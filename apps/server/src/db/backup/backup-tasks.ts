import { inspectSqliteCopy, readSqliteContent, type SqliteContent, type SqliteCopy } from "./inspect-sqlite-copy.ts";

/** Reading whole files of a database, for another thread. The reading itself is one step, which cannot be stopped. */
export const BACKUP_TASKS = {
  *inspectSqliteCopy(path: string): Generator<void, SqliteCopy> {
    yield;
    return inspectSqliteCopy(path);
  },
  *readSqliteContent(path: string): Generator<void, SqliteContent> {
    yield;
    return readSqliteContent(path);
  },
};
