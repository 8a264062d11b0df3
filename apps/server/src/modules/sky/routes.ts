import { skyDaysRequestSchema, skyDaysResponseSchema, skyResponseSchema } from "@lagna/contract";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { presentSky, presentSkyDays } from "./presenter.ts";
import { isoBy } from "../../instants.ts";
import type { SkyService } from "./service.ts";

export const skyRoutes: FastifyPluginAsyncZod<{ sky: SkyService }> = async (app, { sky }) => {
  app.get(
    "/sky",
    {
      config: { access: "public" },
      schema: {
        summary: "The sky of this minute over Ujjain: lagna, nine grahas and panchanga",
        tags: ["Sky"],
        response: { 200: skyResponseSchema },
      },
    },
    async (_request, reply) => {
      reply.header("cache-control", "public, max-age=60");
      return presentSky(
        sky.now(),
        isoBy((jd) => sky.utcMilliseconds(jd)),
      );
    },
  );
  app.post(
    "/sky/days",
    {
      config: { access: "authorized", computes: true },
      schema: {
        summary: "The nine grahas at up to 64 moments, whole days apart, under the settings of a chart",
        tags: ["Sky"],
        body: skyDaysRequestSchema,
        response: { 200: skyDaysResponseSchema },
      },
    },
    async (request) => presentSkyDays(sky.days(request.body)),
  );
};
