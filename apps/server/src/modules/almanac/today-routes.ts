import { todayQuerySchema, todayResponseSchema } from "@lagna/contract";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { enforceLimit, type RateLimitCounter, toClientKey } from "../../http/rate-limit-counter.ts";
import { resolveLanguage } from "../../http/read-client-info.ts";
import type { TodayService } from "./today-service.ts";

const TODAY_LIMIT = { max: 120, windowMs: 60_000 };

export const todayRoutes: FastifyPluginAsyncZod<{
  readonly today: TodayService;
  readonly counter: RateLimitCounter;
}> = async (app, { today, counter }) => {
  app.get(
    "/today",
    {
      config: { access: "optional" },
      schema: {
        operationId: "getToday",
        summary:
          "Get today at a place: one sentence from the user's chart and the sky, what is running now, and what comes next",
        description: "Without an account, or without a chart of the user's own, the sentence is about the day alone.",
        tags: ["Almanac"],
        querystring: todayQuerySchema,
        response: { 200: todayResponseSchema },
      },
    },
    async (request) => {
      await enforceLimit(counter, `today:${toClientKey(request.ip)}`, TODAY_LIMIT);
      const { principal, query } = request;
      const owner = principal ? { userId: principal.userId, email: principal.email } : null;
      return {
        status: "success" as const,
        data: await today.describe(owner, query, query.language ?? resolveLanguage(request)),
      };
    },
  );
};
