import { type Kysely, sql } from "kysely";

const FIELDS = ["created_at", "name_key", "email", "role"] as const;

interface Named {
  readonly id: string;
  readonly name: string;
  readonly name_key: string;
}

/** Letters outside ASCII are made small by SQLite not at all, and by PostgreSQL as its locale says. */
async function fillNameKeys(db: Kysely<unknown>): Promise<void> {
  await sql`update users set name_key = lower(name)`.execute(db);
  const { rows } = await sql<Named>`select id, name, name_key from users`.execute(db);
  for (const { id, name, name_key: made } of rows)
    if (made !== name.toLowerCase())
      await sql`update users set name_key = ${name.toLowerCase()} where id = ${id}`.execute(db);
}

/**
 * What administrators' list of people is filtered and sorted by stands on the account itself, so that a page of it is read from an index
 * however many there are: what was decided about somebody, and the name in small letters.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const given = { name_key: "", standing: "undecided", role: "user" };
  for (const [column, value] of Object.entries(given))
    await db.schema
      .alterTable("users")
      .addColumn(column, "text", (made) => made.notNull().defaultTo(value))
      .execute();
  await fillNameKeys(db);
  await sql`update users set
    standing = (select case active when 1 then 'active' else 'inactive' end from app_users where user_id = users.id),
    role = (select role from app_users where user_id = users.id)
    where id in (select user_id from app_users)`.execute(db);
  const index = (name: string, columns: string[]) =>
    db.schema.createIndex(name).on("users").columns(columns).where(sql.ref("leaving_at"), "is", null).execute();
  for (const field of FIELDS) await index(`users_by_standing_${field}`, ["standing", field, "id"]);
  // With all that counting asks, so that SQLite reads nothing else.
  await index("users_by_standing", ["standing", "id", "leaving_at"]);
}
