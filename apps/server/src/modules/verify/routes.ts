import { verifyRequestSchema, verifyResponseSchema } from "@lagna/contract";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { principalOf } from "../../http/access.ts";
import { languageFor } from "../../http/client.ts";
import { presentVerified } from "./presenter.ts";
import type { VerifyService } from "./service.ts";

export const verifyRoutes: FastifyPluginAsyncZod<{ verifying: VerifyService }> = async (app, { verifying }) => {
  app.post(
    "/verify",
    {
      config: { access: "authorized", computes: true },
      schema: {
        summary: "A reading, claim by claim: what holds of the chart, what does not, and how it is",
        tags: ["Astrologer"],
        body: verifyRequestSchema,
        response: { 200: verifyResponseSchema },
      },
    },
    async (request, reply) => {
      const language = languageFor(request);
      reply.header("cache-control", "no-store");
      return presentVerified(await verifying.verify(principalOf(request), request.body, language), language);
    },
  );
};
