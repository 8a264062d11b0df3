import type { Kysely } from "kysely";

/** Settings that administrators change in the browser, encrypted. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("server_settings")
    .addColumn("name", "text", (column) => column.primaryKey())
    .addColumn("value", "text", (column) => column.notNull())
    .addColumn("updated_at", "text", (column) => column.notNull())
    .execute();
}
