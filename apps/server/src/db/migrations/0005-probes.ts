import type { Kysely } from "kysely";

/** One row that is written to learn whether anything can be. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("probes")
    .addColumn("id", "integer", (column) => column.primaryKey())
    .addColumn("written_at", "text", (column) => column.notNull())
    .execute();
}
