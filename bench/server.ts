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
 * Throughput of `POST /api/v1/kundli` at 100 connections, as a share of an empty route behind the same access check on the same server, with
 * real SQLite, a real session and a place search. A separate thread generates the load; both routes run alternately, and the best run of each counts.
 */
const CONNECTIONS = 100;
const SECONDS = 5;
const ROUNDS = 3;
const BIRTH = {
  name: "Bench Example",
  gender: "female",
  year: 1990,
  month: "August",
  day: 15,
  hour: 10,
  minute: 30,
  city: "Varanasi",
  country: "India",
};

interface Load {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
}

const dataDir = mkdtempSync(join(tmpdir(), "lagna-bench-"));
const config = loadConfig({ DATA_DIR: dataDir, LOG_LEVEL: "warn", ACCESS_APPROVAL: "off" });
const database = openDatabase({ dataDir });
await database.migrate();
const gazetteer = openGazetteer({ cacheDir: resolve(import.meta.dirname, "../node_modules/.cache/lagna/places") });
const app = await buildApp({
  config,
  database,
  ephemeris: openEphemeris(),
  gazetteer,
  clock: systemClock,
  log: { level: config.LOG_LEVEL },
  webFolder: join(dataDir, "no-web"),
  limits: { perAddress: 1e9, perAccount: 1e9, maxComputations: 1e9, eventLoopDelayMs: 60_000 },
});
app.get("/api/bench/empty", { config: { access: "authorized" } }, async () => ({}));
await Promise.all([app.listen({ host: "127.0.0.1", port: 0 }), gazetteer.ready()]);
const origin = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;

async function signUp(): Promise<string> {
  const person = { name: "Bench Example", email: "bench@example.org", password: "a long password of the benchmark" };
  const response = await app.inject({ method: "POST", url: "/api/v1/signup", payload: person });
  if (response.statusCode !== 200) throw new Error(`Sign-up answered ${response.statusCode}: ${response.body}`);
  return response.json<{ token: string }>().token;
}

async function runLoad(path: string, headers: Record<string, string>, body?: string): Promise<Load> {
  const request = body === undefined ? { method: "GET" as const } : { method: "POST" as const, body };
  const result = await autocannon({
    url: origin + path,
    connections: CONNECTIONS,
    duration: SECONDS,
    workers: 1,
    headers,
    ...request,
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${path}: ${result.non2xx} refused, ${result.errors} failed`);
  return { perSecond: result.requests.average, p50: result.latency.p50, p99: result.latency.p99 };
}

const authorization = { authorization: `Bearer ${await signUp()}` };
const kundliHeaders = { ...authorization, "content-type": "application/json" };
const sample = await app.inject({ method: "POST", url: "/api/v1/kundli", headers: kundliHeaders, payload: BIRTH });
if (sample.statusCode !== 200) throw new Error(`A kundli answered ${sample.statusCode}: ${sample.body}`);

const runs = { empty: [] as Load[], kundli: [] as Load[] };
for (let turn = 0; turn < ROUNDS; turn += 1) {
  runs.empty.push(await runLoad("/api/bench/empty", authorization));
  runs.kundli.push(await runLoad("/api/v1/kundli", kundliHeaders, JSON.stringify(BIRTH)));
}
const selectBest = (loads: Load[]): Load => loads.reduce((a, b) => (b.perSecond > a.perSecond ? b : a));
const [empty, kundli] = [selectBest(runs.empty), selectBest(runs.kundli)];

const line = (name: string, { perSecond, p50, p99 }: Load) =>
  `${name.padEnd(24)}${perSecond.toFixed(0).padStart(7)} requests/s   p50 ${p50} ms   p99 ${p99} ms`;
console.log(
  `${CONNECTIONS} connections, best of ${ROUNDS} × ${SECONDS} s; a response is ${(Buffer.byteLength(sample.body) / 1000).toFixed(1)} KB (at most 60)`,
);
console.log(line("empty, authorized", empty));
console.log(line("POST /api/v1/kundli", kundli));
console.log(`share of the empty route: ${((100 * kundli.perSecond) / empty.perSecond).toFixed(1)} %`);

await app.close();
gazetteer.close();
await database.close();
rmSync(dataDir, { recursive: true, force: true });
