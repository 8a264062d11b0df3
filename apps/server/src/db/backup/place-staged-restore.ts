import { copyFileSync, existsSync, linkSync, renameSync } from "node:fs";
import { dirname } from "node:path";
import { openDatabase } from "../client.ts";
import { assertNotNewer, BackupError } from "./backup-error.ts";
import { readMigrations } from "./inspect-sqlite-copy.ts";
import {
  FILE_SUFFIXES,
  nameReplaced,
  nameRestoreFiles,
  publishFile,
  removeDatabase,
  removeSecondNames,
} from "./restore-files.ts";
import { assertNotInUse } from "./sqlite-backup.ts";

/** @throws BackupError or an error of the migration */
async function migrateStaged(staged: string): Promise<void> {
  const migrations = readMigrations(staged);
  if (migrations.length === 0) throw new BackupError("It is not a complete database of Lagna");
  assertNotNewer(migrations);
  const copy = openDatabase({ url: `sqlite:${staged}`, dataDir: dirname(staged) });
  await copy.migrate().finally(() => copy.close());
}

/** Gives the database a second name, so that its own name never stands for nothing. */
function keepUnder(database: string, kept: string): void {
  try {
    linkSync(database, kept);
  } catch {
    // The file system has no second names.
    copyFileSync(database, kept);
  }
  // Only a database that cannot be opened has a log still.
  for (const suffix of FILE_SUFFIXES.slice(1))
    if (existsSync(database + suffix)) renameSync(database + suffix, kept + suffix);
}

/**
 * Puts the staged backup in the place of the database, before the server opens it; the replaced database is kept under a dated name. If it is
 * killed at any moment, the next start goes on, and until the last rename the old database is in its place. A backup that cannot be restored
 * is set aside, and the server starts with the old database.
 * @returns what happened, for the log; null if nothing was staged
 */
export async function placeStagedRestore(file: string): Promise<string | null> {
  const { database, upload, staged, download } = nameRestoreFiles(file);
  for (const leftover of [upload, download, `${download}.part`]) removeDatabase(leftover);
  removeSecondNames(database);
  if (!existsSync(staged)) return null;
  try {
    await migrateStaged(staged);
  } catch (error) {
    const refused = `${staged}-refused`;
    removeDatabase(refused);
    for (const suffix of FILE_SUFFIXES) if (existsSync(staged + suffix)) renameSync(staged + suffix, refused + suffix);
    return `the staged backup was not restored, and is kept as ${refused}: ${error instanceof Error ? error.message : String(error)}`;
  }
  if (!existsSync(database)) {
    publishFile(staged, database);
    return "the staged backup has been restored";
  }
  try {
    assertNotInUse(database);
  } catch (error) {
    if (!(error instanceof BackupError)) throw error;
    return "the staged backup waits for the next start: another program uses the database";
  }
  const kept = nameReplaced(database);
  keepUnder(database, kept);
  publishFile(staged, database);
  return `the staged backup has been restored; the database before it is kept as ${kept}`;
}
