import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import {
  idParamsSchema,
  shareCardQuerySchema,
  shareChoiceSchema,
  sharedKundliSchema,
  shareCreatedSchema,
  shareParamsSchema,
  shareStateSchema,
  statusResponseSchema,
} from "@lagna/contract";
import type { FastifyRequest } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { AppError } from "../../errors/app-error.ts";
import { requirePrincipal } from "../../http/authorize-request.ts";
import { resolveLanguage } from "../../http/read-client-info.ts";
import { sendJsonBytes } from "../../http/send-json-bytes.ts";
import { acceptEmptyBodies } from "../../http/accept-empty-bodies.ts";
import { toClientKey, enforceLimit, type RateLimitCounter } from "../../http/rate-limit-counter.ts";
import { prefersJson } from "../../http/content-negotiation.ts";
import type { App } from "../../http/fastify-app-type.ts";
import type { AuditPseudonyms } from "../audit/service.ts";
import { renderSharePage } from "./render-share-page.ts";
import { presentShare } from "./presenter.ts";
import type { SharesService } from "./service.ts";

export interface SharesRoutesOptions {
  readonly shares: SharesService;
  readonly counter: RateLimitCounter;
  readonly pseudonyms: Pick<AuditPseudonyms, "pseudonymiseAddress">;
  /** Without a trailing slash. */
  readonly publicUrl: string;
}

const AUTHORIZED = { access: "authorized" } as const;
const PUBLIC = { access: "public" } as const;
const tags = ["Share links"];

const HOUR_MS = 3_600_000;
const LINK_LIMIT = { max: 60, windowMs: HOUR_MS };
/** Per IP address. Tokens cannot be guessed anyway, but a picture costs as much as fifty kundlis. */
const VIEW_LIMIT = { max: 120, windowMs: 60_000 };
const CARD_LIMIT = { max: 60, windowMs: 60_000 };

const toShareUrl = (publicUrl: string, token: string): string => `${publicUrl}/k/${token}`;
const pictureFile = z.unknown().meta({ type: "string", format: "binary" });

/** Managing a share link (for its owner) and viewing it (for anyone with the link). */
export const sharesRoutes: FastifyPluginAsyncZod<SharesRoutesOptions> = async (app, parts) => {
  const { shares, counter, pseudonyms, publicUrl } = parts;
  acceptEmptyBodies(app);

  app.get(
    "/kundlis/:id/share",
    {
      config: AUTHORIZED,
      schema: {
        operationId: "getShare",
        summary: "Get what the share link of a saved kundli shows; null if there is no link",
        tags,
        params: idParamsSchema,
        response: { 200: shareStateSchema },
      },
    },
    async (request) => {
      const share = await shares.ofKundli(requirePrincipal(request), request.params.id);
      return { status: "success" as const, share: share && presentShare(share) };
    },
  );

  app.post(
    "/kundlis/:id/share",
    {
      config: AUTHORIZED,
      schema: {
        operationId: "createShare",
        summary: "Create a new share link to a saved kundli; the previous link becomes invalid",
        tags,
        params: idParamsSchema,
        body: shareChoiceSchema,
        response: { 200: shareCreatedSchema },
      },
    },
    async (request) => {
      const who = requirePrincipal(request);
      await enforceLimit(counter, `links:${who.userId}`, LINK_LIMIT);
      const address = pseudonyms.pseudonymiseAddress(request.ip);
      const { share, token } = await shares.make(who, request.params.id, request.body, address);
      return { status: "success" as const, share: presentShare(share), token, url: toShareUrl(publicUrl, token) };
    },
  );

  app.delete(
    "/kundlis/:id/share",
    {
      config: AUTHORIZED,
      schema: {
        operationId: "deleteShare",
        summary: "Delete the share link to a saved kundli",
        tags,
        params: idParamsSchema,
        response: { 200: statusResponseSchema },
      },
    },
    async (request) => {
      await shares.end(requirePrincipal(request), request.params.id, pseudonyms.pseudonymiseAddress(request.ip));
      return { status: "success" as const };
    },
  );

  const enforceAddressLimit = (request: FastifyRequest, what: string, limit: typeof VIEW_LIMIT) =>
    enforceLimit(counter, `${what}:${toClientKey(request.ip)}`, limit);

  app.get(
    "/shares/:token",
    {
      config: PUBLIC,
      schema: {
        operationId: "getSharedKundli",
        summary: "Get what a share link shows of a kundli",
        tags,
        params: shareParamsSchema,
        response: { 200: sharedKundliSchema },
      },
    },
    async (request, reply) => {
      await enforceAddressLimit(request, "shared", VIEW_LIMIT);
      reply.header("x-robots-tag", "noindex");
      return sendJsonBytes(reply, await shares.show(request.params.token, resolveLanguage(request)));
    },
  );

  app.get(
    "/shares/:token/card.png",
    {
      config: PUBLIC,
      schema: {
        operationId: "getSharedCard",
        summary: "Draw a shared kundli as an image, 1200 × 630",
        tags,
        params: shareParamsSchema,
        querystring: shareCardQuerySchema,
        response: { 200: { description: "The image", content: { "image/png": { schema: pictureFile } } } },
      },
    },
    async (request, reply) => {
      await enforceAddressLimit(request, "cards", CARD_LIMIT);
      const { language = resolveLanguage(request) } = request.query;
      const picture = await shares.card(request.params.token, language);
      reply.header("x-robots-tag", "noindex").header("cross-origin-resource-policy", "cross-origin");
      return reply.type("image/png").send(picture);
    },
  );
};

export interface SharePagesOptions extends Pick<SharesRoutesOptions, "shares" | "counter" | "publicUrl"> {
  /** The folder of the built web app. */
  readonly webFolder: string;
}

/** HTML pages of share links: the web app with a head for link previews. Never indexed or cached. */
export async function registerSharePages(
  app: App,
  { shares, counter, publicUrl, webFolder }: SharePagesOptions,
): Promise<void> {
  const file = join(webFolder, "index.html");
  if (!existsSync(file)) return;
  const html = readFileSync(file, "utf8");
  const route = { config: PUBLIC, schema: { hide: true, params: shareParamsSchema } };
  for (const address of ["/k/:token", "/k/:token/"])
    app.get(address, route, async (request, reply) => {
      if (prefersJson(request.headers.accept)) throw new AppError("not_found");
      await enforceLimit(counter, `shared:${toClientKey(request.ip)}`, VIEW_LIMIT);
      reply
        .header("cache-control", "no-store")
        .header("vary", "accept, accept-language")
        .header("x-robots-tag", "noindex, nofollow")
        .header("referrer-policy", "no-referrer")
        .type("text/html; charset=utf-8");
      const { token } = request.params;
      const language = resolveLanguage(request);
      try {
        const headline = await shares.headline(token, language);
        const url = toShareUrl(publicUrl, token);
        const picture = `${publicUrl}/api/v1/shares/${token}/card.png?language=${language}`;
        return renderSharePage(html, { ...headline, url, picture, language });
      } catch (error) {
        if (!(error instanceof AppError) || error.code !== "share_unknown") throw error;
        return reply.code(404).send(renderSharePage(html, null));
      }
    });
}
