import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { promisify } from "node:util";
import { type Kysely, sql } from "kysely";
import { Migrator } from "kysely/migration";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { loadConfig } from "../src/settings/config.ts";
import { openDatabase, type OpenDatabase } from "../src/db/client.ts";
import { MIGRATIONS } from "../src/db/migrations/list.ts";
import { openTestDatabase } from "./build-test-app.ts";
import { runOnPostgres, toDatabaseUrl } from "./run-on-postgres.ts";

const ROOT = resolve(import.meta.dirname, "../../..");
const SERVER = process.env["TEST_DATABASE_URL"];
const scripts = (JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8")) as { scripts: Record<string, string> })
  .scripts;

let folder: string;
let own: Awaited<ReturnType<typeof openTestDatabase>>;
let file: string;
const opened: OpenDatabase[] = [];
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "lagna-restore-"));
  mkdirSync(join(folder, "from"));
  own = await openTestDatabase(join(folder, "from"));
  file = join(folder, "monday.backup");
});
afterEach(async () => {
  for (const database of opened.splice(0)) await database.close();
  await own.database.close();
  await own.drop();
  rmSync(folder, { recursive: true, force: true });
});

/** An empty target: a data folder that does not exist yet, and on PostgreSQL a separate database. */
interface Place {
  readonly dataDir: string;
  /** Absent for SQLite in the data folder. */
  readonly url: string | undefined;
  drop(): Promise<void>;
}

async function emptyPlace(): Promise<Place> {
  const dataDir = join(folder, "new", "data");
  if (SERVER === undefined) return { dataDir, url: undefined, drop: async () => undefined };
  const name = `empty_${randomBytes(6).toString("hex")}`;
  await runOnPostgres(SERVER, `create database ${name}`);
  const drop = () => runOnPostgres(SERVER, `drop database ${name} with (force)`);
  return { dataDir, url: toDatabaseUrl(SERVER, name), drop };
}

/** The command of package.json, as `npm run` executes it in the repository folder. */
async function run(
  verb: "backup" | "restore",
  { dataDir, url }: Pick<Place, "dataDir" | "url">,
  ...words: string[]
): Promise<{ status: number; said: string }> {
  const [, ...script] = (scripts[verb] ?? "").split(" ");
  const env = { PATH: process.env["PATH"] ?? "", DATA_DIR: dataDir, ...(url !== undefined && { DATABASE_URL: url }) };
  try {
    const { stdout } = await promisify(execFile)(process.execPath, [...script, ...words], { cwd: ROOT, env });
    return { status: 0, said: stdout.trim() };
  } catch (error) {
    const { code, stderr } = error as { code: number; stderr: string };
    return { status: code, said: stderr.trim() };
  }
}

function open({ url, dataDir }: Pick<Place, "dataDir" | "url">): OpenDatabase {
  const database = openDatabase({ url, dataDir });
  opened.push(database);
  return database;
}

/** The same PostgreSQL database with its tables in another schema. */
async function createOtherSchema(schema: string): Promise<string> {
  await runOnPostgres(own.url, `create schema ${schema}`);
  const url = new URL(own.url);
  url.searchParams.set("options", `-c search_path=${schema}`);
  const database = openDatabase({ url: url.href, dataDir: folder });
  await database.migrate();
  await database.close();
  return url.href;
}

const tablesOf = async ({ db }: OpenDatabase): Promise<string[]> =>
  (await db.introspection.getTables({ withInternalKyselyTables: true })).map(({ name }) => name).toSorted();

/** A row for a table: all its columns have the same text or number. */
async function rowOf({ db, kind }: OpenDatabase, table: string, value: { text: string; number: number }) {
  const query =
    kind === "sqlite"
      ? sql<{ name: string; type: string }>`select name, type from pragma_table_info(${table})`
      : sql<{ name: string; type: string }>`select column_name as name, data_type as type
          from information_schema.columns where table_schema = current_schema() and table_name = ${table}`;
  const { rows } = await query.execute(db);
  const valueOf = (type: string) => {
    if (/int/i.test(type)) return value.number;
    return /real|double|numeric/i.test(type) ? value.number / 7 : value.text;
  };
  return Object.fromEntries(rows.map(({ name, type }) => [name, valueOf(type)]));
}

