import {
  shareCardQuerySchema,
  skyDaysRequestSchema,
  skyDaysResponseSchema,
  skyGatheringsRequestSchema,
  skyGatheringsResponseSchema,
  skyResponseSchema,
  skySearchRequestSchema,
  skySearchResponseSchema,
} from "@lagna/contract";
import { createIsoFormat } from "@lagna/kundli";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { presentSky, presentSkyDays, presentSkyGatherings, presentSkySearch } from "./presenter.ts";
import { z } from "zod";
import { describeKeeping } from "../../http/conditional-response.ts";
import { resolveLanguage } from "../../http/read-client-info.ts";
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
        summary: "Get the sky over Ujjain for the current minute: lagna, nine grahas and panchanga",
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
        summary:
          "Draw the sky over Ujjain for the current hour as an image, 1200 × 630, for previews of links to the site",
        tags: ["Sky"],
        querystring: shareCardQuerySchema,
        response: { 200: { description: "The image", content: { "image/png": { schema: pictureFile } } } },
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
        summary: "Compute the nine grahas at up to 64 moments, whole days apart, with the settings of a chart",
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
        summary:
          "Find when a graha is in a sign, a sign of a varga or a nakshatra, passes a degree, or joins another graha",
        description: "Covers at most a century and returns at most 500 events; `next_from` is where to continue.",
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
  app.post(
    "/sky/gatherings",
    {
      config: { access: "authorized", computes: true },
      schema: {
        operationId: "searchSkyGatherings",
        summary: "Find when two or more grahas are together, in one sign or within an orb",
        description: "Covers at most a century and returns at most 500; `next_from` is where to continue.",
        tags: ["Sky"],
        body: skyGatheringsRequestSchema,
        response: { 200: skyGatheringsResponseSchema },
      },
    },
    async ({ body }) =>
      presentSkyGatherings(
        await sky.gatherings(body),
        createIsoFormat((jd) => sky.utcMilliseconds(jd)),
      ),
  );
};
