import { type ChildProcess, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { fileURLToPath } from "node:url";
import { sourceHash } from "./source.ts";

const BUILD_SCRIPT = fileURLToPath(new URL("./build-process.ts", import.meta.url));
/** Millions of short-lived texts: with V8's small nursery half of the time goes into collecting them. */
const BUILD_FLAGS = ["--disable-warning=ExperimentalWarning", "--max-semi-space-size=128"];
const STALE_MS = 3_600_000;

export interface OpenIndex {
  readonly db: DatabaseSync;
  /** Frees what the index holds; removes it where no cache directory was given. */
  close(): void;
}

export interface IndexFolders {
  readonly cacheDir?: string | undefined;
  readonly builtDir?: string | undefined;
}

/**
 * Opens the index for the data packages as they are, building it first where the directory has none for them. The build goes to a
 * file of its own and is renamed when whole, so that two processes starting at once each see a whole index, whichever comes last.
 * @param cacheDir created where missing; without it the index lives in a temporary directory until closed
 * @param builtDir where an index made beforehand is looked for first, and nothing is written
 * @throws PlacesDataError naming a missing data file; Error with what the build said; the signal's own reason once it is aborted
 */
export async function openIndex({ cacheDir, builtDir }: IndexFolders, signal: AbortSignal): Promise<OpenIndex> {
  const hash = await sourceHash();
  const name = `gazetteer-${hash.slice(0, 16)}.sqlite`;
  const built = builtDir === undefined ? null : tryOpen(join(builtDir, name), hash);
  if (built) return { db: built, close: () => built.close() };
  const directory = cacheDir ?? mkdtempSync(join(tmpdir(), "lagna-places-"));
  mkdirSync(directory, { recursive: true });
  const file = join(directory, name);
  const forget = () => {
    if (cacheDir === undefined) rmSync(directory, { recursive: true, force: true });
  };
  try {
    const db = tryOpen(file, hash) ?? (await buildAndOpen(directory, file, hash, signal));
    process.once("exit", forget);
    return {
      db,
      close() {
        db.close();
        process.off("exit", forget);
        forget();
      },
    };
  } catch (error) {
    forget();
    throw error;
  }
}

async function buildAndOpen(directory: string, file: string, hash: string, signal: AbortSignal): Promise<DatabaseSync> {
  const building = `${file}.${process.pid}-${randomUUID()}.tmp`;
  try {
    await runBuild(building, hash, signal);
    renameSync(building, file);
  } finally {
    rmSync(building, { force: true });
  }
  removeOthers(directory, file);
  const db = tryOpen(file, hash);
  if (!db) throw new Error(`${file}: the place index was built but does not open`);
  return db;
}

/** Null where there is no index, or one that is not whole or not of this data. */
export function tryOpen(file: string, hash: string): DatabaseSync | null {
  const size = statSync(file, { throwIfNoEntry: false })?.size;
  if (size === undefined) return null;
  let db: DatabaseSync | undefined;
  try {
    db = new DatabaseSync(file, { readOnly: true });
    const pages = (name: string) => Number(Object.values(db?.prepare(`PRAGMA ${name}`).get() ?? {})[0]);
    const whole = pages("page_count") * pages("page_size") === size;
    const meta = db.prepare("SELECT value FROM meta WHERE key = 'source'").get();
    if (whole && meta?.["value"] === hash) {
      db.exec("PRAGMA cache_size = -16384; PRAGMA query_only = ON;");
      return db;
    }
  } catch {
    // Not a database, or a torn one: built anew below.
  }
  db?.close();
  return null;
}

function runBuild(file: string, hash: string, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const child = spawn(process.execPath, [...BUILD_FLAGS, BUILD_SCRIPT, file, hash], {
      stdio: ["ignore", "ignore", "pipe"],
      // Options meant for this process (a test runner's, an inspector's) are not for that one.
      env: { ...process.env, NODE_OPTIONS: "" },
      signal,
    });
    const kill = () => void child.kill();
    process.once("exit", kill);
    let said = "";
    child.stderr?.on("data", (chunk: Buffer) => {
      said = (said + chunk.toString()).slice(-4000);
    });
    settle(child, (error) => {
      process.off("exit", kill);
      if (error === null) resolve();
      // Who ends the build has not seen it fail.
      else if (signal.aborted) reject(signal.reason as Error);
      else reject(new Error(`The place index could not be built: ${said.trim() || error}`));
    });
  });
}

function settle(child: ChildProcess, done: (error: string | null) => void): void {
  child.once("error", (error) => done(error.message));
  child.once("close", (code, killedBy) => done(code === 0 ? null : `exit ${code ?? killedBy}`));
}

/** Indexes of other data, and builds that were killed. A file another process has open stays readable to it. */
function removeOthers(directory: string, file: string): void {
  for (const name of readdirSync(directory)) {
    const other = join(directory, name);
    if (!name.startsWith("gazetteer-") || other === file) continue;
    const age = Date.now() - (statSync(other, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
    if (name.endsWith(".sqlite") || age > STALE_MS) rmSync(other, { force: true });
  }
}
