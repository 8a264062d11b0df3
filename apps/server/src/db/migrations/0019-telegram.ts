import type { ColumnDefinitionBuilder, Kysely } from "kysely";

const given = (column: ColumnDefinitionBuilder) => column.notNull();

/** What a channel adds that counts its messages, limits all that is sent together, and may be asked by one server at a time only. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("channel_inbox")
    .addColumn("sequence", "bigint", (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema
    .createTable("channel_paces")
    .addColumn("channel", "text", (column) => column.primaryKey())
    .addColumn("next_at", "text", given)
    .execute();
  await db.schema
    .createTable("channel_leaders")
    .addColumn("channel", "text", (column) => column.primaryKey())
    .addColumn("server", "text", given)
    .addColumn("until", "text", given)
    .execute();
}
