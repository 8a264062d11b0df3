import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openDatabase, type OpenDatabase } from "../src/db/client.ts";
import { MIGRATIONS } from "../src/db/migrations/list.ts";
import { runWithAsyncCommit } from "../src/db/run-with-async-commit.ts";
import { openTestDatabase } from "./build-test-app.ts";
import { runOnPostgres } from "./run-on-postgres.ts";

const dataDir = mkdtempSync(join(tmpdir(), "lagna-database-"));
let own: Awaited<ReturnType<typeof openTestDatabase>>;
let database: OpenDatabase;
beforeAll(async () => {
  own = await openTestDatabase(dataDir, { flushed: true });
  database = own.database;
});
afterAll(async () => {
  await database.close();
  await own.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

const AT = "2026-01-01T00:00:00.000Z";
const link = (email: string) => ({ token_hash: email, purpose: "pending", email, created_at: AT, expires_at: AT });

async function applied(opened: OpenDatabase): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(opened.db);
  return rows.map(({ name }) => name);
}

describe("migrations", () => {
  test("are all applied, in order, once", async () => {
    expect(Object.keys(MIGRATIONS)).toEqual(Object.keys(MIGRATIONS).toSorted());
    expect(await applied(database)).toEqual(Object.keys(MIGRATIONS));
    await database.migrate();
    expect(await applied(database)).toEqual(Object.keys(MIGRATIONS));
  });

  test("work when several servers start at once on an empty database, and one after the other", async () => {
    const folder = mkdtempSync(join(tmpdir(), "lagna-database-"));
    const first = await openTestDatabase(folder, { migrated: false });
    const others = [1, 2, 3, 4].map(() => openDatabase({ url: first.url, dataDir: folder }));
    // SQLite blocks this process while it waits, so concurrent starts are tested with processes: process.test.ts.
    if (first.database.kind === "postgres") {
      await Promise.all(others.map((other) => other.migrate()));
      // A lock of a session would stay on a connection of a pooler, and the next server would wait for it.
      const locks = sql`select pid from pg_locks where locktype = 'advisory'
        and database = (select oid from pg_database where datname = current_database())`;
      expect((await locks.execute(first.database.db)).rows).toEqual([]);
    }
    for (const other of others) await other.migrate();
    expect(await applied(first.database)).toEqual(Object.keys(MIGRATIONS));
    await Promise.all([first.database, ...others].map((each) => each.close()));
    await first.drop();
    rmSync(folder, { recursive: true, force: true });
  });

  test("only look at their own schema, while other schemas of the database are dropped", async () => {
    const folder = mkdtempSync(join(tmpdir(), "lagna-database-"));
    const empty = await openTestDatabase(folder, { migrated: false });
    const tables = async (of: OpenDatabase) => (await of.db.introspection.getTables()).map(({ name }) => name);
    const isPostgres = empty.database.kind === "postgres";
    if (isPostgres)
      await runOnPostgres(empty.url, "create schema neighbour", "create table neighbour.kysely_migration (name text)");
    expect(await tables(empty.database)).toEqual([]);
    const dropping = isPostgres ? runOnPostgres(empty.url, "drop schema neighbour cascade") : undefined;
    await Promise.all([empty.database.migrate(), dropping]);
    expect(await tables(empty.database)).toEqual(await tables(database));
    await empty.database.close();
    await empty.drop();
    rmSync(folder, { recursive: true, force: true });
  });
});

describe("the database", () => {
  test("is configured to be durable and strict", async () => {
    if (database.kind === "postgres") {
      expect(
        (await sql<{ synchronous_commit: string }>`show synchronous_commit`.execute(database.db)).rows[0]
          ?.synchronous_commit,
      ).toBe("on");
      return;
    }
    const pragma = async (name: string) =>
      Object.values((await sql.raw<Record<string, unknown>>(`pragma ${name}`).execute(database.db)).rows[0] ?? {})[0];
    expect(await pragma("journal_mode")).toBe("wal");
    expect(await pragma("synchronous")).toBe(2);
    expect(await pragma("foreign_keys")).toBe(1);
  });

  test("yields to other work during long sequences of queries", async () => {
    const others = new AbortController();
    const timer = setTimeout(() => others.abort(), 1);
    let asked = 0;
    for (; asked < 200_000 && !others.signal.aborted; asked += 1)
      await database.db.selectFrom("probes").select("id").executeTakeFirst();
    clearTimeout(timer);
    expect(others.signal.aborted, `nobody came in between ${asked} questions`).toBe(true);
  });

  test("flushes writes that follow unflushed ones, also if those failed", async () => {
    const level = async (db: OpenDatabase["db"]): Promise<unknown> => {
      if (database.kind === "postgres") return 2;
      return Object.values((await sql<Record<string, unknown>>`pragma synchronous`.execute(db)).rows[0] ?? {})[0];
    };
    const inside = database.kind === "postgres" ? 2 : 1;
    for (let each = 0; each < 2; each += 1) {
      expect(await runWithAsyncCommit(database.db, level)).toBe(inside);
      expect(await level(database.db)).toBe(2);
    }
    const failing = runWithAsyncCommit(database.db, () => Promise.reject(new Error("in the middle")));
    await expect(failing).rejects.toThrow("in the middle");
    expect(await level(database.db)).toBe(2);
  });

  test.runIf(!process.env["TEST_DATABASE_URL"])("a database without flushes stays without them", async () => {
    const level = (db: OpenDatabase["db"]) => sql`pragma synchronous`.execute(db).then(({ rows }) => rows);
    await sql`pragma synchronous = off`.execute(database.db);
    try {
      expect(await runWithAsyncCommit(database.db, level)).toEqual([{ synchronous: 0 }]);
      expect(await level(database.db)).toEqual([{ synchronous: 0 }]);
    } finally {
      await sql`pragma synchronous = full`.execute(database.db);
    }
  });

  test("commits a successful transaction and rolls back a failed one", async () => {
    const { db } = database;
    await db.transaction().execute((trx) => trx.insertInto("mailed_tokens").values(link("kept@example.org")).execute());
    const failing = db.transaction().execute(async (trx) => {
      await trx.insertInto("mailed_tokens").values(link("lost@example.org")).execute();
      throw new Error("after the insert");
    });
    await expect(failing).rejects.toThrow("after the insert");
    const rows = await db.selectFrom("mailed_tokens").select("email").execute();
    expect(rows).toEqual([{ email: "kept@example.org" }]);
  });

  test("runs concurrent transactions one after the other", async () => {
    const { db } = database;
    const count = async () =>
      Number((await db.selectFrom("mailed_tokens").select(db.fn.countAll().as("n")).executeTakeFirstOrThrow()).n);
    const before = await count();
    const write = (index: number) =>
      db.transaction().execute(async (trx) => {
        await trx
          .insertInto("mailed_tokens")
          .values(link(`many-${index}@example.org`))
          .execute();
        await trx.selectFrom("mailed_tokens").select("email").execute();
      });
    await Promise.all(Array.from({ length: 25 }, (_, index) => write(index)));
    expect(await count()).toBe(before + 25);
  });

  test("refuses a duplicate key, and reports how many rows a change affected", async () => {
    const { db } = database;
    await db.insertInto("mailed_tokens").values(link("twice@example.org")).execute();
    await expect(db.insertInto("mailed_tokens").values(link("twice@example.org")).execute()).rejects.toThrow(
      /unique|duplicate/i,
    );
    const changed = await db
      .updateTable("mailed_tokens")
      .set({ purpose: "seen" })
      .where("email", "=", "twice@example.org")
      .executeTakeFirst();
    expect(changed.numUpdatedRows).toBe(1n);
    const deleted = await db.deleteFrom("mailed_tokens").where("email", "=", "never@example.org").executeTakeFirst();
    expect(deleted.numDeletedRows).toBe(0n);
  });

  test("reports whether it is writable", async () => {
    expect(await database.probe()).toBeNull();
    const other = openDatabase({ url: "postgres://nobody@127.0.0.1:1/none", dataDir });
    expect(await other.probe()).toBe("away");
    await other.close();
  });

  test("refuses an unsupported URL", () => {
    expect(() => openDatabase({ url: "mysql://localhost/lagna", dataDir })).toThrow(/DATABASE_URL must begin with/);
  });
});
