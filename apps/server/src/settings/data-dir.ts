import { chmodSync, mkdirSync } from "node:fs";

/** Only the server's own user may access stored files: databases, secrets, mails. */
const OWNER_ONLY = 0o700;

/** File in the data folder that holds the time of the last backup; each backup overwrites it. */
export const BACKUP_TIMESTAMP_FILE = "last-backup";

/** Makes every file created from now on private, including those created by libraries (SQLite, the index of places). */
export function keepFilesPrivate(): void {
  process.umask(0o077);
}

/** Creates the data folder, or restricts an existing one to its owner. A folder owned by another user is left unchanged. */
export function prepareDataDir(path: string): void {
  mkdirSync(path, { recursive: true, mode: OWNER_ONLY });
  try {
    chmodSync(path, OWNER_ONLY);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EPERM") throw error;
  }
}
