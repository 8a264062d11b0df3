import { type KpPrintInput, kpPrintRequestSchema } from "@lagna/contract";
import type { Language } from "@lagna/terms";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { createInvalidFieldError } from "../../errors/app-error.ts";
import { type Principal, requirePrincipal } from "../../http/authorize-request.ts";
import { enforceLimit, type RateLimitCounter } from "../../http/rate-limit-counter.ts";
import { resolveLanguage } from "../../http/read-client-info.ts";
import type { PrintedKp, PrintsService } from "../prints/service.ts";
import { presentKpChart, presentKpHorary, presentKpRuling } from "./presenter.ts";
import type { KpService } from "./service.ts";

export interface KpPrintRoutesOptions {
  readonly kp: KpService;
  readonly prints: Pick<PrintsService, "renderKpPdf">;
  readonly counter: RateLimitCounter;
}

const PRINT_LIMIT = { max: 30, windowMs: 60_000 };
const pdfFile = z.unknown().meta({ type: "string", format: "binary" });

/** What is printed: the chart of the question or of the birth. @throws AppError invalid_input without a time of birth */
async function computeSubject(
  kp: KpService,
  principal: Principal,
  { question, birth, kundli_id, settings }: KpPrintInput,
  language: Language,
): Promise<PrintedKp["subject"]> {
  if (question) return presentKpHorary(await kp.computeHorary({ ...question, settings }));
  const chart = presentKpChart(await kp.compute(principal, { birth, kundli_id, settings }), language);
  if (chart.kp === null) throw createInvalidFieldError("kundli_id", "birth_time_missing");
  return chart;
}

/** The chart of KP on paper. */
export const kpPrintRoutes: FastifyPluginAsyncZod<KpPrintRoutesOptions> = async (app, { kp, prints, counter }) => {
  app.post(
    "/kp/print",
    {
      config: { access: "authorized", computes: true },
      schema: {
        operationId: "printKp",
        summary:
          "Print a chart by Krishnamurti’s method (KP) as a PDF: cusps, grahas, significators and ruling planets",
        tags: ["Prints"],
        body: kpPrintRequestSchema,
        response: { 200: { description: "The file", content: { "application/pdf": { schema: pdfFile } } } },
      },
    },
    async (request, reply) => {
      const principal = requirePrincipal(request);
      await enforceLimit(counter, `prints:${principal.userId}`, PRINT_LIMIT);
      const { paper, style, ruling } = request.body;
      const language = resolveLanguage(request);
      const subject = await computeSubject(kp, principal, request.body, language);
      // As the chart, so that both are of one ayanamsa.
      const { preset, kp: choices } = subject.settings;
      const settings = { preset, kp: choices };
      const other = ruling ? presentKpRuling(await kp.computeRuling({ ...ruling, settings })) : null;
      const file = await prints.renderKpPdf({ subject, ruling: other }, { language, paper, style });
      reply.header("content-disposition", 'attachment; filename="kp.pdf"').header("cache-control", "no-store");
      return reply.type("application/pdf").send(file);
    },
  );
};
