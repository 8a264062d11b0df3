import type { ColumnDefinitionBuilder, Kysely } from "kysely";

const required = (column: ColumnDefinitionBuilder) => column.notNull();

/** For channels that number their messages, limit the total send rate, and may be polled by only one server at a time. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("channel_inbox")
    .addColumn("sequence", "bigint", (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema
    .createTable("channel_paces")
    .addColumn("channel", "text", (column) => column.primaryKey())
    .addColumn("next_at", "text", required)
    .execute();
  await db.schema
    .createTable("channel_leaders")
    .addColumn("channel", "text", (column) => column.primaryKey())
    .addColumn("server", "text", required)
    .addColumn("until", "text", required)
    .execute();
}
