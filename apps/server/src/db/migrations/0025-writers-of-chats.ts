import { type Kysely, sql } from "kysely";

/** Of who writes in a chat: their country as far as their app tells it, and which of their charts is their own. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("channel_people").addColumn("country", "text").execute();
  await db.schema.alterTable("channel_people").addColumn("own_chart_id", "text").execute();
  // Births that are half told have another form from here on: their few writers are asked once more.
  await sql`update channel_people set awaiting = null where awaiting like '{"kind":"details"%'`.execute(db);
}