const insertInto = ({ db }: OpenDatabase, table: string, rows: Record<string, unknown>[]) =>
  (db as unknown as Kysely<Record<string, Record<string, unknown>>>).insertInto(table).values(rows).execute();

/** All rows of all tables, in a fixed order. */
async function contentOf(database: OpenDatabase): Promise<Record<string, string[]>> {
  const all: Record<string, string[]> = {};
  for (const name of await tablesOf(database)) {
    const { rows } = await sql`select * from ${sql.table(name)}`.execute(database.db);
    all[name] = rows.map((row) => JSON.stringify(row, Object.keys(row as object).toSorted())).toSorted();
  }
  return all;
}

/** Values a copy through text could corrupt: quotes, escapes, the word NULL, characters beyond the BMP. */
const HARD = String.raw`'it"s' \N \\ ` + "\t\r\n देवदत्त 🌙 ";

/** Two rows in every table with the same values in each, so that all references are valid. */
async function fill(database: OpenDatabase): Promise<void> {
  let left = (await tablesOf(database)).filter((name) => !name.startsWith("kysely_"));
  while (left.length > 0) {
    const refused: string[] = [];
    for (const table of left) {
      const rows = await Promise.all(
        [1, 2].map((number) => rowOf(database, table, { number, text: `${HARD}${number}` })),
      );
      // Referenced rows may not exist yet.
      await insertInto(database, table, rows).catch(() => refused.push(table));
    }
    if (refused.length === left.length) throw new Error(`not filled: ${refused.join(", ")}`);
    left = refused;
  }
}

/** All files of a folder with their sizes; empty if it does not exist. */
const filesIn = (path: string): string[] =>
  existsSync(path)
    ? readdirSync(path, { recursive: true, encoding: "utf8" })
        .map((name) => `${name} ${statSync(join(path, name)).size}`)
        .toSorted()
    : [];

const emptyEverywhere = async (place: Place): Promise<void> => {
  expect(existsSync(join(folder, "new")), "no folder is left behind").toBe(false);
  if (place.url !== undefined) expect(await tablesOf(open(place))).toEqual([]);
};

