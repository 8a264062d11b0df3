import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import { type PagePath, PUBLIC_PAGES } from "@lagna/contract";
import { LANGUAGES, type Language } from "@lagna/terms";
import type { FastifyReply, FastifyRequest } from "fastify";
import { renderHead, type Site } from "./site-metadata.ts";

/** Folder of the prerendered public pages: a folder per language, a file per page. */
export const PAGES_FOLDER = "pages";
const ROBOTS = "noindex";

/** A page as sent: rendered once, and compressed once per requested content coding. */
interface Page {
  readonly html: Buffer;
  readonly status: 200 | 404;
  readonly etag: string;
  /** Whether search engines may list it. */
  readonly isIndexed: boolean;
  readonly compressed: Map<string, Promise<Buffer>>;
}

const COMPRESSORS = { br: promisify(brotliCompress), gzip: promisify(gzip) } as const;
type ContentCoding = keyof typeof COMPRESSORS;

function createPage(html: string, properties: Pick<Page, "status" | "isIndexed">): Page {
  const etag = `"${createHash("sha256").update(html).digest("base64url").slice(0, 27)}"`;
  return { html: Buffer.from(html), etag, ...properties, compressed: new Map() };
}

const matchFirstGroup = (pattern: RegExp, html: string): string | undefined => pattern.exec(html)?.[1];
const HTML_ENTITIES: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"' };
/** Decodes named and numeric character references. */
const decodeHtml = (text: string): string =>
  text.replaceAll(/&(?:(amp|lt|gt|quot)|#(\d+)|#x([\da-f]+));/gi, (_, name = "", decimal = "", hex = "") =>
    name
      ? (HTML_ENTITIES[name.toLowerCase()] ?? "")
      : String.fromCodePoint(decimal ? Number(decimal) : Number.parseInt(hex, 16)),
  );

/** A file of the build: a prerendered page, or the empty frame. */
interface BuiltPage {
  readonly html: string;
  readonly title: string;
  readonly description: string | null;
  /** Whether search engines may list it. */
  readonly isListed: boolean;
}

function parseBuiltPage(html: string): BuiltPage {
  const description = matchFirstGroup(/<meta name="description" content="([^"]*)"/, html);
  return {
    html,
    title: decodeHtml(matchFirstGroup(/<title>([^<]*)<\/title>/, html) ?? ""),
    description: description === undefined ? null : decodeHtml(description),
    isListed: description !== undefined && !html.includes('<meta name="robots" content="noindex"'),
  };
}

/** The prerendered pages by language and path; `index.html` is the start page. */
function readBuiltPages(folder: string): ReadonlyMap<string, BuiltPage> {
  const files = globSync("*/**/*.html", { cwd: join(folder, PAGES_FOLDER) });
  return new Map(
    files.map((name) => {
      const [language = "", ...steps] = name.replaceAll("\\", "/").split("/");
      const file = steps.join("/");
      // A file's name has "_" for the ":" of a variable segment.
      const path = file === "index.html" ? "/" : `/${file.slice(0, -".html".length).replaceAll("/_", "/:")}`;
      return [`${language} ${path}`, parseBuiltPage(readFileSync(join(folder, PAGES_FOLDER, name), "utf8"))];
    }),
  );
}

/** Alternative paths of a page; search engines and previews get the main one. */
const PAGE_ALIASES: Partial<Record<PagePath, PagePath>> = { "/landing": "/", "/leads-capture": "/pilot" };

/** Path of the prerendered "not found" page. */
const NOT_FOUND = "/404";

