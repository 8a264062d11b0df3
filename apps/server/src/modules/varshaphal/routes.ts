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
          "Compute a year of life by Tajika (varshaphal): the solar return chart, the lord of the year, strengths, yogas, sahams and dashas",
        description:
          "Takes a birth as for a kundli, or `kundli_id` of a saved kundli. `year` is counted from birth or is a calendar year; `age` is the number of completed years.",
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
        summary: "Compute the chart of a month, of sixty hours, or of a tithi pravesha in a year of life",
        description:
          "The birth and the year are given as for the whole year; `part` is the number of the chart, from 1.",
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
