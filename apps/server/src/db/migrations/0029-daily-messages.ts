import type { Kysely } from "kysely";

/** The daily message of the almanac, for accounts that asked for it: what was chosen, when the next is due, and the date of the last. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("daily_messages")
    .addColumn("owner_id", "text", (column) => column.primaryKey().references("users.id").onDelete("cascade"))
    .addColumn("stop_id", "text", (column) => column.notNull().unique())
    .addColumn("choices", "text", (column) => column.notNull())
    .addColumn("by_mail", "integer", (column) => column.notNull())
    .addColumn("by_whatsapp", "integer", (column) => column.notNull())
    .addColumn("by_telegram", "integer", (column) => column.notNull())
    .addColumn("revision", "integer", (column) => column.notNull())
    .addColumn("next_date", "text", (column) => column.notNull())
    .addColumn("next_at", "text", (column) => column.notNull())
    .addColumn("last_date", "text")
    .addColumn("created_at", "text", (column) => column.notNull())
    .execute();
}
