import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type OpenDatabase, openDatabase } from "../src/db/client.ts";
import { type Trx, runUnitOfWork } from "../src/db/transactions.ts";
import { isUniqueViolation } from "../src/db/constraint-violations.ts";
import { openTestDatabase } from "./build-test-app.ts";

const dataDir = mkdtempSync(join(tmpdir(), "lagna-transactions-"));
let own: Awaited<ReturnType<typeof openTestDatabase>>;
let database: OpenDatabase;
beforeAll(async () => {
  own = await openTestDatabase(dataDir);
  database = own.database;
});
afterAll(async () => {
  await database.close();
  await own.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

const AT = "2026-01-01T00:00:00.000Z";
const link = (email: string, purpose = "pending") => ({
  token_hash: email,
  purpose,
  email,
  created_at: AT,
  expires_at: AT,
});
const statuses = async (trx: Trx | OpenDatabase["db"], status: string): Promise<number> =>
  (await trx.selectFrom("mailed_tokens").select("email").where("purpose", "=", status).execute()).length;

describe("a unit of work", () => {
  test("is committed completely or not at all", async () => {
    const { db } = database;
    await runUnitOfWork(db, "serializable", (trx) =>
      trx.insertInto("mailed_tokens").values(link("kept@example.org")).execute(),
    );
    const failing = runUnitOfWork(db, "serializable", async (trx) => {
      await trx.insertInto("mailed_tokens").values(link("lost@example.org")).execute();
      throw new Error("after the insert");
    });
    await expect(failing).rejects.toThrow("after the insert");
    const rows = await db.selectFrom("mailed_tokens").select("email").where("purpose", "=", "pending").execute();
    expect(rows).toEqual([{ email: "kept@example.org" }]);
  });

  test("inside another is part of it", async () => {
    const { db } = database;
    const failing = runUnitOfWork(db, "serializable", async (outer) => {
      await runUnitOfWork(outer, "serializable", (trx) =>
        trx.insertInto("mailed_tokens").values(link("inner@example.org")).execute(),
      );
      throw new Error("after the inner one");
    });
    await expect(failing).rejects.toThrow("after the inner one");
    const found = db.selectFrom("mailed_tokens").select("email").where("email", "=", "inner@example.org");
    expect(await found.execute()).toEqual([]);
  });

  test("that is serializable is refused inside one that is not", async () => {
    const refused = runUnitOfWork(database.db, "read committed", (outer) =>
      runUnitOfWork(outer, "serializable", async () => undefined),
    );
    await expect(refused).rejects.toThrow("A serializable unit of work cannot be part of one at read committed");
  });

  test("is isolated: of twenty that read and then write, exactly one finds nothing", async () => {
    const { db } = database;
    for (let round = 0; round < 5; round += 1) {
      const status = `only-${round}`;
      const claim = (index: number) =>
        runUnitOfWork(db, "serializable", async (trx) => {
          if ((await statuses(trx, status)) > 0) return false;
          await trx
            .insertInto("mailed_tokens")
            .values(link(`claim-${round}-${index}@example.org`, status))
            .execute();
          return true;
        });
      const won = await Promise.all(Array.from({ length: 20 }, (_, index) => claim(index)));
      expect(won.filter(Boolean)).toHaveLength(1);
      expect(await statuses(db, status)).toBe(1);
    }
  });

  test("holds SQLite's write lock from the start, before any read", async () => {
    if (database.kind === "postgres") return;
    const other = new DatabaseSync(join(dataDir, "lagna.sqlite"));
    const lock = () => other.exec("begin immediate; rollback");
    other.exec("pragma busy_timeout = 0");
    lock();
    await runUnitOfWork(database.db, "serializable", async () => expect(lock).toThrow("database is locked"));
    lock();
    other.close();
  });

  test("is retried if PostgreSQL reports a serialization conflict", async () => {
    if (database.kind === "sqlite") return;
    const other = openDatabase({ url: own.url, dataDir });
    const insert = (trx: Trx, name: string) =>
      trx
        .insertInto("mailed_tokens")
        .values(link(`${name}@example.org`, "collided"))
        .execute();
    let runs = 0;
    await runUnitOfWork(database.db, "serializable", async (trx) => {
      const seen = await statuses(trx, "collided");
      runs += 1;
      if (runs === 1)
        await runUnitOfWork(other.db, "serializable", async (theirs) => {
          await statuses(theirs, "collided");
          await insert(theirs, "theirs");
        });
      await insert(trx, `ours-after-${seen}`);
    });
    await other.close();
    expect(runs).toBe(2);
    const found = database.db.selectFrom("mailed_tokens").select("email").where("purpose", "=", "collided");
    const emails = (await found.orderBy("email").execute()).map(({ email }) => email);
    expect(emails).toEqual(["ours-after-1@example.org", "theirs@example.org"]);
  });
});

test("a duplicate key is distinguished from other errors", async () => {
  const { db } = database;
  const twice = db.insertInto("mailed_tokens").values(link("twice@example.org"));
  await twice.execute();
  expect(isUniqueViolation(await twice.execute().catch((error: unknown) => error))).toBe(true);
  const now = "2026-01-01T00:00:00.000Z";
  const orphan = { id: "a", user_id: "nobody", provider_id: "google", account_id: "1", password: null };
  const foreign = db.insertInto("user_accounts").values({ ...orphan, created_at: now, updated_at: now });
  expect(isUniqueViolation(await foreign.execute().catch((error: unknown) => error))).toBe(false);
  expect(isUniqueViolation(new Error("unique"))).toBe(false);
});
