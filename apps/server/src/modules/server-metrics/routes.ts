import { serverMetricsSchema } from "@lagna/contract";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { MetricsHub } from "../../metrics/metrics-hub.ts";
import { presentMinute } from "./presenter.ts";

/** Administrators only. */
export const serverMetricsRoutes: FastifyPluginAsyncZod<{ hub: MetricsHub }> = async (app, { hub }) => {
  app.get(
    "/admin/metrics",
    {
      config: { access: "administrator" },
      schema: {
        operationId: "getServerMetrics",
        summary: "Get the requests, latencies, delays, queues and refusals of the last hour, by minute",
        tags: ["administration"],
        response: { 200: serverMetricsSchema },
      },
    },
    async (_request, reply) => {
      reply.header("cache-control", "no-store");
      return { minutes: (await hub.minutes()).map(presentMinute) };
    },
  );
};
