import { existsSync } from "node:fs";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import { pageAt } from "@lagna/contract";
import type { FastifyReply, FastifyRequest } from "fastify";
import { declarePublic } from "./access.ts";
import { languageFor } from "./client.ts";
import type { NotFound } from "./error-handler.ts";
import { asksForJsonAlone } from "./requested-type.ts";
import { robotsOf, type Site, sitemapOf } from "./site.ts";
import { languageAsked, PAGES, sendPage, sitePages, type SitePages } from "./site-pages.ts";
import type { App } from "./types.ts";

/** Vite puts a hash of the content into these names, so they never change. */
const HASHED = /[/\\]assets[/\\]/;
const YEAR_SECONDS = 31_536_000;

const MAP = { config: { access: "public" }, schema: { hide: true } } as const;

const READING = new Set(["GET", "HEAD"]);

/** A token is in the address of the page until its first script takes it out: nothing that the page fetches by then may tell it on. */
const holdsToken = (request: FastifyRequest) => new URLSearchParams(request.url.split("?")[1]).has("token");

/** Files of the build, names that begin with a dot, and names with an ending but a page's: whoever asks for one has no use for a page. */
const isFile = (path: string) => /^\/assets\/|\/\.|\.(?!html?$)[^./]+$/i.test(path);

/**
 * The pages of a web app that routes in the browser, by the list that its router has too, and for every other address that could be one
 * the page that says there is none. A public page comes with its words in the reader's language. Who asks for JSON alone gets no page.
 */
export function pageFallback(pages: SitePages | null): NotFound {
  if (!pages) return () => undefined;
  return (request: FastifyRequest, reply: FastifyReply) => {
    const [path = ""] = request.url.split("?");
    const found = pageAt(path);
    // The pages of links are answered by their own route: an address that it did not take leads nowhere.
    const page = found === "/k/:token" ? null : found;
    if (!READING.has(request.method) || (page === null && isFile(path))) return undefined;
    reply.header("vary", "accept, accept-language");
    if (asksForJsonAlone(request.headers.accept)) return undefined;
    if (holdsToken(request)) reply.header("referrer-policy", "no-referrer");
    const language = languageAsked(request) ?? languageFor(request);
    return sendPage(request, reply, page === null ? pages.notFound(language) : pages.pageOf(page, language));
  };
}

interface WebParts {
  /** Null where the app is not built. */
  readonly pages: SitePages | null;
  readonly site: Site;
}

/** The pages of the built web app, and where they are found. */
export const webOf = (webFolder: string, site: Site): WebParts => ({
  site,
  pages: existsSync(join(webFolder, "index.html")) ? sitePages(webFolder, site) : null,
});

/** What search engines ask for first; a server that was told no address of its own has no map. */
function registerMaps(app: App, { paths }: SitePages, { publicUrl }: Site): void {
  app.get("/robots.txt", MAP, async (_request, reply) =>
    reply.type("text/plain; charset=utf-8").send(robotsOf(publicUrl)),
  );
  if (publicUrl === null) return;
  const map = sitemapOf(paths, publicUrl);
  app.get("/sitemap.xml", MAP, async (_request, reply) => reply.type("application/xml; charset=utf-8").send(map));
}

/** The built web app, if there is one. Files named by their content are kept for a year, all others asked for anew. */
export async function registerStaticWeb(app: App, folder: string, { pages, site }: WebParts): Promise<void> {
  if (!pages) {
    app.log.warn("The web app is not built (npm run build): only the API is served");
    return;
  }
  await app.register(async (scope) => {
    declarePublic(scope, { quiet: true, unlimited: true });
    await scope.register(fastifyStatic, {
      root: folder,
      preCompressed: true,
      decorateReply: false,
      dotfiles: "ignore",
      cacheControl: false,
      setHeaders(reply: FastifyReply, path: string) {
        reply.header("cache-control", HASHED.test(path) ? `public, max-age=${YEAR_SECONDS}, immutable` : "no-cache");
      },
      // Pages are found by their addresses, whichever file holds them.
      allowedPath: (path: string) => !path.startsWith(`/${PAGES}/`) && path !== "/" && path !== "/index.html",
    });
  });
  registerMaps(app, pages, site);
}
