import { skyResponseSchema } from "@lagna/contract";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { presentSky } from "./presenter.ts";
import type { SkyService } from "./service.ts";

export const skyRoutes: FastifyPluginAsyncZod<{ sky: SkyService }> = async (app, { sky }) => {
  app.get(
    "/sky",
    {
      config: { access: "public" },
      schema: {
        summary: "The sky of this minute over Ujjain: lagna, nine grahas and tithi",
        tags: ["Sky"],
        response: { 200: skyResponseSchema },
      },
    },
    async (_request, reply) => {
      reply.header("cache-control", "public, max-age=60");
      return presentSky(sky.now());
    },
  );
};
