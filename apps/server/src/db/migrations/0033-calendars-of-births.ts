import type { Kysely } from "kysely";

/** By which calendar the date of a saved birth was given; null where it was not stated. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("kundlis").addColumn("calendar", "text").execute();
}
