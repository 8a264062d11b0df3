import {
  chatListResponseSchema,
  chatQuestionsQuerySchema,
  chatQuestionsResponseSchema,
  keepQuestionsResponseSchema,
  keepQuestionsSchema,
  statusResponseSchema,
} from "@lagna/contract";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { requirePrincipal } from "../http/authorize-request.ts";
import { acceptEmptyBodies } from "../http/accept-empty-bodies.ts";
import { createCloseSignal } from "./ask-routes.ts";
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
      schema: {
        operationId: "listConversations",
        summary: "List your conversations, latest first",
        tags,
        response: { 200: chatListResponseSchema },
      },
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
      schema: {
        operationId: "deleteConversations",
        summary: "Delete all your conversations",
        tags,
        response: { 200: statusResponseSchema },
      },
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
        operationId: "listQuestions",
        summary: "List the questions you have asked in all your conversations, latest first",
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

/** What a visitor asked before signing up, kept in their new account. */
const keepRoute: FastifyPluginAsyncZod<{ readonly chats: ChatService }> = async (app, { chats }) => {
  app.post(
    "/chat/keep",
    {
      config: AUTHORIZED,
      schema: {
        operationId: "keepQuestions",
        summary: "Save questions asked without an account as a conversation about a saved kundli",
        tags,
        body: keepQuestionsSchema,
        response: { 200: keepQuestionsResponseSchema },
      },
    },
    async (request, reply) => {
      const { chat_id: chatId, kundli_id: kundliId, questions } = request.body;
      await chats.keepQuestions({ chatId, kundliId, questions }, requirePrincipal(request), createCloseSignal(reply));
      return { status: "success" as const, chat_id: chatId };
    },
  );
};

/** Stored conversations: read, renamed, downloaded, rated and deleted by their owner. */
export const conversationRoutes: FastifyPluginAsyncZod<HistoryRoutesOptions> = async (app, { chats, clock }) => {
  acceptEmptyBodies(app);
  await app.register(listRoutes, { chats });
  await app.register(keepRoute, { chats });
  await app.register(historyRoutes, { chats, clock });
  await app.register(feedbackRoutes, { chats });
  await app.register(memoryRoutes, { chats });
};
