import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as wait } from "node:timers/promises";
import { Kysely, sql } from "kysely";
import { Migrator } from "kysely/migration";
import { type DatabaseLocation, isPostgresUrl, resolveSqliteFile } from "./database-location.ts";
import { MIGRATIONS } from "./migrations/list.ts";
import { createPrimaryPool, type PrimaryPool } from "./connect-to-primary.ts";
import { type Outage, classifyDatabaseOutage } from "./classify-database-outage.ts";
import { maintainMonthlyPartitions } from "./monthly-partitions.ts";
import { type NotificationChannel, openNotificationChannel } from "./notification-channel.ts";
import { COMMAND_POOL, type PoolSettings, toConnectionLimits } from "./pool-settings.ts";
import { createPostgresDialect, lockForMigrations } from "./postgres-dialect.ts";
import type { Database } from "./schema.ts";
import { createSqliteDialect } from "./sqlite-dialect.ts";

export type Db = Kysely<Database>;
export type DatabaseKind = "sqlite" | "postgres";

export interface OpenDatabase {
  readonly db: Db;
  readonly kind: DatabaseKind;
  /** Brings the schema up to date. If several servers start at once, all but one of them wait. */
  migrate(): Promise<void>;
  /** Writes one row without waiting for locks. @returns the outage that prevents it, or null */
  probe(): Promise<Outage | null>;
  /** For messages between the processes on this database; null for SQLite, which serves one. */
  openChannel(name: string, onNotified: () => void): NotificationChannel | null;
  close(): Promise<void>;
}

/**
 * SQLite blocks the whole process while it waits for a lock: long at the start, when other servers may start too; only for moments in use.
 */
const BUSY_TIMEOUT_AT_START = "busy_timeout = 10000";
const BUSY_TIMEOUT_IN_USE = "busy_timeout = 20";
/** WAL with FULL flushes each commit, so that data is durable before a response is sent. */
const SQLITE_PRAGMAS = [
  BUSY_TIMEOUT_AT_START,
  "journal_mode = WAL",
  "synchronous = FULL",
  "foreign_keys = ON",
  BUSY_TIMEOUT_IN_USE,
];

const PROBE_STATEMENT =
  "insert into probes (id, written_at) values (1, ?) on conflict (id) do update set written_at = excluded.written_at";
const PROBE_TIMEOUT_MS = 1_000;

/** The applied migrations that this version does not know; empty if the database has no record of migrations. */
export async function findUnknownMigrations(db: Db): Promise<string[]> {
  const record = sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  const { rows } = await record.catch(() => ({ rows: [] }));
  return rows.map(({ name }) => name).filter((name) => !(name in MIGRATIONS));
}

/** The schema is that of PostgreSQL; otherwise Kysely may use the migration record of another schema. */
export function createMigrator(db: Db, schema?: string): Migrator {
  const provider = { getMigrations: async () => ({ ...MIGRATIONS }) };
  return new Migrator({ db, provider, ...(schema !== undefined && { migrationTableSchema: schema }) });
}

async function migrateToLatest(db: Db, schema?: string): Promise<void> {
  const { error, results } = await createMigrator(db, schema).migrateToLatest();
  if (error === undefined) return;
  const failed = results?.find((result) => result.status === "Error")?.migrationName ?? "unknown";
  throw new Error(`Database migration ${failed} failed`, { cause: error });
}

/** Runs the migrations, and says instead of their error that the database is newer, if it is. */
async function explainNewer(db: Db, migrate: () => Promise<void>): Promise<void> {
  try {
    await migrate();
  } catch (error) {
    const newer = await findUnknownMigrations(db);
    if (newer.length === 0) throw error;
    const message = `The database was made by a newer version of Lagna (${newer.join(", ")}). Please start that one`;
    throw new Error(message, { cause: error });
  }
}

/**
 * Locks and migrates in one transaction, and sets the limits of that transaction only: a pooler gives each transaction another connection,
 * so a lock or a limit of the session would stay on a connection that others use.
 */
