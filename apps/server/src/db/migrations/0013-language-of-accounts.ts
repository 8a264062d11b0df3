import type { Kysely } from "kysely";

/** What the product speaks with its person; null: as the browser asks. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("users").addColumn("language", "text").execute();
}
