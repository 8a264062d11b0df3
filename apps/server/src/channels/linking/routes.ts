import {
  idParamsSchema,
  linkCodeResponseSchema,
  linkedChatsResponseSchema,
  statusResponseSchema,
} from "@lagna/contract";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { requirePrincipal } from "../../http/authorize-request.ts";
import { readClient } from "../../http/read-client-info.ts";
import { acceptEmptyBodies } from "../../http/accept-empty-bodies.ts";
import type { LinkingService } from "./service.ts";

const tags = ["Channels"];

/** The user's own chats: any signed-in user can list and unlink them, only users with access can link new ones. */
export const linkingRoutes: FastifyPluginAsyncZod<{ linking: LinkingService }> = async (app, { linking }) => {
  acceptEmptyBodies(app);
  app.get(
    "/profile/chats",
    {
      config: { access: "signed_in" },
      schema: {
        operationId: "listLinkedChats",
        summary: "List the chats linked to your account",
        tags,
        response: { 200: linkedChatsResponseSchema },
      },
    },
    async (request) => {
      const chats = await linking.linkedTo(requirePrincipal(request));
      return { chats: chats.map(({ id, channel, name, linkedAt }) => ({ id, channel, name, linked_at: linkedAt })) };
    },
  );

  app.post(
    "/profile/chats/code",
    {
      config: { access: "authorized" },
      schema: {
        operationId: "createLinkCode",
        summary: "Create a code that links the chat it is sent in, once that chat has confirmed",
        tags,
        response: { 200: linkCodeResponseSchema },
      },
    },
    async (request) => {
      const { code, expiresAt } = await linking.offer(requirePrincipal(request));
      return { code, expires_at: expiresAt };
    },
  );

  app.delete(
    "/profile/chats/:id",
    {
      config: { access: "signed_in" },
      schema: {
        operationId: "unlinkChat",
        summary: "Unlink a chat from your account",
        tags,
        params: idParamsSchema,
        response: { 200: statusResponseSchema },
      },
    },
    async (request) => {
      await linking.unlink(requirePrincipal(request), request.params.id, readClient(request));
      return { status: "success" as const };
    },
  );
};
