import { createHash } from "node:crypto";
import { type PanchangDay, panchangQuerySchema } from "@lagna/contract";
import type { Language } from "@lagna/terms";
import { AppError } from "../../errors/app-error.ts";
import type { App } from "../../http/fastify-app-type.ts";
import type { RateLimitCounter } from "../../http/rate-limit-counter.ts";
import { describeKeeping } from "../../http/conditional-response.ts";
import { resolveLanguage } from "../../http/read-client-info.ts";
import { describeDay, escapeHtml } from "./render-almanac-page.ts";
import { createCacheableResponseReader } from "./send-cacheable-response.ts";
import type { AlmanacService } from "./service.ts";

const TODAY_SECONDS = 600;
const DAY_SECONDS = 86_400;
const EMBED_LIMIT = { max: 600, windowMs: 60_000 };

const STYLE = `body{margin:0;padding:12px 16px;font:15px/1.45 system-ui,sans-serif;color:#1d1b29;background:#fbf8f1}
h1{margin:0 0 8px;font-size:17px;font-weight:600}dl{margin:0;display:grid;grid-template-columns:auto 1fr;gap:3px 14px}
dt{color:#625f6e}dd{margin:0;overflow-wrap:anywhere}a{color:#7a5a06;display:inline-block;margin-top:10px}
@media(prefers-color-scheme:dark){body{color:#eceaf2;background:#14121d}dt{color:#aaa6b8}a{color:#e3b95c}}`;
const STYLE_HASH = createHash("sha256").update(STYLE).digest("base64");

/** No script, no request, no form: any page may show it in a frame, and it can do nothing there but open its own link. */
const POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${STYLE_HASH}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors *",
  "sandbox allow-popups allow-popups-to-escape-sandbox",
].join("; ");

const LINK_TEXTS: Readonly<Record<Language, string>> = { en: "The whole day on Lagna", hi: "पूरा दिन लग्न पर" };

function renderEmbed(day: PanchangDay, language: Language, link: string): string {
  const { heading, lines } = describeDay(day, language);
  const rows = lines.map(([name, value]) => `<dt>${escapeHtml(name)}</dt><dd>${escapeHtml(value)}</dd>`).join("");
  return (
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${escapeHtml(heading)}</title>` +
    `<meta name="viewport" content="width=device-width"><style>${STYLE}</style></head><body><main><h1>${escapeHtml(heading)}</h1>` +
    `<dl>${rows}</dl><a href="${escapeHtml(link)}" target="_blank" rel="noopener">${LINK_TEXTS[language]}</a></main></body></html>`
  );
}

/** The day of a place for the page of a temple: `/embed/panchang?place_id=…`, shown in a frame. */
export async function registerEmbeds(
  app: App,
  { almanac, counter }: { readonly almanac: AlmanacService; readonly counter: RateLimitCounter },
): Promise<void> {
  const read = createCacheableResponseReader(counter, EMBED_LIMIT);
  app.get("/embed/panchang", { config: { access: "public" }, schema: { hide: true } }, async (request, reply) => {
    const query = panchangQuerySchema.safeParse(request.query);
    if (!query.success) throw new AppError("not_found");
    const language = query.data.language ?? resolveLanguage(request);
    const known = await almanac.day(query.data, language);
    const data = await read<PanchangDay>(request, known);
    const address = new URL(request.url, "http://localhost");
    reply
      .header("content-security-policy", POLICY)
      .header("cross-origin-resource-policy", "cross-origin")
      .header("vary", "accept-language")
      .header("cache-control", describeKeeping(known.dependsOnNow ? TODAY_SECONDS : DAY_SECONDS, known.dependsOnNow))
      .removeHeader("x-frame-options");
    return reply.type("text/html; charset=utf-8").send(renderEmbed(data, language, `/panchang${address.search}`));
  });
}
