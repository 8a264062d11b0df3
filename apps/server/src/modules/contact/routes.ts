import {
  contactMessageCreateResponseSchema,
  contactMessageCreateSchema,
  contactMessageSchema,
  contactMessagesQuerySchema,
  contactMessagesResponseSchema,
  contactMessageUpdateSchema,
  idParamsSchema,
  statusResponseSchema,
} from "@lagna/contract";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { acceptEmptyBodies } from "../../http/accept-empty-bodies.ts";
import { toClientKey, enforceLimit, type RateLimitCounter } from "../../http/rate-limit-counter.ts";
import { presentMessage } from "./presenter.ts";
import type { ContactService } from "./service.ts";

export interface ContactRoutesOptions {
  readonly contact: ContactService;
  readonly counter: RateLimitCounter;
}

const ADMINISTRATOR = { access: "administrator" } as const;
const tags = ["contact"];
/** Per IP address in ten minutes; enough even for an office behind one address. */
const LIMIT = { max: 10, windowMs: 600_000 };

export const contactRoutes: FastifyPluginAsyncZod<ContactRoutesOptions> = async (app, { contact, counter }) => {
  acceptEmptyBodies(app);
  app.post(
    "/contact",
    {
      config: { access: "public" },
      schema: {
        operationId: "createContactMessage",
        summary: "Send a message to the operators of the site",
        tags,
        body: contactMessageCreateSchema,
        response: { 200: contactMessageCreateResponseSchema },
      },
    },
    async ({ body, ip }) => {
      await enforceLimit(counter, `contact:${toClientKey(ip)}`, LIMIT);
      const { website: trap = "", ...message } = body;
      await contact.add({ ...message, honeypot: trap });
      return { status: "success" as const, message: "Thanks! Your message has been recorded." as const };
    },
  );

  app.get(
    "/contact",
    {
      config: ADMINISTRATOR,
      schema: {
        operationId: "listContactMessages",
        summary: "List the messages from visitors, latest first",
        tags,
        querystring: contactMessagesQuerySchema,
        response: { 200: contactMessagesResponseSchema },
      },
    },
    async ({ query }) => {
      const { messages, ...rest } = await contact.page(query.limit, query.after);
      return { ...rest, messages: messages.map(presentMessage) };
    },
  );

  app.patch(
    "/contact/:id",
    {
      config: ADMINISTRATOR,
      schema: {
        operationId: "updateContactMessage",
        summary: "Mark a message as read or unread",
        tags,
        params: idParamsSchema,
        body: contactMessageUpdateSchema,
        response: { 200: contactMessageSchema },
      },
    },
    async ({ params, body }) => presentMessage(await contact.mark(params.id, body.read)),
  );

  app.delete(
    "/contact/:id",
    {
      config: ADMINISTRATOR,
      schema: {
        operationId: "deleteContactMessage",
        summary: "Delete a message",
        tags,
        params: idParamsSchema,
        response: { 200: statusResponseSchema },
      },
    },
    async ({ params }) => {
      await contact.remove(params.id);
      return { status: "success" as const };
    },
  );
};
