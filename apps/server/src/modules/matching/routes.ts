import { matchingRequestSchema, matchingResponseSchema } from "@lagna/contract";
import { createIsoFormat, presentMatching } from "@lagna/kundli";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { requirePrincipal } from "../../http/authorize-request.ts";
import { resolveLanguage } from "../../http/read-client-info.ts";
import { formatSuccessSentence } from "../../errors/format-api-messages.ts";
import type { MatchingService } from "./service.ts";

export interface MatchingRoutesOptions {
  readonly matching: MatchingService;
  readonly toUtcMilliseconds: (jd: number) => number;
}

export const matchingRoutes: FastifyPluginAsyncZod<MatchingRoutesOptions> = async (app, options) => {
  const { matching, toUtcMilliseconds } = options;
  app.post(
    "/matching",
    {
      config: { access: "authorized", computes: true },
      schema: {
        operationId: "computeMatch",
        summary: "Compute the match of two people: eight kootas, ten poruthams, and the results by other tables",
        description:
          "Each side is given by a birth as for a kundli, by `{kundli_id}` of a saved kundli, or by `{moon: {nakshatra, pada}}`.",
        tags: ["Kundli"],
        body: matchingRequestSchema,
        response: { 200: matchingResponseSchema },
      },
    },
    async (request) => {
      const language = resolveLanguage(request);
      const computed = await matching.match(requirePrincipal(request), request.body);
      return {
        status: "success" as const,
        message: formatSuccessSentence("match_computed", language),
        data: presentMatching(computed, language, createIsoFormat(toUtcMilliseconds)),
      };
    },
  );
};
