import { varshaphalRequestSchema, varshaphalResponseSchema } from "@lagna/contract";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { formatSuccessSentence } from "../../errors/format-api-messages.ts";
import { requirePrincipal } from "../../http/authorize-request.ts";
import { resolveLanguage } from "../../http/read-client-info.ts";
import { presentVarshaphal } from "./presenter.ts";
import type { VarshaphalService } from "./service.ts";

export const varshaphalRoutes: FastifyPluginAsyncZod<{ varshaphal: VarshaphalService }> = async (
  app,
  { varshaphal },
) => {
  app.post(
    "/varshaphal",
    {
      config: { access: "authorized", computes: true },
      schema: {
        operationId: "computeVarshaphal",
        summary:
          "A year of life by Tajika: the chart of the Sun's return, its lord, strengths, yogas, sahams and dashas",
        description:
          "Of a birth as for a kundli, or `kundli_id` of a saved kundli. `year` is counted from birth, or a calendar year; `age` is the years completed.",
        tags: ["Kundli"],
        body: varshaphalRequestSchema,
        response: { 200: varshaphalResponseSchema },
      },
    },
    async (request) => {
      const language = resolveLanguage(request);
      const computed = await varshaphal.compute(requirePrincipal(request), request.body);
      return {
        status: "success" as const,
        message: formatSuccessSentence("year_computed", language),
        data: presentVarshaphal(computed, language),
      };
    },
  );
};
