import {
  chatDownloadSchema,
  chatHistoryResponseSchema,
  chatUpdateResponseSchema,
  chatUpdateSchema,
  idParamsSchema,
  MAX_MESSAGES_SHOWN,
  statusResponseSchema,
} from "@lagna/contract";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { Clock } from "../time/clock.ts";
import { type Principal, requirePrincipal } from "../http/authorize-request.ts";
import { presentConversation, presentMessage } from "./presenter.ts";
import type { ChatService } from "./service.ts";

export interface HistoryRoutesOptions {
  readonly chats: ChatService;
  readonly clock: Clock;
}

const AUTHORIZED = { access: "authorized" } as const;
const tags = ["Astrologer"];
const SUCCESS = { status: "success" } as const;

/** One conversation: read, downloaded, renamed and deleted by its owner. */
export const historyRoutes: FastifyPluginAsyncZod<HistoryRoutesOptions> = async (app, { chats, clock }) => {
  async function read(who: Principal, id: string, last?: number) {
    const { conversation, state, messages } = await chats.history(who, id, last);
    const listed = (await chats.list(who)).find((one) => one.id === id);
    return {
      conversation: presentConversation({ ...conversation, messages: listed?.messages ?? 0 }, state),
      messages: messages.map(presentMessage),
    };
  }

  app.get(
    "/chat/conversations/:id",
    {
      config: AUTHORIZED,
      schema: {
        operationId: "getConversation",
        summary: "Get a conversation with its latest messages",
        tags,
        params: idParamsSchema,
        response: { 200: chatHistoryResponseSchema },
      },
    },
    async (request) => read(requirePrincipal(request), request.params.id, MAX_MESSAGES_SHOWN),
  );

  app.get(
    "/chat/conversations/:id/download",
    {
      config: AUTHORIZED,
      schema: {
        operationId: "downloadConversation",
        summary: "Download a whole conversation as a file",
        tags,
        params: idParamsSchema,
        response: { 200: chatDownloadSchema },
      },
    },
    async (request, reply) => {
      const savedAt = clock().toISOString();
      reply.header("content-disposition", `attachment; filename="conversation-${savedAt.slice(0, 10)}.json"`);
      return {
        version: "1.0" as const,
        saved_at: savedAt,
        ...(await read(requirePrincipal(request), request.params.id)),
      };
    },
  );

  app.patch(
    "/chat/conversations/:id",
    {
      config: AUTHORIZED,
      schema: {
        operationId: "updateConversation",
        summary: "Change the title or kundli of a conversation, or hide it from the list",
        tags,
        params: idParamsSchema,
        body: chatUpdateSchema,
        response: { 200: chatUpdateResponseSchema },
      },
    },
    async (request) => {
      const who = requirePrincipal(request);
      const { title, kundli_id: kundliId, hidden: isHidden } = request.body;
      await chats.change(who, request.params.id, { title, kundliId, isHidden });
      return { ...SUCCESS, conversation: (await read(who, request.params.id, 1)).conversation };
    },
  );

  app.delete(
    "/chat/conversations/:id",
    {
      config: AUTHORIZED,
      schema: {
        operationId: "deleteConversation",
        summary: "Delete a conversation",
        tags,
        params: idParamsSchema,
        response: { 200: statusResponseSchema },
      },
    },
    async (request) => {
      await chats.remove(requirePrincipal(request), request.params.id);
      return SUCCESS;
    },
  );
};
