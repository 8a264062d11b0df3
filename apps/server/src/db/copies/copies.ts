import { existsSync, statSync } from "node:fs";
import { resolve } from "node:path";
import { type DatabaseLocation, sqliteFile } from "../location.ts";
import { CopyRefusal } from "./refusal.ts";
import { backUpPostgres, restorePostgres } from "./postgres-copy.ts";
import { backUpSqlite, restoreSqlite } from "./sqlite-copy.ts";

export interface CopyOptions extends DatabaseLocation {
  readonly file: string;
}

const isPostgres = (url: string | undefined): url is string => url !== undefined && /^postgres(ql)?:\/\//.test(url);

function sqlitePath(location: CopyOptions): string {
  const file = sqliteFile(location);
  if (file === null) throw new CopyRefusal("A database in memory has no copies");
  return resolve(file);
}

/**
 * Copies the whole database to a file that is not there yet, while servers go on working on it.
 * @throws CopyRefusal in words for the operator
 */
export async function backUp(options: CopyOptions): Promise<void> {
  if (existsSync(options.file)) throw new CopyRefusal(`${options.file} exists already; a backup is never written over`);
  if (isPostgres(options.url)) await backUpPostgres(options.url, options.file);
  else await backUpSqlite(sqlitePath(options), options.file);
}

export interface Restored {
  /** Where the database that was there before lies now, if it is kept. */
  readonly before: string | null;
}

/**
 * Puts a backup in the place of the database, brought up to date. With `replace` one that holds something gives way.
 * @throws CopyRefusal in words for the operator; the database is then as it was
 */
export async function restore(options: CopyOptions & { readonly replace: boolean }): Promise<Restored> {
  if (!statSync(options.file, { throwIfNoEntry: false })?.isFile())
    throw new CopyRefusal(`There is no file ${options.file}`);
  if (isPostgres(options.url)) return restorePostgres(options.url, options.file, options);
  return restoreSqlite(sqlitePath(options), options.file, options);
}
