import { type ColumnDefinitionBuilder, type Kysely, sql } from "kysely";

const text = (column: ColumnDefinitionBuilder) => column.notNull();
const account = (column: ColumnDefinitionBuilder) => column.notNull().references("users.id").onDelete("cascade");

/** SQLite cannot add such a column to a table with rows, so both tables are recreated, with the rows of existing accounts. */
async function remake(
  db: Kysely<unknown>,
  table: string,
  columns: readonly string[],
  make: () => Promise<void>,
): Promise<void> {
  const backupTable = `${table}_kept`;
  const columnNames = sql.join([...columns, "user_id"].map((column) => sql.ref(column)));
  const oldColumns = sql.join(columns.map((column) => sql.ref(`${table}.${column}`)));
  await sql`create table ${sql.table(backupTable)} as
    select ${oldColumns}, users.id as user_id from ${sql.table(table)} inner join users on users.email = ${sql.ref(`${table}.email`)}`.execute(
    db,
  );
  await db.schema.dropTable(table).execute();
  await make();
  await sql`insert into ${sql.table(table)} (${columnNames}) select ${columnNames} from ${sql.table(backupTable)}`.execute(
    db,
  );
  await db.schema.dropTable(backupTable).execute();
}

/**
 * Approval records belong to an account and are deleted with it: a record that outlived its account would apply to the next person who
 * signs
 * up with that address. Records without an account are dropped. Also adds the deletion time of accounts, and whether the first account
 * became
 * the administrator.
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
