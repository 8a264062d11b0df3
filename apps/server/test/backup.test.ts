import { execFile } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { sql } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openDatabase, type OpenDatabase } from "../src/db/client.ts";
import { buildPeopleApp, PASSWORD, type PeopleApp } from "./accounts/accounts-test-app.ts";
import { openTestDatabase } from "./build-test-app.ts";

const SCRIPT = resolve(import.meta.dirname, "../src/cli/backup.ts");
const AT = { created_at: "2026-03-01T06:00:00.000Z", updated_at: "2026-03-01T06:00:00.000Z" };
const onPostgres = process.env["TEST_DATABASE_URL"] !== undefined;

let dataDir: string;
let own: Awaited<ReturnType<typeof openTestDatabase>>;
let file: string;
beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), "lagna-backup-"));
  own = await openTestDatabase(dataDir);
  file = join(dataDir, "monday.backup");
});
afterEach(async () => {
  await own.database.close();
  await own.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

/** The commands as an operator runs them. */
async function command(verb: "backup" | "restore", ...words: string[]): Promise<{ status: number; said: string }> {
  const env = { PATH: process.env["PATH"] ?? "", DATA_DIR: dataDir, DATABASE_URL: own.url };
  try {
    const { stdout } = await promisify(execFile)(process.execPath, [SCRIPT, verb, ...words], { env });
    return { status: 0, said: stdout.trim() };
  } catch (error) {
    const { code, stderr } = error as { code: number; stderr: string };
    return { status: code, said: stderr.trim() };
  }
}

/** Starts servers one after the other on the same database. */
async function serving<T>(database: OpenDatabase, work: (people: PeopleApp) => Promise<T>): Promise<T> {
  const people = await buildPeopleApp({ parts: { database } });
  try {
    return await work(people);
  } finally {
    await people.close();
  }
}

const canLogIn = async (people: PeopleApp, email: string): Promise<boolean> =>
  (await people.call("POST", "/login", { body: { email, password: PASSWORD } })).statusCode === 200;

test("restores a database unchanged from its backup, and refuses to restore over existing data", async () => {
  await serving(own.database, async (people) => {
    await people.signUp("asha@example.org");
    expect(await command("backup", file)).toMatchObject({ status: 0 });
    expect(statSync(file).mode & 0o077, "for nobody else to read").toBe(0);
    expect(await command("backup", file)).toEqual({
      status: 1,
      said: `${file} already exists; a backup never overwrites a file`,
    });
    await people.signUp("later@example.org");
    if (!onPostgres)
      expect((await command("restore", file, "--replace")).said).toBe(
        "The database is in use. Please stop the server first",
      );
  });
  await own.database.close();

  expect((await command("restore", file)).said).toMatch(/^The current database contains data\. .*--replace$/);
  const restored = await command("restore", file, "--replace");
  expect(restored, restored.said).toMatchObject({ status: 0 });

  const back = openDatabase({ url: own.url, dataDir });
  await serving(back, async (people) => {
    expect(await canLogIn(people, "asha@example.org")).toBe(true);
    expect(await canLogIn(people, "later@example.org")).toBe(false);
    await people.signUp("later@example.org");
  });
  await back.close();
  expect(readdirSync(dataDir).filter((name) => name.endsWith(".part"))).toEqual([]);
  if (!onPostgres) {
    const before = restored.said.split("The previous database was kept as ")[1]?.slice(0, -1) ?? "";
    const kept = openDatabase({ url: `sqlite:${before}`, dataDir });
    const emails = await kept.db.selectFrom("users").select("email").orderBy("email").execute();
    expect(emails.map(({ email }) => email)).toEqual(["asha@example.org", "later@example.org"]);
    await kept.close();
  }
});

test("refuses a backup of a newer version, naming the version, and files that are no backup", async () => {
  const { db } = own.database;
  await db
    .insertInto("users")
    .values({ id: "a", email: "a@example.org", name: "A", email_verified: 0, image: null, ...AT })
    .execute();
  await sql`insert into kysely_migration values ('9999-of-tomorrow', '2027-01-01T00:00:00.000Z')`.execute(db);
  expect(await command("backup", file)).toMatchObject({ status: 0 });
  await sql`delete from kysely_migration where name = '9999-of-tomorrow'`.execute(db);
  await own.database.close();

  expect((await command("restore", file, "--replace")).said).toContain("newer version of Lagna (9999-of-tomorrow)");
  const other = join(dataDir, "letter.txt");
  writeFileSync(other, "Dear Asha, ".repeat(100));
  const refused = await command("restore", other, "--replace");
  expect(refused.said).toContain(`${other} is not a complete backup of a Lagna database`);
  expect(refused.status).toBe(1);
  expect((await command("restore", join(dataDir, "nothing"))).said).toMatch(/^There is no /);
  expect((await command("restore")).said).toContain("npm run restore -- FILE");

  const after = openDatabase({ url: own.url, dataDir });
  expect(await after.db.selectFrom("users").select("email").execute()).toEqual([{ email: "a@example.org" }]);
  await after.close();
  expect(existsSync(join(dataDir, "lagna.sqlite.part"))).toBe(false);
});
