import { birthFormSchema, statusResponseSchema } from "@lagna/contract";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { clientKey, enforceLimit, type HitCounter } from "../http/hit-counter.ts";
import type { FormService } from "./form.ts";

export interface FormRoutesOptions {
  readonly form: FormService;
  readonly counter: HitCounter;
}

/** From one address: a family, a café. */
const LIMIT = { max: 30, windowMs: 600_000 };

/** The path is the specification's; the link may have come by any channel. */
export const formRoutes: FastifyPluginAsyncZod<FormRoutesOptions> = async (app, { form, counter }) => {
  app.post(
    "/whatsapp/birth-form",
    {
      config: { access: "public" },
      schema: {
        summary: "Give birth details behind a link from a chat",
        tags: ["Channels"],
        body: birthFormSchema,
        response: { 200: statusResponseSchema },
      },
    },
    async ({ body, ip }) => {
      await enforceLimit(counter, `birth-form:${clientKey(ip)}`, LIMIT);
      await form.submit(body);
      return { status: "success" as const };
    },
  );
};
