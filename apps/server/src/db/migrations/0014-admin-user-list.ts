import { type Kysely, sql } from "kysely";

const FIELDS = ["created_at", "name_key", "email", "role"] as const;

interface Named {
  readonly id: string;
  readonly name: string;
  readonly name_key: string;
}

/** SQL's `lower` ignores non-ASCII letters in SQLite and depends on the locale in PostgreSQL, so such names are lower-cased here. */
async function fillNameKeys(db: Kysely<unknown>): Promise<void> {
  await sql`update users set name_key = lower(name)`.execute(db);
  const { rows } = await sql<Named>`select id, name, name_key from users`.execute(db);
  for (const { id, name, name_key: key } of rows)
    if (key !== name.toLowerCase())
      await sql`update users set name_key = ${name.toLowerCase()} where id = ${id}`.execute(db);
}

/**
 * Stores the approval state and the lower-cased name on the account itself, so that administrators' list of people can be filtered and
 * sorted
 * by an index, no matter how many there are.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const defaults = { name_key: "", standing: "undecided", role: "user" };
  for (const [column, value] of Object.entries(defaults))
    await db.schema
      .alterTable("users")
      .addColumn(column, "text", (definition) => definition.notNull().defaultTo(value))
      .execute();
  await fillNameKeys(db);
  await sql`update users set
    standing = (select case active when 1 then 'active' else 'inactive' end from app_users where user_id = users.id),
    role = (select role from app_users where user_id = users.id)
    where id in (select user_id from app_users)`.execute(db);
  const index = (name: string, columns: string[]) =>
    db.schema.createIndex(name).on("users").columns(columns).where(sql.ref("leaving_at"), "is", null).execute();
  for (const field of FIELDS) await index(`users_by_standing_${field}`, ["standing", field, "id"]);
  // A covering index for counting, so that SQLite need not read the table.
  await index("users_by_standing", ["standing", "id", "leaving_at"]);
}
