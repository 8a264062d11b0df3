import { shareCardQuerySchema, TRY_LIMITS, tryCardSchema } from "@lagna/contract";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { enforceLimit, type RateLimitCounter, toClientKey } from "../../http/rate-limit-counter.ts";
import { resolveLanguage } from "../../http/read-client-info.ts";
import type { SharesService } from "./service.ts";

export interface TryCardOptions {
  readonly shares: Pick<SharesService, "drawCard">;
  readonly counter: RateLimitCounter;
}

const CARD_LIMIT = { max: TRY_LIMITS.chartsPerHour, windowMs: 3_600_000 };
const pictureFile = z.unknown().meta({ type: "string", format: "binary" });

/** The share picture of a visitor's kundli; nothing is stored. */
export const tryCardRoute: FastifyPluginAsyncZod<TryCardOptions> = async (app, { shares, counter }) => {
  app.post(
    "/try/card",
    {
      config: { access: "public", lowPriority: true },
      schema: {
        operationId: "tryCard",
        summary: "Draw the kundli of a birth as an image to share, 1200 × 630, without an account; nothing is stored",
        tags: ["Without an account"],
        body: tryCardSchema,
        querystring: shareCardQuerySchema,
        response: { 200: { description: "The image", content: { "image/png": { schema: pictureFile } } } },
      },
    },
    async (request, reply) => {
      await enforceLimit(counter, `try-card:${toClientKey(request.ip)}`, CARD_LIMIT);
      const { language = resolveLanguage(request) } = request.query;
      const { birth, shows } = request.body;
      reply.header("cache-control", "no-store").type("image/png");
      return reply.send(await shares.drawCard(birth, shows, language));
    },
  );
};
