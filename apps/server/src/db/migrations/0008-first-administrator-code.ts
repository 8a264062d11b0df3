import type { Kysely } from "kysely";

/** At most one row: the code required for the first sign-up on a server that strangers can reach. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("set_up_code")
    .addColumn("id", "integer", (column) => column.primaryKey())
    .addColumn("code_hash", "text", (column) => column.notNull())
    .addColumn("created_at", "text", (column) => column.notNull())
    .addColumn("used_at", "text")
    .execute();
}
