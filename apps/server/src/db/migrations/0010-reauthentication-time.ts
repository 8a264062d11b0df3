import type { Kysely } from "kysely";

/** When the user of a session last proved their identity; null: when they signed in. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("sessions").addColumn("proved_at", "text").execute();
}
