import type { Kysely } from "kysely";

/**
 * Public links of kundlis, at most one for each. They are deleted with their account. There is no foreign key to kundlis, which may be
 * stored
 * elsewhere (Firestore), so the code that deletes a kundli must delete its link too.
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
