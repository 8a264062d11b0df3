import { getIsoDate } from "@lagna/terms";
import { kpNumbersResponseSchema, kpRequestSchema, type KpResponse, kpResponseSchema } from "@lagna/contract";
import { KP_NUMBERS } from "@lagna/jyotish";
import type { Language } from "@lagna/terms";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { createIsoFormat } from "../../time/format-instant.ts";
import { formatSuccessSentence } from "../../errors/format-api-messages.ts";
import { requirePrincipal } from "../../http/authorize-request.ts";
import { resolveLanguage } from "../../http/read-client-info.ts";
import type { ComputedKp, KpService } from "./service.ts";
import { presentBirth, presentSettings } from "../charts/presenters/chart.ts";
import { presentKp, presentKpNumber } from "../charts/presenters/kp.ts";
import { presentUncertainty } from "../charts/presenters/uncertainty.ts";

function presentKpChart({ made, chart, number, uncertainty }: ComputedKp, language: Language): KpResponse["data"] {
  const { person, moment, nativity } = made;
  const iso = createIsoFormat((jd) => nativity.sky.ephemeris.utcMilliseconds(jd, nativity.settings.time_scale));
  const birth = presentBirth(person, moment, moment.notices, language);
  const settings = presentSettings(nativity);
  if (chart !== null) {
    return {
      birth,
      settings,
      number: number && presentKpNumber(number),
      kp: presentKp(chart),
      ...(uncertainty && { uncertainty: presentUncertainty(uncertainty, iso) }),
    };
  }
  const { utc: _noon, ...day } = birth;
  return {
    time_unknown: true,
    birth: { ...day, local: getIsoDate(day.local) },
    settings,
    number: null,
    kp: null,
    needs_time: ["kp"],
    uncertainty: presentUncertainty(uncertainty as NonNullable<typeof uncertainty>, iso),
  };
}

export const kpRoutes: FastifyPluginAsyncZod<{ readonly kp: KpService }> = async (app, { kp }) => {
  app.post(
    "/kp",
    {
      config: { access: "authorized", computes: true },
      schema: {
        operationId: "computeKp",
        summary: "The chart of a birth by Krishnamurti’s method, or of a question by a number from 1 to 249",
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

  app.get(
    "/kp/numbers",
    {
      config: { access: "public" },
      schema: {
        operationId: "listKpNumbers",
        summary: "The 249 numbers of horary charts, with the lagna of each",
        tags: ["Kundli"],
        response: { 200: kpNumbersResponseSchema },
      },
    },
    async () => ({ status: "success" as const, data: { numbers: KP_NUMBERS.map(presentKpNumber) } }),
  );
};
