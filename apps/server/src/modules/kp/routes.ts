import {
  kpHoraryRequestSchema,
  kpHoraryResponseSchema,
  kpNumbersResponseSchema,
  kpRequestSchema,
  kpResponseSchema,
  kpRulingRequestSchema,
  kpRulingResponseSchema,
} from "@lagna/contract";
import { KP_NUMBERS } from "@lagna/jyotish";
import { presentKpNumber } from "@lagna/kundli";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { formatSuccessSentence } from "../../errors/format-api-messages.ts";
import { requirePrincipal } from "../../http/authorize-request.ts";
import { resolveLanguage } from "../../http/read-client-info.ts";
import { presentKpChart, presentKpHorary, presentKpRuling } from "./presenter.ts";
import type { KpService } from "./service.ts";

export const kpRoutes: FastifyPluginAsyncZod<{ readonly kp: KpService }> = async (app, { kp }) => {
  app.post(
    "/kp",
    {
      config: { access: "authorized", computes: true },
      schema: {
        operationId: "computeKp",
        summary:
          "Compute a chart by Krishnamurti’s method (KP): of a birth, or of a question by a number from 1 to 249",
        tags: ["Kundli"],
        body: kpRequestSchema,
        response: { 200: kpResponseSchema },
      },
    },
    async (request) => {
      const language = resolveLanguage(request);
      const computed = await kp.compute(requirePrincipal(request), request.body);
      return {
        status: "success" as const,
        message: formatSuccessSentence("kp_computed", language),
        data: presentKpChart(computed, language),
      };
    },
  );

  app.post(
    "/kp/horary",
    {
      config: { access: "authorized", computes: true },
      schema: {
        operationId: "computeKpHorary",
        summary: "Compute the KP horary chart of a number from 1 to 249 at a moment and a place",
        tags: ["Kundli"],
        body: kpHoraryRequestSchema,
        response: { 200: kpHoraryResponseSchema },
      },
    },
    async (request) => ({
      status: "success" as const,
      message: formatSuccessSentence("kp_computed", resolveLanguage(request)),
      data: presentKpHorary(await kp.computeHorary(request.body)),
    }),
  );

  app.post(
    "/kp/ruling",
    {
      config: { access: "authorized", computes: true },
      schema: {
        operationId: "computeKpRuling",
        summary: "Compute the KP ruling planets at a place and a moment, by default now",
        tags: ["Kundli"],
        body: kpRulingRequestSchema,
        response: { 200: kpRulingResponseSchema },
      },
    },
    async (request) => ({
      status: "success" as const,
      data: presentKpRuling(await kp.computeRuling(request.body)),
    }),
  );

  app.get(
    "/kp/numbers",
    {
      config: { access: "public" },
      schema: {
        operationId: "listKpNumbers",
        summary: "List the 249 KP horary numbers with the lagna of each",
        tags: ["Kundli"],
        response: { 200: kpNumbersResponseSchema },
      },
    },
    async () => ({ status: "success" as const, data: { numbers: KP_NUMBERS.map(presentKpNumber) } }),
  );
};
