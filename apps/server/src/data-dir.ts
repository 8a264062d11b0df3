import { chmodSync, mkdirSync } from "node:fs";

/** Whatever is kept is for the server's own user: databases, secrets, mails. */
const OWNER_ONLY = 0o700;

/** A file in it, written anew by each backup: when the last one was made. */
export const BACKUP_MARK = "last-backup";

/** Also for files that others make from here on: SQLite's, the index of places. */
export function keepFilesPrivate(): void {
  process.umask(0o077);
}

/** Makes the data folder, or closes one that stood open; one that is somebody else's stays as it is. */
export function prepareDataDir(path: string): void {
  mkdirSync(path, { recursive: true, mode: OWNER_ONLY });
  try {
    chmodSync(path, OWNER_ONLY);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EPERM") throw error;
  }
}
