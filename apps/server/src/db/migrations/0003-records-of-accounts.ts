import { type ColumnDefinitionBuilder, type Kysely, sql } from "kysely";

const text = (column: ColumnDefinitionBuilder) => column.notNull();
const account = (column: ColumnDefinitionBuilder) => column.notNull().references("users.id").onDelete("cascade");

/** SQLite cannot add such a column to a table that has rows, so both tables are made anew, with what they held of accounts that exist. */
async function remake(
  db: Kysely<unknown>,
  table: string,
  columns: readonly string[],
  make: () => Promise<void>,
): Promise<void> {
  const kept = `${table}_kept`;
  const names = sql.join([...columns, "user_id"].map((column) => sql.ref(column)));
  const old = sql.join(columns.map((column) => sql.ref(`${table}.${column}`)));
  await sql`create table ${sql.table(kept)} as
    select ${old}, users.id as user_id from ${sql.table(table)} inner join users on users.email = ${sql.ref(`${table}.email`)}`.execute(
    db,
  );
  await db.schema.dropTable(table).execute();
  await make();
  await sql`insert into ${sql.table(table)} (${names}) select ${names} from ${sql.table(kept)}`.execute(db);
  await db.schema.dropTable(kept).execute();
}

/**
 * Approval records belong to an account, and go with it: one that outlived its account would count for whoever signs up with that
 * address next. Those of nobody are dropped. An account can be leaving, and the first one notes whether being first made it the administrator.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await remake(db, "app_users", ["email", "active", "role", "created_at", "updated_at"], () =>
    db.schema
      .createTable("app_users")
      .addColumn("email", "text", (column) => column.primaryKey())
      .addColumn("user_id", "text", (column) => account(column).unique())
      .addColumn("active", "integer", text)
      .addColumn("role", "text", text)
      .addColumn("created_at", "text", text)
      .addColumn("updated_at", "text", text)
      .execute(),
  );
  await remake(db, "pending_users", ["email", "requested_at", "status"], () =>
    db.schema
      .createTable("pending_users")
      .addColumn("email", "text", (column) => column.primaryKey())
      .addColumn("user_id", "text", (column) => account(column).unique())
      .addColumn("requested_at", "text", text)
      .addColumn("status", "text", text)
      .execute(),
  );
  await db.schema.alterTable("users").addColumn("leaving_at", "text").execute();
  await db.schema
    .alterTable("first_account")
    .addColumn("administrator", "integer", (column) => column.notNull().defaultTo(0))
    .execute();
}
