import { randomBytes } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { openEphemeris } from "@lagna/ephemeris";
import { type Gazetteer, openGazetteer } from "@lagna/places";
import { sql } from "kysely";
import { inject } from "vitest";
import { type AppDependencies, buildApp } from "../src/app.ts";
import { systemClock } from "../src/time/clock.ts";
import { loadConfig } from "../src/settings/config.ts";
import { type OpenDatabase, openDatabase } from "../src/db/client.ts";
import type { OpenFirestore } from "../src/firestore/client.ts";
import { createTaskRunner } from "../src/computing/main-thread-task-runner.ts";
import type { App } from "../src/http/fastify-app-type.ts";
import type { Argon2Cost } from "../src/modules/accounts/passwords/password-hasher.ts";
import { createComputingTasks } from "../src/wiring/computing-tasks.ts";
import { openComputingPool } from "../src/wiring/open-computing-pool.ts";
import { runOnPostgres, toDatabaseUrl } from "./run-on-postgres.ts";

/** The real gazetteer; its index is kept between runs, as building it takes seconds. */
const INDEX_FOLDER = resolve(import.meta.dirname, "../../../node_modules/.cache/lagna/places");
export const gazetteer: Gazetteer = openGazetteer({ cacheDir: INDEX_FOLDER });
export const ephemeris = openEphemeris();
/** The threads of all apps of this process; they start when they are needed. */
const workers = openComputingPool({ threadsPerLane: 1 });
/** Runs all computations on the main thread, for services that are created without an app. */
export const tasks = createTaskRunner(createComputingTasks(ephemeris));

/** Cheap hashing; tests of the hashing itself pass `passwordCost: ARGON2_COST`. */
const CHEAP_HASHES: Argon2Cost = { memoryKib: 8, passes: 1, lanes: 1 };

export interface TestApp {
  readonly app: App;
  readonly database: OpenDatabase;
  /** For another process on the same database. */
  readonly databaseUrl: string;
  readonly dataDir: string;
  /** Whether records are stored in Firestore. */
  readonly firestore: OpenFirestore | undefined;
  close(): Promise<void>;
}

/** A Firestore with the configuration that makes a server use it; closed with the app. */
interface RecordStore {
  readonly firestore: OpenFirestore;
  readonly env: Readonly<Record<string, string>>;
}

export interface TestOptions {
  readonly env?: Readonly<Record<string, string>>;
  readonly parts?: Partial<AppDependencies>;
  /** Where records are stored, beside SQL. */
  readonly records?: RecordStore;
  /** Called before the app is ready. */
  readonly change?: (app: App) => void;
}

/** A migrated SQLite file without rows, made once per process: migrating each test's own file takes a third of building its app. */
let emptyDatabase: Promise<Buffer> | undefined;

async function createEmptyDatabase(): Promise<Buffer> {
  const dataDir = mkdtempSync(join(tmpdir(), "lagna-empty-"));
  const file = join(dataDir, "lagna.sqlite");
  const database = openDatabase({ url: `sqlite:${file}`, dataDir });
  await database.migrate();
  await database.close();
  const content = readFileSync(file);
  rmSync(dataDir, { recursive: true, force: true });
  return content;
}

interface TestDatabaseOptions {
  readonly migrated?: boolean;
  /** Whether SQLite flushes commits to the disk, as the server's does; only a power failure shows the difference. */
  readonly flushed?: boolean;
}

async function openTestSqlite(
  dataDir: string,
  { migrated, flushed }: Required<TestDatabaseOptions>,
): Promise<{ database: OpenDatabase; url: string }> {
  const file = join(dataDir, "lagna.sqlite");
  const url = `sqlite:${file}`;
  if (migrated) writeFileSync(file, await (emptyDatabase ??= createEmptyDatabase()));
  const database = openDatabase({ url, dataDir });
  if (!flushed) await sql`pragma synchronous = off`.execute(database.db);
  return { database, url };
}

async function openTestPostgres(server: string, dataDir: string, migrated: boolean) {
  const name = `test_${randomBytes(6).toString("hex")}`;
  const template = migrated ? inject("templateDatabase") : "template1";
  await runOnPostgres(server, `create database ${name} template ${template}`);
  const url = toDatabaseUrl(process.env["TEST_POOLER_URL"] ?? server, name);
  const database = openDatabase({ url, dataDir });
  return { database, url, drop: () => runOnPostgres(server, `drop database ${name} with (force)`) };
}

/**
 * A separate database on the PostgreSQL of TEST_DATABASE_URL, reached through the pooler of TEST_POOLER_URL if that is set, or a separate SQLite
 * file; migrated unless `migrated` is off.
 */
export async function openTestDatabase(
  dataDir: string,
  { migrated = true, flushed = false }: TestDatabaseOptions = {},
): Promise<{ database: OpenDatabase; url: string; drop: () => Promise<void> }> {
  const server = process.env["TEST_DATABASE_URL"];
  if (server) return openTestPostgres(server, dataDir, migrated);
  return { ...(await openTestSqlite(dataDir, { migrated, flushed })), drop: async () => undefined };
}

/** The complete app on real SQL; only `parts` are replaced. Rate limits are too high to matter unless set. */
export async function buildTestApp(options: TestOptions = {}): Promise<TestApp> {
  const { env = {}, parts = {}, records, change } = options;
  // A server answers "places_preparing" after three seconds, which opening the index can take on a busy machine.
  if (parts.gazetteer === undefined) await gazetteer.ready();
  const dataDir = mkdtempSync(join(tmpdir(), "lagna-test-"));
  const config = loadConfig({ DATA_DIR: dataDir, LOG_LEVEL: "silent", ...records?.env, ...env });
  const { database, url: databaseUrl, drop } = await openTestDatabase(dataDir);
  const limits = {
    perAddress: 1_000_000,
    perAccount: 1_000_000,
    maxComputations: 1_000_000,
    longAfterTurns: 1_000_000,
    eventLoopDelayMs: 60_000,
    startUpMs: 0,
    ...parts.limits,
  };
  const app = await buildApp({
    config,
    database,
    firestore: records?.firestore,
    ephemeris,
    gazetteer,
    // Threads open their own ephemeris, so a replaced one must be used on the main thread.
    workers: parts.ephemeris ? undefined : workers,
    clock: systemClock,
    log: { level: config.LOG_LEVEL },
    webFolder: join(dataDir, "no-web"),
    checkAnswers: true,
    passwordCost: CHEAP_HASHES,
    ...parts,
    limits,
  });
  const close = async (): Promise<void> => {
    await app.close();
    await records?.firestore.close();
    await database.close();
    await drop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  change?.(app);
  try {
    await app.ready();
  } catch (error) {
    await close();
    throw error;
  }
  return { app, database, databaseUrl, dataDir, firestore: records?.firestore, close };
}
