import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { startPostgres } from "../../tools/services/postgres.ts";
import type { Outcome } from "./attacks.ts";
import { runKills } from "./kills/run-kills.ts";

const PROCESSES_ON_POSTGRES = 2;

export interface KillCount {
  readonly kills: number;
  /** Ends the run earlier. */
  readonly maxMinutes: number;
}

/** PUBLIC_URL is on the loopback, so the first account needs no set-up code in spite of the proxy. */
function createSettings(folder: string, name: string): Readonly<Record<string, string>> {
  const dataDir = join(folder, name);
  mkdirSync(dataDir, { recursive: true });
  return { DATA_DIR: dataDir, TRUST_PROXY: "1", PUBLIC_URL: "http://127.0.0.1:8080" };
}

/** SQLite has one process. @param folder for the data of the server */
export const runKillsOnSqlite = (folder: string, count: KillCount): Promise<Outcome> =>
  runKills({ name: "SQLite", ...count, processes: 1, settings: createSettings(folder, "killed") });

/** Two processes that share PostgreSQL. @param folder for the data of the server */
export async function runKillsOnPostgres(folder: string, count: KillCount): Promise<Outcome> {
  const service = await startPostgres();
  if ("missing" in service) return { summary: service.missing, passed: false };
  const settings = { ...createSettings(folder, "killed-on-postgres"), DATABASE_URL: service.url };
  try {
    return await runKills({ name: "PostgreSQL", ...count, processes: PROCESSES_ON_POSTGRES, settings });
  } finally {
    service.stop();
  }
}
