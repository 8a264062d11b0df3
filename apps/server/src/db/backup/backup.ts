import { existsSync, statSync } from "node:fs";
import { resolve } from "node:path";
import { type DatabaseLocation, isPostgresUrl, resolveSqliteFile } from "../database-location.ts";
import { BackupError } from "./backup-error.ts";
import { backUpPostgres, restorePostgres } from "./postgres-backup.ts";
import { backUpSqlite, restoreSqlite } from "./sqlite-backup.ts";

export interface BackupOptions extends DatabaseLocation {
  readonly file: string;
}

function resolveSqlitePath(location: BackupOptions): string {
  const file = resolveSqliteFile(location);
  if (file === null) throw new BackupError("A database in memory cannot be backed up or restored");
  return resolve(file);
}

/**
 * Copies the whole database to a new file; servers may keep using the database meanwhile.
 * @throws BackupError with a message for the operator
 */
export async function backUp(options: BackupOptions): Promise<void> {
  if (existsSync(options.file))
    throw new BackupError(`${options.file} already exists; a backup never overwrites a file`);
  if (isPostgresUrl(options.url)) await backUpPostgres(options.url, options.file);
  else await backUpSqlite(resolveSqlitePath(options), options.file);
}

export interface RestoreResult {
  /** File of the previous database, if it was kept. */
  readonly previousFile: string | null;
}

/**
 * Replaces the database by a backup, migrated to the current schema. A database that holds data is only replaced with `replace`.
 * @throws BackupError with a message for the operator; the database is then unchanged
 */
export async function restore(options: BackupOptions & { readonly replace: boolean }): Promise<RestoreResult> {
  if (!statSync(options.file, { throwIfNoEntry: false })?.isFile())
    throw new BackupError(`There is no file ${options.file}`);
  if (isPostgresUrl(options.url)) return restorePostgres(options.url, options.file, options);
  return restoreSqlite(resolveSqlitePath(options), options.file, options);
}
