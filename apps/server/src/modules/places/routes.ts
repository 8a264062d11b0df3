import { offsetQuerySchema, offsetResponseSchema, placesQuerySchema, placesResponseSchema } from "@lagna/contract";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { resolveLanguage } from "../../http/read-client-info.ts";
import { presentOffset, presentPlace } from "./presenter.ts";
import type { PlacesService } from "./service.ts";

export const placesRoutes: FastifyPluginAsyncZod<{ places: PlacesService }> = async (app, { places }) => {
  app.get(
    "/places",
    {
      config: { access: "public" },
      schema: {
        operationId: "searchPlaces",
        summary: "Search places by the beginning of their name, best match first",
        tags: ["Places"],
        querystring: placesQuerySchema,
        response: { 200: placesResponseSchema },
      },
    },
    async (request, reply) => {
      const { places: found, preparing } = await places.search(request.query);
      reply.header("cache-control", preparing ? "no-store" : "public, max-age=3600");
      return { places: found.map(presentPlace), preparing };
    },
  );

  app.get(
    "/places/offset",
    {
      config: { access: "public" },
      schema: {
        operationId: "getOffset",
        summary: "Get the UTC offset of a time zone at a local time, from the zone's whole history",
        tags: ["Places"],
        querystring: offsetQuerySchema,
        response: { 200: offsetResponseSchema },
      },
    },
    async (request, reply) => {
      reply.header("cache-control", "public, max-age=3600").header("vary", "accept-language");
      return presentOffset(request.query, places.findOffset(request.query), resolveLanguage(request));
    },
  );
};
