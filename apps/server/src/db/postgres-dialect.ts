import { type DatabaseIntrospector, type Kysely, PostgresDialect, sql } from "kysely";
import type { PrimaryPool } from "./connect-to-primary.ts";

interface Relation {
  readonly name: string;
  readonly schema: string;
  readonly kind: "r" | "p" | "v" | "f";
}

/**
 * Lists the relations of the current schema only. Kysely's introspector reads every column of every schema, and fails if a table of another
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
      where own.nspname = current_schema() and class.relkind in ('r', 'p', 'v', 'f')
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

class OwnSchemaDialect extends PostgresDialect {
  override createIntrospector(db: Kysely<unknown>): DatabaseIntrospector {
    return new OwnSchemaIntrospector(db);
  }
}

/** Kysely's dialect over `pg`, restricted to the current schema. */
export const createPostgresDialect = (pool: PrimaryPool): PostgresDialect => new OwnSchemaDialect({ pool });
