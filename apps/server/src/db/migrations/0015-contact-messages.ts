import type { ColumnDefinitionBuilder, Kysely } from "kysely";

const required = (column: ColumnDefinitionBuilder) => column.notNull();

/** Messages from visitors to the operators of the site; listed from the latest on. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("contact_messages")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("name", "text", required)
    .addColumn("email", "text", required)
    .addColumn("message", "text", required)
    .addColumn("created_at", "text", required)
    .addColumn("read_at", "text")
    .execute();
  await db.schema
    .createIndex("contact_messages_by_time")
    .on("contact_messages")
    .columns(["created_at", "id"])
    .execute();
  await db.schema.createIndex("contact_messages_by_email").on("contact_messages").column("email").execute();
}
