import type { Kysely } from "kysely";

/** Where the user is and whose festivals they keep; null: they have not said. Ids of places do not fit into 32 bits. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of ["place_id", "festival_region", "festival_sect"])
    await db.schema.alterTable("users").addColumn(column, "text").execute();
}
