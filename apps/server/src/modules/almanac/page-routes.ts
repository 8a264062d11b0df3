import {
  type EclipseData,
  eclipseQuerySchema,
  festivalParamsSchema,
  type FestivalProofData,
  festivalQuerySchema,
  type PanchangDay,
  panchangQuerySchema,
  type PublicPage,
} from "@lagna/contract";
import { LANGUAGES, type Language } from "@lagna/terms";
import type { FastifyReply, FastifyRequest } from "fastify";
import { AppError } from "../../errors/app-error.ts";
import type { App } from "../../http/fastify-app-type.ts";
import { prefersJson } from "../../http/content-negotiation.ts";
import type { ContentFiller } from "../../http/page-rendering/fill-content.ts";
import { type PrerenderedPages, sendPage, sendRenderedPage } from "../../http/prerendered-pages.ts";
import type { RateLimitCounter } from "../../http/rate-limit-counter.ts";
import { resolveLanguage } from "../../http/read-client-info.ts";
import { renderSearchLinks } from "../../http/site-metadata.ts";
import type { WebParts } from "../../http/static-web.ts";
import {
  type AlmanacPageText,
  describeDay,
  describeEclipsePage,
  describeFestival,
  writeHead,
  writeText,
} from "./render-almanac-page.ts";
import { createCacheableResponseReader } from "./send-cacheable-response.ts";
import type { AlmanacService } from "./service.ts";

export interface AlmanacPagesOptions {
  readonly almanac: AlmanacService;
  readonly counter: RateLimitCounter;
  readonly web: WebParts;
}

const PAGE_ROUTE = { config: { access: "public" }, schema: { hide: true } } as const;
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

/** What makes a page of the almanac another one; a choice of the reader does not. */
const NAMING = ["place_id", "latitude", "longitude", "time_zone", "date"];

/** The path with the place and date of its query, in one order. */
function toSearchPath({ url }: FastifyRequest): string {
  const [path = "", query] = url.split("?");
  const params = new URLSearchParams(query);
  const named = NAMING.flatMap((key) => (params.get(key) ? [[key, params.get(key) as string]] : []));
  const search = new URLSearchParams(named).toString();
  return path.replace(/\/$/, "") + (search === "" ? "" : `?${search}`);
}

/** An address, also with a slash at its end. */
const withSlash = (path: string): readonly string[] => [path, `${path}/`];

function refuseJson(request: FastifyRequest, reply: FastifyReply): void {
  reply.header("vary", "accept, accept-language");
  if (prefersJson(request.headers.accept)) throw new AppError("not_found");
}

/** The pages of a month and a year with their content; their titles and previews are those of the build. */
function registerListPages(app: App, pages: PrerenderedPages, fillContent: ContentFiller): void {
  for (const path of ["/panchang/month", "/festivals"] as const)
    for (const each of withSlash(path))
      app.get(each, PAGE_ROUTE, async (request, reply) => {
        refuseJson(request, reply);
        const language = readLanguage(request);
        const page = pages.pageOf(path, language);
        const filled = await fillContent(request, page.html.toString(), language);
        return filled === null ? sendPage(request, reply, page) : sendRenderedPage(reply, filled, page);
      });
}

/**
 * The pages of a day, a festival and an eclipse with their text, so that a link preview shows the day itself and not the name of the
 * site. Whatever cannot be shown (an unknown place, a date that does not exist) is left to the app.
 */
export async function registerAlmanacPages(app: App, { web, ...parts }: AlmanacPagesOptions): Promise<void> {
  const { pages, ...site } = web;
  if (pages) registerPages(app, { ...parts, ...site, pages });
}

type PageParts = Omit<AlmanacPagesOptions, "web"> & Omit<WebParts, "pages"> & { readonly pages: PrerenderedPages };

function registerPages(app: App, { almanac, counter, pages, site, fillContent }: PageParts): void {
  if (fillContent) registerListPages(app, pages, fillContent);
  const read = createCacheableResponseReader(counter, PAGE_LIMIT);

  async function send(
    request: FastifyRequest,
    reply: FastifyReply,
    path: PublicPage,
    describe: (language: Language) => Promise<AlmanacPageText>,
  ): Promise<FastifyReply> {
    refuseJson(request, reply);
    const language = readLanguage(request);
    const frame = pages.frameOf(path, language);
    reply.header("cache-control", "no-cache").type("text/html; charset=utf-8");
    try {
      const url = site.ownUrl === null ? null : site.ownUrl + request.url;
      const text = await describe(language);
      const links = site.publicUrl === null ? "" : renderSearchLinks(site.publicUrl, toSearchPath(request), language);
      const html = writeHead(frame, text, { url, language, links });
      const filled = await fillContent?.(request, html, language);
      return filled ? sendRenderedPage(reply, filled, { isIndexed: true }) : reply.send(writeText(html, text));
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      // The app asks for the day until the places are ready.
      if (error.code === "places_preparing") return reply.header("cache-control", "no-store").send(frame);
      if (error.status >= 500) throw error;
      // The app shows the refusal in the reader's language, with a way out.
      return reply.code(error.status === 404 ? 404 : 200).send(frame);
    }
  }

  function serve(
    path: PublicPage,
    describe: (request: FastifyRequest, language: Language) => Promise<AlmanacPageText>,
  ) {
    for (const each of withSlash(path))
      app.get(each, PAGE_ROUTE, async (request, reply) =>
        send(request, reply, path, (language) => describe(request, language)),
      );
  }

  serve("/panchang", async (request, language) => {
    const query = panchangQuerySchema.safeParse(withPlace(request.query as Query));
    if (!query.success) throw new AppError("invalid_input");
    return describeDay(await read<PanchangDay>(request, await almanac.day(query.data, language)), language);
  });

  for (const path of ["/eclipses", "/eclipses/:date"] as const)
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
