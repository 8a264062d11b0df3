import {
  type DatabaseIntrospector,
  type DialectAdapter,
  type Kysely,
  PostgresAdapter,
  PostgresDialect,
  type QueryExecutorProvider,
  sql,
} from "kysely";
import type { PrimaryPool } from "./connect-to-primary.ts";

interface Relation {
  readonly name: string;
  readonly schema: string;
  readonly kind: "r" | "p" | "v" | "f";
}

/**
 * Lists the relations of the current schema only, without the partitions of tables. Kysely's introspector reads every column of every schema, and fails if a table of another
 * application is dropped meanwhile. Columns are not read, since only the migrations use this and need just the names.
 */
class OwnSchemaIntrospector implements DatabaseIntrospector {
  readonly #db: Kysely<unknown>;

  constructor(db: Kysely<unknown>) {
    this.#db = db;
  }

  async getSchemas() {
    const { rows } = await sql<{ name: string }>`select current_schema() as name`.execute(this.#db);
    return rows;
  }

  async getTables() {
    const { rows } = await sql<Relation>`
      select class.relname as name, own.nspname as schema, class.relkind as kind
      from pg_catalog.pg_class as class join pg_catalog.pg_namespace as own on own.oid = class.relnamespace
      where own.nspname = current_schema() and class.relkind in ('r', 'p', 'v', 'f') and not class.relispartition
      order by class.relname`.execute(this.#db);
    return rows.map(({ name, schema, kind }) => ({
      name,
      schema,
      isView: kind === "v",
      isForeign: kind === "f",
      columns: [],
    }));
  }
}

/** The number of Kysely's own lock, so that servers of earlier versions wait for ours and ours for theirs. */
const MIGRATION_LOCK = "3853314791062309107";

/** Makes other servers wait until the end of this transaction. */
export async function lockForMigrations(trx: QueryExecutorProvider): Promise<void> {
  await sql`select pg_advisory_xact_lock(${sql.lit(MIGRATION_LOCK)}::bigint)`.execute(trx);
}

/** Kysely locks the session, which through a pooler stays locked after the migrations. */
class TransactionLockAdapter extends PostgresAdapter {
  override acquireMigrationLock(trx: QueryExecutorProvider): Promise<void> {
    return lockForMigrations(trx);
  }

  /** The end of the transaction releases it. */
  override async releaseMigrationLock(): Promise<void> {}
}

class OwnSchemaDialect extends PostgresDialect {
  override createAdapter(): DialectAdapter {
    return new TransactionLockAdapter();
  }

  override createIntrospector(db: Kysely<unknown>): DatabaseIntrospector {
    return new OwnSchemaIntrospector(db);
  }
}

/** Kysely's dialect over `pg`, restricted to the current schema. */
export const createPostgresDialect = (pool: PrimaryPool): PostgresDialect => new OwnSchemaDialect({ pool });