describe("into an empty place", () => {
  let place: Place;
  beforeEach(async () => {
    place = await emptyPlace();
  });
  afterEach(async () => {
    for (const database of opened.splice(0)) await database.close();
    await place.drop();
  });

  const backedUp = async (): Promise<Record<string, string[]>> => {
    await fill(own.database);
    const content = await contentOf(own.database);
    expect(await run("backup", { dataDir: join(folder, "from"), url: own.url }, file)).toMatchObject({ status: 0 });
    return content;
  };

  test("restores every row of every table", async () => {
    const content = await backedUp();
    expect(Object.values(content).every((rows) => rows.length > 0)).toBe(true);
    chmodSync(file, 0o644);

    const restored = await run("restore", place, file);
    expect(restored).toEqual({ status: 0, said: `${file} has been restored.` });
    if (place.url === undefined) {
      expect(filesIn(place.dataDir).map((line) => line.split(" ")[0])).toEqual(["lagna.sqlite"]);
      expect(statSync(join(place.dataDir, "lagna.sqlite")).mode & 0o077, "for its owner alone").toBe(0);
    }
    expect(await contentOf(open(place))).toEqual(content);
  });

  test("the saved secret may be present already, and a server starts with both", async () => {
    await backedUp();
    mkdirSync(place.dataDir, { recursive: true });
    writeFileSync(join(place.dataDir, "auth-secret"), "k".repeat(64));
    expect(await run("restore", place, file)).toMatchObject({ status: 0 });
    const env = { DATA_DIR: place.dataDir, ...(place.url !== undefined && { DATABASE_URL: place.url }) };
    expect(loadConfig(env).AUTH_SECRET).toBe("k".repeat(64));
    const database = open(place);
    await database.migrate();
    expect(await database.probe()).toBeNull();
  });

  test("a newly created database without data counts as empty", async () => {
    const content = await backedUp();
    const begun = openDatabase(place);
    await begun.migrate();
    await begun.probe();
    await begun.db
      .insertInto("set_up_code")
      .values({ id: 7, code_hash: "x", created_at: "2026-03-01T06:00:00.000Z", used_at: null })
      .execute();
    await begun.close();
    expect(await run("restore", place, file)).toMatchObject({ status: 0 });
    expect(await contentOf(open(place))).toEqual(content);
    expect(filesIn(place.dataDir).filter((name) => name.includes("before") || name.includes("part"))).toEqual([]);
  });

  test.each(["leads", "contact_messages", "users"])("one row of %s is data", async (table) => {
    await backedUp();
    const used = openDatabase(place);
    await used.migrate();
    await insertInto(used, table, [await rowOf(used, table, { number: 1, text: "x" })]);
    const content = await contentOf(used);
    await used.close();
    const files = filesIn(place.dataDir);

    const refused = await run("restore", place, file);
    expect(refused).toEqual({
      status: 1,
      said: "The current database contains data. To replace it with the backup, add --replace",
    });
    expect(filesIn(place.dataDir)).toEqual(files);
    expect(await contentOf(open(place))).toEqual(content);
  });

  test("refuses incomplete backups, and leaves nothing behind", async () => {
    await backedUp();
    const cut = join(folder, "cut.backup");
    copyFileSync(file, cut);
    truncateSync(cut, Math.floor(statSync(cut).size / 2));
    const letter = join(folder, "letter.txt");
    writeFileSync(letter, "Dear Asha, ".repeat(1_000));
    const nothing = join(folder, "nothing.backup");
    writeFileSync(nothing, "");
    const foreign = join(folder, "foreign.sqlite");
    const other = new DatabaseSync(foreign);
    other.exec("create table notes (words text); insert into notes values ('x')");
    other.close();
    const end = join(folder, "end-missing.backup");
    copyFileSync(file, end);
    truncateSync(end, statSync(end).size - 20);
    for (const broken of [cut, end, letter, nothing, foreign]) {
      const refused = await run("restore", place, broken);
      expect(refused.status, broken).toBe(1);
      expect(refused.said, broken).toContain(`${broken} is not a complete backup of a Lagna database`);
      await emptyEverywhere(place);
    }
    for (const none of [join(folder, "missing"), folder]) {
      expect(await run("restore", place, none)).toEqual({ status: 1, said: `There is no file ${none}` });
      await emptyEverywhere(place);
    }
  });

  test("refuses a backup of a newer version, naming the version, and leaves nothing behind", async () => {
    await sql`insert into kysely_migration values ('9999-of-tomorrow', '2027-01-01T00:00:00.000Z')`.execute(
      own.database.db,
    );
    expect(await run("backup", { dataDir: join(folder, "from"), url: own.url }, file)).toMatchObject({ status: 0 });
    const refused = await run("restore", place, file);
    expect(refused.status).toBe(1);
    expect(refused.said).toContain("newer version of Lagna (9999-of-tomorrow)");
    await emptyEverywhere(place);
  });

  test("a failed backup leaves nothing behind either", async () => {
    if (place.url !== undefined) return;
    const refused = await run("backup", place, file);
    expect(refused).toMatchObject({
      status: 1,
      said: `There is no database at ${join(place.dataDir, "lagna.sqlite")}`,
    });
    await emptyEverywhere(place);
    expect(filesIn(folder).filter((name) => name.startsWith("monday"))).toEqual([]);
  });
});

