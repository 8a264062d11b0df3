import { type ColumnDefinitionBuilder, type Kysely, sql } from "kysely";

const account = (column: ColumnDefinitionBuilder) => column.notNull().references("users.id").onDelete("cascade");

/** Second factors. A session that waits for one only allows the second sign-in step. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("second_factors")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("user_id", "text", account)
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("secret", "text")
    .addColumn("last_step", "integer", (column) => column.notNull().defaultTo(0))
    .addColumn("credential_id", "text", (column) => column.unique())
    .addColumn("public_key", "text")
    .addColumn("counter", "bigint", (column) => column.notNull().defaultTo(0))
    .addColumn("transports", "text")
    .addColumn("created_at", "text", (column) => column.notNull())
    .addColumn("confirmed_at", "text")
    .addColumn("last_used_at", "text")
    .execute();
  await db.schema.createIndex("second_factors_of_user").on("second_factors").column("user_id").execute();
  await db.schema
    .createTable("recovery_codes")
    .addColumn("code_hash", "text", (column) => column.primaryKey())
    .addColumn("user_id", "text", account)
    .execute();
  await db.schema.createIndex("recovery_codes_of_user").on("recovery_codes").column("user_id").execute();
  await db.schema
    .createTable("policies")
    .addColumn("name", "text", (column) => column.primaryKey())
    .addColumn("value", "integer", (column) => column.notNull())
    .execute();
  await db.schema
    .alterTable("sessions")
    .addColumn("awaits_second", "integer", (column) => column.notNull().defaultTo(sql`0`))
    .execute();
  await db.schema.alterTable("sessions").addColumn("second_step_at", "text").execute();
}
