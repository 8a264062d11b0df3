import { dailyMessageRequestSchema, dailyMessageResponseSchema, statusResponseSchema } from "@lagna/contract";
import type { Language } from "@lagna/terms";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { AppError } from "../../../errors/app-error.ts";
import { acceptEmptyBodies } from "../../../http/accept-empty-bodies.ts";
import { requirePrincipal } from "../../../http/authorize-request.ts";
import type { App } from "../../../http/fastify-app-type.ts";
import { enforceLimit, type RateLimitCounter, toClientKey } from "../../../http/rate-limit-counter.ts";
import { resolveLanguage } from "../../../http/read-client-info.ts";
import { DAILY_TEXTS } from "./daily-texts.data.ts";
import type { DailyMessages } from "./service.ts";

const AUTHORIZED = { access: "authorized" } as const;
const PUBLIC = { access: "public" } as const;
const tags = ["Almanac"];
const END_LIMIT = { max: 60, windowMs: 60_000 };

/** The daily message of one's account: asking for it, and ending it. */
export const dailyMessageRoutes: FastifyPluginAsyncZod<{ readonly messages: DailyMessages }> = async (
  app,
  { messages },
) => {
  acceptEmptyBodies(app);
  app.get(
    "/profile/daily-message",
    {
      config: AUTHORIZED,
      schema: {
        operationId: "getDailyMessage",
        summary: "Get the settings of your daily message; null if there is none",
        tags,
        response: { 200: dailyMessageResponseSchema },
      },
    },
    async (request) => messages.find(requirePrincipal(request).userId),
  );
  app.put(
    "/profile/daily-message",
    {
      config: AUTHORIZED,
      schema: {
        operationId: "setDailyMessage",
        summary: "Set up or change your daily message, by e-mail or in linked chats, at sunrise or at a given time",
        tags,
        body: dailyMessageRequestSchema,
        response: { 200: dailyMessageResponseSchema },
      },
    },
    async (request) => messages.save(requirePrincipal(request).userId, request.body),
  );
  app.delete(
    "/profile/daily-message",
    {
      config: AUTHORIZED,
      schema: {
        operationId: "deleteDailyMessage",
        summary: "Stop your daily message",
        tags,
        response: { 200: statusResponseSchema },
      },
    },
    async (request) => {
      await messages.end(requirePrincipal(request).userId);
      return { status: "success" as const };
    },
  );
};

const escape = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

function renderPage(language: Language, body: readonly string[]): string {
  const { title } = DAILY_TEXTS[language].page;
  return (
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${escape(title)} · Lagna</title>` +
    `<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"></head>` +
    `<body><main><h1>${escape(title)}</h1>${body.join("")}</main></body></html>`
  );
}

/**
 * The address in every mail, `/daily-message/end/:token`: the page has a button, since programs open the links of mails; the button and
 * the one-click end of mail programs (RFC 8058) post to the same address.
 */
export async function registerDailyMessageEnd(
  app: App,
  { messages, counter }: { readonly messages: DailyMessages; readonly counter: RateLimitCounter },
): Promise<void> {
  const params = z.object({ token: z.string() });
  const open = async (token: string, address: string) => {
    await enforceLimit(counter, `daily-end:${toClientKey(address)}`, END_LIMIT);
    if (!messages.isAddress(token)) throw new AppError("not_found");
    return messages.findByAddress(token);
  };
  const url = "/daily-message/end/:token";
  app.get(url, { config: PUBLIC, schema: { hide: true, params } }, async (request, reply) => {
    const message = await open(request.params.token, request.ip);
    const language = message?.choices.language ?? resolveLanguage(request);
    const { page } = DAILY_TEXTS[language];
    const form = `<p>${escape(page.lead)}</p><form method="post"><button>${escape(page.button)}</button></form>`;
    const isOver = message?.choices.ways.includes("mail") !== true;
    reply.type("text/html; charset=utf-8").header("cache-control", "no-store");
    return reply.send(renderPage(language, [isOver ? `<p>${escape(page.done)}</p>` : form]));
  });
  await app.register(async (form) => {
    form.addContentTypeParser("application/x-www-form-urlencoded", (_request, payload, done) => {
      payload.resume();
      done(null);
    });
    form.post(url, { config: PUBLIC, schema: { hide: true, params: params as never } }, async (request, reply) => {
      const { token } = request.params as z.infer<typeof params>;
      const message = await open(token, request.ip);
      const language = message?.choices.language ?? resolveLanguage(request);
      if (message) await messages.endMails(message.ownerId);
      const { page } = DAILY_TEXTS[language];
      reply.type("text/html; charset=utf-8").header("cache-control", "no-store");
      return reply.send(renderPage(language, [`<p>${escape(page.done)}</p>`, `<p>${escape(page.again)}</p>`]));
    });
  });
}
