import { openMetrics } from "./metrics/open-metrics.ts";
import { registerRequestMetrics } from "./metrics/record-requests.ts";
import { REQUEST_LIMITS } from "./http/request-limits.ts";
import { createServer, registerHttp } from "./http/create-server.ts";
import { registerPersonalContent } from "./http/page-rendering/personal-content.ts";
import { registerStaticWeb } from "./http/static-web.ts";
import type { App } from "./http/fastify-app-type.ts";
import { wireAccounts } from "./wiring/accounts.ts";
import { wireAlmanac } from "./wiring/almanac.ts";
import type { AppDependencies } from "./wiring/app-dependencies.ts";
import type { Area } from "./wiring/area.ts";
import { wireAstrology } from "./wiring/astrology.ts";
import { wireBatches } from "./wiring/batches.ts";
import { wireChannels } from "./wiring/channels.ts";
import { wireChat } from "./wiring/chat.ts";
import { wireDatabaseMaintenance } from "./wiring/database-maintenance.ts";
import { wireDailyMessages } from "./wiring/daily-messages.ts";
import { wireJobs } from "./wiring/jobs.ts";
import { wireLeadsAndContact } from "./wiring/leads-and-contact.ts";
import { listAreas } from "./wiring/list-areas.ts";
import { wireLedger } from "./wiring/ledger.ts";
import { wireMatching } from "./wiring/matching.ts";
import { wireMcp } from "./wiring/mcp.ts";
import { wireMetrics } from "./wiring/metrics.ts";
import { wireOperations } from "./wiring/operations.ts";
import { wirePersonalCalendars } from "./wiring/personal-calendars.ts";
import { wireProfile } from "./wiring/profile.ts";
import { openWeb } from "./wiring/open-web.ts";
import { wireSavedKundlis } from "./wiring/saved-kundlis.ts";
import { wireSchools } from "./wiring/schools.ts";
import { createSharedParts, type SharedParts } from "./wiring/shared-parts.ts";
import { wireServerSettings } from "./wiring/server-settings.ts";
import { wireServerBackup } from "./wiring/server-backup.ts";
import { wireShares } from "./wiring/shares.ts";

export type { AppDependencies } from "./wiring/app-dependencies.ts";

/** The areas of the product; each needs only what the areas before it give. */
const wireAreas = (parts: SharedParts) =>
  listAreas(parts)
    .add(wireDatabaseMaintenance)
    .add(wireJobs)
    .add(wireServerSettings)
    .add(wireAccounts)
    .add(wireAstrology)
    .add(wireSavedKundlis)
    .add(wireBatches)
    .add(wireShares)
    .add(wireMatching)
    .add(wireSchools)
    .add(wireLeadsAndContact)
    .add(wireAlmanac)
    .add(wireMcp)
    .add(wireLedger)
    .add(wireChat)
    .add(wireChannels)
    .add(wirePersonalCalendars)
    .add(wireDailyMessages)
    .add(wireProfile)
    .add(wireOperations)
    .add(wireServerBackup)
    .add(wireMetrics);
type WiredAreas = ReturnType<typeof wireAreas>;

/** Starts the workers of all areas' jobs with the server. */
function runJobs(app: App, { areas, given }: WiredAreas): void {
  const lanes = [
    Object.assign({}, ...areas.map(({ jobs }) => jobs)),
    ...areas.flatMap(({ slowJobs = [] }) => slowJobs),
  ];
  const workers = given.createWorkers(lanes);
  app.addHook("onReady", async () => workers.start());
  app.addHook("onClose", () => workers.drain());
}

async function registerAreas(app: App, areas: readonly Area[]): Promise<void> {
  await app.register(
    async (api) => {
      for (const area of areas) await area.routes?.(api);
    },
    { prefix: "/api/v1" },
  );
  for (const area of areas) await area.pages?.(app);
}

/** The whole product as one Fastify app, ready for `listen` or `inject`. */
export async function buildApp(given: AppDependencies): Promise<App> {
  const metrics = given.metrics ?? openMetrics(given.clock);
  const dependencies = { ...given, metrics };
  const app = createServer(dependencies);
  app.addHook("onClose", async () => metrics.hub.close());
  registerRequestMetrics(app, metrics.counted);
  const web = openWeb(app, dependencies);
  const parts = createSharedParts(dependencies, app.log, web);
  const wired = wireAreas(parts);
  const { areas } = wired;
  runJobs(app, wired);
  app.addHook("onListen", async () => {
    for (const area of areas) await area.announce?.();
  });
  await registerHttp(app, {
    ...parts,
    authenticator: parts.authenticator ?? wired.given.accountAuthenticator,
    limits: { ...REQUEST_LIMITS, accountCpuMs: parts.config.ACCOUNT_CPU_SECONDS * 1000, ...parts.limits },
    checkAnswers: parts.checkAnswers ?? false,
  });
  await registerAreas(app, areas);
  if (web.renderer) registerPersonalContent(app, web.renderer, parts.clock);
  await registerStaticWeb(app, parts.webFolder, web);
  return app;
}
