import { PUBLIC_PAGES } from "@lagna/contract";
import { RESOURCES, TOOLS } from "@lagna/mcp";
import type { App } from "../../http/fastify-app-type.ts";
import { DOCS_PATH } from "../../http/openapi/register-openapi.ts";
import { MCP_PATH } from "./routes.ts";

/** What the public pages are for; a page that is not named here is of an account, or opens by a link alone. */
const PAGE_MEANINGS: Partial<Record<(typeof PUBLIC_PAGES)[number], string>> = {
  "/try": "a birth chart without an account",
  "/verify": "check a reading against a birth chart, sentence by sentence",
  "/example": "a chart of an example birth",
  "/panchang": "the panchang of a day at any place",
  "/panchang/month": "the panchang of a month",
  "/festivals": "festivals of a year, each with the rule that gives its date",
  "/eclipses": "eclipses as they are seen at a place",
  "/muhurta": "good times for a beginning",
  "/about": "how it computes and by which texts",
  "/truth":
    "every figure compared with other sources, the largest differences, first measurements of language and known limits",
};

/** The text for language models that read the site: what it is, its pages, its API and its tools. */
export function writeLlmsText(siteUrl: string | null): string {
  const link = (path: string): string => `${siteUrl ?? ""}${path}`;
  const pages = PUBLIC_PAGES.flatMap((path) => {
    const meaning = PAGE_MEANINGS[path];
    return meaning === undefined ? [] : [`- [${path}](${link(path)}): ${meaning}`];
  });
  return `# Lagna

> Vedic astrology (jyotish): exact kundlis, panchang, festivals and matching from the Swiss Ephemeris, and an astrologer whose every statement is checked against the chart. English and Hindi. AGPL-3.0-or-later.

Where schools differ, answers name the setting in use and the figure of the other school. A birth time that is not exact is taken as a span, and what it leaves open is said.

## Pages

${pages.join("\n")}

## API

- [API document](${link(`${DOCS_PATH}/json`)}): OpenAPI 3.1 of every operation
- [API reference](${link(DOCS_PATH)}): the same as a page
- Programs send an API key, made on the profile page, as the bearer token.

## Model Context Protocol

Streamable HTTP at ${link(MCP_PATH)}, with an API key as the bearer token. Tools, with the scope that a key needs:

${TOOLS.map(({ name, description, scope }) => `- ${name} (${scope}): ${description}`).join("\n")}

Resources:

${RESOURCES.map(({ uri, description }) => `- ${uri}: ${description}`).join("\n")}
`;
}

export function registerLlmsText(app: App, siteUrl: string | null): void {
  const text = writeLlmsText(siteUrl);
  app.get("/llms.txt", { config: { access: "public" }, schema: { hide: true } }, async (_request, reply) =>
    reply.type("text/plain; charset=utf-8").header("cache-control", "public, max-age=3600").send(text),
  );
}
