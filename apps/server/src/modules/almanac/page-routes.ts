import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import {
  type EclipseData,
  eclipseQuerySchema,
  festivalParamsSchema,
  type FestivalProofData,
  festivalQuerySchema,
  type PanchangDay,
  panchangQuerySchema,
} from "@lagna/contract";
import { LANGUAGES, type Language } from "@lagna/terms";
import type { FastifyReply, FastifyRequest } from "fastify";
import { AppError } from "../../errors/app-error.ts";
import type { App } from "../../http/fastify-app-type.ts";
import { prefersJson } from "../../http/content-negotiation.ts";
import type { RateLimitCounter } from "../../http/rate-limit-counter.ts";
import { resolveLanguage } from "../../http/read-client-info.ts";
import {
  type AlmanacPageText,
  describeDay,
  describeEclipsePage,
  describeFestival,
  renderAlmanacPage,
} from "./render-almanac-page.ts";
import { createCacheableResponseReader } from "./send-cacheable-response.ts";
import type { AlmanacService } from "./service.ts";

export interface AlmanacPagesOptions {
  readonly almanac: AlmanacService;
  readonly counter: RateLimitCounter;
  /** The folder of the built web app. */
  readonly webFolder: string;
  /** Without a trailing slash; null if it is not known. */
  readonly siteUrl: string | null;
}

const PAGE_LIMIT = { max: 600, windowMs: 60_000 };
/** Ujjain, until a place is chosen: as the web app has it. */
const FIRST_PLACE = { latitude: "23.2", longitude: "75.8", time_zone: "Asia/Kolkata" };

type Query = Readonly<Record<string, unknown>>;

function withPlace(query: Query): Query {
  const hasPlace = query["place_id"] !== undefined || query["latitude"] !== undefined;
  return hasPlace ? query : { ...FIRST_PLACE, ...query };
}

function readLanguage(request: FastifyRequest): Language {
  const asked = (request.query as Query)["lang"];
  return LANGUAGES.find((language) => language === asked) ?? resolveLanguage(request);
}

/**
 * The pages of a day, a festival and an eclipse with their text, so that a link preview shows the day itself and not the name of the
 * site. Whatever cannot be shown (an unknown place, a date that does not exist) is left to the app.
 */
export async function registerAlmanacPages(
  app: App,
  { almanac, counter, webFolder, siteUrl }: AlmanacPagesOptions,
): Promise<void> {
  const file = join(webFolder, "index.html");
  if (!existsSync(file)) return;
  const html = readFileSync(file, "utf8");

  const read = createCacheableResponseReader(counter, PAGE_LIMIT);

  async function send(
    request: FastifyRequest,
    reply: FastifyReply,
    describe: (language: Language) => Promise<AlmanacPageText>,
  ): Promise<FastifyReply> {
    reply.header("vary", "accept, accept-language");
    if (prefersJson(request.headers.accept)) throw new AppError("not_found");
    const language = readLanguage(request);
    reply.header("cache-control", "no-cache").type("text/html; charset=utf-8");
    try {
      const url = siteUrl === null ? null : siteUrl + request.url;
      return reply.send(renderAlmanacPage(html, await describe(language), { url, language }));
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      // The app asks for the day until the places are ready.
      if (error.code === "places_preparing") return reply.header("cache-control", "no-store").send(html);
      if (error.status >= 500) throw error;
      // The app shows the refusal in the reader's language, with a way out.
      return reply.code(error.status === 404 ? 404 : 200).send(html);
    }
  }

  /** An address, also with a slash at its end. */
  function serve(path: string, describe: (request: FastifyRequest, language: Language) => Promise<AlmanacPageText>) {
    for (const each of [path, `${path}/`])
      app.get(each, { config: { access: "public" }, schema: { hide: true } }, async (request, reply) =>
        send(request, reply, (language) => describe(request, language)),
      );
  }

  serve("/panchang", async (request, language) => {
    const query = panchangQuerySchema.safeParse(withPlace(request.query as Query));
    if (!query.success) throw new AppError("invalid_input");
    return describeDay(await read<PanchangDay>(request, await almanac.day(query.data, language)), language);
  });

  for (const path of ["/eclipses", "/eclipses/:date"])
    serve(path, async (request, language) => {
      const asked = withPlace(request.query as Query);
      const query = eclipseQuerySchema.safeParse({ ...asked, ...(request.params as Query) });
      if (!query.success) throw new AppError("invalid_input");
      return describeEclipsePage(
        await read<EclipseData>(request, await almanac.eclipse(query.data, language)),
        language,
      );
    });

  serve("/festivals/:id/:year", async (request, language) => {
    const params = festivalParamsSchema.safeParse(request.params);
    if (!params.success) throw new AppError("not_found");
    const query = festivalQuerySchema.safeParse(withPlace(request.query as Query));
    if (!query.success) throw new AppError("invalid_input");
    const known = await almanac.proof(params.data, query.data, language);
    return describeFestival(await read<FestivalProofData>(request, known), language);
  });
}
