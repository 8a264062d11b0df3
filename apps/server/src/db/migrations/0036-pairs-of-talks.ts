import type { Kysely } from "kysely";

/** The two saved kundlis whose match a talk was opened about, as JSON. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("conversations").addColumn("pair", "text").execute();
}
