import type { DatabaseSync } from "node:sqlite";
import { setTimeout as wait } from "node:timers/promises";
import { CompiledQuery, type DatabaseConnection, SqliteDialect, type SqliteDialectConfig, SqliteDriver } from "kysely";
import { toKyselyDatabase } from "./kysely-sqlite-adapter.ts";
import { classifyDatabaseOutage } from "./classify-database-outage.ts";
import { createPeriodicYield } from "./yield-between-statements.ts";

/** How long to wait for another process's lock; only database work waits meanwhile. */
const LOCK_TIMEOUT_MS = 2_000;
const RETRY_MS = 20;

/** Retries a single statement while the database is locked; statements in a transaction already have the lock. */
async function retryWhileLocked<T>(database: DatabaseSync, runStatement: () => Promise<T>): Promise<T> {
  const end = performance.now() + LOCK_TIMEOUT_MS;
  for (;;) {
    try {
      return await runStatement();
    } catch (error) {
      if (classifyDatabaseOutage(error) !== "busy" || database.isTransaction || performance.now() > end) throw error;
    }
    await wait(RETRY_MS);
  }
}

/**
 * SQLite's plain `begin` locks nothing until the first write, and a transaction that has read before fails immediately if another process
 * wrote meanwhile. `begin immediate` waits for the lock at the start, before anything is read.
 */
class ImmediateSqliteDriver extends SqliteDriver {
  readonly #database: DatabaseSync;
  readonly #turn = createPeriodicYield();

  constructor(config: SqliteDialectConfig, database: DatabaseSync) {
    super(config);
    this.#database = database;
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    await this.#turn();
    const connection = await super.acquireConnection();
    return {
      executeQuery: (query) => retryWhileLocked(this.#database, () => connection.executeQuery(query)),
      streamQuery: (query, chunkSize) => connection.streamQuery(query, chunkSize),
    };
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw("begin immediate"));
  }

  /** After some failures, such as a full disk, SQLite has already rolled back; another rollback would fail and hide the original error. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#database.isTransaction) await super.rollbackTransaction(connection);
  }
}

class ImmediateSqliteDialect extends SqliteDialect {
  readonly #config: SqliteDialectConfig;
  readonly #database: DatabaseSync;

  constructor(database: DatabaseSync) {
    const config = { database: toKyselyDatabase(database) };
    super(config);
    this.#config = config;
    this.#database = database;
  }

  override createDriver(): SqliteDriver {
    return new ImmediateSqliteDriver(this.#config, this.#database);
  }
}

/** Kysely's dialect over Node's built-in SQLite; every transaction takes the write lock when it begins. */
export const createSqliteDialect = (database: DatabaseSync): SqliteDialect => new ImmediateSqliteDialect(database);
