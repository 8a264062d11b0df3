import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import {
  idParamsSchema,
  type KundliData,
  shareCardQuerySchema,
  shareChoiceSchema,
  sharedKundliSchema,
  shareMadeSchema,
  shareParamsSchema,
  shareStateSchema,
  statusResponseSchema,
} from "@lagna/contract";
import type { Language } from "@lagna/terms";
import type { FastifyRequest } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { AppError } from "../../errors.ts";
import { principalOf } from "../../http/access.ts";
import { languageFor } from "../../http/client.ts";
import { acceptEmptyBodies } from "../../http/empty-body.ts";
import { clientKey, enforceLimit, type HitCounter } from "../../http/hit-counter.ts";
import { asksForJsonAlone } from "../../http/requested-type.ts";
import type { App } from "../../http/types.ts";
import type { AuditMarks } from "../audit/service.ts";
import type { MadeKundli } from "../kundli/service.ts";
import { pageWith } from "./page.ts";
import { presentShare, presentShown } from "./presenter.ts";
import type { SharesService, Shown } from "./service.ts";

export interface SharesRoutesOptions {
  readonly shares: SharesService;
  readonly counter: HitCounter;
  readonly marks: Pick<AuditMarks, "ofAddress">;
  /** Without a slash at its end. */
  readonly publicUrl: string;
  /** As a kundli is sent by whoever makes it. */
  readonly presentChart: (made: MadeKundli, language: Language) => KundliData;
}

const AUTHORIZED = { access: "authorized" } as const;
const PUBLIC = { access: "public" } as const;
const tags = ["Share links"];

const HOUR_MS = 3_600_000;
const LINKS_AN_HOUR = { max: 60, windowMs: HOUR_MS };
/** For one address: guessing is hopeless anyway, and a picture costs as much as fifty kundlis. */
const VIEWS_A_MINUTE = { max: 120, windowMs: 60_000 };
const CARDS_A_MINUTE = { max: 60, windowMs: 60_000 };

const addressOf = (publicUrl: string, token: string): string => `${publicUrl}/k/${token}`;
const pictureFile = z.unknown().meta({ type: "string", format: "binary" });

/** Its owner's side of a link, and what whoever has it may see. */
export const sharesRoutes: FastifyPluginAsyncZod<SharesRoutesOptions> = async (app, parts) => {
  const { shares, counter, marks, publicUrl, presentChart } = parts;
  acceptEmptyBodies(app);

  app.get(
    "/kundlis/:id/share",
    {
      config: AUTHORIZED,
      schema: {
        summary: "What a saved kundli's link shows; null while there is none",
        tags,
        params: idParamsSchema,
        response: { 200: shareStateSchema },
      },
    },
    async (request) => {
      const share = await shares.ofKundli(principalOf(request), request.params.id);
      return { status: "success" as const, share: share && presentShare(share) };
    },
  );

  app.post(
    "/kundlis/:id/share",
    {
      config: AUTHORIZED,
      schema: {
        summary: "A new link to a saved kundli; the one before leads nowhere from then on",
        tags,
        params: idParamsSchema,
        body: shareChoiceSchema,
        response: { 200: shareMadeSchema },
      },
    },
    async (request) => {
      const who = principalOf(request);
      await enforceLimit(counter, `links:${who.userId}`, LINKS_AN_HOUR);
      const address = marks.ofAddress(request.ip);
      const { share, token } = await shares.make(who, request.params.id, request.body, address);
      return { status: "success" as const, share: presentShare(share), token, url: addressOf(publicUrl, token) };
    },
  );

  app.delete(
    "/kundlis/:id/share",
    {
      config: AUTHORIZED,
      schema: {
        summary: "End the link to a saved kundli",
        tags,
        params: idParamsSchema,
        response: { 200: statusResponseSchema },
      },
    },
    async (request) => {
      await shares.end(principalOf(request), request.params.id, marks.ofAddress(request.ip));
      return { status: "success" as const };
    },
  );

  const limited = (request: FastifyRequest, what: string, limit: typeof VIEWS_A_MINUTE) =>
    enforceLimit(counter, `${what}:${clientKey(request.ip)}`, limit);

  app.get(
    "/shares/:token",
    {
      config: PUBLIC,
      schema: {
        summary: "What a link shows of a kundli",
        tags,
        params: shareParamsSchema,
        response: { 200: sharedKundliSchema },
      },
    },
    async (request, reply) => {
      await limited(request, "shared", VIEWS_A_MINUTE);
      reply.header("x-robots-tag", "noindex");
      const language = languageFor(request);
      const write = (shown: Shown): string => reply.serialize(presentShown(shown, language, presentChart)) as string;
      const written = await shares.show(request.params.token, language, write);
      // Held to the schema when it was written.
      return reply.type("application/json; charset=utf-8").send(written as never);
    },
  );

  app.get(
    "/shares/:token/card.png",
    {
      config: PUBLIC,
      schema: {
        summary: "The picture of a shared kundli, 1200 × 630",
        tags,
        params: shareParamsSchema,
        querystring: shareCardQuerySchema,
        response: { 200: { description: "The picture", content: { "image/png": { schema: pictureFile } } } },
      },
    },
    async (request, reply) => {
      await limited(request, "cards", CARDS_A_MINUTE);
      const { language = languageFor(request) } = request.query;
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

/** The page of a link: the web app's, with a head for those who show it before it is opened. Never indexed, never kept. */
export async function sharePages(
  app: App,
  { shares, counter, publicUrl, webFolder }: SharePagesOptions,
): Promise<void> {
  const file = join(webFolder, "index.html");
  if (!existsSync(file)) return;
  const html = readFileSync(file, "utf8");
  const route = { config: PUBLIC, schema: { hide: true, params: shareParamsSchema } };
  for (const address of ["/k/:token", "/k/:token/"])
    app.get(address, route, async (request, reply) => {
      if (asksForJsonAlone(request.headers.accept)) throw new AppError("not_found");
      await enforceLimit(counter, `shared:${clientKey(request.ip)}`, VIEWS_A_MINUTE);
      reply
        .header("cache-control", "no-store")
        .header("vary", "accept, accept-language")
        .header("x-robots-tag", "noindex, nofollow")
        .header("referrer-policy", "no-referrer")
        .type("text/html; charset=utf-8");
      const { token } = request.params;
      const language = languageFor(request);
      try {
        const headline = await shares.headline(token, language);
        const url = addressOf(publicUrl, token);
        const picture = `${publicUrl}/api/v1/shares/${token}/card.png?language=${language}`;
        return pageWith(html, { ...headline, url, picture, language });
      } catch (error) {
        if (!(error instanceof AppError) || error.code !== "share_unknown") throw error;
        return reply.code(404).send(pageWith(html, null));
      }
    });
}
