import type { DatabaseSync } from "node:sqlite";
import { setTimeout as wait } from "node:timers/promises";
import { CompiledQuery, type DatabaseConnection, SqliteDialect, type SqliteDialectConfig, SqliteDriver } from "kysely";
import { asKyselyDatabase } from "./node-sqlite.ts";
import { outageOf } from "./outage.ts";
import { takingTurns } from "./turn.ts";

/** How long somebody else's lock is waited for, without keeping anything but the database waiting. */
const PATIENCE_MS = 2_000;
const RETRY_MS = 20;

/** A statement on its own that found the database locked has done nothing, and is done again; one in a transaction has the lock. */
async function patiently<T>(database: DatabaseSync, ask: () => Promise<T>): Promise<T> {
  const end = performance.now() + PATIENCE_MS;
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (outageOf(error) !== "busy" || database.isTransaction || performance.now() > end) throw error;
    }
    await wait(RETRY_MS);
  }
}

/**
 * SQLite's own `begin` locks nothing until the first write, and a transaction that has read by then is refused if another process
 * wrote meanwhile, without waiting. `begin immediate` waits at the start, where nothing has been read yet.
 */
class ImmediateSqliteDriver extends SqliteDriver {
  readonly #database: DatabaseSync;
  readonly #turn = takingTurns();

  constructor(config: SqliteDialectConfig, database: DatabaseSync) {
    super(config);
    this.#database = database;
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    await this.#turn();
    const connection = await super.acquireConnection();
    return {
      executeQuery: (query) => patiently(this.#database, () => connection.executeQuery(query)),
      streamQuery: (query, chunkSize) => connection.streamQuery(query, chunkSize),
    };
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw("begin immediate"));
  }

  /** After some failures, a full disk's among them, SQLite has done so itself; asking again would hide what happened. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#database.isTransaction) await super.rollbackTransaction(connection);
  }
}

class ImmediateSqliteDialect extends SqliteDialect {
  readonly #config: SqliteDialectConfig;
  readonly #database: DatabaseSync;

  constructor(database: DatabaseSync) {
    const config = { database: asKyselyDatabase(database) };
    super(config);
    this.#config = config;
    this.#database = database;
  }

  override createDriver(): SqliteDriver {
    return new ImmediateSqliteDriver(this.#config, this.#database);
  }
}

/** Kysely's dialect over Node's own SQLite; every transaction takes the write lock when it begins. */
export const sqliteDialect = (database: DatabaseSync): SqliteDialect => new ImmediateSqliteDialect(database);
