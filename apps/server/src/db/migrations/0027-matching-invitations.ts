import type { Kysely } from "kysely";

/**
 * Invitations to a match. Both sides are in one row, so that either side, or the end of either account, deletes all of it.
 * `guest_id` is null before the answer, and for a guest without an account, who has the key instead.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("matching_invitations")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("token_hash", "text", (column) => column.notNull().unique())
    .addColumn("owner_id", "text", (column) => column.notNull().references("users.id").onDelete("cascade"))
    .addColumn("owner_side", "text", (column) => column.notNull())
    .addColumn("owner_name", "text", (column) => column.notNull())
    .addColumn("owner_person", "text", (column) => column.notNull())
    .addColumn("owner_shows", "text", (column) => column.notNull())
    .addColumn("settings", "text")
    .addColumn("guest_id", "text", (column) => column.references("users.id").onDelete("cascade"))
    .addColumn("guest_key_hash", "text")
    .addColumn("guest_name", "text")
    .addColumn("guest_person", "text")
    .addColumn("guest_shows", "text")
    .addColumn("created_at", "text", (column) => column.notNull())
    .addColumn("expires_at", "text", (column) => column.notNull())
    .addColumn("answered_at", "text")
    .execute();
  for (const column of ["owner_id", "guest_id"]) {
    await db.schema.createIndex(`matching_invitations_${column}`).on("matching_invitations").column(column).execute();
  }
}
