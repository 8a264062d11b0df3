import { offsetQuerySchema, offsetResponseSchema, placesQuerySchema, placesResponseSchema } from "@lagna/contract";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { PlacesService } from "./service.ts";

export const placesRoutes: FastifyPluginAsyncZod<{ places: PlacesService }> = async (app, { places }) => {
  app.get(
    "/places",
    {
      config: { access: "public" },
      schema: {
        summary: "Places whose name begins so, best match first",
        tags: ["Places"],
        querystring: placesQuerySchema,
        response: { 200: placesResponseSchema },
      },
    },
    async (request, reply) => {
      const found = await places.search(request.query);
      reply.header("cache-control", found.preparing ? "no-store" : "public, max-age=3600");
      return found;
    },
  );

  app.get(
    "/places/offset",
    {
      config: { access: "public" },
      schema: {
        summary: "The offset a zone's clocks had at a local time, from the zone's whole history",
        tags: ["Places"],
        querystring: offsetQuerySchema,
        response: { 200: offsetResponseSchema },
      },
    },
    async (request, reply) => {
      reply.header("cache-control", "public, max-age=3600");
      return places.offset(request.query);
    },
  );
};
