import { existsSync } from "node:fs";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import { findPage } from "@lagna/contract";
import type { FastifyReply, FastifyRequest } from "fastify";
import { declarePublic } from "./authorize-request.ts";
import { resolveLanguage } from "./read-client-info.ts";
import type { NotFound } from "./error-handler.ts";
import { prefersJson } from "./content-negotiation.ts";
import { renderRobots, type Site, renderSitemap } from "./site-metadata.ts";
import {
  readLanguageQuery,
  PAGES_FOLDER,
  sendPage,
  createPrerenderedPages,
  type PrerenderedPages,
} from "./prerendered-pages.ts";
import type { ContentFiller } from "./page-rendering/fill-content.ts";
import type { PageRenderer } from "./page-rendering/page-renderer.ts";
import { adaptPolicyToFile } from "./security-headers.ts";
import type { App } from "./fastify-app-type.ts";

/** Vite puts a hash of the content into these names, so they never change. */
const HASHED_ASSET = /[/\\]assets[/\\]/;
const YEAR_SECONDS = 31_536_000;

const SITEMAP_ROUTE = { config: { access: "public" }, schema: { hide: true } } as const;

const READ_METHODS = new Set(["GET", "HEAD"]);

/** A token stays in the page's URL until the first script removes it: requests made until then must not leak it in the referrer. */
const hasTokenInUrl = (request: FastifyRequest) => new URLSearchParams(request.url.split("?")[1]).has("token");

export interface WebParts {
  /** Null if the web app is not built. */
  readonly pages: PrerenderedPages | null;
  readonly site: Site;
  /** Null if the app is not built for Node. */
  readonly fillContent: ContentFiller | null;
  readonly renderer: PageRenderer | null;
}

/** Paths of files (assets, dot files, names with an extension other than .html): requests for files never get an HTML page. */
const isFile = (path: string) => /^\/assets\/|\/\.|\.(?!html?$)[^./]+$/i.test(path);

/**
 * Serves the pages of the web app, which routes in the browser, by the same list as its router, and the "not found" page for other paths
 * that
 * could be pages. Public pages are prerendered in the visitor's language. Requests that accept only JSON get no page.
 */
export function createPageFallback({ pages }: WebParts): NotFound {
  if (!pages) return () => undefined;
  return (request: FastifyRequest, reply: FastifyReply) => {
    const [path = ""] = request.url.split("?");
    const found = findPage(path);
    // Share links have their own route; if it did not match, the link does not exist.
    const page = found === "/k/:token" ? null : found;
    if (!READ_METHODS.has(request.method) || (page === null && isFile(path))) return undefined;
    reply.header("vary", "accept, accept-language");
    if (prefersJson(request.headers.accept)) return undefined;
    if (hasTokenInUrl(request)) reply.header("referrer-policy", "no-referrer");
    const language = readLanguageQuery(request) ?? resolveLanguage(request);
    return sendPage(request, reply, page === null ? pages.notFound(language) : pages.pageOf(page, language));
  };
}

/** The pages of the built web app, and the site's URLs. */
export const createWebParts = (
  webFolder: string,
  site: Site,
  fillContent: ContentFiller | null,
  renderer: PageRenderer | null,
): WebParts => ({
  site,
  fillContent,
  renderer,
  pages: existsSync(join(webFolder, "index.html")) ? createPrerenderedPages(webFolder, site) : null,
});

/** Serves robots.txt, and the sitemap if a public URL is configured. */
function registerSitemap(app: App, { paths }: PrerenderedPages, { publicUrl }: Site): void {
  app.get("/robots.txt", SITEMAP_ROUTE, async (_request, reply) =>
    reply.type("text/plain; charset=utf-8").send(renderRobots(publicUrl)),
  );
  if (publicUrl === null) return;
  const map = renderSitemap(paths, publicUrl);
  app.get("/sitemap.xml", SITEMAP_ROUTE, async (_request, reply) =>
    reply.type("application/xml; charset=utf-8").send(map),
  );
}

/** Serves the files of the built web app, if any. Files with a content hash in their name are cached for a year, others are revalidated. */
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
        reply.header(
          "cache-control",
          HASHED_ASSET.test(path) ? `public, max-age=${YEAR_SECONDS}, immutable` : "no-cache",
        );
        adaptPolicyToFile(reply, path);
      },
      // Pages are served by their paths only, not by the files that contain them.
      allowedPath: (path: string) => !path.startsWith(`/${PAGES_FOLDER}/`) && path !== "/" && path !== "/index.html",
    });
  });
  registerSitemap(app, pages, site);
}
