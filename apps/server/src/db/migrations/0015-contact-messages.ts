import type { ColumnDefinitionBuilder, Kysely } from "kysely";

const given = (column: ColumnDefinitionBuilder) => column.notNull();

/** What visitors write to those who run the site; listed from the latest on. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("contact_messages")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("name", "text", given)
    .addColumn("email", "text", given)
    .addColumn("message", "text", given)
    .addColumn("created_at", "text", given)
    .addColumn("read_at", "text")
    .execute();
  await db.schema
    .createIndex("contact_messages_by_time")
    .on("contact_messages")
    .columns(["created_at", "id"])
    .execute();
  await db.schema.createIndex("contact_messages_by_email").on("contact_messages").column("email").execute();
}
