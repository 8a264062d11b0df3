import { chmodSync, closeSync, copyFileSync, existsSync, fsyncSync, openSync, renameSync, rmSync } from "node:fs";
import { dirname } from "node:path";
import { backup, DatabaseSync } from "node:sqlite";
import { openDatabase } from "../client.ts";
import { makeFolder } from "./folder.ts";
import { CopyRefusal, HOLDS_DATA, OWN_TABLES, refuseNewer } from "./refusal.ts";

/** What lies beside a database in use. */
const BESIDE = ["", "-wal", "-shm"] as const;
const SQLITE_BUSY = 5;

const remove = (path: string): void => {
  for (const end of BESIDE) rmSync(path + end, { force: true });
};

/** Whole on the disk before it has its name: what has the name is a backup. */
function put(part: string, file: string): void {
  const handle = openSync(part, "r+");
  fsyncSync(handle);
  closeSync(handle);
  renameSync(part, file);
}

/** @throws Error of SQLite's where the work fails, also for a file that is no database. */
function reading<T>(path: string, work: (database: DatabaseSync) => T): T {
  const database = new DatabaseSync(path);
  try {
    return work(database);
  } finally {
    database.close();
  }
}

const namesIn = (database: DatabaseSync, query: string): string[] =>
  database
    .prepare(query)
    .all()
    .map(({ name }) => String(name));

/** The migrations that a copied database has been through; none where it is damaged, or no database of Lagna's. */
function migrationsIn(path: string): string[] {
  try {
    return reading(path, (database) => {
      const [answer] = Object.values(database.prepare("pragma integrity_check").get() ?? {});
      return answer === "ok" ? namesIn(database, "select name from kysely_migration") : [];
    });
  } catch {
    return [];
  }
}

/** By SQLite's own online backup: what is committed meanwhile is in it too. */
export async function backUpSqlite(path: string, file: string): Promise<void> {
  if (!existsSync(path)) throw new CopyRefusal(`There is no database at ${path}`);
  const part = `${file}.part`;
  const database = new DatabaseSync(path, { readOnly: true });
  try {
    await backup(database, part);
    if (migrationsIn(part).length === 0)
      throw new CopyRefusal("The copy is not whole; the disk may be full or failing");
    put(part, file);
  } finally {
    database.close();
    remove(part);
  }
}

const isBusy = (error: unknown): boolean => ((error as { errcode?: number }).errcode ?? 0) % 256 === SQLITE_BUSY;

function refuseWhileInUse(path: string): void {
  try {
    // SQLite allows this only to the single user of a database.
    reading(path, (database) => database.exec("pragma journal_mode = delete"));
  } catch (error) {
    if (isBusy(error)) throw new CopyRefusal("The database is in use. Please stop the server first");
    // A damaged database cannot be in use: it gives way as it is.
  }
}

/** Whether people's data is in it; what cannot be read may hold some. */
function holdsData(path: string): boolean {
  try {
    return reading(path, (database) =>
      namesIn(database, "select name from sqlite_schema where type = 'table' and name not like 'sqlite~_%' escape '~'")
        .filter((name) => !OWN_TABLES.has(name))
        .some((name) => database.prepare(`select 1 from "${name}" limit 1`).get() !== undefined),
    );
  } catch {
    return true;
  }
}

/** Under another name, with what lies beside it: a log left behind would be taken for the new database's. */
function setAside(path: string): string {
  const before = `${path}.before-${new Date().toISOString().replaceAll(":", "")}`;
  for (const end of BESIDE) if (existsSync(path + end)) renameSync(path + end, before + end);
  return before;
}

/** Made and brought up to date beside the database, then put in its place; the one from before is kept under another name if it held data. */
export async function restoreSqlite(
  path: string,
  file: string,
  { replace }: { readonly replace: boolean },
): Promise<{ before: string | null }> {
  const exists = existsSync(path);
  const held = exists && holdsData(path);
  if (held && !replace) throw new CopyRefusal(HOLDS_DATA);
  const part = `${path}.part`;
  const folder = makeFolder(dirname(path));
  try {
    copyFileSync(file, part);
    // A backup may have come by ways that open its rights.
    chmodSync(part, 0o600);
    const migrations = migrationsIn(part);
    if (migrations.length === 0) throw new CopyRefusal(`${file} is not a whole backup of Lagna's database in SQLite`);
    refuseNewer(migrations);
    const copy = openDatabase({ url: `sqlite:${part}`, dataDir: dirname(path) });
    await copy.migrate().finally(() => copy.close());
    if (exists) refuseWhileInUse(path);
    const before = held ? setAside(path) : null;
    put(part, path);
    return { before };
  } finally {
    remove(part);
    folder.removeIfEmpty();
  }
}
