import { idParamsSchema, memoryListSchema, statusResponseSchema } from "@lagna/contract";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { principalOf } from "../http/access.ts";
import { presentMemory } from "./presenter.ts";
import type { ChatService } from "./service.ts";

const AUTHORIZED = { access: "authorized" } as const;
const tags = ["Astrologer"];
const SUCCESS = { status: "success" } as const;

/** What a person has told of their life: seen and forgotten line by line, or all of it. */
export const memoryRoutes: FastifyPluginAsyncZod<{ readonly chats: ChatService }> = async (app, { chats }) => {
  app.get(
    "/memory",
    {
      config: AUTHORIZED,
      schema: {
        summary: "What one has told the astrologer of one's life",
        tags,
        response: { 200: memoryListSchema },
      },
    },
    async (request) => ({ memory: (await chats.memoryOf(principalOf(request))).map(presentMemory) }),
  );

  app.delete(
    "/memory",
    { config: AUTHORIZED, schema: { summary: "Forget all of it", tags, response: { 200: statusResponseSchema } } },
    async (request) => {
      await chats.forgetAll(principalOf(request));
      return SUCCESS;
    },
  );

  app.delete(
    "/memory/:id",
    {
      config: AUTHORIZED,
      schema: { summary: "Forget one line", tags, params: idParamsSchema, response: { 200: statusResponseSchema } },
    },
    async (request) => {
      await chats.forget(principalOf(request), request.params.id);
      return SUCCESS;
    },
  );
};
