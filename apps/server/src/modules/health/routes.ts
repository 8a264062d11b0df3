import { healthResponseSchema } from "@lagna/contract";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { HealthService } from "./service.ts";

export const healthRoutes: FastifyPluginAsyncZod<{ health: HealthService }> = async (app, { health }) => {
  app.get(
    "/health",
    {
      config: { access: "public", quiet: true, unlimited: true },
      schema: {
        operationId: "getHealth",
        summary: "Check whether the server can respond",
        tags: ["Server"],
        response: { 200: healthResponseSchema },
      },
    },
    async (_request, reply) => {
      reply.header("cache-control", "no-store");
      return { status: "ok" as const, database: "ok" as const, ...(await health.check()) };
    },
  );
};
