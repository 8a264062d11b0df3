import {
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
} from "node:fs";
import { basename, dirname, join, resolve } from "node:path";

/** The files of a restore in the browser, beside the database, so that they can be renamed to its name. */
export interface RestoreFiles {
  readonly database: string;
  /** What has been uploaded so far. */
  readonly upload: string;
  /** What replaces the database at the next start. */
  readonly staged: string;
  /** The copy for a download, while it is made. */
  readonly download: string;
}

/** Suffixes of the files of a database in use. */
export const FILE_SUFFIXES = ["", "-wal", "-shm"] as const;

/** Two names of one database have the same files. */
export function nameRestoreFiles(file: string): RestoreFiles {
  const path = resolve(file);
  const database = existsSync(path) ? realpathSync(path) : path;
  return {
    database,
    upload: `${database}.upload`,
    staged: `${database}.staged`,
    download: `${database}.download`,
  };
}

export function removeDatabase(path: string): void {
  for (const suffix of FILE_SUFFIXES) rmSync(path + suffix, { force: true });
}

function flush(path: string, flags: string): void {
  const handle = openSync(path, flags);
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

/** Flushes the file to disk before renaming it, so that a file with the final name is always complete, also after a power failure. */
export function publishFile(part: string, file: string): void {
  flush(part, "r+");
  renameSync(part, file);
  flush(dirname(file), "r");
}

/** The name under which a replaced database is kept. */
export const nameReplaced = (path: string): string => `${path}.before-${new Date().toISOString().replaceAll(":", "")}`;

/** Removes second names of the database in use: a restore that was killed between naming and replacing it left one. */
export function removeSecondNames(database: string): void {
  if (!existsSync(database)) return;
  const { ino, dev, nlink } = statSync(database);
  if (nlink === 1) return;
  const folder = dirname(database);
  for (const name of readdirSync(folder).filter((found) => found.startsWith(`${basename(database)}.before-`))) {
    const found = statSync(join(folder, name));
    if (found.ino === ino && found.dev === dev) rmSync(join(folder, name));
  }
}
