import type { ColumnDefinitionBuilder, Kysely } from "kysely";

const required = (column: ColumnDefinitionBuilder) => column.notNull();
const ofPerson = (column: ColumnDefinitionBuilder) =>
  column.notNull().references("channel_people.id").onDelete("cascade");

/**
 * Chats in messaging apps. A received message is stored before its delivery is acknowledged, and kept for a while after it is answered, so
 * that repeated deliveries are recognised; its content is deleted with the answer. The same applies to sent messages.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("channel_people")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("channel", "text", required)
    .addColumn("external_id", "text", required)
    .addColumn("name", "text", required)
    .addColumn("account_id", "text", (column) => column.references("users.id").onDelete("set null"))
    .addColumn("tongue", "text")
    .addColumn("chart_id", "text")
    .addColumn("awaiting", "text")
    .addColumn("stopped_at", "text")
    .addColumn("heard_at", "text", required)
    .addColumn("next_turn_at", "text", required)
    .addColumn("created_at", "text", required)
    .addUniqueConstraint("channel_people_of_channel", ["channel", "external_id"])
    .execute();
  await db.schema.createIndex("channel_people_by_account").on("channel_people").column("account_id").execute();

  await db.schema
    .createTable("channel_charts")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("person_id", "text", ofPerson)
    .addColumn("name", "text", required)
    .addColumn("name_key", "text", required)
    .addColumn("birth", "text", required)
    .addColumn("created_at", "text", required)
    .addUniqueConstraint("channel_charts_by_name", ["person_id", "name_key"])
    .execute();

  await db.schema
    .createTable("channel_links")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("person_id", "text", ofPerson)
    .addColumn("expires_at", "text", required)
    .addColumn("used_at", "text")
    .execute();
  await db.schema.createIndex("channel_links_by_person").on("channel_links").column("person_id").execute();

  await db.schema
    .createTable("channel_inbox")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("channel", "text", required)
    .addColumn("message_id", "text", required)
    .addColumn("person_id", "text", ofPerson)
    .addColumn("sent_at", "text", required)
    .addColumn("content", "text")
    .addColumn("state", "text", required)
    .addColumn("reason", "text")
    .addColumn("received_at", "text", required)
    .addColumn("settled_at", "text")
    .addUniqueConstraint("channel_inbox_once", ["channel", "message_id"])
    .execute();
  await db.schema
    .createIndex("channel_inbox_in_order")
    .on("channel_inbox")
    .columns(["person_id", "state", "sent_at", "id"])
    .execute();
  await db.schema.createIndex("channel_inbox_settled").on("channel_inbox").column("settled_at").execute();

  await db.schema
    .createTable("channel_outbox")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("channel", "text", required)
    .addColumn("person_id", "text", ofPerson)
    .addColumn("content", "text")
    .addColumn("provider_id", "text")
    .addColumn("state", "text", required)
    .addColumn("reason", "text")
    .addColumn("created_at", "text", required)
    .addColumn("settled_at", "text")
    .execute();
  await db.schema
    .createIndex("channel_outbox_by_provider")
    .on("channel_outbox")
    .columns(["channel", "provider_id"])
    .execute();
  await db.schema.createIndex("channel_outbox_by_person").on("channel_outbox").column("person_id").execute();
  await db.schema.createIndex("channel_outbox_settled").on("channel_outbox").column("settled_at").execute();

  await db.schema
    .createTable("channel_early_news")
    .addColumn("channel", "text", required)
    .addColumn("provider_id", "text", required)
    .addColumn("state", "text", required)
    .addColumn("reason", "text", required)
    .addColumn("told_at", "text", required)
    .addPrimaryKeyConstraint("channel_early_news_once", ["channel", "provider_id", "state"])
    .execute();
  await db.schema.createIndex("channel_early_news_told").on("channel_early_news").column("told_at").execute();
}
