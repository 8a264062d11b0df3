import type { Kysely } from "kysely";

/** The prediction ledger: who takes part, the windows that answers named, what came of them, and the last figures of the control. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("ledger_members")
    .addColumn("user_id", "text", (column) => column.primaryKey().references("users.id").onDelete("cascade"))
    .addColumn("since", "text", (column) => column.notNull())
    .execute();
  await db.schema
    .createTable("ledger_entries")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("user_id", "text", (column) => column.notNull().references("ledger_members.user_id").onDelete("cascade"))
    .addColumn("kundli_id", "text", (column) => column.notNull())
    .addColumn("chart_hash", "text", (column) => column.notNull())
    .addColumn("topic", "text", (column) => column.notNull())
    .addColumn("house", "integer", (column) => column.notNull())
    .addColumn("karakas", "text", (column) => column.notNull())
    .addColumn("rank", "text", (column) => column.notNull())
    .addColumn("is_good", "integer", (column) => column.notNull())
    .addColumn("from_at", "text", (column) => column.notNull())
    .addColumn("until_at", "text", (column) => column.notNull())
    .addColumn("named_on", "text", (column) => column.notNull())
    .addColumn("span_months", "integer", (column) => column.notNull())
    .addColumn("rule_version", "integer", (column) => column.notNull())
    .addColumn("outcome", "text")
    .addColumn("month", "text")
    .addColumn("answered_on", "text")
    .addColumn("control", "text")
    .execute();
  await db.schema.createIndex("ledger_entries_user_id").on("ledger_entries").column("user_id").execute();
  await db.schema
    .createTable("ledger_figures")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("figures", "text", (column) => column.notNull())
    .addColumn("computed_at", "text", (column) => column.notNull())
    .execute();
}
