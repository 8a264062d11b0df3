import {
  varshaphalPartRequestSchema,
  varshaphalPartResponseSchema,
  varshaphalRequestSchema,
  varshaphalResponseSchema,
} from "@lagna/contract";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { formatSuccessSentence } from "../../errors/format-api-messages.ts";
import { requirePrincipal } from "../../http/authorize-request.ts";
import { resolveLanguage } from "../../http/read-client-info.ts";
import { presentPartOfYear, presentVarshaphal } from "./presenter.ts";
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

  app.post(
    "/varshaphal/part",
    {
      config: { access: "authorized", computes: true },
      schema: {
        operationId: "computePartOfYear",
        summary: "The chart of a month, of sixty hours, or of a tithi pravesha of a year of life",
        description: "The birth and the year as for the year itself; `part` names the chart by its number, from 1.",
        tags: ["Kundli"],
        body: varshaphalPartRequestSchema,
        response: { 200: varshaphalPartResponseSchema },
      },
    },
    async (request) => ({
      status: "success" as const,
      data: presentPartOfYear(await varshaphal.computePart(requirePrincipal(request), request.body)),
    }),
  );
};
