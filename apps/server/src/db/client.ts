import { mkdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { CompiledQuery, Kysely, PostgresDialect, sql } from "kysely";
import { Migrator } from "kysely/migration";
import pg from "pg";
import { MIGRATIONS } from "./migrations/list.ts";
import type { Database } from "./schema.ts";
import { sqliteDialect } from "./sqlite-dialect.ts";

export type Db = Kysely<Database>;
export type DatabaseKind = "sqlite" | "postgres";

export interface OpenDatabase {
  readonly db: Db;
  readonly kind: DatabaseKind;
  /** Brings the schema up to date; several servers may start at once, all but one of them wait. */
  migrate(): Promise<void>;
  /** Whether the database answers. */
  ping(): Promise<boolean>;
  close(): Promise<void>;
}

export interface DatabaseOptions {
  /** `postgres://…`, `sqlite:PATH`, `:memory:`; absent: `lagna.sqlite` in the data folder. */
  readonly url?: string | undefined;
  readonly dataDir: string;
}

/** Durable before an answer is sent: WAL with FULL flushes each commit; two processes wait for each other up to 5 s. */
const SQLITE_PRAGMAS = ["busy_timeout = 5000", "journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON"];

/** Of those that the database has been through. */
async function unknownMigrations(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
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

async function ping(db: Db): Promise<boolean> {
  try {
    await db.executeQuery(CompiledQuery.raw("select 1"));
    return true;
  } catch {
    return false;
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
      database.exec("BEGIN IMMEDIATE");
      try {
        await migrateToLatest(db);
        database.exec("COMMIT");
      } catch (error) {
        database.exec("ROLLBACK");
        throw error;
      }
    },
    ping: () => ping(db),
    close: () => db.destroy(),
  };
}

function openPostgres(url: string): OpenDatabase {
  const pool = new pg.Pool({ connectionString: url, max: 10, connectionTimeoutMillis: 10_000 });
  // An idle connection that the server drops must not end the process; the next query opens another.
  pool.on("error", () => undefined);
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  return { db, kind: "postgres", migrate: () => migratePostgres(db), ping: () => ping(db), close: () => db.destroy() };
}

/** Opens the database of a URL; nothing is migrated yet. @throws RangeError for a URL of another kind. */
export function openDatabase({ url, dataDir }: DatabaseOptions): OpenDatabase {
  if (url === undefined) return openSqlite(join(dataDir, "lagna.sqlite"));
  if (/^postgres(ql)?:\/\//.test(url)) return openPostgres(url);
  if (url === ":memory:") return openSqlite(url);
  if (url.startsWith("sqlite:")) return openSqlite(url.replace(/^sqlite:(\/\/)?/, ""));
  throw new RangeError("DATABASE_URL must begin with postgres://, postgresql:// or sqlite:");
}
