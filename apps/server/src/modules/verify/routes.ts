import { verifyRequestSchema, verifyResponseSchema } from "@lagna/contract";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { requirePrincipal } from "../../http/authorize-request.ts";
import { resolveLanguage } from "../../http/read-client-info.ts";
import { presentVerified } from "./presenter.ts";
import type { VerifyService } from "./service.ts";

export const verifyRoutes: FastifyPluginAsyncZod<{ verifying: VerifyService }> = async (app, { verifying }) => {
  app.post(
    "/verify",
    {
      config: { access: "authorized", computes: true },
      schema: {
        operationId: "verifyReading",
        summary:
          "Check a reading against a chart, claim by claim: what is true of the chart, what is not, and what is true instead",
        tags: ["Astrologer"],
        body: verifyRequestSchema,
        response: { 200: verifyResponseSchema },
      },
    },
    async (request, reply) => {
      const language = resolveLanguage(request);
      reply.header("cache-control", "no-store");
      return presentVerified(await verifying.verify(requirePrincipal(request), request.body, language), language);
    },
  );
};
