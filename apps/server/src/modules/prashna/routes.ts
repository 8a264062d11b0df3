import { prashnaRequestSchema, prashnaResponseSchema } from "@lagna/contract";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { formatSuccessSentence } from "../../errors/format-api-messages.ts";
import { resolveLanguage } from "../../http/read-client-info.ts";
import { presentPrashna } from "./presenter.ts";
import type { PrashnaService } from "./service.ts";

export const prashnaRoutes: FastifyPluginAsyncZod<{ readonly prashna: PrashnaService }> = async (app, { prashna }) => {
  app.post(
    "/prashna",
    {
      config: { access: "authorized", computes: true },
      schema: {
        operationId: "computePrashna",
        summary:
          "Judge a question by the chart of its moment, a number or the arudha, with the evidence for and against",
        description: "No verdict is given on death, illness or legal outcomes: `withheld` names the subject.",
        tags: ["Kundli"],
        body: prashnaRequestSchema,
        response: { 200: prashnaResponseSchema },
      },
    },
    async (request) => {
      const language = resolveLanguage(request);
      const computed = await prashna.compute(request.body);
      const { withheld } = computed.prashna;
      return {
        status: "success" as const,
        message: formatSuccessSentence(withheld === null ? "prashna_computed" : "prashna_withheld", language),
        data: presentPrashna(computed),
      };
    },
  );
};
