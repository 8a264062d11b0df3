import type { Kysely } from "kysely";

/** The rate limit of a channel as a number, so that a single statement can take the next slot without a transaction. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable("channel_paces").execute();
  await db.schema
    .createTable("channel_paces")
    .addColumn("channel", "text", (column) => column.primaryKey())
    .addColumn("next_ms", "bigint", (column) => column.notNull())
    .execute();
}
