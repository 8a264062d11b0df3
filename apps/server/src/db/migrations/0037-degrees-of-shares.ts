import type { Kysely } from "kysely";

/** Whether the picture of a link has the frame and the degrees, as all pictures of births with their times had before. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("kundli_shares")
    .addColumn("shows_degrees", "integer", (column) => column.notNull().defaultTo(1))
    .execute();
}
