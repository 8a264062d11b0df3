import type { Kysely } from "kysely";

/** One row at most: the code that must come with the first sign-up where strangers can reach the server. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("set_up_code")
    .addColumn("id", "integer", (column) => column.primaryKey())
    .addColumn("code_hash", "text", (column) => column.notNull())
    .addColumn("created_at", "text", (column) => column.notNull())
    .addColumn("used_at", "text")
    .execute();
}