describe("replacing existing data", () => {
  const AT = { created_at: "2026-03-01T06:00:00.000Z", updated_at: "2026-03-01T06:00:00.000Z" };
  const person = (id: string) => ({ id, email: `${id}@example.org`, name: id, email_verified: 0, image: null, ...AT });

  /** The database as it was some versions ago. */
  async function migrateTo(database: OpenDatabase, last: string): Promise<void> {
    const migrator = new Migrator({
      db: database.db,
      provider: { getMigrations: async () => ({ ...MIGRATIONS }) },
      ...(SERVER !== undefined && { migrationTableSchema: "public" }),
    });
    const { error } = await migrator.migrateTo(last);
    if (error) throw error;
  }

  test("a backup of an older version is migrated", async () => {
    await own.database.close();
    await own.drop();
    rmSync(join(folder, "from", "lagna.sqlite"), { force: true });
    own = await openTestDatabase(join(folder, "from"), { migrated: false });
    await migrateTo(own.database, "0019-telegram");
    await own.database.db.insertInto("users").values(person("asha")).execute();
    const place = { dataDir: join(folder, "from"), url: own.url };
    expect(await run("backup", place, file)).toMatchObject({ status: 0 });

    await own.database.migrate();
    await own.database.db.insertInto("users").values(person("later")).execute();
    await own.database.db
      .insertInto("channel_link_codes")
      .values({ account_id: "later", code_hash: "x", expires_at: AT.created_at })
      .execute();
    await own.database.close();
    const restored = await run("restore", place, file, "--replace");
    expect(restored, restored.said).toMatchObject({ status: 0 });

    const after = open(place);
    expect(await after.db.selectFrom("users").select("id").execute()).toEqual([{ id: "asha" }]);
    expect(await after.db.selectFrom("channel_link_codes").selectAll().execute()).toEqual([]);
    const made = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(after.db);
    expect(made.rows.map(({ name }) => name)).toEqual(Object.keys(MIGRATIONS).toSorted());
  });

  test("a backup that proves corrupt or has another schema leaves the database unchanged", async () => {
    await fill(own.database);
    const place = { dataDir: join(folder, "from"), url: own.url };
    expect(await run("backup", place, file)).toMatchObject({ status: 0 });
    const content = await contentOf(own.database);
    truncateSync(file, statSync(file).size - 20);
    await own.database.close();
    const files = filesIn(place.dataDir);
    expect((await run("restore", place, file, "--replace")).said).toContain(`${file} is not a complete backup`);
    expect(filesIn(place.dataDir)).toEqual(files);
    expect(await contentOf(open(place))).toEqual(content);
    if (SERVER === undefined) return;

    const other = await createOtherSchema("elsewhere");
    expect(await run("backup", { ...place, url: other }, `${file}.other`)).toMatchObject({ status: 0 });
    const refused = await run("restore", place, `${file}.other`, "--replace");
    const schemas = "of the schema elsewhere, but the current database uses the schema public";
    expect(refused).toEqual({ status: 1, said: `The backup is ${schemas}` });
    expect(await contentOf(open(place))).toEqual(content);
  });

  test("a damaged database is replaced too, with its WAL file", async () => {
    if (SERVER !== undefined) return;
    await own.database.db.insertInto("users").values(person("asha")).execute();
    const place = { dataDir: join(folder, "from"), url: own.url };
    expect(await run("backup", place, file)).toMatchObject({ status: 0 });
    const content = await contentOf(own.database);
    await own.database.close();
    const path = join(place.dataDir, "lagna.sqlite");
    writeFileSync(path, "damaged".repeat(1_000));
    writeFileSync(`${path}-wal`, "an old log");

    expect((await run("restore", place, file)).said).toMatch(/^The current database contains data/);
    const restored = await run("restore", place, file, "--replace");
    expect(restored.said).toMatch(/has been restored\. The previous database was kept as .*\.before-/);
    expect(filesIn(place.dataDir).filter((name) => /^lagna\.sqlite(-wal|-shm)? /.test(name))).toHaveLength(1);
    const before = restored.said.split("was kept as ")[1]?.slice(0, -1) ?? "";
    expect(readFileSync(before, "utf8")).toContain("damaged");
    expect(await contentOf(open(place))).toEqual(content);
  });
});
