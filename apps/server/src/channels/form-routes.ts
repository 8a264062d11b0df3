import { birthFormCheckSchema, birthFormLinkSchema, birthFormSchema, statusResponseSchema } from "@lagna/contract";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { enforceLimit, type HitCounter, personKey } from "../http/hit-counter.ts";
import type { FormService } from "./form.ts";

export interface FormRoutesOptions {
  readonly form: FormService;
  readonly counter: HitCounter;
}

/** Of one link. A carrier's address stands for thousands of people, and a forged link is refused before anything is looked up. */
const LIMIT = { max: 30, windowMs: 600_000 };
const tags = ["Channels"];

/** The path is the specification's; the link may have come by any channel. */
export const formRoutes: FastifyPluginAsyncZod<FormRoutesOptions> = async (app, { form, counter }) => {
  app.post(
    "/whatsapp/birth-form",
    {
      config: { access: "public" },
      schema: {
        summary: "Give birth details behind a link from a chat",
        tags,
        body: birthFormSchema,
        response: { 200: statusResponseSchema },
      },
    },
    async ({ body }) => {
      await enforceLimit(counter, `birth-form:${personKey(body.token)}`, LIMIT);
      await form.submit(body);
      return { status: "success" as const };
    },
  );

  // By POST, so that the token stands in no address.
  app.post(
    "/whatsapp/birth-form/check",
    {
      config: { access: "public" },
      schema: {
        summary: "Whether a link to the form is good still",
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
