import type { Kysely } from "kysely";

/** When the person of a session last proved who they are; null: when they signed in. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("sessions").addColumn("proved_at", "text").execute();
}
