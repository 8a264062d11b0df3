import { birthFormCheckSchema, birthFormLinkSchema, birthFormSchema, statusResponseSchema } from "@lagna/contract";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { enforceLimit, type RateLimitCounter, toPersonKey } from "../http/rate-limit-counter.ts";
import type { BirthFormService } from "./birth-form-service.ts";

export interface BirthFormRoutesOptions {
  readonly form: BirthFormService;
  readonly counter: RateLimitCounter;
}

/** Per link and not per address: thousands of people share a carrier's address, and a forged link is refused without a database query. */
const FORM_LIMIT = { max: 30, windowMs: 600_000 };
const tags = ["Channels"];

/** The path comes from the specification; the link may have been sent in any channel. */
export const birthFormRoutes: FastifyPluginAsyncZod<BirthFormRoutesOptions> = async (app, { form, counter }) => {
  app.post(
    "/whatsapp/birth-form",
    {
      config: { access: "public" },
      schema: {
        operationId: "submitBirthForm",
        summary: "Submit birth details through a link sent in a chat",
        tags,
        body: birthFormSchema,
        response: { 200: statusResponseSchema },
      },
    },
    async ({ body }) => {
      await enforceLimit(counter, `birth-form:${toPersonKey(body.token)}`, FORM_LIMIT);
      await form.submit(body);
      return { status: "success" as const };
    },
  );

  // POST, so that the token does not appear in a URL.
  app.post(
    "/whatsapp/birth-form/check",
    {
      config: { access: "public" },
      schema: {
        operationId: "checkBirthForm",
        summary: "Check whether a link to the birth form is still valid",
        tags,
        body: birthFormCheckSchema,
        response: { 200: birthFormLinkSchema },
      },
    },
    async ({ body }) => {
      const { channel, expiresAt, linked } = await form.check(body.token);
      return { channel, expires_at: expiresAt, linked };
    },
  );
};
