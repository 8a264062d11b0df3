import { createChartInput } from "@lagna/chart-drawing";
import { varshaphalPrintRequestSchema } from "@lagna/contract";
import { presentChart } from "@lagna/kundli";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { formatSuccessSentence } from "../../errors/format-api-messages.ts";
import { requirePrincipal } from "../../http/authorize-request.ts";
import { enforceLimit, type RateLimitCounter } from "../../http/rate-limit-counter.ts";
import { resolveLanguage } from "../../http/read-client-info.ts";
import type { PrintsService } from "../prints/service.ts";
import { presentVarshaphal } from "./presenter.ts";
import type { VarshaphalService } from "./service.ts";

export interface VarshaphalPrintRoutesOptions {
  readonly varshaphal: Pick<VarshaphalService, "compute">;
  readonly prints: Pick<PrintsService, "renderYearPdf">;
  readonly counter: RateLimitCounter;
}

const PRINT_LIMIT = { max: 30, windowMs: 60_000 };
const pdfFile = z.unknown().meta({ type: "string", format: "binary" });

/** A year of life on paper. */
export const varshaphalPrintRoutes: FastifyPluginAsyncZod<VarshaphalPrintRoutesOptions> = async (
  app,
  { varshaphal, prints, counter },
) => {
  app.post(
    "/varshaphal/print",
    {
      config: { access: "authorized", computes: true },
      schema: {
        operationId: "printVarshaphal",
        summary: "Print a year of life by Tajika (varshaphal) as a PDF: charts, reading, and the tables of the year",
        tags: ["Prints"],
        body: varshaphalPrintRequestSchema,
        response: { 200: { description: "The file", content: { "application/pdf": { schema: pdfFile } } } },
      },
    },
    async (request, reply) => {
      const principal = requirePrincipal(request);
      await enforceLimit(counter, `prints:${principal.userId}`, PRINT_LIMIT);
      const { paper, style, ...chosen } = request.body;
      const language = resolveLanguage(request);
      const computed = await varshaphal.compute(principal, chosen);
      const year = {
        data: presentVarshaphal(computed, language),
        natal: createChartInput(presentChart(computed.nativity)),
        message: formatSuccessSentence("year_computed", language),
      };
      const file = await prints.renderYearPdf(year, { language, paper, style });
      reply.header("content-disposition", 'attachment; filename="year.pdf"').header("cache-control", "no-store");
      return reply.type("application/pdf").send(file);
    },
  );
};
