import { mkdtempSync, rmSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { openEphemeris } from "@lagna/ephemeris";
import { openGazetteer } from "@lagna/places";
import autocannon from "autocannon";
import { buildApp } from "../apps/server/src/app.ts";
import { systemClock } from "../apps/server/src/time/clock.ts";
import { loadConfig } from "../apps/server/src/settings/config.ts";
import { openDatabase } from "../apps/server/src/db/client.ts";

/**
 * The cost of validating a token: p99 of `GET /api/v1/validate-token` relative to that of `GET /api/v1/health`, on one server in one run, with
 * real SQLite and some thousands of users. Fails if the ratio is above five.
 */
const CONNECTIONS = 20;
const SECONDS = 4;
const ROUNDS = 3;
const USER_COUNT = 5000;
const MAX_RATIO = 5;

const dataDir = mkdtempSync(join(tmpdir(), "lagna-bench-"));
const config = loadConfig({ DATA_DIR: dataDir, LOG_LEVEL: "warn" });
const database = openDatabase({ dataDir });
await database.migrate();
const gazetteer = openGazetteer({ cacheDir: resolve(import.meta.dirname, "../node_modules/.cache/lagna/places") });
const app = await buildApp({
  config,
  database,
  gazetteer,
  ephemeris: openEphemeris(),
  clock: systemClock,
  log: { level: config.LOG_LEVEL },
  webFolder: join(dataDir, "no-web"),
  limits: {
    perAddress: 1e9,
    perAccount: 1e9,
    eventLoopDelayMs: 6e4,
  },
});
await app.listen({ host: "127.0.0.1", port: 0 });
const origin = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;

/** Inserts users and sessions as rows, because signing up each would take a password hash. */
async function settleDatabase(): Promise<void> {
  const now = new Date().toISOString();
  const later = new Date(Date.now() + 3_600_000).toISOString();
  await database.db.transaction().execute(async (trx) => {
    for (let number = 0; number < USER_COUNT; number += 1) {
      const [id, email] = [`person-${number}`, `person${number}@example.org`];
      const times = { created_at: now, updated_at: now };
      await trx
        .insertInto("users")
        .values({ id, name: id, email, email_verified: 1, image: null, ...times })
        .execute();
      await trx
        .insertInto("app_users")
        .values({ email, user_id: id, active: 1, role: "user", ...times })
        .execute();
      const session = { id, user_id: id, token: id, expires_at: later, signed_in_via: "password", user_agent: null };
      await trx
        .insertInto("sessions")
        .values({ ...session, ...times })
        .execute();
    }
  });
}

async function signUp(): Promise<string> {
  const person = { name: "Bench Example", email: "bench@example.org", password: "a long password of the benchmark" };
  const response = await app.inject({ method: "POST", url: "/api/v1/signup", payload: person });
  if (response.statusCode !== 200) throw new Error(`Sign-up answered ${response.statusCode}: ${response.body}`);
  return response.json().token;
}

interface Load {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
}

async function runLoad(path: string, headers: Record<string, string>): Promise<Load> {
  const result = await autocannon({
    url: origin + path,
    connections: CONNECTIONS,
    duration: SECONDS,
    workers: 1,
    headers,
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${path}: ${result.non2xx} refused, ${result.errors} failed`);
  return { perSecond: result.requests.average, p50: result.latency.p50, p99: result.latency.p99 };
}

const computeMedian = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const token = await signUp();
await settleDatabase();
const runs: { health: Load[]; validate: Load[] } = { health: [], validate: [] };
for (let turn = 0; turn < ROUNDS; turn += 1) {
  runs.health.push(await runLoad("/api/v1/health", {}));
  runs.validate.push(await runLoad("/api/v1/validate-token", { authorization: `Bearer ${token}` }));
}

const line = (name: string, loads: readonly Load[]) => {
  const medianOf = (pick: (load: Load) => number) => computeMedian(loads.map(pick));
  return `${name.padEnd(16)}${medianOf(({ perSecond }) => perSecond)
    .toFixed(0)
    .padStart(7)} requests/s   p50 ${medianOf((load) => load.p50)} ms   p99 ${medianOf((load) => load.p99)} ms`;
};
// autocannon reports whole milliseconds, 0 for less than one.
const p99 = (loads: readonly Load[]): number => Math.max(1, computeMedian(loads.map((load) => load.p99)));
const ratio = p99(runs.validate) / p99(runs.health);
console.log(`${CONNECTIONS} connections, median of ${ROUNDS} × ${SECONDS} s, ${USER_COUNT} users`);
console.log(line("health", runs.health));
console.log(line("validate-token", runs.validate));
console.log(`p99 of validate-token / p99 of health: ${ratio.toFixed(2)} (at most ${MAX_RATIO})`);
if (ratio > MAX_RATIO) process.exitCode = 1;

await app.close();
gazetteer.close();
await database.close();
rmSync(dataDir, { recursive: true, force: true });
