import { closeSync, copyFileSync, existsSync, fsyncSync, openSync, renameSync, rmSync } from "node:fs";
import { dirname } from "node:path";
import { backup, DatabaseSync } from "node:sqlite";
import { openDatabase } from "../client.ts";
import { CopyRefusal, HOLDS_DATA } from "./refusal.ts";

/** What lies beside a database in use. */
const BESIDE = ["", "-wal", "-shm"] as const;

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

function isWhole(path: string): boolean {
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(path);
    const [answer] = Object.values(database.prepare("pragma integrity_check").get() ?? {});
    database.prepare("select name from kysely_migration").all();
    return answer === "ok";
  } catch {
    return false;
  } finally {
    database?.close();
  }
}

/** By SQLite's own online backup: what is committed meanwhile is in it too. */
export async function backUpSqlite(path: string, file: string): Promise<void> {
  if (!existsSync(path)) throw new CopyRefusal(`There is no database at ${path}`);
  const part = `${file}.part`;
  const database = new DatabaseSync(path, { readOnly: true });
  try {
    await backup(database, part);
    if (!isWhole(part)) throw new CopyRefusal("The copy is not whole; the disk may be full or failing");
    put(part, file);
  } finally {
    database.close();
    remove(part);
  }
}

function refuseWhileInUse(path: string): void {
  const database = new DatabaseSync(path);
  try {
    // Only who is alone with a database may take it out of write-ahead logging.
    database.exec("pragma journal_mode = delete");
  } catch {
    throw new CopyRefusal("The database is in use. Please stop the server first");
  } finally {
    database.close();
  }
}

/** Made and brought up to date beside the database, then put in its place; the one from before is kept under another name. */
export async function restoreSqlite(
  path: string,
  file: string,
  { replace }: { readonly replace: boolean },
): Promise<{ before: string | null }> {
  const exists = existsSync(path);
  if (exists && !replace) throw new CopyRefusal(HOLDS_DATA);
  const part = `${path}.part`;
  try {
    copyFileSync(file, part);
    if (!isWhole(part)) throw new CopyRefusal(`${file} is not a whole backup of Lagna's database`);
    const copy = openDatabase({ url: `sqlite:${part}`, dataDir: dirname(path) });
    await copy.migrate().finally(() => copy.close());
    if (exists) refuseWhileInUse(path);
    const before = exists ? `${path}.before-${new Date().toISOString().replaceAll(":", "")}` : null;
    if (before !== null) renameSync(path, before);
    put(part, path);
    return { before };
  } finally {
    remove(part);
  }
}
