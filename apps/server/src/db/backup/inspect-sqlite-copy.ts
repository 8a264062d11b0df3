import { closeSync, openSync, readSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";

/** What an uploaded or copied file is. */
export type SqliteCopy =
  | { readonly kind: "foreign" | "damaged" }
  | { readonly kind: "lagna"; readonly migrations: readonly string[]; readonly content: SqliteContent };

export interface SqliteContent {
  readonly accounts: number;
  readonly kundlis: number;
  readonly conversations: number;
  /** The latest time in the rows; null if there is none. */
  readonly writtenAt: string | null;
}

/** The first bytes of each SQLite database. */
const HEADER = "SQLite format 3\0";
/** The tables that every version has had, and by which a database of Lagna is recognised. */
const OWN_TABLES = ["kysely_migration", "users"];
/** Columns with the time of a write; an older version may lack some. */
const TIMES = [
  ["users", "updated_at"],
  ["audit_log", "at"],
  ["probes", "written_at"],
] as const;

/** @throws SQLite's error if the work fails, also for a file that is not a database. */
export function withDatabase<T>(path: string, work: (database: DatabaseSync) => T, readOnly = false): T {
  const database = new DatabaseSync(path, { readOnly });
  try {
    return work(database);
  } finally {
    database.close();
  }
}

export const readNames = (database: DatabaseSync, query: string): string[] =>
  database
    .prepare(query)
    .all()
    .map(({ name }) => String(name));

const isIntact = (database: DatabaseSync): boolean =>
  Object.values(database.prepare("pragma integrity_check").get() ?? {})[0] === "ok";

/** The migrations applied to a copied database; empty if it is damaged or not Lagna's. */
export function readMigrations(path: string): string[] {
  try {
    return withDatabase(path, (database) =>
      isIntact(database) ? readNames(database, "select name from kysely_migration") : [],
    );
  } catch {
    return [];
  }
}

function hasHeader(path: string): boolean {
  const handle = openSync(path, "r");
  try {
    const bytes = Buffer.alloc(HEADER.length);
    readSync(handle, bytes, 0, bytes.length, 0);
    return bytes.toString("latin1") === HEADER;
  } finally {
    closeSync(handle);
  }
}

function countRows(database: DatabaseSync, tables: ReadonlySet<string>, table: string): number {
  return tables.has(table) ? Number(database.prepare(`select count(*) as rows from "${table}"`).get()?.["rows"]) : 0;
}

function findWriteTime(database: DatabaseSync, tables: ReadonlySet<string>): string | null {
  const times = TIMES.filter(
    ([table, column]) =>
      tables.has(table) && readNames(database, `select name from pragma_table_info('${table}')`).includes(column),
  ).map(([table, column]) => database.prepare(`select max("${column}") as latest from "${table}"`).get()?.["latest"]);
  return (
    times
      .filter((time) => typeof time === "string")
      .toSorted()
      .at(-1) ?? null
  );
}

const readTables = (database: DatabaseSync): Set<string> =>
  new Set(readNames(database, "select name from sqlite_schema where type = 'table'"));

function readContent(database: DatabaseSync, tables = readTables(database)): SqliteContent {
  return {
    accounts: countRows(database, tables, "users"),
    kundlis: countRows(database, tables, "kundlis"),
    conversations: countRows(database, tables, "conversations"),
    writtenAt: findWriteTime(database, tables),
  };
}

/** What the database in use holds. */
export const readSqliteContent = (path: string): SqliteContent =>
  withDatabase(path, (database) => readContent(database), true);

function inspectDatabase(database: DatabaseSync): SqliteCopy {
  const tables = readTables(database);
  // Lagna has neither triggers nor views: those of a foreign file would run with later statements.
  const others = readNames(database, "select name from sqlite_schema where type in ('trigger', 'view')");
  if (others.length > 0 || !OWN_TABLES.every((name) => tables.has(name))) return { kind: "foreign" };
  if (!isIntact(database)) return { kind: "damaged" };
  const migrations = readNames(database, "select name from kysely_migration order by name");
  if (migrations.length === 0) return { kind: "foreign" };
  return { kind: "lagna", migrations, content: readContent(database, tables) };
}

/** Reads the whole file, which takes about a second for each gigabyte. */
export function inspectSqliteCopy(path: string): SqliteCopy {
  if (!hasHeader(path)) return { kind: "foreign" };
  try {
    return withDatabase(path, inspectDatabase);
  } catch {
    return { kind: "damaged" };
  }
}
