import { chmodSync, closeSync, copyFileSync, existsSync, fsyncSync, openSync, renameSync, rmSync } from "node:fs";
import { dirname } from "node:path";
import { backup, DatabaseSync } from "node:sqlite";
import { openDatabase } from "../client.ts";
import { makeFolder } from "./make-folder.ts";
import { BackupError, HOLDS_DATA_MESSAGE, SERVER_TABLES, assertNotNewer } from "./backup-error.ts";

/** Suffixes of the files of a database in use. */
const FILE_SUFFIXES = ["", "-wal", "-shm"] as const;
const SQLITE_BUSY = 5;

const removeFile = (path: string): void => {
  for (const suffix of FILE_SUFFIXES) rmSync(path + suffix, { force: true });
};

/** Flushes the file to disk before renaming it, so that a file with the final name is always complete. */
function publishFile(part: string, file: string): void {
  const handle = openSync(part, "r+");
  fsyncSync(handle);
  closeSync(handle);
  renameSync(part, file);
}

/** @throws SQLite's error if the work fails, also for a file that is not a database. */
function withDatabase<T>(path: string, work: (database: DatabaseSync) => T): T {
  const database = new DatabaseSync(path);
  try {
    return work(database);
  } finally {
    database.close();
  }
}

const readNames = (database: DatabaseSync, query: string): string[] =>
  database
    .prepare(query)
    .all()
    .map(({ name }) => String(name));

/** The migrations applied to a copied database; empty if it is damaged or not Lagna's. */
function readMigrations(path: string): string[] {
  try {
    return withDatabase(path, (database) => {
      const [result] = Object.values(database.prepare("pragma integrity_check").get() ?? {});
      return result === "ok" ? readNames(database, "select name from kysely_migration") : [];
    });
  } catch {
    return [];
  }
}

/** Uses SQLite's online backup, which includes commits made meanwhile. */
export async function backUpSqlite(path: string, file: string): Promise<void> {
  if (!existsSync(path)) throw new BackupError(`There is no database at ${path}`);
  const part = `${file}.part`;
  const database = new DatabaseSync(path, { readOnly: true });
  try {
    await backup(database, part);
    if (readMigrations(part).length === 0)
      throw new BackupError("The copy is incomplete; the disk may be full or failing");
    publishFile(part, file);
  } finally {
    database.close();
    removeFile(part);
  }
}

const isBusy = (error: unknown): boolean => ((error as { errcode?: number }).errcode ?? 0) % 256 === SQLITE_BUSY;

function assertNotInUse(path: string): void {
  try {
    // SQLite allows this only if no other connection uses the database.
    withDatabase(path, (database) => database.exec("pragma journal_mode = delete"));
  } catch (error) {
    if (isBusy(error)) throw new BackupError("The database is in use. Please stop the server first");
    // Other errors mean a damaged database, which cannot be in use and may be replaced.
  }
}

/** Whether it holds user data; a database that cannot be read may. */
function holdsData(path: string): boolean {
  try {
    return withDatabase(path, (database) =>
      readNames(
        database,
        "select name from sqlite_schema where type = 'table' and name not like 'sqlite~_%' escape '~'",
      )
        .filter((name) => !SERVER_TABLES.has(name))
        .some((name) => database.prepare(`select 1 from "${name}" limit 1`).get() !== undefined),
    );
  } catch {
    return true;
  }
}

/** Renames the database together with its WAL files, since a log left behind would be applied to the new database. */
function moveAside(path: string): string {
  const previousPath = `${path}.before-${new Date().toISOString().replaceAll(":", "")}`;
  for (const end of FILE_SUFFIXES) if (existsSync(path + end)) renameSync(path + end, previousPath + end);
  return previousPath;
}

/**
 * Copies and migrates the backup next to the database, then renames it into place; the previous database is kept under another name if it
 * held data.
 */
export async function restoreSqlite(
  path: string,
  file: string,
  { replace }: { readonly replace: boolean },
): Promise<{ previousFile: string | null }> {
  const exists = existsSync(path);
  const heldData = exists && holdsData(path);
  if (heldData && !replace) throw new BackupError(HOLDS_DATA_MESSAGE);
  const part = `${path}.part`;
  const folder = makeFolder(dirname(path));
  try {
    copyFileSync(file, part);
    // The backup file may have been copied with wider permissions.
    chmodSync(part, 0o600);
    const migrations = readMigrations(part);
    if (migrations.length === 0)
      throw new BackupError(`${file} is not a complete backup of a Lagna database in SQLite`);
    assertNotNewer(migrations);
    const copy = openDatabase({ url: `sqlite:${part}`, dataDir: dirname(path) });
    await copy.migrate().finally(() => copy.close());
    if (exists) assertNotInUse(path);
    const previousFile = heldData ? moveAside(path) : null;
    publishFile(part, path);
    return { previousFile };
  } finally {
    removeFile(part);
    folder.removeIfEmpty();
  }
}
