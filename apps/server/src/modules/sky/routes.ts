import {
  shareCardQuerySchema,
  skyDaysRequestSchema,
  skyDaysResponseSchema,
  skyResponseSchema,
  skySearchRequestSchema,
  skySearchResponseSchema,
} from "@lagna/contract";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { presentSky, presentSkyDays, presentSkySearch } from "./presenter.ts";
import { z } from "zod";
import { describeKeeping } from "../../http/conditional-response.ts";
import { resolveLanguage } from "../../http/read-client-info.ts";
import { createIsoFormat } from "../../time/format-instant.ts";
import type { SkyService } from "./service.ts";

const MINUTE_SECONDS = 60;
const HOUR_SECONDS = 3600;

const pictureFile = z.unknown().meta({ type: "string", format: "binary" });

export const skyRoutes: FastifyPluginAsyncZod<{ sky: SkyService }> = async (app, { sky }) => {
  app.get(
    "/sky",
    {
      config: { access: "public" },
      schema: {
        operationId: "getSky",
        summary: "The sky of this minute over Ujjain: lagna, nine grahas and panchanga",
        tags: ["Sky"],
        response: { 200: skyResponseSchema },
      },
    },
    async (_request, reply) => {
      reply.header("cache-control", describeKeeping(MINUTE_SECONDS, true));
      return presentSky(
        sky.now(),
        createIsoFormat((jd) => sky.utcMilliseconds(jd)),
      );
    },
  );
  app.get(
    "/sky/card.png",
    {
      config: { access: "public" },
      schema: {
        operationId: "getSkyCard",
        summary: "The sky of this hour over Ujjain as a picture, 1200 × 630: what a link to the site shows of it",
        tags: ["Sky"],
        querystring: shareCardQuerySchema,
        response: { 200: { description: "The picture", content: { "image/png": { schema: pictureFile } } } },
      },
    },
    async (request, reply) => {
      const picture = await sky.card(request.query.language ?? resolveLanguage(request));
      return reply
        .header("cache-control", describeKeeping(HOUR_SECONDS, true))
        .header("cross-origin-resource-policy", "cross-origin")
        .type("image/png")
        .send(picture);
    },
  );
  app.post(
    "/sky/days",
    {
      config: { access: "authorized", computes: true },
      schema: {
        operationId: "computeSkyDays",
        summary: "The nine grahas at up to 64 moments, whole days apart, under the settings of a chart",
        tags: ["Sky"],
        body: skyDaysRequestSchema,
        response: { 200: skyDaysResponseSchema },
      },
    },
    async (request) => presentSkyDays(sky.days(request.body)),
  );
  app.post(
    "/sky/search",
    {
      config: { access: "authorized", computes: true },
      schema: {
        operationId: "searchSky",
        summary: "When a graha is in a sign, a sign of a varga or a nakshatra, passes a degree, or joins another graha",
        description: "Over at most a century; at most 500 events, with `next_from` to go on.",
        tags: ["Sky"],
        body: skySearchRequestSchema,
        response: { 200: skySearchResponseSchema },
      },
    },
    async ({ body }) =>
      presentSkySearch(
        body,
        await sky.search(body),
        createIsoFormat((jd) => sky.utcMilliseconds(jd)),
      ),
  );
};
