import type { Kysely } from "kysely";

/** A table with one row, written to check whether the database is writable. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("probes")
    .addColumn("id", "integer", (column) => column.primaryKey())
    .addColumn("written_at", "text", (column) => column.notNull())
    .execute();
}
