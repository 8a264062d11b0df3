import type { Kysely } from "kysely";

/**
 * Links by which others see a kundli, one at most for each. They go with their account; kundlis may be kept elsewhere, so that whoever
 * deletes one ends its link too.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("kundli_shares")
    .addColumn("owner_id", "text", (column) => column.notNull().references("users.id").onDelete("cascade"))
    .addColumn("kundli_id", "text", (column) => column.notNull())
    .addColumn("token_hash", "text", (column) => column.notNull().unique())
    .addColumn("shows_name", "integer", (column) => column.notNull())
    .addColumn("shows_birth", "text", (column) => column.notNull())
    .addColumn("created_at", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("kundli_shares_pk", ["owner_id", "kundli_id"])
    .execute();
}
