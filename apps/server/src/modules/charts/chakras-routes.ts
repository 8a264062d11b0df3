import { type ChakrasData, chakrasRequestSchema, chakrasResponseSchema } from "@lagna/contract";
import { type ChakraGraha, SARVATOBHADRA } from "@lagna/jyotish";
import type { Language } from "@lagna/terms";
import { createIsoFormat, presentBirth, presentSettings, truncateToSevenDecimals } from "@lagna/kundli";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { requirePrincipal } from "../../http/authorize-request.ts";
import { resolveLanguage } from "../../http/read-client-info.ts";
import type { ChakrasService, ComputedChakras } from "./chakras-service.ts";

function presentGraha({ longitude, kota, ...graha }: ChakraGraha): ChakrasData["natal"][number] {
  const { id, star, retrograde, motion, nature, at, vedhas, counted } = graha;
  return {
    id,
    longitude: truncateToSevenDecimals(longitude),
    star,
    retrograde,
    motion,
    nature,
    at,
    vedhas,
    counted,
    kota: { place: kota.count, movement: kota.movement },
  };
}

function presentChakras(
  { person, moment, nativity, atJd, rules, chakras }: ComputedChakras,
  language: Language,
): ChakrasData {
  const iso = createIsoFormat((jd) => nativity.sky.ephemeris.utcMilliseconds(jd, nativity.settings.time_scale));
  const { targets, letter, natal, transit, hits, kota } = chakras;
  return {
    birth: presentBirth(person, moment, moment.notices, language),
    settings: presentSettings(nativity),
    at: iso(atJd),
    rules: { vedha: rules.vedha, special_stars: rules.specialStars },
    letter: { hi: letter.hi, latin: letter.latin },
    natal: natal.map(presentGraha),
    transit: transit.map(({ stay, ...graha }) => ({
      ...presentGraha(graha),
      from: stay.fromJd && iso(stay.fromJd),
      until: stay.untilJd && iso(stay.untilJd),
    })),
    sarvatobhadra: {
      grid: SARVATOBHADRA,
      targets: targets.map((target, index) => ({
        ...target,
        hits: hits.filter((hit) => hit.target === index).map(({ graha, line }) => ({ graha, line })),
      })),
    },
    kota: {
      swami: kota.swami,
      pala: kota.pala,
      places: kota.places.map(({ star, quarter, ring, path }) => ({ star, quarter, ring, path })),
    },
  };
}

export const chakrasRoutes: FastifyPluginAsyncZod<{ readonly chakras: ChakrasService }> = async (app, { chakras }) => {
  app.post(
    "/kundli/chakras",
    {
      config: { access: "authorized", computes: true },
      schema: {
        operationId: "computeChakras",
        summary: "Compute the Sarvatobhadra and the kota chakra of a birth with the transits of an instant",
        description:
          "Returns the 81 squares, the star of each natal and transiting graha with its vedhas, what of the person they fall on and until when, and the 28 places of the fort with the grahas that enter or leave it.",
        tags: ["Kundli"],
        body: chakrasRequestSchema,
        response: { 200: chakrasResponseSchema },
      },
    },
    async (request) => {
      const computed = await chakras.compute(requirePrincipal(request), request.body);
      return { status: "success" as const, data: presentChakras(computed, resolveLanguage(request)) };
    },
  );
};
