import type { DatabaseSync } from "node:sqlite";
import { CompiledQuery, type DatabaseConnection, SqliteDialect, type SqliteDialectConfig, SqliteDriver } from "kysely";
import { asKyselyDatabase } from "./node-sqlite.ts";

/**
 * SQLite's own `begin` locks nothing until the first write, and a transaction that has read by then is refused if another process
 * wrote meanwhile, without waiting. `begin immediate` waits at the start, where nothing has been read yet.
 */
class ImmediateSqliteDriver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw("begin immediate"));
  }
}

class ImmediateSqliteDialect extends SqliteDialect {
  readonly #config: SqliteDialectConfig;

  constructor(config: SqliteDialectConfig) {
    super(config);
    this.#config = config;
  }

  override createDriver(): SqliteDriver {
    return new ImmediateSqliteDriver(this.#config);
  }
}

/** Kysely's dialect over Node's own SQLite; every transaction takes the write lock when it begins. */
export const sqliteDialect = (database: DatabaseSync): SqliteDialect =>
  new ImmediateSqliteDialect({ database: asKyselyDatabase(database) });
