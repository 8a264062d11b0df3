import { idParamsSchema, memoryListSchema, statusResponseSchema } from "@lagna/contract";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { requirePrincipal } from "../http/authorize-request.ts";
import { presentMemory } from "./presenter.ts";
import type { ChatService } from "./service.ts";

const AUTHORIZED = { access: "authorized" } as const;
const tags = ["Astrologer"];
const SUCCESS = { status: "success" } as const;

/** What a user has told the astrologer about their life: listed, and deleted one by one or all at once. */
export const memoryRoutes: FastifyPluginAsyncZod<{ readonly chats: ChatService }> = async (app, { chats }) => {
  app.get(
    "/memory",
    {
      config: AUTHORIZED,
      schema: {
        operationId: "listMemories",
        summary: "List what you have told the astrologer about your life",
        tags,
        response: { 200: memoryListSchema },
      },
    },
    async (request) => ({ memory: (await chats.listMemory(requirePrincipal(request))).map(presentMemory) }),
  );

  app.delete(
    "/memory",
    {
      config: AUTHORIZED,
      schema: {
        operationId: "deleteMemories",
        summary: "Delete everything the astrologer remembers about you",
        tags,
        response: { 200: statusResponseSchema },
      },
    },
    async (request) => {
      await chats.forgetAll(requirePrincipal(request));
      return SUCCESS;
    },
  );

  app.delete(
    "/memory/:id",
    {
      config: AUTHORIZED,
      schema: {
        operationId: "deleteMemory",
        summary: "Delete one remembered fact",
        tags,
        params: idParamsSchema,
        response: { 200: statusResponseSchema },
      },
    },
    async (request) => {
      await chats.forget(requirePrincipal(request), request.params.id);
      return SUCCESS;
    },
  );
};
