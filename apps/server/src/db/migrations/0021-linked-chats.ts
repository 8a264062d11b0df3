import type { Kysely } from "kysely";

/** When a chat was linked to its account, and the codes for linking: one per account. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("channel_people").addColumn("linked_at", "text").execute();
  await db.schema
    .createTable("channel_link_codes")
    .addColumn("account_id", "text", (column) => column.primaryKey().references("users.id").onDelete("cascade"))
    .addColumn("code_hash", "text", (column) => column.notNull().unique())
    .addColumn("expires_at", "text", (column) => column.notNull())
    .execute();
}
