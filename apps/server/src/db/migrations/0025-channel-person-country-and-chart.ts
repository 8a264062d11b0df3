import { type Kysely, sql } from "kysely";

/** The country of a chat's writer, if their app implies it, and which chart is their own. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("channel_people").addColumn("country", "text").execute();
  await db.schema.alterTable("channel_people").addColumn("own_chart_id", "text").execute();
  // The format of incomplete births changes; their few writers are asked again.
  await sql`update channel_people set awaiting = null where awaiting like '{"kind":"details"%'`.execute(db);
}
