import type { ColumnDefinitionBuilder, Kysely } from "kysely";

const required = (column: ColumnDefinitionBuilder) => column.notNull();

/** Saved kundlis; deleted with their account by the foreign key. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("kundlis")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("owner_id", "text", (column) => column.notNull().references("users.id").onDelete("cascade"))
    .addColumn("owner_email", "text", required)
    .addColumn("version", "integer", required)
    .addColumn("created_at", "text", required)
    .addColumn("updated_at", "text", required)
    .addColumn("name", "text", required)
    .addColumn("gender", "text", required)
    .addColumn("year", "integer")
    .addColumn("month", "text", required)
    .addColumn("day", "integer")
    .addColumn("hour", "integer")
    .addColumn("minute", "integer")
    .addColumn("second", "integer", required)
    .addColumn("city", "text", required)
    .addColumn("country", "text", required)
    .addColumn("latitude", "double precision")
    .addColumn("longitude", "double precision")
    .addColumn("time_zone", "text")
    .addColumn("utc_offset", "text")
    .addColumn("settings", "text")
    .addColumn("tags", "text", required)
    .addColumn("notes", "text", required)
    .addColumn("is_self", "integer", required)
    .addColumn("birth_key", "text")
    .addColumn("reckoned", "text")
    .execute();
  await db.schema.createIndex("kundlis_by_birth").on("kundlis").columns(["owner_id", "birth_key"]).execute();
}
