import type { ColumnDefinitionBuilder, Kysely } from "kysely";

const given = (column: ColumnDefinitionBuilder) => column.notNull();

/** Saved kundlis go with their account, whatever was cut short. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("kundlis")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("owner_id", "text", (column) => column.notNull().references("users.id").onDelete("cascade"))
    .addColumn("owner_email", "text", given)
    .addColumn("version", "integer", given)
    .addColumn("created_at", "text", given)
    .addColumn("updated_at", "text", given)
    .addColumn("name", "text", given)
    .addColumn("gender", "text", given)
    .addColumn("year", "integer")
    .addColumn("month", "text", given)
    .addColumn("day", "integer")
    .addColumn("hour", "integer")
    .addColumn("minute", "integer")
    .addColumn("second", "integer", given)
    .addColumn("city", "text", given)
    .addColumn("country", "text", given)
    .addColumn("latitude", "double precision")
    .addColumn("longitude", "double precision")
    .addColumn("time_zone", "text")
    .addColumn("utc_offset", "text")
    .addColumn("settings", "text")
    .addColumn("tags", "text", given)
    .addColumn("notes", "text", given)
    .addColumn("is_self", "integer", given)
    .addColumn("birth_key", "text")
    .addColumn("reckoned", "text")
    .execute();
  await db.schema.createIndex("kundlis_by_birth").on("kundlis").columns(["owner_id", "birth_key"]).execute();
}
