import type { Kysely } from "kysely";

/** The calendar that a person subscribes to: what it contains, and what was last built. At most one for each account. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("personal_calendars")
    .addColumn("owner_id", "text", (column) => column.primaryKey().references("users.id").onDelete("cascade"))
    .addColumn("feed_id", "text", (column) => column.notNull().unique())
    .addColumn("choices", "text", (column) => column.notNull())
    .addColumn("revision", "integer", (column) => column.notNull())
    .addColumn("built_revision", "integer")
    .addColumn("etag", "text")
    .addColumn("built_at", "text")
    .addColumn("created_at", "text", (column) => column.notNull())
    .execute();
}
