import type { ColumnDefinitionBuilder, Kysely } from "kysely";

const given = (column: ColumnDefinitionBuilder) => column.notNull();

/** People who want to hear of the pilot programme; listed from the latest on. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("leads")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("name", "text", given)
    .addColumn("email", "text", given)
    .addColumn("phone", "text", given)
    .addColumn("source", "text", given)
    .addColumn("status", "text", given)
    .addColumn("device", "text", given)
    .addColumn("country", "text")
    .addColumn("user_agent", "text", given)
    .addColumn("referrer", "text", given)
    .addColumn("url", "text", given)
    .addColumn("screen_resolution", "text", given)
    .addColumn("timezone", "text", given)
    .addColumn("language", "text", given)
    .addColumn("timestamp", "text", given)
    .addColumn("created_at", "text", given)
    .execute();
  await db.schema.createIndex("leads_by_time").on("leads").columns(["created_at", "id"]).execute();
  await db.schema.createIndex("leads_by_email").on("leads").column("email").execute();
}
