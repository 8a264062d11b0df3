import type { Kysely } from "kysely";

/** How well the time of a saved birth is known. One change per statement, as SQLite requires. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("kundlis").addColumn("uncertainty_minutes", "integer").execute();
  await db.schema
    .alterTable("kundlis")
    .addColumn("time_unknown", "integer", (column) => column.notNull().defaultTo(0))
    .execute();
}
