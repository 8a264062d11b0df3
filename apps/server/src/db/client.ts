import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as wait } from "node:timers/promises";
import { Kysely, sql } from "kysely";
import { Migrator } from "kysely/migration";
import pg from "pg";
import { type DatabaseLocation, sqliteFile } from "./location.ts";
import { MIGRATIONS } from "./migrations/list.ts";
import { type Outage, outageOf } from "./outage.ts";
import { postgresDialect } from "./postgres-dialect.ts";
import type { Database } from "./schema.ts";
import { sqliteDialect } from "./sqlite-dialect.ts";

export type Db = Kysely<Database>;
export type DatabaseKind = "sqlite" | "postgres";

export interface OpenDatabase {
  readonly db: Db;
  readonly kind: DatabaseKind;
  /** Brings the schema up to date; several servers may start at once, all but one of them wait. */
  migrate(): Promise<void>;
  /** Writes one row, waiting for nobody: what keeps it from being written, or null. */
  probe(): Promise<Outage | null>;
  close(): Promise<void>;
}

/** SQLite waits without letting this process go on: at the start, beside other starts, long; in use for moments only. */
const STARTING = "busy_timeout = 10000";
const IN_USE = "busy_timeout = 20";
/** Durable before an answer is sent: WAL with FULL flushes each commit. */
const SQLITE_PRAGMAS = [STARTING, "journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON", IN_USE];

const PROBE =
  "insert into probes (id, written_at) values (1, ?) on conflict (id) do update set written_at = excluded.written_at";
const PROBE_MS = 1_000;

/** Of those that the database has been through; none where it has no record of any. */
async function unknownMigrations(db: Db): Promise<string[]> {
  const record = sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  const { rows } = await record.catch(() => ({ rows: [] }));
  return rows.map(({ name }) => name).filter((name) => !(name in MIGRATIONS));
}

async function migrateToLatest(db: Db, schema?: string): Promise<void> {
  const provider = { getMigrations: async () => ({ ...MIGRATIONS }) };
  const migrator = new Migrator({ db, provider, ...(schema !== undefined && { migrationTableSchema: schema }) });
  const { error, results } = await migrator.migrateToLatest();
  if (error === undefined) return;
  const newer = await unknownMigrations(db);
  if (newer.length > 0)
    throw new Error(`The database was made by a newer version of Lagna (${newer.join(", ")}). Please start that one`);
  const failed = results?.find((result) => result.status === "Error")?.migrationName ?? "unknown";
  throw new Error(`Database migration ${failed} failed`, { cause: error });
}

/** Unless told the schema, Kysely takes another schema's record of migrations, if there is one, for this one's. */
async function migratePostgres(db: Db): Promise<void> {
  const { rows } = await sql<{ schema: string }>`select current_schema() as schema`.execute(db);
  await migrateToLatest(db, rows[0]?.schema);
}

/** Asked by itself, beside whatever waits for the database: at once or not at all. */
function probeSqlite(database: DatabaseSync): Outage | null {
  try {
    // Whoever is in a transaction holds the lock, and is writing.
    if (!database.isTransaction) database.prepare(PROBE).run(new Date().toISOString());
    return null;
  } catch (error) {
    return outageOf(error) ?? "away";
  }
}

async function probePostgres(pool: pg.Pool): Promise<Outage | null> {
  try {
    await Promise.race([
      pool.query(PROBE.replace("?", "$1"), [new Date().toISOString()]),
      wait(PROBE_MS, null, { ref: false }).then(() => Promise.reject(new Error("no answer"))),
    ]);
    return null;
  } catch (error) {
    return outageOf(error) ?? "away";
  }
}

function openSqlite(path: string): OpenDatabase {
  if (path !== ":memory:") mkdirSync(dirname(path), { recursive: true });
  const database = new DatabaseSync(path);
  for (const pragma of SQLITE_PRAGMAS) database.exec(`PRAGMA ${pragma}`);
  const db = new Kysely<Database>({ dialect: sqliteDialect(database) });
  return {
    db,
    kind: "sqlite",
    // Kysely neither locks SQLite nor migrates it in a transaction, though SQLite could do both: one transaction does.
    async migrate() {
      database.exec(`PRAGMA ${STARTING}`);
      database.exec("BEGIN IMMEDIATE");
      try {
        await migrateToLatest(db);
        database.exec("COMMIT");
      } catch (error) {
        database.exec("ROLLBACK");
        throw error;
      } finally {
        database.exec(`PRAGMA ${IN_USE}`);
      }
    },
    probe: async () => probeSqlite(database),
    close: () => db.destroy(),
  };
}

function openPostgres(url: string): OpenDatabase {
  const pool = new pg.Pool({ connectionString: url, max: 10, connectionTimeoutMillis: 10_000 });
  // An idle connection that the server drops must not end the process; the next query opens another.
  pool.on("error", () => undefined);
  const db = new Kysely<Database>({ dialect: postgresDialect(pool) });
  return {
    db,
    kind: "postgres",
    migrate: () => migratePostgres(db),
    probe: () => probePostgres(pool),
    close: () => db.destroy(),
  };
}

/** Opens the database of a URL; nothing is migrated yet. @throws RangeError for a URL of another kind. */
export function openDatabase({ url, dataDir }: DatabaseLocation): OpenDatabase {
  if (url !== undefined && /^postgres(ql)?:\/\//.test(url)) return openPostgres(url);
  const file = url === ":memory:" ? url : sqliteFile({ url, dataDir });
  if (file !== null) return openSqlite(file);
  throw new RangeError("DATABASE_URL must begin with postgres://, postgresql:// or sqlite:");
}
