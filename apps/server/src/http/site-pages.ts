import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import { LANGUAGES, type Language } from "@lagna/terms";
import type { FastifyReply, FastifyRequest } from "fastify";
import { headOf, type Site } from "./site.ts";

/** Where the build left the words of public pages: a folder a language, a file a page. */
export const PAGES = "pages";
const ROBOTS = "noindex";

/** A page as it is sent: made once, and squeezed once for each coding that somebody asks for. */
interface Page {
  readonly html: Buffer;
  readonly etag: string;
  /** Whether search engines may show it. */
  readonly indexed: boolean;
  readonly squeezed: Map<string, Promise<Buffer>>;
}

const SQUEEZE = { br: promisify(brotliCompress), gzip: promisify(gzip) } as const;
type Coding = keyof typeof SQUEEZE;

function pageOf(html: string, indexed: boolean): Page {
  const etag = `"${createHash("sha256").update(html).digest("base64url").slice(0, 27)}"`;
  return { html: Buffer.from(html), etag, indexed, squeezed: new Map() };
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

/** The web app's page, and those of its public ones that the build wrote the words of; one that tells what it is about may be found. */
export function sitePages(folder: string, site: Site) {
  const made = new Map<string, Page>();
  const paths = new Set<string>();
  for (const name of globSync("*/*.html", { cwd: join(folder, PAGES) })) {
    const [language = "", file = ""] = name.replaceAll("\\", "/").split("/");
    const path = file === "index.html" ? "/" : `/${file.slice(0, -".html".length)}`;
    const html = readFileSync(join(folder, PAGES, name), "utf8");
    const description = first(/<meta name="description" content="([^"]*)"/, html);
    // What is for those who are signed in shows a search engine's reader the way in: no map leads there.
    if (description !== undefined && !html.includes(" data-for-signed-in>")) paths.add(path);
    made.set(
      `${language} ${path}`,
      pageOf(dressed(html, path, language as Language, description), description !== undefined),
    );
  }
  const plain = pageOf(readFileSync(join(folder, "index.html"), "utf8"), false);

  function dressed(html: string, path: string, language: Language, description: string | undefined): string {
    if (description === undefined) return html;
    const title = read(first(/<title>([^<]*)<\/title>/, html) ?? "");
    const head = headOf({ path, language, title, description: read(description) }, site);
    return html.replace("</head>", () => `${head}</head>`);
  }

  return {
    /** Of the public pages that may be found. */
    paths: [...paths].toSorted(),
    pageOf: (path: string, language: Language): Page => made.get(`${language} ${path}`) ?? plain,
    /** Whether any page is there in each language. */
    inLanguages: made.size > 0,
  };
}
export type SitePages = ReturnType<typeof sitePages>;

/** The language that the address asks for, as links between the languages of a page do. */
export function languageAsked(request: FastifyRequest): Language | null {
  const asked = new URLSearchParams(request.url.split("?")[1]).get("lang");
  return LANGUAGES.find((language) => language === asked) ?? null;
}

/** Asked for anew at every visit, and not sent again where it is what the browser has. */
export async function sendPage(request: FastifyRequest, reply: FastifyReply, page: Page): Promise<FastifyReply> {
  reply.header("cache-control", "no-cache").header("etag", page.etag).type("text/html; charset=utf-8");
  if (!page.indexed) reply.header("x-robots-tag", ROBOTS);
  if (request.headers["if-none-match"]?.includes(page.etag)) return reply.code(304).send();
  const accepted = request.headers["accept-encoding"] ?? "";
  const coding = (Object.keys(SQUEEZE) as Coding[]).find((name) => accepted.includes(name));
  reply.header("vary", [reply.getHeader("vary"), "accept-encoding"].filter(Boolean).join(", "));
  if (coding === undefined) return reply.send(page.html);
  const squeezed = page.squeezed.get(coding) ?? SQUEEZE[coding](page.html);
  page.squeezed.set(coding, squeezed);
  return reply.header("content-encoding", coding).send(await squeezed);
}
