import { AppError } from "../errors/app-error.ts";
import type { App } from "../http/fastify-app-type.ts";
import type { JobQueue } from "../jobs/queue.ts";
import { METRICS_CONTENT_TYPE, type MetricsHub } from "../metrics/metrics-hub.ts";
import { observeBuild, observeJobs, observeRetries, observeWorkers } from "../metrics/observe-parts.ts";
import { mayReadMetrics } from "../metrics/serve-metrics.ts";
import { serverMetricsRoutes } from "../modules/server-metrics/routes.ts";
import type { Area } from "./area.ts";
import { readVersions } from "./read-versions.ts";
import type { SharedParts } from "./shared-parts.ts";

interface MetricsWiring extends SharedParts {
  readonly jobs: JobQueue;
}

/** On the port of the product, for those who know the token. */
function registerMetricsRoute(app: App, hub: MetricsHub, token: string): void {
  app.get(
    "/metrics",
    { config: { access: "public", quiet: true, unlimited: true }, schema: { hide: true } },
    async (request, reply) => {
      if (!mayReadMetrics(request.headers.authorization, token)) throw new AppError("unauthenticated");
      return reply
        .header("cache-control", "no-store")
        .type(METRICS_CONTENT_TYPE)
        .send(await hub.text());
    },
  );
}

/** Wires the metrics of the parts that know their state, and the routes that show them. */
export function wireMetrics(parts: MetricsWiring): Area {
  const { config, metrics, metricsHub: hub, workers } = parts;
  const { registry } = metrics;
  if (workers) observeWorkers(registry, workers);
  observeJobs(registry, parts.jobs, parts.clock);
  observeRetries(registry, parts.database.db);
  observeBuild(registry, readVersions(parts.ephemeris));
  const { METRICS_PORT: port, METRICS_TOKEN: token } = config;
  return {
    gives: {},
    routes: async (api) => {
      await api.register(serverMetricsRoutes, { hub });
    },
    pages: async (app) => {
      if (port === undefined && token !== undefined) registerMetricsRoute(app, hub, token);
    },
  };
}
