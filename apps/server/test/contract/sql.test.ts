import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sqlJobQueue } from "../../src/jobs/sql-queue.ts";
import { sqlAccess } from "../../src/modules/access/sql-repository.ts";
import { sqlLinks } from "../../src/modules/accounts/links/sql-repository.ts";
import { sqlPeople } from "../../src/modules/accounts/people/sql-repository.ts";
import { sqlSessions } from "../../src/modules/accounts/sessions/sql-repository.ts";
import { openTestDatabase } from "../build-test-app.ts";
import { accessContract } from "./access.contract.ts";
import { accountsContract } from "./accounts.contract.ts";

async function openSql() {
  const dataDir = mkdtempSync(join(tmpdir(), "lagna-ports-"));
  const { database, drop } = await openTestDatabase(dataDir);
  return {
    db: database.db,
    close: async () => {
      await database.close();
      await drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

accountsContract("SQL", async () => {
  const { db, close } = await openSql();
  const clock = () => new Date("2026-03-01T06:00:00.000Z");
  const jobs = sqlJobQueue({
    db,
    clock,
    secret: "a secret of forty characters, at the least",
    onAdded: () => undefined,
  });
  return { people: sqlPeople(db, jobs), sessions: sqlSessions(db), links: sqlLinks(db), jobs, close };
});

accessContract("SQL", async () => {
  const { db, close } = await openSql();
  const at = "2026-03-01T06:00:00.000Z";
  return {
    records: sqlAccess(db),
    account: async (email) => {
      const id = crypto.randomUUID();
      await db
        .insertInto("users")
        .values({ id, name: "Asha", email, email_verified: 1, image: null, created_at: at, updated_at: at })
        .execute();
      return { id, email };
    },
    deleteAccount: async ({ id }) => {
      await db.deleteFrom("users").where("id", "=", id).execute();
    },
    close,
  };
});