/** The pages of the web app: prerendered ones, and for all others the frame that the app fills in the browser. */
export function createPrerenderedPages(folder: string, site: Site) {
  const frame = parseBuiltPage(readFileSync(join(folder, "index.html"), "utf8"));
  const builtPages = readBuiltPages(folder);
  const pages = new Map<string, Page>();

  function renderPage(address: PagePath, language: Language): Page {
    const path = PAGE_ALIASES[address] ?? address;
    const { html, title, isListed, ...builtPage } = builtPages.get(`${language} ${path}`) ?? frame;
    // Pages without a description (mostly those for signed-in users) use the start page's.
    const description = builtPage.description ?? builtPages.get(`${language} /`)?.description ?? null;
    const head = renderHead({ path, language, title, description, isListed }, site);
    // Inserted near the top: some preview services read only the first 32 KB, and the inline styles are twice as long.
    const htmlWithHead = html.replace("</title>", (end) => end + head);
    return createPage(htmlWithHead, { status: 200, isIndexed: isListed });
  }

  const getOrCreate = (key: string, page: () => Page): Page => {
    const cached = pages.get(key) ?? page();
    pages.set(key, cached);
    return cached;
  };

  return {
    /** A page as it was built, with the head of the build. */
    frameOf: (path: PagePath, language: Language): string => (builtPages.get(`${language} ${path}`) ?? frame).html,
    /** Paths of the public pages that search engines may list. */
    paths: PUBLIC_PAGES.filter((path) => LANGUAGES.some((language) => builtPages.get(`${language} ${path}`)?.isListed)),
    pageOf: (path: PagePath, language: Language): Page =>
      getOrCreate(`${language} ${path}`, () => renderPage(path, language)),
    notFound: (language: Language): Page =>
      getOrCreate(`${language} ${NOT_FOUND}`, () => {
        const { html } = builtPages.get(`${language} ${NOT_FOUND}`) ?? frame;
        return createPage(html, { status: 404, isIndexed: false });
      }),
  };
}
export type PrerenderedPages = ReturnType<typeof createPrerenderedPages>;

/** The language in the query (`?lang=hi`), as used by links between the languages of a page. */
export function readLanguageQuery(request: FastifyRequest): Language | null {
  const requested = new URLSearchParams(request.url.split("?")[1]).get("lang");
  return LANGUAGES.find((language) => language === requested) ?? null;
}

/** Browsers that know it send the width of the window with the pages that follow the one that asks for it. */
const WIDTH_HINT = "sec-ch-viewport-width";

/** Sends a page that was rendered for this request, of this minute and for this kind of screen. */
export function sendRenderedPage(
  reply: FastifyReply,
  html: string,
  { isIndexed }: { readonly isIndexed: boolean },
): FastifyReply {
  if (!isIndexed) reply.header("x-robots-tag", ROBOTS);
  const vary = [reply.getHeader("vary"), "user-agent", WIDTH_HINT].filter(Boolean).join(", ");
  reply.header("vary", vary).header("accept-ch", WIDTH_HINT).header("cache-control", "no-cache");
  return reply.type("text/html; charset=utf-8").send(html);
}

/** Sends a page that browsers revalidate on every visit (by ETag). */
export async function sendPage(request: FastifyRequest, reply: FastifyReply, page: Page): Promise<FastifyReply> {
  reply.code(page.status).type("text/html; charset=utf-8");
  if (!page.isIndexed) reply.header("x-robots-tag", ROBOTS);
  reply.header("accept-ch", WIDTH_HINT);
  if (page.status === 404) reply.header("cache-control", "no-store");
  else {
    reply.header("cache-control", "no-cache").header("etag", page.etag);
    if (request.headers["if-none-match"]?.includes(page.etag)) return reply.code(304).send();
  }
  const accepted = request.headers["accept-encoding"] ?? "";
  const coding = (Object.keys(COMPRESSORS) as ContentCoding[]).find((name) => accepted.includes(name));
  reply.header("vary", [reply.getHeader("vary"), "accept-encoding"].filter(Boolean).join(", "));
  if (coding === undefined) return reply.send(page.html);
  const compressed = page.compressed.get(coding) ?? COMPRESSORS[coding](page.html);
  page.compressed.set(coding, compressed);
  return reply.header("content-encoding", coding).send(await compressed);
}
