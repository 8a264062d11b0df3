import { type ChildProcess, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { loadSqlite } from "../place-index/load-sqlite.ts";
import { computeSourceHash } from "../place-index/source-files.ts";
import { toCodeFile } from "../place-index/to-code-file.ts";

const BUILD_SCRIPT = fileURLToPath(new URL(toCodeFile("../place-index/build-index-process.ts"), import.meta.url));
/**
 * The build creates millions of short-lived strings: with V8's default young generation half of the time is spent on
 * collecting them.
 */
const BUILD_FLAGS = ["--disable-warning=ExperimentalWarning", "--max-semi-space-size=128"];
const STALE_MS = 3_600_000;
const SQLITE_BUSY = 5;
const LOCK_CHECK_MS = 200;

export interface OpenIndex {
  readonly db: DatabaseSync;
  /** Releases the index; deletes it if no cache directory was given. */
  close(): void;
}

export interface IndexDirectories {
  readonly cacheDir?: string | undefined;
  readonly builtDir?: string | undefined;
  /** Receives about how much of the index is built, in percent; not called for an existing index. */
  readonly onProgress?: ((percent: number) => void) | undefined;
}

/**
 * Opens the index for the current data packages, building it first if the directory has none for them. Of several
 * processes that start at once one builds it, in a temporary file that is renamed when complete, and the others wait.
 * @param cacheDir created if missing; without it the index is in a temporary directory until closed
 * @param builtDir read-only directory searched first for a prebuilt index
 * @throws PlacesDataError naming a missing data file; Error if this Node has no SQLite, or with the build's output; the signal's reason if aborted
 */
export async function openIndex(
  { cacheDir, builtDir, onProgress }: IndexDirectories,
  signal: AbortSignal,
): Promise<OpenIndex> {
  const hash = await computeSourceHash();
  const name = `gazetteer-${hash.slice(0, 16)}.sqlite`;
  const built = builtDir === undefined ? null : openIndexFile(join(builtDir, name), hash);
  if (built) return { db: built, close: () => built.close() };
  const directory = cacheDir ?? mkdtempSync(join(tmpdir(), "lagna-places-"));
  mkdirSync(directory, { recursive: true });
  const file = join(directory, name);
  const forget = () => {
    if (cacheDir === undefined) rmSync(directory, { recursive: true, force: true });
  };
  try {
    const db = openIndexFile(file, hash) ?? (await buildAlone({ directory, file, hash, onProgress }, signal));
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

interface IndexBuild extends Pick<IndexDirectories, "onProgress"> {
  readonly directory: string;
  readonly file: string;
  readonly hash: string;
}

/** Takes SQLite's lock of a file, which ends with the process however it ends; null if another process holds it. */
function tryToLock(file: string): DatabaseSync | null {
  const lock = new (loadSqlite().DatabaseSync)(file);
  try {
    lock.exec("begin exclusive");
    return lock;
  } catch (error) {
    lock.close();
    if ((error as { errcode?: number }).errcode === SQLITE_BUSY) return null;
    throw error;
  }
}

/** Builds the index, unless another process is doing so: then waits for it, and takes over if it does not succeed. */
async function buildAlone(build: IndexBuild, signal: AbortSignal): Promise<DatabaseSync> {
  for (;;) {
    const lock = tryToLock(`${build.file}.lock`);
    if (lock) {
      try {
        return openIndexFile(build.file, build.hash) ?? (await buildAndOpen(build, signal));
      } finally {
        rmSync(`${build.file}.lock`, { force: true });
        lock.close();
      }
    }
    await wait(LOCK_CHECK_MS, null, { signal }).catch(() => signal.throwIfAborted());
  }
}

async function buildAndOpen(
  { directory, file, hash, onProgress = () => undefined }: IndexBuild,
  signal: AbortSignal,
): Promise<DatabaseSync> {
  onProgress(0);
  const building = `${file}.${process.pid}-${randomUUID()}.tmp`;
  const names = `${building}-names`;
  try {
    await runBuild([building, names, hash], onProgress, signal);
    renameSync(building, file);
  } finally {
    rmSync(building, { force: true });
    rmSync(names, { force: true });
  }
  removeStaleIndexes(directory, file);
  const db = openIndexFile(file, hash);
  if (!db) throw new Error(`${file}: the place index was built but does not open`);
  return db;
}

/** Null if there is no index, or it is incomplete or of different data. */
export function openIndexFile(file: string, hash: string): DatabaseSync | null {
  const size = statSync(file, { throwIfNoEntry: false })?.size;
  if (size === undefined) return null;
  const { DatabaseSync } = loadSqlite();
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
    // Not a database, or a damaged one: rebuilt below.
  }
  db?.close();
  return null;
}

function runBuild(args: readonly string[], onProgress: (percent: number) => void, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const child = spawn(process.execPath, [...BUILD_FLAGS, BUILD_SCRIPT, ...args], {
      stdio: ["ignore", "ignore", "pipe", "ipc"],
      // Options for this process (a test runner's, a debugger's) must not be passed on.
      env: { ...process.env, NODE_OPTIONS: "" },
      signal,
    });
    const kill = () => void child.kill();
    process.once("exit", kill);
    child.on("message", (percent) => onProgress(Number(percent)));
    let output = "";
    child.stderr?.on("data", (chunk: Buffer) => {
      output = (output + chunk.toString()).slice(-4000);
    });
    onChildEnd(child, (error) => {
      process.off("exit", kill);
      if (error === null) resolve();
      // An aborted build is not a failed one.
      else if (signal.aborted) reject(signal.reason as Error);
      else reject(new Error(`The place index could not be built: ${output.trim() || error}`));
    });
  });
}

function onChildEnd(child: ChildProcess, done: (error: string | null) => void): void {
  child.once("error", (error) => done(error.message));
  child.once("close", (code, killedBy) => done(code === 0 ? null : `exit ${code ?? killedBy}`));
}

/**
 * Removes indexes of other data, and leftovers of killed builds. A file that another process has open stays readable to
 * it.
 */
function removeStaleIndexes(directory: string, file: string): void {
  for (const name of readdirSync(directory)) {
    const other = join(directory, name);
    if (!name.startsWith("gazetteer-") || other === file) continue;
    const age = Date.now() - (statSync(other, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
    if (name.endsWith(".sqlite") || age > STALE_MS) rmSync(other, { force: true });
  }
}
