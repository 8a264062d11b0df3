import { type ColumnDefinitionBuilder, type Kysely, sql } from "kysely";

const account = (column: ColumnDefinitionBuilder) => column.references("users.id").onDelete("set null");

/** The audit log. When an account is deleted, its entries are kept without its id. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("audit_log")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("at", "text", (column) => column.notNull())
    .addColumn("last_at", "text", (column) => column.notNull())
    .addColumn("count", "integer", (column) => column.notNull())
    .addColumn("action", "text", (column) => column.notNull())
    .addColumn("actor_kind", "text", (column) => column.notNull())
    .addColumn("actor_id", "text", account)
    .addColumn("subject_id", "text", account)
    .addColumn("via", "text")
    .addColumn("address_mark", "text")
    .addColumn("account_mark", "text")
    .addColumn("unique_key", "text", (column) => column.unique())
    .execute();
  for (const column of ["action", "actor_id", "subject_id"])
    await db.schema
      .createIndex(`audit_log_by_${column}`)
      .on("audit_log")
      .columns([column, "id"])
      .where(sql.ref(column), "is not", null)
      .execute();
}
