import type { Kysely } from "kysely";

/** Approvals: users who may use the product, and users who wait for approval. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("app_users")
    .addColumn("email", "text", (column) => column.primaryKey())
    .addColumn("active", "integer", (column) => column.notNull())
    .addColumn("role", "text", (column) => column.notNull())
    .addColumn("created_at", "text", (column) => column.notNull())
    .addColumn("updated_at", "text", (column) => column.notNull())
    .execute();
  await db.schema
    .createTable("pending_users")
    .addColumn("email", "text", (column) => column.primaryKey())
    .addColumn("requested_at", "text", (column) => column.notNull())
    .addColumn("status", "text", (column) => column.notNull())
    .execute();
}
