import { mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { classifyDatabaseOutage } from "../src/db/classify-database-outage.ts";
import type { OpenDatabase } from "../src/db/client.ts";
import { describeConnections, findConnectionProblem } from "../src/db/inspect-postgres.ts";
import { openServerDatabase } from "../src/db/open-server-database.ts";
import { resolveProcesses } from "../src/processes/resolve-processes.ts";
import { openTestDatabase } from "./build-test-app.ts";
import { runOnPostgres } from "./run-on-postgres.ts";

const onPostgres = process.env["TEST_DATABASE_URL"] !== undefined;
const isPooled = process.env["TEST_POOLER_URL"] !== undefined;
const ONE = { processes: 1, isSupervised: false };
const POOL = { max: 3, statementMs: 300, idleInTransactionMs: 300 };

const dataDir = mkdtempSync(join(tmpdir(), "lagna-server-database-"));
const opened: OpenDatabase[] = [];
afterEach(async () => {
  for (const database of opened.splice(0)) await database.close();
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

async function open(url: string, options: Partial<Parameters<typeof openServerDatabase>[0]> = {}) {
  const result = await openServerDatabase({ url, dataDir, pool: POOL, servers: ONE, ...options });
  opened.push(result.database);
  return result;
}

describe("SQLite", () => {
  const file = join(dataDir, "lagna.sqlite");
  const url = `sqlite:${file}`;
  const REFUSAL = /^Another server runs on .*SQLite serves one at a time\. .*set DATABASE_URL to a PostgreSQL$/;

  test("a second server is refused, by any name of the file, until the first one ends", async () => {
    const { database, connections } = await open(url);
    expect(connections).toBeNull();
    const link = join(dataDir, "link.sqlite");
    symlinkSync(file, link);
    await expect(open(url)).rejects.toThrow(REFUSAL);
    await expect(open(`sqlite:${link}`)).rejects.toThrow(REFUSAL);
    expect(await database.probe()).toBeNull();
    await opened.pop()?.close();
    await open(`sqlite:${link}`);
    await expect(open(url)).rejects.toThrow(REFUSAL);
  });

  test.each(["auto", 2] as const)("PROCESSES=%s is refused", (PROCESSES) => {
    for (const DATABASE_URL of [undefined, url])
      expect(() => resolveProcesses({ PROCESSES, DATABASE_URL }, false)).toThrow("Several processes need PostgreSQL");
  });
});

describe("the number of processes", () => {
  const DATABASE_URL = "postgres://localhost/lagna";

  test("is one without a supervisor, unless it is set or `npm run cluster` asks for more", () => {
    expect(resolveProcesses({ PROCESSES: undefined, DATABASE_URL }, false)).toEqual(ONE);
    expect(resolveProcesses({ PROCESSES: 1, DATABASE_URL }, false)).toEqual(ONE);
    expect(resolveProcesses({ PROCESSES: 1, DATABASE_URL }, true)).toEqual({ processes: 1, isSupervised: true });
    expect(resolveProcesses({ PROCESSES: 7, DATABASE_URL }, false)).toEqual({ processes: 7, isSupervised: true });
    const { processes, isSupervised } = resolveProcesses({ PROCESSES: undefined, DATABASE_URL }, true);
    expect([processes >= 1, isSupervised]).toEqual([true, true]);
    expect(resolveProcesses({ PROCESSES: "auto", DATABASE_URL }, false).processes).toBe(processes);
  });
});

describe("the sum of all connections", () => {
  const server = { maxConnections: 97, isPooled: false, keepsLimits: true };
  const pool = (max: number) => ({ ...POOL, max });
  const supervised = (processes: number) => ({ processes, isSupervised: true });

  test.each([
    [96, ONE, null],
    [
      97,
      ONE,
      "DATABASE_POOL=97 and one more for each of 1 processes makes 98 connections, and PostgreSQL accepts 97. Set DATABASE_POOL to at most 96",
    ],
    [8, supervised(9), null],
    [
      9,
      supervised(9),
      "makes 100 connections, and PostgreSQL accepts 97. Set DATABASE_POOL to at most 8, or raise max_connections there",
    ],
    [1, supervised(48), "Set PROCESSES to less, or raise max_connections there"],
  ] as const)("with %s for each of %o", (max, servers, problem) => {
    const found = findConnectionProblem(server, pool(max), servers);
    if (problem === null) expect(found).toBeNull();
    else expect(found).toContain(problem);
  });

  test("is not limited by PostgreSQL behind a pooler", () => {
    const pooled = { maxConnections: 20, isPooled: true, keepsLimits: false };
    expect(findConnectionProblem(pooled, pool(100), supervised(9))).toBeNull();
    expect(describeConnections(pooled, pool(2), supervised(3))).toBe(
      "At most 2 in each process, 8 together; behind a pooler; the pooler does not keep the limits of statements, set them there",
    );
  });
});

test.runIf(isPooled)("a server behind a pooler leaves the limits to it, and says so", async () => {
  const own = await openTestDatabase(dataDir, { migrated: false });
  const { database, connections } = await open(own.url, { pool: { ...POOL, max: 1_000 } });
  expect(connections).toBe(
    "At most 1000 in each process, 1000 together; behind a pooler; the pooler does not keep the limits of statements, set them there",
  );
  expect(await database.probe()).toBeNull();
  await opened.pop()?.close();
  await own.database.close();
  await own.drop();
});

describe.runIf(onPostgres && !isPooled)("PostgreSQL", () => {
  let own: Awaited<ReturnType<typeof openTestDatabase>>;
  beforeAll(async () => {
    own = await openTestDatabase(dataDir, { migrated: false });
  });
  afterAll(async () => {
    await own.database.close();
    await own.drop();
  });

  const limitOf = async ({ db }: OpenDatabase) =>
    (await sql<{ statement_timeout: string }>`show statement_timeout`.execute(db)).rows[0]?.statement_timeout;

  test("cancels a server's statement that takes too long, which is an outage, and no command's", async () => {
    const { database, connections } = await open(own.url);
    expect(connections).toMatch(/^At most 4 in each process, 4 together; PostgreSQL accepts \d+$/);
    const error = await sql`select pg_sleep(60)`.execute(database.db).catch((reason: unknown) => reason);
    expect(classifyDatabaseOutage(error)).toBe("busy");
    expect([await limitOf(database), await limitOf(own.database)]).toEqual(["300ms", "0"]);
  });

  test("ends a transaction in which nothing happens; the process and its next statements go on", async () => {
    const { database } = await open(own.url);
    const { rows } = await sql<{ count: string }>`select count(*) from kysely_migration`.execute(database.db);
    const transaction = database.db.transaction().execute(async (trx) => {
      const first = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx);
      const isThere = async () =>
        (await sql`select 1 from pg_stat_activity where pid = ${first.rows[0]?.pid}`.execute(own.database.db)).rows
          .length;
      await expect.poll(isThere).toBe(0);
      await sql`select 1`.execute(trx);
    });
    const error = await transaction.catch((reason: unknown) => reason);
    expect(classifyDatabaseOutage(error)).toBe("away");
    expect((await sql<{ count: string }>`select count(*) from kysely_migration`.execute(database.db)).rows).toEqual(
      rows,
    );
  });

  test("the migrations of a start are not limited: they wait for those of another server", async () => {
    const other = await openTestDatabase(dataDir, { migrated: false });
    const release = Promise.withResolvers<void>();
    const held = Promise.withResolvers<void>();
    await sql`create table kysely_migration_lock (id varchar(255) primary key, is_locked integer not null)`.execute(
      other.database.db,
    );
    const holding = other.database.db.transaction().execute(async (trx) => {
      await sql`lock table kysely_migration_lock in access exclusive mode`.execute(trx);
      held.resolve();
      await release.promise;
    });
    await held.promise;
    const starting = open(other.url);
    // Twice the limit of the server's statements.
    const waits = async () =>
      (
        await sql`select 1 from pg_stat_activity where wait_event_type = 'Lock'
          and datname = ${new URL(other.url).pathname.slice(1)} and now() - query_start > interval '0.6 s'`.execute(
          own.database.db,
        )
      ).rows.length;
    await expect.poll(waits).toBeGreaterThan(0);
    release.resolve();
    await holding;
    expect(await (await starting).database.probe()).toBeNull();
    await opened.pop()?.close();
    await other.database.close();
    await other.drop();
  });

  test("a server is refused that would need more connections than its role may have", async () => {
    const role = `few_${process.pid}_${Math.floor(performance.now())}`;
    await runOnPostgres(own.url, `create role ${role} login password 'few' connection limit 4`);
    const url = Object.assign(new URL(own.url), { username: role, password: "few" }).href;
    await expect(open(url, { pool: { ...POOL, max: 5 } })).rejects.toThrow("Set DATABASE_POOL to at most 3");
    await runOnPostgres(own.url, `drop role ${role}`);
  });

  test("a server that does not answer is named by the variable", async () => {
    await expect(open("postgres://nobody@127.0.0.1:1/none")).rejects.toThrow(
      "The database cannot be used (DATABASE_URL)",
    );
  });
});
