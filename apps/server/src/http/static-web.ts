import { existsSync, globSync } from "node:fs";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyReply, FastifyRequest } from "fastify";
import { declarePublic } from "./access.ts";
import { languageFor } from "./client.ts";
import type { NotFound } from "./error-handler.ts";
import type { App } from "./types.ts";

/** Vite puts a hash of the content into these names, so they never change. */
const HASHED = /[/\\]assets[/\\]/;
const YEAR_SECONDS = 31_536_000;

const asksForPage = (request: FastifyRequest) =>
  (request.method === "GET" || request.method === "HEAD") && (request.headers.accept ?? "").includes("text/html");

/** A token is in the address of the page until its first script takes it out: nothing that the page fetches by then may tell it on. */
const holdsToken = (request: FastifyRequest) => new URLSearchParams(request.url.split("?")[1]).has("token");

const isFile = (path: string) => path.startsWith("/assets/");

/** Where the build left the words of public pages: a folder a language, a file a page. */
const PAGES = "pages";

/**
 * The page of a web app that routes in the browser: for every address that a person opens and no file has. A public page comes with its
 * words in the reader's language.
 */
export function pageFallback(folder: string): NotFound {
  if (!existsSync(join(folder, "index.html"))) return () => undefined;
  const made = new Set(globSync("*/*.html", { cwd: join(folder, PAGES) }).map((name) => name.replaceAll("\\", "/")));
  return (request: FastifyRequest, reply: FastifyReply) => {
    if (!asksForPage(request) || isFile(request.url)) return undefined;
    if (holdsToken(request)) reply.header("referrer-policy", "no-referrer");
    const [path = ""] = request.url.split("?");
    const page = `${languageFor(request)}/${path.replaceAll("/", "") === "" ? "index" : path.slice(1)}.html`;
    if (made.size > 0) reply.header("vary", "accept-language");
    return reply.sendFile(made.has(page) ? `${PAGES}/${page}` : "index.html");
  };
}

/** The built web app, if there is one. Files named by their content are kept for a year, all others asked for anew. */
export async function registerStaticWeb(app: App, folder: string): Promise<void> {
  if (!existsSync(join(folder, "index.html"))) {
    app.log.warn("The web app is not built (npm run build): only the API is served");
    return;
  }
  const options = {
    root: folder,
    preCompressed: true,
    dotfiles: "ignore",
    cacheControl: false,
    setHeaders(reply: FastifyReply, path: string) {
      reply.header("cache-control", HASHED.test(path) ? `public, max-age=${YEAR_SECONDS}, immutable` : "no-cache");
    },
  } as const;
  await app.register(async (scope) => {
    declarePublic(scope, { quiet: true, unlimited: true });
    await scope.register(fastifyStatic, {
      ...options,
      decorateReply: false,
      // Pages are found by their addresses, whichever file holds them.
      allowedPath: (path: string) => !path.startsWith(`/${PAGES}/`) && path !== "/" && path !== "/index.html",
    });
  });
  // For the handler of unknown addresses, which stands outside that scope.
  await app.register(fastifyStatic, { ...options, serve: false });
}
