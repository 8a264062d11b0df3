import type { ChartInput } from "@lagna/chart-drawing";
import { matchingCardRequestSchema, matchingPrintRequestSchema } from "@lagna/contract";
import { computeVimshottari } from "@lagna/jyotish";
import { NAKSHATRA_WORDS, type Language } from "@lagna/terms";
import { type ComputedMatch, createIsoFormat, type Iso, presentMatching } from "@lagna/kundli";
import type { FastifyRequest } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { formatSuccessSentence } from "../../errors/format-api-messages.ts";
import { requirePrincipal } from "../../http/authorize-request.ts";
import { enforceLimit, type RateLimitCounter } from "../../http/rate-limit-counter.ts";
import { resolveLanguage } from "../../http/read-client-info.ts";
import type { PrintedPerson, PrintsService } from "../prints/service.ts";
import type { MatchingService } from "./service.ts";

export interface MatchingPrintRoutesOptions {
  readonly matching: Pick<MatchingService, "match">;
  readonly prints: Pick<PrintsService, "renderMatchPdf" | "renderMatchCard">;
  readonly counter: RateLimitCounter;
  readonly toUtcMilliseconds: (jd: number) => number;
}

const PRINT_LIMIT = { max: 30, windowMs: 60_000 };
const CONFIG = { access: "authorized", computes: true } as const;
const tags = ["Prints"];
const file = z.unknown().meta({ type: "string", format: "binary" });
const describeFile = (type: string) => ({ 200: { description: "The file", content: { [type]: { schema: file } } } });

type Side = "boy" | "girl";

/** The name of a birth, or the star of the Moon. */
function findName(computed: ComputedMatch, side: Side, language: Language): string {
  const { made } = computed[side];
  if (made) return made.person.name;
  const { nakshatra } = computed.match.moons[side];
  return nakshatra === null ? "–" : NAKSHATRA_WORDS[nakshatra][language];
}

function toPrintedPerson(computed: ComputedMatch, side: Side, language: Language, iso: Iso): PrintedPerson {
  const { made, isTimeKnown } = computed[side];
  const name = findName(computed, side, language);
  if (!made || !isTimeKnown) return { name, chart: null, dashas: [] };
  const { chart, birth, longitudes, settings } = made.nativity;
  const input: ChartInput = {
    lagna: { sign: chart.lagna.sign, degree: chart.lagna.degreeInSign },
    grahas: chart.planets.map(({ id, sign, degreeInSign: degree, retrograde, combust, dignity }) => ({
      id,
      sign,
      degree,
      retrograde: retrograde && id !== "rahu" && id !== "ketu",
      combust,
      dignity,
    })),
  };
  const { dasha_year: year } = settings;
  const { periods } = computeVimshottari({ moonLongitude: longitudes.moon, birthJd: birth.jd, year, levels: 1 });
  return { name, chart: input, dashas: periods.map(({ lord, endJd }) => ({ lord, end: iso(endJd) })) };
}

/** A match on paper, and as a picture without births. */
export const matchingPrintRoutes: FastifyPluginAsyncZod<MatchingPrintRoutesOptions> = async (app, options) => {
  const { matching, prints, counter } = options;
  const iso = createIsoFormat(options.toUtcMilliseconds);
  const countPrint = (request: FastifyRequest): Promise<void> =>
    enforceLimit(counter, `prints:${requirePrincipal(request).userId}`, PRINT_LIMIT);

  app.post(
    "/matching/print",
    {
      config: CONFIG,
      schema: {
        operationId: "printMatch",
        summary: "Print the match of two people as a PDF",
        tags,
        body: matchingPrintRequestSchema,
        response: describeFile("application/pdf"),
      },
    },
    async (request, reply) => {
      await countPrint(request);
      const { paper, style, ...couple } = request.body;
      const language = resolveLanguage(request);
      const computed = await matching.match(requirePrincipal(request), couple);
      const match = {
        data: presentMatching(computed, language, iso),
        message: formatSuccessSentence("match_computed", language),
        people: {
          boy: toPrintedPerson(computed, "boy", language, iso),
          girl: toPrintedPerson(computed, "girl", language, iso),
        },
      };
      const printed = await prints.renderMatchPdf(match, { language, paper, style });
      reply.header("content-disposition", 'attachment; filename="match.pdf"').header("cache-control", "no-store");
      return reply.type("application/pdf").send(printed);
    },
  );

  app.post(
    "/matching/card",
    {
      config: CONFIG,
      schema: {
        operationId: "drawMatchCard",
        summary: "Draw the points of a match as an image without birth details, 1200 × 630",
        tags,
        body: matchingCardRequestSchema,
        response: describeFile("image/png"),
      },
    },
    async (request, reply) => {
      await countPrint(request);
      const { names, ...couple } = request.body;
      const language = resolveLanguage(request);
      const computed = await matching.match(requirePrincipal(request), couple);
      const { kootas, total, max } = computed.match;
      const shown = names
        ? { boy: findName(computed, "boy", language), girl: findName(computed, "girl", language) }
        : null;
      const picture = await prints.renderMatchCard({ kootas, total, max, names: shown }, language);
      return reply.header("cache-control", "no-store").type("image/png").send(picture);
    },
  );
};