const migratePostgres = (db: Db): Promise<void> =>
  db.transaction().execute(async (trx) => {
    // Migrations, and waiting for those of another server, may take long.
    for (const limit of ["statement_timeout", "lock_timeout", "idle_in_transaction_session_timeout"])
      await sql`select set_config(${limit}, '0', true)`.execute(trx);
    await lockForMigrations(trx);
    const { rows } = await sql<{ schema: string }>`select current_schema() as schema`.execute(trx);
    await migrateToLatest(trx, rows[0]?.schema);
  });

/** A table that is locked for long does not stop a start: rows of a month without a partition have a place too. */
async function prepareMonths(db: Db): Promise<void> {
  try {
    await maintainMonthlyPartitions(db, new Date());
  } catch (error) {
    if (classifyDatabaseOutage(error) !== "busy") throw error;
  }
}

/** Bypasses the queue of queries: succeeds or fails at once. */
function probeSqlite(database: DatabaseSync): Outage | null {
  try {
    // A running transaction holds the write lock, so writing works.
    if (!database.isTransaction) database.prepare(PROBE_STATEMENT).run(new Date().toISOString());
    return null;
  } catch (error) {
    return classifyDatabaseOutage(error) ?? "away";
  }
}

async function writeProbe(pool: PrimaryPool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query(PROBE_STATEMENT.replace("?", "$1"), [new Date().toISOString()]);
    client.release();
  } catch (error) {
    client.release(true);
    throw error;
  }
}

async function probePostgres(pool: PrimaryPool): Promise<Outage | null> {
  try {
    await Promise.race([
      writeProbe(pool),
      wait(PROBE_TIMEOUT_MS, null, { ref: false }).then(() => Promise.reject(new Error("no answer"))),
    ]);
    return null;
  } catch (error) {
    return classifyDatabaseOutage(error) ?? "away";
  }
}

function openSqlite(path: string): OpenDatabase {
  if (path !== ":memory:") mkdirSync(dirname(path), { recursive: true });
  const database = new DatabaseSync(path);
  for (const pragma of SQLITE_PRAGMAS) database.exec(`PRAGMA ${pragma}`);
  const db = new Kysely<Database>({ dialect: createSqliteDialect(database) });
  return {
    db,
    kind: "sqlite",
    // Kysely neither locks SQLite nor migrates it in a transaction, so the migration is wrapped in an immediate transaction.
    async migrate() {
      database.exec(`PRAGMA ${BUSY_TIMEOUT_AT_START}`);
      database.exec("BEGIN IMMEDIATE");
      try {
        await explainNewer(db, () => migrateToLatest(db));
        database.exec("COMMIT");
      } catch (error) {
        database.exec("ROLLBACK");
        throw error;
      } finally {
        database.exec(`PRAGMA ${BUSY_TIMEOUT_IN_USE}`);
      }
    },
    probe: async () => probeSqlite(database),
    openChannel: () => null,
    close: () => db.destroy(),
  };
}

function openPostgres(url: string, settings: PoolSettings): OpenDatabase {
  const pool = createPrimaryPool(url, { max: settings.max, ...toConnectionLimits(settings) });
  const db = new Kysely<Database>({ dialect: createPostgresDialect(pool) });
  return {
    db,
    kind: "postgres",
    async migrate() {
      await explainNewer(db, () => migratePostgres(db));
      await prepareMonths(db);
    },
    probe: () => probePostgres(pool),
    openChannel: (name, onNotified) => openNotificationChannel(url, name, onNotified),
    close: () => db.destroy(),
  };
}

/**
 * Opens the database of a URL without migrating it.
 * @param location.pool the connections to PostgreSQL; for a command few, without limits
 * @throws RangeError for an unsupported URL.
 */
export function openDatabase({
  url,
  dataDir,
  pool = COMMAND_POOL,
}: DatabaseLocation & { readonly pool?: PoolSettings }): OpenDatabase {
  if (isPostgresUrl(url)) return openPostgres(url, pool);
  const file = url === ":memory:" ? url : resolveSqliteFile({ url, dataDir });
  if (file !== null) return openSqlite(file);
  throw new RangeError("DATABASE_URL must begin with postgres://, postgresql:// or sqlite:");
}
