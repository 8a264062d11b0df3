import type { Kysely } from "kysely";

/** The language of the user; null: the browser's language. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("users").addColumn("language", "text").execute();
}
