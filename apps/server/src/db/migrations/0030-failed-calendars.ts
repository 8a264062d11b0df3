import type { Kysely } from "kysely";

/** When a personal calendar could not be built since its last change, so that its page can say so. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("personal_calendars").addColumn("failed_at", "text").execute();
}
