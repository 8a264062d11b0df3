import { PostgresAdapter, type QueryExecutorProvider } from "kysely";

/** Whether several transactions write at the same time, so that rows can be locked one by one; SQLite has one writer at a time. */
export const hasRowLocks = (db: QueryExecutorProvider): boolean => db.getExecutor().adapter instanceof PostgresAdapter;
