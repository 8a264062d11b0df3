import type { Kysely } from "kysely";

/** How far all that a channel sends has come, as a number: the next place is then taken by one statement, and nobody waits for a whole transaction. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable("channel_paces").execute();
  await db.schema
    .createTable("channel_paces")
    .addColumn("channel", "text", (column) => column.primaryKey())
    .addColumn("next_ms", "bigint", (column) => column.notNull())
    .execute();
}
