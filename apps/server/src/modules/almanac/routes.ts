import {
  countSearchDays,
  eclipseQuerySchema,
  eclipseResponseSchema,
  festivalParamsSchema,
  festivalProofResponseSchema,
  festivalQuerySchema,
  festivalsQuerySchema,
  festivalsResponseSchema,
  MAX_VISITOR_SEARCH_DAYS,
  muhurtaRequestSchema,
  muhurtaResponseSchema,
  pakshiQuerySchema,
  pakshiResponseSchema,
  panchangMonthQuerySchema,
  panchangMonthResponseSchema,
  panchangQuerySchema,
  panchangResponseSchema,
  panchangYearQuerySchema,
  panchangYearResponseSchema,
} from "@lagna/contract";
import type { Language } from "@lagna/terms";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { sendJsonBytes } from "../../http/send-json-bytes.ts";
import { enforceLimit, type Limit, type RateLimitCounter, toClientKey } from "../../http/rate-limit-counter.ts";
import { resolveLanguage } from "../../http/read-client-info.ts";
import { createInvalidFieldError } from "../../errors/app-error.ts";
import { createCacheableResponseSender } from "./send-cacheable-response.ts";
import type { AlmanacService, CacheableResponse } from "./service.ts";
import { createVisitorSearchLimit } from "./limit-visitor-searches.ts";

export interface AlmanacRoutesOptions {
  readonly almanac: AlmanacService;
  readonly counter: RateLimitCounter;
}

const MINUTE_MS = 60_000;
/** Computations per address; answers from memory, and those the reader has already (304), are not counted. */
const DAY_LIMIT = { max: 3000, windowMs: MINUTE_MS };
const YEAR_LIMIT = { max: 600, windowMs: MINUTE_MS };
const SEARCH_LIMIT = { max: 120, windowMs: MINUTE_MS };

const config = { access: "public" } as const;
const tags = ["Almanac"];

const wantsCsv = ({ headers }: FastifyRequest): boolean => /\btext\/csv\b/.test(headers.accept ?? "");

