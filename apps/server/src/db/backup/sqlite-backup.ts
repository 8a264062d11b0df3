import { chmodSync, copyFileSync, existsSync, renameSync } from "node:fs";
import { dirname } from "node:path";
import { backup, DatabaseSync } from "node:sqlite";
import { openDatabase } from "../client.ts";
import { makeFolder } from "./make-folder.ts";
import { BackupError, HOLDS_DATA_MESSAGE, SERVER_TABLES, assertNotNewer } from "./backup-error.ts";
import { readMigrations, readNames, withDatabase } from "./inspect-sqlite-copy.ts";
import { FILE_SUFFIXES, nameReplaced, publishFile, removeDatabase } from "./restore-files.ts";

const SQLITE_BUSY = 5;
const isCompleteCopy = async (path: string): Promise<boolean> => readMigrations(path).length > 0;

/**
 * Uses SQLite's online backup, which includes commits made meanwhile.
 * @param isComplete reads the whole copy; a server does so in another thread
 */
export async function backUpSqlite(path: string, file: string, isComplete = isCompleteCopy): Promise<void> {
  if (!existsSync(path)) throw new BackupError(`There is no database at ${path}`);
  const part = `${file}.part`;
  const database = new DatabaseSync(path, { readOnly: true });
  try {
    await backup(database, part);
    if (!(await isComplete(part))) throw new BackupError("The copy is incomplete; the disk may be full or failing");
    publishFile(part, file);
  } finally {
    database.close();
    removeDatabase(part);
  }
}

const isBusy = (error: unknown): boolean => ((error as { errcode?: number }).errcode ?? 0) % 256 === SQLITE_BUSY;

/** Also writes the log of the database into its file. @throws BackupError if another program has it open */
export function assertNotInUse(path: string): void {
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
  const previousPath = nameReplaced(path);
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
    removeDatabase(part);
    folder.removeIfEmpty();
  }
}
