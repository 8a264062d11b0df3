import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from "kysely";
import type { Migration } from "kysely/migration";
import { beforeAll, describe, expect, test } from "vitest";
import { MIGRATIONS } from "../src/db/migrations/list.ts";

const SOURCES = join(import.meta.dirname, "../src");

interface Construct {
  readonly name: string;
  /** In SQL or in a call of the query builder. */
  readonly pattern: RegExp;
}

/** What at least one of Citus, CockroachDB and YugabyteDB lacks, restricts or does differently. docs/adr/0036 says which. */
const CONSTRUCTS: readonly Construct[] = [
  {
    name: "sequence",
    pattern: /\b(big|small)?serial\b|\bcreate sequence\b|\bnextval\(|generated (always|by default) as identity/i,
  },
  { name: "trigger", pattern: /\bcreate (constraint )?trigger\b/i },
  { name: "stored procedure", pattern: /\bcreate (or replace )?(function|procedure)\b|\bdo \$\$/i },
  { name: "extension", pattern: /\bcreate extension\b/i },
  { name: "exclusion or deferrable constraint", pattern: /\bexclude using\b|\bdeferrable\b|initially deferred/i },
  { name: "temporary or unlogged table", pattern: /\bcreate (temp|temporary|unlogged)\b/i },
  { name: "view", pattern: /\bcreate (materialized )?view\b|\.createView\(/i },
  { name: "JSON operator", pattern: /\bjsonb\b|->>|#>>|@>|\bjson_(agg|each|extract)/i },
  { name: "array", pattern: /\bany\(\$|\bunnest\(|\barray_agg\(|\barray\[/i },
  { name: "full-text search", pattern: /\bto_tsvector\(|\bto_tsquery\(/i },
  { name: "listen", pattern: /`(un)?(listen|notify) \$|\bpg_notify\(/i },
  { name: "advisory lock", pattern: /\bpg_(try_)?advisory_/i },
  { name: "lock of a table", pattern: /\block table\b/i },
  {
    name: "lock of a row",
    pattern: /\bfor (no key )?(update|share)\b|\.for(NoKey)?(Update|Share|KeyShare)\(|\.skipLocked\(/i,
  },
  { name: "recursive query", pattern: /\bwith recursive\b|\.withRecursive\(/i },
  { name: "lateral join", pattern: /\blateral\b|\.(left|inner|cross)JoinLateral\(/i },
  { name: "distinct on", pattern: /\bdistinct on\b|\.distinctOn\(/i },
  { name: "merge", pattern: /\bmerge into\b|\.mergeInto\(/i },
  { name: "partition", pattern: /\bpartition (by|of)\b/i },
  { name: "collation", pattern: /\bcollate\b/i },
  {
    name: "system catalog",
    pattern: /\bpg_(catalog|inherits|class|stat_\w+|backend_pid)\b|\btableoid\b|::regclass|\bctid\b|\bxmin\b/i,
  },
  { name: "setting of a session", pattern: /\bset_config\(|(^|`|;)\s*set (local |session )?\w+ ?(=|to\b)/ },
];

/** Where each is used all the same, and why that does not bind the product to PostgreSQL. */
const EXCEPTIONS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "db/notification-channel.ts": {
    listen: "only wakes workers earlier; without it they look by themselves",
    "system catalog": "recognises a pooler, which does not pass notifications on",
  },
  "db/postgres-dialect.ts": {
    "advisory lock": "keeps two servers from migrating at once; migrate with one server where there is none",
    "system catalog": "lists the tables, for the migrations alone",
  },
  "db/inspect-postgres.ts": {
    "system catalog": "counts the connections that are granted; a distributed database is told by its own means",
  },
  "db/client.ts": {
    "setting of a session": "lifts limits for the migrations",
  },
  "db/monthly-partitions.ts": {
    partition: "only on PostgreSQL; a distributed database divides tables by itself",
    "lock of a table": "only while partitions are created or dropped",
    "system catalog": "lists the partitions",
    "setting of a session": "does not wait long for the lock of a table",
  },
  "db/migrations/0035-monthly-partitions.ts": {
    partition: "only on PostgreSQL; a distributed database divides tables by itself",
    collation: "bounds of partitions",
  },
  "db/lock-account.ts": {
    "lock of a row": "one row by its key",
  },
  "chat/conversations/sql-repository.ts": {
    "lock of a row": "one row by its key",
  },
  "jobs/sql-queue.ts": {
    "lock of a row": "passes over jobs that another worker takes; the condition of the update decides also without it",
  },
  "jobs/find-due-jobs.ts": {
    "recursive query": "on the table of jobs alone, which is not distributed",
  },
};

/** Without comments, in which anything may be mentioned. */
const readCode = (path: string): string =>
  readFileSync(path, "utf8")
    .replaceAll(/\/\*[\s\S]*?\*\//g, "")
    .replaceAll(/^\s*\/\/.*$/gm, "");

/** Files that talk to the database, by their path from the sources. */
function readSqlSources(): ReadonlyMap<string, string> {
  const names = readdirSync(SOURCES, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".ts"));
  const isSql = (code: string): boolean => /from "kysely"|db\/(client|transactions|schema)|from "pg"|Trx\b/.test(code);
  // Backups are made by PostgreSQL's own programs.
  const sources = names
    .filter((name) => !name.startsWith("db/backup/") && !name.includes("sqlite"))
    .map((name) => [relative(".", name), readCode(join(SOURCES, name))] as const);
  return new Map(sources.filter(([, code]) => isSql(code)));
}

const findConstructs = (sql: string): string[] =>
  CONSTRUCTS.filter(({ pattern }) => pattern.test(sql)).map(({ name }) => name);

/** The statements of a migration on an empty PostgreSQL. */
async function compileMigration(migration: Migration): Promise<string[]> {
  const statements: string[] = [];
  const db = new Kysely<unknown>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (kysely) => new PostgresIntrospector(kysely),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
    log: ({ query }) => void statements.push(query.sql),
  });
  await migration.up(db);
  return statements;
}

describe("the SQL of the repositories", () => {
  const sources = readSqlSources();

  test("is found", () => {
    expect(sources.size).toBeGreaterThan(40);
    expect([...sources.keys()]).toContain("chat/conversations/sql-repository.ts");
  });

  test("uses only what distributed databases share, and each exception is in use", () => {
    const found = [...sources].flatMap(([file, code]) => findConstructs(code).map((name) => `${file}: ${name}`));
    const excepted = Object.entries(EXCEPTIONS).flatMap(([file, reasons]) =>
      Object.keys(reasons).map((name) => `${file}: ${name}`),
    );
    expect(found.toSorted()).toEqual(excepted.toSorted());
  });

  test.each([
    ["sequence", "create table t (id bigserial primary key)"],
    ["trigger", "create trigger t after insert on t execute function f()"],
    ["JSON operator", "select answer->>'kind' from chat_messages"],
    ["array", "select 1 where id = any($1)"],
    ["listen", "await own.query(`listen ${name}`)"],
    ["lock of a row", 'db.selectFrom("jobs").selectAll().forUpdate()'],
    ["distinct on", 'db.selectFrom("jobs").distinctOn("kind")'],
    ["system catalog", "select 'jobs'::regclass"],
    ["setting of a session", "set local lock_timeout = '1s'"],
  ])("would be refused with a %s", (name, sql) => {
    expect(findConstructs(sql)).toContain(name);
  });
});

describe("the tables of the migrations", () => {
  const statements = new Map<string, string[]>();
  beforeAll(async () => {
    for (const [name, migration] of Object.entries(MIGRATIONS)) statements.set(name, await compileMigration(migration));
  });
  const listTables = () => [...statements.values()].flat().filter((sql) => /^create table "\w+" \(/i.test(sql));

  test("use only what distributed databases share", () => {
    const found = [...statements].flatMap(([name, all]) =>
      [...new Set(all.flatMap(findConstructs))].map((construct) => `${name}: ${construct}`),
    );
    expect(found).toEqual(["0035-monthly-partitions: partition", "0035-monthly-partitions: collation"]);
  });

  test("have a primary key each, by which a distributed database divides and replicates them", () => {
    const tables = listTables();
    expect(tables.length).toBeGreaterThan(35);
    expect(tables.filter((sql) => !/primary key/i.test(sql))).toEqual([]);
  });

  test("have columns of types that all of them have", () => {
    const types = listTables().flatMap((sql) =>
      [...sql.matchAll(/[(,] ?"\w+" ([a-z]+(?: [a-z]+)?)/g)].map(([, type = ""]) =>
        type.replace(/ (not|primary|references|collate|unique|default)$/, ""),
      ),
    );
    expect([...new Set(types)].toSorted()).toEqual(["bigint", "bytea", "double precision", "integer", "text"]);
  });
});
