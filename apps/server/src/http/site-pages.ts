import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import { type PagePath, PUBLIC_PAGES } from "@lagna/contract";
import { LANGUAGES, type Language } from "@lagna/terms";
import type { FastifyReply, FastifyRequest } from "fastify";
import { headOf, type Site } from "./site.ts";

/** Where the build left the words of public pages: a folder a language, a file a page. */
export const PAGES = "pages";
const ROBOTS = "noindex";

/** A page as it is sent: made once, and squeezed once for each coding that somebody asks for. */
interface Page {
  readonly html: Buffer;
  readonly status: 200 | 404;
  readonly etag: string;
  /** Whether search engines may show it. */
  readonly indexed: boolean;
  readonly squeezed: Map<string, Promise<Buffer>>;
}

const SQUEEZE = { br: promisify(brotliCompress), gzip: promisify(gzip) } as const;
type Coding = keyof typeof SQUEEZE;

function pageOf(html: string, about: Pick<Page, "status" | "indexed">): Page {
  const etag = `"${createHash("sha256").update(html).digest("base64url").slice(0, 27)}"`;
  return { html: Buffer.from(html), etag, ...about, squeezed: new Map() };
}

const first = (pattern: RegExp, html: string): string | undefined => pattern.exec(html)?.[1];
const SIGNS: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"' };
/** What stands in HTML, with its signs by name or by number. */
const read = (text: string): string =>
  text.replaceAll(/&(?:(amp|lt|gt|quot)|#(\d+)|#x([\da-f]+));/gi, (_, name = "", decimal = "", hex = "") =>
    name
      ? (SIGNS[name.toLowerCase()] ?? "")
      : String.fromCodePoint(decimal ? Number(decimal) : Number.parseInt(hex, 16)),
  );

/** A file of the build: a page with its words, or the head of one. */
interface Written {
  readonly html: string;
  readonly title: string;
  readonly description: string | null;
  /** Whether search may find it. */
  readonly listed: boolean;
}

function writtenIn(html: string): Written {
  const description = first(/<meta name="description" content="([^"]*)"/, html);
  return {
    html,
    title: read(first(/<title>([^<]*)<\/title>/, html) ?? ""),
    description: description === undefined ? null : read(description),
    listed: description !== undefined && !html.includes('<meta name="robots" content="noindex"'),
  };
}

/** The build's words by language and path; the start page's file is its index. */
function wordsOf(folder: string): ReadonlyMap<string, Written> {
  const files = globSync("*/*.html", { cwd: join(folder, PAGES) });
  return new Map(
    files.map((name) => {
      const [language = "", file = ""] = name.replaceAll("\\", "/").split("/");
      const path = file === "index.html" ? "/" : `/${file.slice(0, -".html".length)}`;
      return [`${language} ${path}`, writtenIn(readFileSync(join(folder, PAGES, name), "utf8"))];
    }),
  );
}

/** Two addresses of one page, of which search and previews know the first. */
const SAME_PAGE: Partial<Record<PagePath, PagePath>> = { "/landing": "/", "/leads-capture": "/pilot" };

/** What the build calls the page for an address that has none. */
const NOT_FOUND = "/404";

/** The pages of the web app: those that the build wrote words of, and for all others the frame that the app fills. */
export function sitePages(folder: string, site: Site) {
  const frame = writtenIn(readFileSync(join(folder, "index.html"), "utf8"));
  const words = wordsOf(folder);
  const made = new Map<string, Page>();

  function make(address: PagePath, language: Language): Page {
    const path = SAME_PAGE[address] ?? address;
    const { html, title, listed, ...own } = words.get(`${language} ${path}`) ?? frame;
    // A page without a description, of those who are signed in mostly, is announced as the product.
    const description = own.description ?? words.get(`${language} /`)?.description ?? null;
    const head = headOf({ path, language, title, description, listed }, site);
    // Near the top: some previews read the first 32 KB alone, and the styles that stand in the page are twice as long.
    const dressed = html.replace("</title>", (end) => end + head);
    return pageOf(dressed, { status: 200, indexed: listed });
  }

  const once = (key: string, page: () => Page): Page => {
    const known = made.get(key) ?? page();
    made.set(key, known);
    return known;
  };

  return {
    /** Of the public pages that may be found. */
    paths: PUBLIC_PAGES.filter((path) => LANGUAGES.some((language) => words.get(`${language} ${path}`)?.listed)),
    pageOf: (path: PagePath, language: Language): Page => once(`${language} ${path}`, () => make(path, language)),
    notFound: (language: Language): Page =>
      once(`${language} ${NOT_FOUND}`, () => {
        const { html } = words.get(`${language} ${NOT_FOUND}`) ?? frame;
        return pageOf(html, { status: 404, indexed: false });
      }),
  };
}
export type SitePages = ReturnType<typeof sitePages>;

/** The language that the address asks for, as links between the languages of a page do. */
export function languageAsked(request: FastifyRequest): Language | null {
  const asked = new URLSearchParams(request.url.split("?")[1]).get("lang");
  return LANGUAGES.find((language) => language === asked) ?? null;
}

/** Asked for again at every visit, and not sent again where it is what the browser has. */
export async function sendPage(request: FastifyRequest, reply: FastifyReply, page: Page): Promise<FastifyReply> {
  reply.code(page.status).type("text/html; charset=utf-8");
  if (!page.indexed) reply.header("x-robots-tag", ROBOTS);
  if (page.status === 404) reply.header("cache-control", "no-store");
  else {
    reply.header("cache-control", "no-cache").header("etag", page.etag);
    if (request.headers["if-none-match"]?.includes(page.etag)) return reply.code(304).send();
  }
  const accepted = request.headers["accept-encoding"] ?? "";
  const coding = (Object.keys(SQUEEZE) as Coding[]).find((name) => accepted.includes(name));
  reply.header("vary", [reply.getHeader("vary"), "accept-encoding"].filter(Boolean).join(", "));
  if (coding === undefined) return reply.send(page.html);
  const squeezed = page.squeezed.get(coding) ?? SQUEEZE[coding](page.html);
  page.squeezed.set(coding, squeezed);
  return reply.header("content-encoding", coding).send(await squeezed);
}
