import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { Migrator } from "kysely/migration";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { OpenDatabase } from "../src/db/client.ts";
import { MIGRATIONS } from "../src/db/migrations/list.ts";
import { openTestDatabase } from "./build-test-app.ts";

const dataDir = mkdtempSync(join(tmpdir(), "lagna-migrations-"));
let own: Awaited<ReturnType<typeof openTestDatabase>>;
let database: OpenDatabase;
beforeEach(async () => {
  own = await openTestDatabase(dataDir, { migrated: false });
  database = own.database;
});
afterEach(async () => {
  await database.close();
  await own.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

async function migrateTo(name: string): Promise<void> {
  const { db, kind } = database;
  const provider = { getMigrations: async () => ({ ...MIGRATIONS }) };
  const { rows } =
    kind === "postgres" ? await sql<{ schema: string }>`select current_schema() as schema`.execute(db) : { rows: [] };
  const migrator = new Migrator({ db, provider, ...(rows[0] && { migrationTableSchema: rows[0].schema }) });
  expect((await migrator.migrateTo(name)).error).toBeUndefined();
}

const AT = "2026-01-01T00:00:00.000Z";
const times = { created_at: AT, updated_at: AT };

describe("approval records of an older database", () => {
  test("are assigned to the account with their address; those without an account are dropped", async () => {
    await migrateTo("0002-accounts");
    const { db } = database;
    for (const [id, email] of [
      ["u1", "chief@example.org"],
      ["u2-Ä", "waiting@example.org"],
    ] as const)
      await db
        .insertInto("users")
        .values({ id, name: id, email, email_verified: 1, image: null, ...times })
        .execute();
    for (const email of ["chief@example.org", "gone@example.org"])
      await sql`insert into app_users (email, active, role, created_at, updated_at)
        values (${email}, 1, 'administrator', ${AT}, ${AT})`.execute(db);
    for (const email of ["waiting@example.org", "gone@example.org"])
      await sql`insert into pending_users (email, requested_at, status) values (${email}, ${AT}, 'pending')`.execute(
        db,
      );
    await sql`insert into first_account (id, user_id, created_at) values (1, 'u1', ${AT})`.execute(db);

    await database.migrate();

    expect(await db.selectFrom("app_users").selectAll().execute()).toEqual([
      { email: "chief@example.org", user_id: "u1", active: 1, role: "administrator", ...times },
    ]);
    expect(await db.selectFrom("pending_users").selectAll().execute()).toEqual([
      { email: "waiting@example.org", user_id: "u2-Ä", requested_at: AT, status: "pending" },
    ]);
    expect(await db.selectFrom("first_account").selectAll().execute()).toEqual([
      { id: 1, user_id: "u1", administrator: 0, created_at: AT },
    ]);
    expect(
      await db.selectFrom("users").select(["name_key", "standing", "role"]).orderBy("id").execute(),
      "what the list of people is read from",
    ).toEqual([
      { name_key: "u1", standing: "active", role: "administrator" },
      { name_key: "u2-ä", standing: "undecided", role: "user" },
    ]);
    await db.deleteFrom("users").execute();
    expect(await db.selectFrom("app_users").selectAll().execute()).toEqual([]);
    expect(await db.selectFrom("pending_users").selectAll().execute()).toEqual([]);
  });
});

describe("records of an older database with other names", () => {
  test("keep their data: the chart of a kundli, the readers of an answer, the actor of a failed sign-in", async () => {
    await migrateTo("0025-writers-of-chats");
    const { db } = database;
    const summary = '{"revision":3,"problems":[],"chart":null}';
    const user = { id: "u1", name: "Asha", email: "asha@example.org", email_verified: 1, image: null, ...times };
    await db.insertInto("users").values(user).execute();
    for (const [id, reckoned] of [
      ["computed", summary],
      ["new", null],
    ])
      await sql`insert into kundlis (id, owner_id, owner_email, version, created_at, updated_at, name, gender, month,
          second, city, country, tags, notes, is_self, reckoned)
        values (${id}, 'u1', 'asha@example.org', 1, ${AT}, ${AT}, 'Asha', 'female', 'May',
          0, 'Varanasi', 'India', '[]', '', 0, ${reckoned})`.execute(db);
    await sql`insert into conversations (id, owner_id, title, created_at, updated_at)
      values ('c1', 'u1', 'Work', ${AT}, ${AT})`.execute(db);
    await sql`insert into running_answers (answer_id, conversation_id, question_id, question, writer, beat, wanted, begun_at)
      values ('a1', 'c1', 'q1', 'When?', 'w', 2, 3, ${AT})`.execute(db);
    for (const [id, actor] of [
      ["1", "nobody"],
      ["2", "shell"],
    ])
      await sql`insert into audit_log (id, at, last_at, count, action, actor_kind)
        values (${id}, ${AT}, ${AT}, 1, 'sign_in_failed', ${actor})`.execute(db);

    await database.migrate();

    expect(await db.selectFrom("kundlis").select(["id", "chart_summary"]).orderBy("id").execute()).toEqual([
      { id: "computed", chart_summary: summary },
      { id: "new", chart_summary: null },
    ]);
    expect(await db.selectFrom("running_answers").select(["answer_id", "beat", "reader_reports"]).execute()).toEqual([
      { answer_id: "a1", beat: 2, reader_reports: 3 },
    ]);
    expect(await db.selectFrom("audit_log").select(["id", "actor_kind"]).orderBy("id").execute()).toEqual([
      { id: "1", actor_kind: "anonymous" },
      { id: "2", actor_kind: "shell" },
    ]);
  });
});

describe("messages and audit entries of an older database", () => {
  test("keep their data, feedback and counters; on PostgreSQL they move to the partitions of their months", async () => {
    await migrateTo("0034-almanac-choices-of-accounts");
    const { db, kind } = database;
    const user = { id: "u1", name: "Asha", email: "asha@example.org", email_verified: 1, image: null, ...times };
    await db.insertInto("users").values(user).execute();
    await sql`insert into conversations (id, owner_id, title, created_at, updated_at)
      values ('c1', 'u1', 'Work', ${AT}, ${AT})`.execute(db);
    const instants = [AT, "2026-01-31T23:59:59.999Z", "2026-02-01T00:00:00.000Z", "unknown"];
    for (const [index, at] of instants.entries()) {
      await sql`insert into chat_messages (id, conversation_id, position, role, content, created_at)
        values (${`m${index}`}, 'c1', ${index}, 'assistant', 'Yes.', ${at})`.execute(db);
      await sql`insert into audit_log (id, at, last_at, count, action, actor_kind, subject_id, unique_key)
        values (${String(index)}, ${at}, ${at}, 2, 'sign_in_failed', 'anonymous', 'u1', ${`key ${index}`})`.execute(db);
    }
    await sql`insert into chat_feedback (message_id, verdict, reason, shares_text, created_at)
      values ('m2', 'up', '', 0, ${AT})`.execute(db);

    await database.migrate();

    const messages = await db.selectFrom("chat_messages").select(["id", "created_at"]).orderBy("id").execute();
    expect(messages.map((row) => row.created_at)).toEqual(instants);
    const entries = await db.selectFrom("audit_log").select(["at", "month", "count"]).orderBy("id").execute();
    expect(entries).toEqual(instants.map((at) => ({ at, month: at.slice(0, 7), count: 2 })));
    expect(await db.selectFrom("chat_feedback").select(["message_id", "message_created_at"]).execute()).toEqual([
      { message_id: "m2", message_created_at: instants[2] },
    ]);
    if (kind === "postgres") {
      for (const table of ["chat_messages", "audit_log"]) {
        const { rows } = await sql<{ name: string }>`
          select tableoid::regclass::text as name from ${sql.table(table)} order by id`.execute(db);
        const months = rows.map(({ name }) => name.slice(table.length + 1));
        expect(months).toEqual(["2026_01", "2026_01", "2026_02", "default"]);
      }
    }
    await db.deleteFrom("users").execute();
    expect(await db.selectFrom("chat_feedback").selectAll().execute()).toEqual([]);
    expect(await db.selectFrom("audit_log").select("subject_id").distinct().execute()).toEqual([{ subject_id: null }]);
  });
});
