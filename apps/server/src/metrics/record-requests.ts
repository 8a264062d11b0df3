import type { FastifyRequest } from "fastify";
import { monitorEventLoopDelay } from "node:perf_hooks";
import type { RefusalReason } from "../errors/app-error.ts";
import type { App } from "../http/fastify-app-type.ts";
import type { ServerMetrics } from "./server-metrics.ts";

const RESOLUTION_MS = 10;
const SAMPLE_MS = 1_000;
const REFUSALS = [429, 503];

/** The template of a route. All files of the web app are one, since their names change with each build. */
function nameRoute({ routeOptions: { url, config } }: FastifyRequest): string {
  if (url === undefined) return "none";
  return config.quiet === true && !url.startsWith("/api/") && url !== "/metrics" ? "/*" : url;
}

/** Records the longest delay of each second. */
function recordLoopDelay(app: App, { loopDelay }: ServerMetrics): void {
  const histogram = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  histogram.enable();
  const timer = setInterval(() => {
    if (histogram.count > 0) loopDelay.observe(Math.max(0, histogram.max / 1e6 - RESOLUTION_MS) / 1_000);
    histogram.reset();
  }, SAMPLE_MS);
  timer.unref();
  app.addHook("onClose", async () => {
    clearInterval(timer);
    histogram.disable();
  });
}

/** Counts every request when its answer has been sent. Must be called before any route is registered. */
export function registerRequestMetrics(app: App, metrics: ServerMetrics): void {
  app.addHook("onResponse", async (request, reply) => {
    const labels = { method: request.method, route: nameRoute(request) };
    metrics.requests.inc({ ...labels, status: reply.statusCode });
    metrics.latency.observe(labels, reply.elapsedTime / 1_000);
    if (!REFUSALS.includes(reply.statusCode)) return;
    const { statusCode: status, errorCode: code = "none", refusalReason: reason = "none" } = reply;
    metrics.refusals.inc({ status, code, reason });
  });
  app.server.on("drop", () => metrics.droppedConnections.inc());
  recordLoopDelay(app, metrics);
}

declare module "fastify" {
  interface FastifyReply {
    /** The code of the error that is sent. */
    errorCode?: string;
    /** Why the request is refused, if the error says it. */
    refusalReason?: RefusalReason | undefined;
  }
}
