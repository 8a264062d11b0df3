import {
  idParamsSchema,
  linkCodeResponseSchema,
  linkedChatsResponseSchema,
  statusResponseSchema,
} from "@lagna/contract";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { principalOf } from "../../http/access.ts";
import { clientOf } from "../../http/client.ts";
import { acceptEmptyBodies } from "../../http/empty-body.ts";
import type { LinkingService } from "./service.ts";

const tags = ["Channels"];

/** One's own chats: seen and unlinked by whoever is signed in, linked by who is let in. */
export const linkingRoutes: FastifyPluginAsyncZod<{ linking: LinkingService }> = async (app, { linking }) => {
  acceptEmptyBodies(app);
  app.get(
    "/profile/chats",
    {
      config: { access: "signed_in" },
      schema: { summary: "The chats linked to one's account", tags, response: { 200: linkedChatsResponseSchema } },
    },
    async (request) => {
      const chats = await linking.linkedTo(principalOf(request));
      return { chats: chats.map(({ id, channel, name, linkedAt }) => ({ id, channel, name, linked_at: linkedAt })) };
    },
  );

  app.post(
    "/profile/chats/code",
    {
      config: { access: "authorized" },
      schema: {
        summary: "A code that links the chat it is sent in, once that chat has agreed",
        tags,
        response: { 200: linkCodeResponseSchema },
      },
    },
    async (request) => {
      const { code, expiresAt } = await linking.offer(principalOf(request));
      return { code, expires_at: expiresAt };
    },
  );

  app.delete(
    "/profile/chats/:id",
    {
      config: { access: "signed_in" },
      schema: {
        summary: "Unlink a chat from one's account",
        tags,
        params: idParamsSchema,
        response: { 200: statusResponseSchema },
      },
    },
    async (request) => {
      await linking.unlink(principalOf(request), request.params.id, clientOf(request));
      return { status: "success" as const };
    },
  );
};
