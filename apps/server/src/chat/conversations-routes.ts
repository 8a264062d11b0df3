import {
  chatListResponseSchema,
  chatQuestionsQuerySchema,
  chatQuestionsResponseSchema,
  statusResponseSchema,
} from "@lagna/contract";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { requirePrincipal } from "../http/authorize-request.ts";
import { acceptEmptyBodies } from "../http/accept-empty-bodies.ts";
import { feedbackRoutes } from "./feedback-routes.ts";
import { historyRoutes, type HistoryRoutesOptions } from "./history-routes.ts";
import { memoryRoutes } from "./memory-routes.ts";
import { presentConversation, presentQuestion } from "./presenter.ts";
import type { ChatService } from "./service.ts";

const AUTHORIZED = { access: "authorized" } as const;
const tags = ["Astrologer"];

/** All conversations of the signed-in user together. */
const listRoutes: FastifyPluginAsyncZod<{ readonly chats: ChatService }> = async (app, { chats }) => {
  app.get(
    "/chat/conversations",
    {
      config: AUTHORIZED,
      schema: { summary: "One's talks, the latest first", tags, response: { 200: chatListResponseSchema } },
    },
    async (request) => {
      const who = requirePrincipal(request);
      const stored = await chats.list(who);
      const conversations = await Promise.all(
        stored.map(async (conversation) => presentConversation(conversation, await chats.readState(conversation))),
      );
      return { conversations, total_messages: stored.reduce((sum, { messages }) => sum + messages, 0) };
    },
  );

  app.delete(
    "/chat/conversations",
    {
      config: AUTHORIZED,
      schema: { summary: "Delete all of one's talks", tags, response: { 200: statusResponseSchema } },
    },
    async (request) => {
      await chats.clear(requirePrincipal(request));
      return { status: "success" as const };
    },
  );

  app.get(
    "/chat/questions",
    {
      config: AUTHORIZED,
      schema: {
        summary: "What one has asked in all of one's talks, the latest first",
        tags,
        querystring: chatQuestionsQuerySchema,
        response: { 200: chatQuestionsResponseSchema },
      },
    },
    async (request) => {
      const { total, latest } = await chats.questions(requirePrincipal(request), request.query.limit);
      return { total, questions: latest.map(presentQuestion) };
    },
  );
};

/** Stored conversations: read, renamed, downloaded, rated and deleted by their owner. */
export const conversationRoutes: FastifyPluginAsyncZod<HistoryRoutesOptions> = async (app, { chats, clock }) => {
  acceptEmptyBodies(app);
  await app.register(listRoutes, { chats });
  await app.register(historyRoutes, { chats, clock });
  await app.register(feedbackRoutes, { chats });
  await app.register(memoryRoutes, { chats });
};
