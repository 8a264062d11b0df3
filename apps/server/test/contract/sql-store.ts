import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Db } from "../../src/db/client.ts";
import { openTestDatabase } from "../build-test-app.ts";

/** A separate, migrated database. */
export async function openSqlStore() {
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

export const AT = "2026-03-01T06:00:00.000Z";

/** Creates accounts for records that reference them. */
export const createAccounts = (db: Db) => ({
  insert: async (email: string): Promise<string> => {
    const id = crypto.randomUUID();
    await db
      .insertInto("users")
      .values({ id, name: "Asha", email, email_verified: 1, image: null, created_at: AT, updated_at: AT })
      .execute();
    return id;
  },
  remove: async (id: string): Promise<void> => {
    await db.deleteFrom("users").where("id", "=", id).execute();
  },
});
