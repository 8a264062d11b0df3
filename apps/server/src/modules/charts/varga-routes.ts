import { type VargaData, vargaRequestSchema, vargaResponseSchema } from "@lagna/contract";
import type { VargaBody } from "@lagna/jyotish";
import type { Language } from "@lagna/terms";
import {
  createIsoFormat,
  presentBirth,
  presentDasha,
  presentSettings,
  presentYogas,
  truncateToSevenDecimals,
} from "@lagna/kundli";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { requirePrincipal } from "../../http/authorize-request.ts";
import { resolveLanguage } from "../../http/read-client-info.ts";
import type { ComputedVarga, VargaService } from "./varga-service.ts";

function presentPlaces({ reading }: ComputedVarga): VargaData["places"] {
  const places = Object.entries(reading.places).map(([body, { degree, ...place }]) => [
    body,
    { ...place, degree_in_sign: truncateToSevenDecimals(degree) },
  ]);
  return Object.fromEntries(places) as Record<VargaBody, VargaData["places"][VargaBody]>;
}

function presentVarga(computed: ComputedVarga, language: Language): VargaData {
  const { person, moment, nativity, varga, of, reading, dasha, lagna } = computed;
  const iso = createIsoFormat((jd) => nativity.sky.ephemeris.utcMilliseconds(jd, nativity.settings.time_scale));
  return {
    birth: presentBirth(person, moment, moment.notices, language),
    settings: presentSettings(nativity),
    varga: { ...varga, of },
    places: presentPlaces(computed),
    lagna: {
      from: iso(lagna.stay.fromJd),
      until: iso(lagna.stay.untilJd),
      ...(lagna.minutes !== null && {
        possible: lagna.possible && { minutes: lagna.minutes, ...lagna.possible },
      }),
    },
    strengths: { order: reading.byStrength },
    ashtakavarga: { tables: nativity.settings.ashtakavarga.tables, ...reading.ashtakavarga },
    arudhas: { ...reading.arudhas },
    yogas: presentYogas(reading.yogas.map((yoga) => ({ ...yoga, strength: null }))),
    dasha: dasha && { system: dasha.id, ...presentDasha(dasha, iso) },
  };
}

export const vargaRoutes: FastifyPluginAsyncZod<{ readonly vargas: VargaService }> = async (app, { vargas }) => {
  app.post(
    "/kundli/varga",
    {
      config: { access: "authorized", computes: true },
      schema: {
        operationId: "computeVarga",
        summary: "Compute any varga of a birth, from D1 to D300 or a varga of a varga, as a chart of its own",
        description:
          "Returns its positions, dignities, order of strength, ashtakavarga, arudhas, yogas and, if requested, a dasha. With `of`, another varga is divided.",
        tags: ["Kundli"],
        body: vargaRequestSchema,
        response: { 200: vargaResponseSchema },
      },
    },
    async (request) => {
      const computed = await vargas.compute(requirePrincipal(request), request.body);
      return { status: "success" as const, data: presentVarga(computed, resolveLanguage(request)) };
    },
  );
};
