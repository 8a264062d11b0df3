import type { ColumnDefinitionBuilder, Kysely } from "kysely";

const given = (column: ColumnDefinitionBuilder) => column.notNull();
const ofUser = (column: ColumnDefinitionBuilder) => column.references("users.id").onDelete("cascade");

/**
 * Talks with the astrologer. They belong to an account and go with it, or to somebody without one, whom a channel or another system knows
 * by a key of its own.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("conversations")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("owner_id", "text", ofUser)
    .addColumn("guest_key", "text")
    .addColumn("title", "text", given)
    .addColumn("kundli_id", "text")
    .addColumn("birth", "text")
    .addColumn("created_at", "text", given)
    .addColumn("updated_at", "text", given)
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
    .addColumn("position", "integer", given)
    .addColumn("role", "text", given)
    .addColumn("content", "text", given)
    .addColumn("answer", "text")
    .addColumn("created_at", "text", given)
    .addUniqueConstraint("chat_messages_in_order", ["conversation_id", "position"])
    .execute();

  await db.schema
    .createTable("chat_feedback")
    .addColumn("message_id", "text", (column) => column.primaryKey().references("chat_messages.id").onDelete("cascade"))
    .addColumn("verdict", "text", given)
    .addColumn("reason", "text", given)
    .addColumn("shares_text", "integer", given)
    .addColumn("created_at", "text", given)
    .execute();
  await db.schema.createIndex("chat_feedback_by_time").on("chat_feedback").column("created_at").execute();

  await db.schema
    .createTable("stated_facts")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("owner_id", "text", ofUser)
    .addColumn("guest_key", "text")
    .addColumn("about", "text", given)
    .addColumn("value", "text", given)
    .addColumn("words", "text", given)
    .addColumn("created_at", "text", given)
    .execute();
  await db.schema.createIndex("stated_facts_by_owner").on("stated_facts").column("owner_id").execute();
  await db.schema.createIndex("stated_facts_by_guest").on("stated_facts").column("guest_key").execute();

  await db.schema
    .createTable("model_usage")
    .addColumn("month", "text", (column) => column.primaryKey())
    .addColumn("tokens", "bigint", given)
    .execute();
}
