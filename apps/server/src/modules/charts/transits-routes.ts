import { transitsRequestSchema, transitsResponseSchema } from "@lagna/contract";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { requirePrincipal } from "../../http/authorize-request.ts";
import { resolveLanguage } from "../../http/read-client-info.ts";
import { sendJsonBytes } from "../../http/send-json-bytes.ts";
import type { TransitsService } from "./transits-service.ts";

export const transitsRoutes: FastifyPluginAsyncZod<{ transits: TransitsService }> = async (app, { transits }) => {
  app.post(
    "/transits",
    {
      config: { access: "authorized", computes: true },
      schema: {
        operationId: "computeTransits",
        summary:
          "Compute the transits over a birth chart at an instant, and the events of a period of up to thirty years",
        tags: ["Kundli"],
        body: transitsRequestSchema,
        response: { 200: transitsResponseSchema },
      },
    },
    async (request, reply) =>
      sendJsonBytes(
        reply,
        await transits.writeAnswer(requirePrincipal(request), request.body, resolveLanguage(request)),
      ),
  );
};
