import { join, resolve } from "node:path";
import { openEphemeris } from "@lagna/ephemeris";
import { openGazetteer } from "@lagna/places";
import { type AppDependencies, buildApp } from "./app.ts";
import { systemClock } from "./time/clock.ts";
import { loadConfig } from "./settings/config.ts";
import { keepFilesPrivate, prepareDataDir } from "./settings/data-dir.ts";
import { openDatabase } from "./db/client.ts";
import { openConfiguredFirestore } from "./firestore/client.ts";
import type { App } from "./http/fastify-app-type.ts";
import { connectRedis } from "./wiring/connect-redis.ts";
import { openComputingPool } from "./wiring/open-computing-pool.ts";

/** Where the tests and `npm run dev` build the index of places. */
const BUILT_PLACES = resolve(import.meta.dirname, "../../../node_modules/.cache/lagna/places");
const WEB_FOLDER = resolve(import.meta.dirname, "../../web/dist");
/** Where `npm run build` leaves the web app's build for Node. */
const PAGE_BUNDLE = resolve(import.meta.dirname, "../../../node_modules/.cache/lagna/prerender");
/** Time for running requests to finish after a termination signal; orchestrators kill after 30 s. */
const DRAIN_MS = 25_000;

/** The first signal drains running requests, a second one exits at once. */
function drainOnSignal(app: App, close: () => Promise<void>): { readonly isDraining: () => boolean } {
  let draining = false;
  const drain = async (signal: string) => {
    if (draining) process.exit(1);
    draining = true;
    app.log.info({ signal }, "draining");
    const forcedExit = setTimeout(() => {
      app.log.error("requests were still under way; ended without them");
      process.exit(1);
    }, DRAIN_MS);
    forcedExit.unref();
    await app.close();
    await close();
    app.log.info("ended");
  };
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, () => void drain(signal));
  return { isDraining: () => draining };
}

async function start(): Promise<void> {
  keepFilesPrivate();
  const config = loadConfig(process.env);
  prepareDataDir(config.DATA_DIR);
  const ephemeris = openEphemeris();
  const database = openDatabase({ url: config.DATABASE_URL, dataDir: config.DATA_DIR });
  await database.migrate();
  const firestore = await openConfiguredFirestore(config);
  let reportPlaces = (_percent: number): void => undefined;
  const gazetteer = openGazetteer({
    cacheDir: join(config.DATA_DIR, "places"),
    builtDir: BUILT_PLACES,
    onProgress: (percent) => reportPlaces(percent),
  });
  const workers = openComputingPool();
  const redis = config.REDIS_URL === undefined ? undefined : connectRedis(config.REDIS_URL);
  const log = { level: config.LOG_LEVEL };
  const parts: AppDependencies = {
    config,
    database,
    firestore,
    ephemeris,
    gazetteer,
    workers,
    clock: systemClock,
    log,
    redis,
    webFolder: WEB_FOLDER,
    pageBundle: PAGE_BUNDLE,
  };
  const app = await buildApp(parts);
  reportPlaces = (percent) => app.log.info(`places are being prepared: ${percent} %`);
  const { isDraining } = drainOnSignal(app, async () => {
    gazetteer.close();
    await workers.close();
    redis?.disconnect();
    await firestore?.close();
    await database.close();
  });
  await app.listen({ host: config.HOST, port: config.PORT });
  // Built at the first start, in a separate process; until then, requests that need it are refused with "places_preparing".
  gazetteer.ready().then(
    () => app.log.info("places can be searched"),
    (error: unknown) => {
      // A build interrupted by a signal is not an error; the next start builds it again.
      if (!isDraining()) app.log.error({ err: error }, "the index of places could not be built");
    },
  );
}

try {
  await start();
} catch (error) {
  // There is no logger yet: tell the person at the terminal what is wrong.
  process.stderr.write(`Lagna cannot start: ${error instanceof Error ? error.message : String(error)}\n`);
  if (error instanceof Error && error.cause instanceof Error)
    process.stderr.write(`${error.cause.message || error.cause.name}\n`);
  process.exit(1);
}