/** The almanac of any place, for everyone. */
export const almanacRoutes: FastifyPluginAsyncZod<AlmanacRoutesOptions> = async (app, { almanac, counter }) => {
  const send = createCacheableResponseSender(counter);
  const runVisitorSearch = createVisitorSearchLimit();

  /** The language of the query, else the reader's; then the answer varies with it. */
  function chooseLanguage(request: FastifyRequest, reply: FastifyReply, asked: Language | undefined): Language {
    if (asked === undefined) reply.header("vary", "accept-language");
    return asked ?? resolveLanguage(request);
  }

  async function answer(
    request: FastifyRequest,
    reply: FastifyReply,
    find: (language: Language) => Promise<CacheableResponse>,
    limit: Limit,
  ): Promise<FastifyReply> {
    const { language } = request.query as { readonly language?: Language };
    return send(request, reply, await find(chooseLanguage(request, reply, language)), { limit });
  }

  app.get(
    "/panchang",
    {
      config,
      schema: {
        operationId: "getPanchangDay",
        summary: "Get the panchang of a day at a place, from sunrise to sunrise",
        description:
          "A place is `place_id`, or `latitude` and `longitude` (rounded to a tenth of a degree) with an optional `time_zone`. " +
          "The preset and all other settings of the almanac are parameters. Instants are in the local time of the place.",
        tags,
        querystring: panchangQuerySchema,
        response: { 200: panchangResponseSchema },
      },
    },
    async (request, reply) => answer(request, reply, (language) => almanac.day(request.query, language), DAY_LIMIT),
  );

  app.get(
    "/panchang/pakshi",
    {
      config,
      schema: {
        operationId: "getPakshiDay",
        summary: "Get the yamas of the five birds (pancha pakshi) on a day at a place, for the bird of a birth",
        tags,
        querystring: pakshiQuerySchema,
        response: { 200: pakshiResponseSchema },
      },
    },
    async (request, reply) => answer(request, reply, (language) => almanac.pakshi(request.query, language), DAY_LIMIT),
  );

  app.get(
    "/panchang/month",
    {
      config,
      schema: {
        operationId: "getPanchangMonth",
        summary: "Get the days of a month at a place in brief",
        tags,
        querystring: panchangMonthQuerySchema,
        response: { 200: panchangMonthResponseSchema },
      },
    },
    async (request, reply) => answer(request, reply, (language) => almanac.month(request.query, language), DAY_LIMIT),
  );

  app.get(
    "/panchang/year",
    {
      config,
      schema: {
        operationId: "getPanchangYear",
        summary: "Get the days of a year at a place in brief, as JSON or CSV",
        description: "Returns CSV (text/csv, RFC 4180) with `format=csv`, or if the Accept header asks for `text/csv`.",
        tags,
        querystring: panchangYearQuerySchema,
        response: { 200: panchangYearResponseSchema },
      },
    },
    async (request, reply) => {
      const language = chooseLanguage(request, reply, request.query.language);
      const format = request.query.format ?? (wantsCsv(request) ? "csv" : "json");
      const known = await almanac.year(request.query, format, language);
      reply.header("vary", "accept, accept-language");
      const type = format === "csv" ? "text/csv; charset=utf-8" : undefined;
      return send(request, reply, known, { limit: YEAR_LIMIT, type });
    },
  );

  app.get(
    "/festivals",
    {
      config,
      schema: {
        operationId: "listFestivals",
        summary:
          "List the festivals and vratas of a year at a place, each with its rule, its date in India and the dates that others observe",
        tags,
        querystring: festivalsQuerySchema,
        response: { 200: festivalsResponseSchema },
      },
    },
    async (request, reply) =>
      answer(request, reply, (language) => almanac.festivals(request.query, language), YEAR_LIMIT),
  );

  app.get(
    "/festivals/:id/:year",
    {
      config,
      schema: {
        operationId: "getFestivalProof",
        summary:
          "Get the proof of a festival's date: its time window on that day and on the adjacent days, and who observes another date",
        tags,
        params: festivalParamsSchema,
        querystring: festivalQuerySchema,
        response: { 200: festivalProofResponseSchema },
      },
    },
    async (request, reply) =>
      answer(request, reply, (language) => almanac.proof(request.params, request.query, language), YEAR_LIMIT),
  );

  app.get(
    "/eclipses",
    {
      config,
      schema: {
        operationId: "getEclipse",
        summary: "Get an eclipse as seen from a place: its phases, and the sutaka by school and observer",
        description:
          "Returns the first eclipse on or after a UTC date. A lunar eclipse is timed by the umbra and limited by moonrise and moonset; " +
          "its penumbral phase is given separately.",
        tags,
        querystring: eclipseQuerySchema,
        response: { 200: eclipseResponseSchema },
      },
    },
    async (request, reply) => answer(request, reply, (language) => almanac.eclipse(request.query, language), DAY_LIMIT),
  );

  app.post(
    "/muhurta",
    {
      // With an account, a search may be longer.
      config: { access: "optional" },
      schema: {
        operationId: "findMuhurtas",
        summary:
          "Find muhurtas, times to begin something, best first, with the reason for every point and every excluded time",
        description:
          "The points only rank the time windows. A person is given by a birth as for a kundli, or by `{name, moon: {nakshatra, pada}}`. " +
          `Without an account, a search covers at most ${MAX_VISITOR_SEARCH_DAYS} days, and each IP address can run one search at a time.`,
        tags,
        body: muhurtaRequestSchema,
        response: { 200: muhurtaResponseSchema },
      },
    },
    async (request, reply) => {
      await enforceLimit(counter, `muhurtas:${toClientKey(request.ip)}`, SEARCH_LIMIT);
      const language = request.body.language ?? resolveLanguage(request);
      const search = () => almanac.searchMuhurtas(request.body, language);
      if (request.principal) return sendJsonBytes(reply, await search());
      if (countSearchDays(request.body) > MAX_VISITOR_SEARCH_DAYS)
        throw createInvalidFieldError("until", "muhurta_days_visitor", { max: MAX_VISITOR_SEARCH_DAYS });
      return sendJsonBytes(reply, await runVisitorSearch(toClientKey(request.ip), search));
    },
  );
};
