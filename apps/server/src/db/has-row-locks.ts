import { PostgresAdapter } from "kysely";
import type { Db } from "./client.ts";

/** Whether several transactions write at the same time, so that rows can be locked one by one; SQLite has one writer at a time. */
export const hasRowLocks = (db: Db): boolean => db.getExecutor().adapter instanceof PostgresAdapter;
