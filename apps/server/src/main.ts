import cluster from "node:cluster";
import { enableCompileCache } from "node:module";
import type { AddressInfo } from "node:net";
import { join, resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { FastifyBaseLogger } from "fastify";
import { pino } from "pino";
import { isPostgresUrl } from "./db/database-location.ts";
import type { ServerCount } from "./db/inspect-postgres.ts";
import { openServerDatabase, preparePostgres, type ServerDatabaseOptions } from "./db/open-server-database.ts";
import { createLoggerOptions } from "./http/log.ts";
import { openHealthPort } from "./health-port/open-health-port.ts";
import { watchProcess } from "./health-port/watch-process.ts";
import { openMetrics } from "./metrics/open-metrics.ts";
import type { MetricsHub } from "./metrics/metrics-hub.ts";
import { serveMetrics } from "./metrics/serve-metrics.ts";
import { countProcess } from "./metrics/server-metrics.ts";
import { askForRestart } from "./processes/control-socket.ts";
import { drainOnEnd } from "./processes/drain.ts";
import { type Obedience, obeySupervisor } from "./processes/obey-supervisor.ts";
import { collectHealth, reportHealth } from "./processes/health-messages.ts";
import { reportMetrics } from "./processes/report-metrics.ts";
import { resolveProcesses } from "./processes/resolve-processes.ts";
import { runCluster } from "./processes/run-cluster.ts";
import { type Config, loadConfig, readConfig } from "./settings/config.ts";
import { keepFilesPrivate, prepareDataDir } from "./settings/data-dir.ts";
import { toPoolSettings } from "./settings/to-pool-settings.ts";
import { systemClock } from "./time/clock.ts";

/** Where the tests and `npm run dev` build the index of places. */
const BUILT_PLACES = resolve(import.meta.dirname, "../../../node_modules/.cache/lagna/places");
const WEB_FOLDER = resolve(import.meta.dirname, "../../web/dist");
/** Where `npm run build` leaves the web app's build for Node. */
const PAGE_BUNDLE = resolve(import.meta.dirname, "../../../node_modules/.cache/lagna/prerender");
/** An existing index of places opens in a fraction of it; building one takes longer, and requests are refused meanwhile. */
const PLACES_MS = 20_000;

const toDatabaseOptions = (config: Config, servers: ServerCount): ServerDatabaseOptions => ({
  url: config.DATABASE_URL,
  dataDir: config.DATA_DIR,
  pool: toPoolSettings(config),
  servers,
});

/** Loaded only by a process that serves: a supervisor needs none of it. */
const loadServer = async () => ({
  ...(await import("./app.ts")),
  ...(await import("@lagna/ephemeris")),
  ...(await import("@lagna/places")),
  ...(await import("./firestore/client.ts")),
  ...(await import("./wiring/connect-redis.ts")),
  ...(await import("./wiring/open-computing-pool.ts")),
});

/** Opens what the app needs. */
async function openParts(config: Config, servers: ServerCount) {
  const server = await loadServer();
  const ephemeris = server.openEphemeris();
  const { database, connections, restored } = await openServerDatabase(toDatabaseOptions(config, servers));
  const firestore = await server.openConfiguredFirestore(config);
  const progress = { report: (_percent: number): void => undefined };
  const gazetteer = server.openGazetteer({
    cacheDir: join(config.DATA_DIR, "places"),
    builtDir: BUILT_PLACES,
    onProgress: (percent) => progress.report(percent),
  });
  const workers = server.openComputingPool({ processes: servers.processes });
  const redis = config.REDIS_URL === undefined ? undefined : server.connectRedis(config.REDIS_URL);
  const close = async (): Promise<void> => {
    gazetteer.close();
    await workers.close();
    redis?.disconnect();
    await firestore?.close();
    await database.close();
  };
  const parts = { config, database, firestore, ephemeris, gazetteer, workers, redis };
  return { buildApp: server.buildApp, parts, connections, restored, progress, close };
}

/** What this process counts; a supervisor collects it, and serves the port of the metrics. */
function openProcessMetrics(supervised: Obedience | null) {
  if (supervised) return reportMetrics();
  const metrics = openMetrics(systemClock);
  countProcess(metrics.counted);
  return { ...metrics, finish: async () => undefined };
}

/** @returns what beats and tells the health to the port; null if there is none */
async function openConfiguredHealthPort(config: Config, log: Pick<FastifyBaseLogger, "info">) {
  const { HOST: host, HEALTH_PORT: port } = config;
  if (port === undefined) return null;
  const opened = await openHealthPort({ host, port });
  log.info(`live and health are on port ${opened.port}`);
  return opened;
}

async function serveMetricsPort(config: Config, hub: MetricsHub, log: Pick<FastifyBaseLogger, "info">): Promise<void> {
  const { HOST: host, METRICS_PORT: port, METRICS_TOKEN: token } = config;
  if (port === undefined) return;
  const server = await serveMetrics({ host, port, token, hub });
  log.info(`metrics are on port ${(server.address() as AddressInfo).port}`);
}

async function serve(config: Config, servers: ServerCount, supervised: Obedience | null): Promise<void> {
  const { buildApp, parts, connections, restored, progress, close: closeParts } = await openParts(config, servers);
  const metrics = openProcessMetrics(supervised);
  const close = async (): Promise<void> => {
    await metrics.finish();
    await closeParts();
  };
  const app = await buildApp({
    ...parts,
    metrics,
    clock: systemClock,
    log: { level: config.LOG_LEVEL },
    webFolder: WEB_FOLDER,
    pageBundle: PAGE_BUNDLE,
  });
  if (restored !== null) app.log.warn(restored);
  if (!supervised) await serveMetricsPort(config, metrics.hub, app.log);
  const health = supervised ? null : await openConfiguredHealthPort(config, app.log);
  progress.report = (percent) => app.log.info(`places are being prepared: ${percent} %`);
  const { isDraining } = drainOnEnd({ app, close, supervised });
  const { gazetteer } = parts;
  if (supervised?.takesOver)
    await Promise.race([gazetteer.ready().catch(() => undefined), wait(PLACES_MS, null, { ref: false })]);
  await app.listen({ host: config.HOST, port: config.PORT, backlog: BACKLOG });
  if (health) watchProcess(app, health);
  if (supervised && config.HEALTH_PORT !== undefined) reportHealth(app);
  // A supervisor says it once for all of them.
  if (connections !== null && !supervised) app.log.info(`connections to the database: ${connections}`);
  // Built at the first start, in a separate process; until then, requests that need it are refused with "places_preparing".
  gazetteer.ready().then(
    () => app.log.info("places can be searched"),
    (error: unknown) => {
      // A build interrupted by a signal is not an error; the next start builds it again.
      if (!isDraining()) app.log.error({ err: error }, "the index of places could not be built");
    },
  );
}

/** Connections that wait to be accepted: beyond these the system drops them, and a client tries again after 1, 3, 7 and 15 seconds. */
const BACKLOG = 4096;

/** What is done once for all processes comes first: the secret, the folder, the migrations. */
async function supervise(config: Config, servers: ServerCount): Promise<void> {
  const { DATABASE_URL: url, DATA_DIR: dataDir } = config;
  const log = pino(createLoggerOptions({ level: config.LOG_LEVEL }));
  if (isPostgresUrl(url)) {
    const { connections } = await preparePostgres(url, toDatabaseOptions(config, servers));
    log.info(`connections to the database: ${connections}`);
  }
  const { collectMetrics } = await import("./processes/collect-metrics.ts");
  await serveMetricsPort(config, collectMetrics(), log);
  const health = await openConfiguredHealthPort(config, log);
  if (health) collectHealth(health);
  await runCluster({ processes: servers.processes, dataDir, hasRedis: config.REDIS_URL !== undefined, log });
}

/** Without arguments the server; `cluster` for one process per core; `cluster restart` restarts those that run. */
async function start([command, action]: readonly string[]): Promise<void> {
  keepFilesPrivate();
  const supervised = obeySupervisor();
  if (action === "restart") return askForRestart(readConfig(process.env).DATA_DIR);
  const config = loadConfig(process.env);
  const servers = resolveProcesses(config, command === "cluster" || supervised !== null);
  prepareDataDir(config.DATA_DIR);
  // A start takes 4.4 instead of 5.7 CPU seconds. In a folder that cannot be written nothing is kept.
  enableCompileCache(join(config.DATA_DIR, "compiled"));
  await (servers.isSupervised && cluster.isPrimary ? supervise(config, servers) : serve(config, servers, supervised));
}

try {
  await start(process.argv.slice(2));
} catch (error) {
  // There is no logger yet: tell the person at the terminal what is wrong.
  process.stderr.write(`Lagna cannot start: ${error instanceof Error ? error.message : String(error)}\n`);
  if (error instanceof Error && error.cause instanceof Error)
    process.stderr.write(`${error.cause.message || error.cause.name}\n`);
  process.exit(1);
}
