import type { Kysely } from "kysely";

/** When a personal calendar was last changed: its events carry it, so that calendar programs take a moved one over. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("personal_calendars").addColumn("changed_at", "text").execute();
}
