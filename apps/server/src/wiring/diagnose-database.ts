import { existsSync } from "node:fs";
import { createSqlUsageRepository } from "../chat/usage/sql-repository.ts";
import { formatMonth } from "../chat/usage/budget.ts";
import { systemClock, systemStopwatch } from "../time/clock.ts";
import type { SetConfig } from "../settings/config.ts";
import { classifyDatabaseOutage } from "../db/classify-database-outage.ts";
import { type OpenDatabase, openDatabase } from "../db/client.ts";
import { isPostgresUrl, resolveSqliteFile } from "../db/database-location.ts";
import {
  describeConnections,
  findConnectionProblem,
  inspectPostgres,
  type ServerCount,
} from "../db/inspect-postgres.ts";
import { readPostgresHosts } from "../db/postgres-hosts.ts";
import { type DatabaseInspection, inspectDatabase } from "../db/inspect-database.ts";
import { checkClock, checkDatabase, type ModelUsage } from "../modules/server-report/server-checks.ts";
import { describeFinding, type StartFinding } from "../modules/server-report/start-checks.ts";
import { toPoolSettings } from "../settings/to-pool-settings.ts";
import { createStoreProbe } from "./create-record-repositories.ts";

const SETTINGS_MIGRATION = "0038-server-settings";

export interface DatabaseDiagnosis {
  readonly findings: readonly StartFinding[];
  /** What the model has used in this month, as far as the database can say. */
  readonly usage: ModelUsage;
  /** Names of the settings that were changed in the browser, as far as the database can say. */
  readonly browserSettings: readonly string[];
}

function describeAddress(address: string): string {
  if (!URL.canParse(address)) return "PostgreSQL";
  const { host, pathname } = new URL(address);
  return `${host}${pathname}`;
}

/** The place of the database without user and password. */
function describeLocation({ DATABASE_URL: url, DATA_DIR: dataDir }: SetConfig): string {
  const file = resolveSqliteFile({ url, dataDir });
  if (file !== null) return file;
  if (!isPostgresUrl(url)) return "in memory";
  return readPostgresHosts(url).addresses.map(describeAddress).join(", ");
}

/** An outage in the report's words; another refusal in those of the database, which name neither password nor query. */
function describeProblem(error: unknown, location: string): StartFinding {
  const outage = classifyDatabaseOutage(error);
  const text = outage
    ? describeFinding("database", { finding: `database_${outage}`, state: "attention", facts: {} }).text
    : String(error instanceof Error ? error.message : error);
  return { part: "database", state: "prevents_start", text: `${location}: ${text} (DATABASE_URL, DATA_DIR)` };
}

function describeMigrations({ isEmpty, pendingMigrations, unknownMigrations }: DatabaseInspection): StartFinding {
  if (unknownMigrations.length > 0) {
    const text = `The database was made by a newer version of Lagna (${unknownMigrations.join(", ")})`;
    return { part: "migrations", state: "prevents_start", text };
  }
  if (isEmpty)
    return { part: "migrations", state: "good", text: "The database is empty: the next start creates its tables" };
  if (pendingMigrations.length === 0) return { part: "migrations", state: "good", text: "None pending" };
  return { part: "migrations", state: "good", text: `The next start applies: ${pendingMigrations.join(", ")}` };
}

/** SQLite has the clock of this machine. */
function describeClock(theirs: Date | null): StartFinding {
  if (theirs !== null) return describeFinding("clock", checkClock(systemClock, theirs.toISOString()));
  return { part: "clock", state: "good", text: `${systemClock().toISOString()}, the database uses the same clock` };
}

/** The connections that the servers of this machine may open; SQLite has one. */
async function diagnoseConnections(config: SetConfig, servers: ServerCount): Promise<StartFinding[]> {
  if (!isPostgresUrl(config.DATABASE_URL)) return [];
  const pool = toPoolSettings(config);
  const server = await inspectPostgres(config.DATABASE_URL, pool);
  const problem = findConnectionProblem(server, pool, servers);
  if (problem !== null) return [{ part: "connections", state: "prevents_start", text: problem }];
  const state = server.keepsLimits ? "good" : "attention";
  return [{ part: "connections", state, text: describeConnections(server, pool, servers) }];
}

/** A database of an older version has no table for them yet. */
async function listBrowserSettings(
  { db }: OpenDatabase,
  { pendingMigrations }: DatabaseInspection,
): Promise<readonly string[]> {
  if (pendingMigrations.includes(SETTINGS_MIGRATION)) return [];
  const rows = await db.selectFrom("server_settings").select("name").orderBy("name").execute();
  return rows.map(({ name }) => name);
}

async function inspect(
  database: OpenDatabase,
  config: SetConfig,
  { location, servers }: { location: string; servers: ServerCount },
): Promise<DatabaseDiagnosis> {
  const inspection = await inspectDatabase(database);
  const kind = createStoreProbe({ database }).kind;
  const where: StartFinding = { part: "database", state: "good", text: `${kind} ${inspection.version}, ${location}` };
  // Only a migrated database has the table for the test row.
  const probe = inspection.isEmpty
    ? where
    : describeFinding("database", await checkDatabase({ kind, probe: () => database.probe() }, systemStopwatch));
  const answer: StartFinding =
    probe.state === "good"
      ? { ...where, text: probe === where ? where.text : `${where.text}: ${probe.text}` }
      : { ...probe, state: "prevents_start" };
  const tokens = inspection.isEmpty
    ? 0
    : await createSqlUsageRepository(database.db).countTokens(formatMonth(systemClock()));
  return {
    findings: [
      answer,
      ...(await diagnoseConnections(config, servers)),
      describeMigrations(inspection),
      describeClock(inspection.now),
    ],
    usage: { tokens, maxTokens: config.LLM_MONTHLY_TOKENS },
    browserSettings: await listBrowserSettings(database, inspection),
  };
}

/** Looks at the configured database without creating or migrating one. */
export async function diagnoseDatabase(config: SetConfig, servers: ServerCount): Promise<DatabaseDiagnosis> {
  const { DATABASE_URL: url, DATA_DIR: dataDir } = config;
  const location = describeLocation(config);
  const unused = { tokens: 0, maxTokens: config.LLM_MONTHLY_TOKENS };
  const file = resolveSqliteFile({ url, dataDir });
  if (file !== null && !existsSync(file))
    return {
      findings: [
        { part: "database", state: "good", text: `SQLite, ${file}: the next start creates it` },
        describeClock(null),
      ],
      usage: unused,
      browserSettings: [],
    };
  let database: OpenDatabase | undefined;
  try {
    database = openDatabase({ url, dataDir });
    return await inspect(database, config, { location, servers });
  } catch (error) {
    return { findings: [describeProblem(error, location)], usage: unused, browserSettings: [] };
  } finally {
    await database?.close();
  }
}
