import type { ColumnDefinitionBuilder, Kysely } from "kysely";

const required = (column: ColumnDefinitionBuilder) => column.notNull();
const ofUser = (column: ColumnDefinitionBuilder) => column.references("users.id").onDelete("cascade");

/**
 * Conversations with the astrologer. They belong to an account and are deleted with it, or to a guest, identified by the key of a
 * channel or another system.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("conversations")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("owner_id", "text", ofUser)
    .addColumn("guest_key", "text")
    .addColumn("title", "text", required)
    .addColumn("kundli_id", "text")
    .addColumn("birth", "text")
    .addColumn("created_at", "text", required)
    .addColumn("updated_at", "text", required)
    .execute();
  await db.schema
    .createIndex("conversations_by_owner")
    .on("conversations")
    .columns(["owner_id", "updated_at"])
    .execute();
  await db.schema
    .createIndex("conversations_by_guest")
    .on("conversations")
    .columns(["guest_key", "updated_at"])
    .execute();

  await db.schema
    .createTable("chat_messages")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("conversation_id", "text", (column) =>
      column.notNull().references("conversations.id").onDelete("cascade"),
    )
    .addColumn("position", "integer", required)
    .addColumn("role", "text", required)
    .addColumn("content", "text", required)
    .addColumn("answer", "text")
    .addColumn("created_at", "text", required)
    .addUniqueConstraint("chat_messages_in_order", ["conversation_id", "position"])
    .execute();

  await db.schema
    .createTable("chat_feedback")
    .addColumn("message_id", "text", (column) => column.primaryKey().references("chat_messages.id").onDelete("cascade"))
    .addColumn("verdict", "text", required)
    .addColumn("reason", "text", required)
    .addColumn("shares_text", "integer", required)
    .addColumn("created_at", "text", required)
    .execute();
  await db.schema.createIndex("chat_feedback_by_time").on("chat_feedback").column("created_at").execute();

  await db.schema
    .createTable("stated_facts")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("owner_id", "text", ofUser)
    .addColumn("guest_key", "text")
    .addColumn("about", "text", required)
    .addColumn("value", "text", required)
    .addColumn("words", "text", required)
    .addColumn("created_at", "text", required)
    .execute();
  await db.schema.createIndex("stated_facts_by_owner").on("stated_facts").column("owner_id").execute();
  await db.schema.createIndex("stated_facts_by_guest").on("stated_facts").column("guest_key").execute();

  await db.schema
    .createTable("model_usage")
    .addColumn("month", "text", (column) => column.primaryKey())
    .addColumn("tokens", "bigint", required)
    .execute();
}
