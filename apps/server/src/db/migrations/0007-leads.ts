import type { ColumnDefinitionBuilder, Kysely } from "kysely";

const required = (column: ColumnDefinitionBuilder) => column.notNull();

/** People interested in the pilot programme; listed from the latest on. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("leads")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("name", "text", required)
    .addColumn("email", "text", required)
    .addColumn("phone", "text", required)
    .addColumn("source", "text", required)
    .addColumn("status", "text", required)
    .addColumn("device", "text", required)
    .addColumn("country", "text")
    .addColumn("user_agent", "text", required)
    .addColumn("referrer", "text", required)
    .addColumn("url", "text", required)
    .addColumn("screen_resolution", "text", required)
    .addColumn("timezone", "text", required)
    .addColumn("language", "text", required)
    .addColumn("timestamp", "text", required)
    .addColumn("created_at", "text", required)
    .execute();
  await db.schema.createIndex("leads_by_time").on("leads").columns(["created_at", "id"]).execute();
  await db.schema.createIndex("leads_by_email").on("leads").column("email").execute();
}
