import {
  chatDownloadSchema,
  chatHistoryResponseSchema,
  chatListResponseSchema,
  chatQuestionsQuerySchema,
  chatQuestionsResponseSchema,
  chatUpdateResponseSchema,
  chatUpdateSchema,
  feedbackListSchema,
  feedbackQuerySchema,
  feedbackSchema,
  idParamsSchema,
  memoryListSchema,
  MESSAGES_SHOWN,
  statusResponseSchema,
} from "@lagna/contract";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { Clock } from "../clock.ts";
import { type Principal, principalOf } from "../http/access.ts";
import { acceptEmptyBodies } from "../http/empty-body.ts";
import {
  presentConversation,
  presentCounts,
  presentGiven,
  presentMemory,
  presentMessage,
  presentQuestion,
} from "./presenter.ts";
import type { ChatService } from "./service.ts";

export interface ConversationRoutesOptions {
  readonly chats: ChatService;
  readonly clock: Clock;
}

const AUTHORIZED = { access: "authorized" } as const;
const tags = ["Astrologer"];
const SUCCESS = { status: "success" } as const;

/** What is kept of talks: seen, renamed, taken along, judged and deleted by their owner. */
export const conversationRoutes: FastifyPluginAsyncZod<ConversationRoutesOptions> = async (app, { chats, clock }) => {
  acceptEmptyBodies(app);

  async function read(who: Principal, id: string, last?: number) {
    const { conversation, state, messages } = await chats.history(who, id, last);
    const listed = (await chats.list(who)).find((one) => one.id === id);
    return {
      conversation: presentConversation({ ...conversation, messages: listed?.messages ?? 0 }, state),
      messages: messages.map(presentMessage),
    };
  }

  app.get(
    "/chat/conversations",
    {
      config: AUTHORIZED,
      schema: { summary: "One's talks, the latest first", tags, response: { 200: chatListResponseSchema } },
    },
    async (request) => {
      const who = principalOf(request);
      const talks = await chats.list(who);
      const conversations = await Promise.all(
        talks.map(async (talk) => presentConversation(talk, await chats.stateOf(talk))),
      );
      return { conversations, total_messages: talks.reduce((sum, { messages }) => sum + messages, 0) };
    },
  );

  app.delete(
    "/chat/conversations",
    {
      config: AUTHORIZED,
      schema: { summary: "Delete all of one's talks", tags, response: { 200: statusResponseSchema } },
    },
    async (request) => {
      await chats.clear(principalOf(request));
      return SUCCESS;
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
      const { total, latest } = await chats.questions(principalOf(request), request.query.limit);
      return { total, questions: latest.map(presentQuestion) };
    },
  );

  app.get(
    "/chat/conversations/:id",
    {
      config: AUTHORIZED,
      schema: {
        summary: "A talk with its last messages",
        tags,
        params: idParamsSchema,
        response: { 200: chatHistoryResponseSchema },
      },
    },
    async (request) => read(principalOf(request), request.params.id, MESSAGES_SHOWN),
  );

  app.get(
    "/chat/conversations/:id/download",
    {
      config: AUTHORIZED,
      schema: {
        summary: "The whole of a talk, as a file",
        tags,
        params: idParamsSchema,
        response: { 200: chatDownloadSchema },
      },
    },
    async (request, reply) => {
      const savedAt = clock().toISOString();
      reply.header("content-disposition", `attachment; filename="conversation-${savedAt.slice(0, 10)}.json"`);
      return { version: "1.0" as const, saved_at: savedAt, ...(await read(principalOf(request), request.params.id)) };
    },
  );

  app.patch(
    "/chat/conversations/:id",
    {
      config: AUTHORIZED,
      schema: {
        summary: "Give a talk another title, or another kundli",
        tags,
        params: idParamsSchema,
        body: chatUpdateSchema,
        response: { 200: chatUpdateResponseSchema },
      },
    },
    async (request) => {
      const who = principalOf(request);
      const { title, kundli_id: kundliId } = request.body;
      await chats.change(who, request.params.id, { title, kundliId });
      return { ...SUCCESS, conversation: (await read(who, request.params.id, 1)).conversation };
    },
  );

  app.delete(
    "/chat/conversations/:id",
    {
      config: AUTHORIZED,
      schema: { summary: "Delete a talk", tags, params: idParamsSchema, response: { 200: statusResponseSchema } },
    },
    async (request) => {
      await chats.remove(principalOf(request), request.params.id);
      return SUCCESS;
    },
  );

  app.put(
    "/chat/messages/:id/feedback",
    {
      config: AUTHORIZED,
      schema: {
        summary: "Say what one thinks of an answer, or take it back",
        tags,
        params: idParamsSchema,
        body: feedbackSchema,
        response: { 200: statusResponseSchema },
      },
    },
    async (request) => {
      const { verdict, about, reason, shares_text: sharesText } = request.body;
      const feedback = verdict === null ? null : { verdict, about, reason, sharesText };
      await chats.judge(principalOf(request), request.params.id, feedback);
      return SUCCESS;
    },
  );

  app.get(
    "/admin/feedback",
    {
      config: { access: "administrator" },
      schema: {
        summary: "What people think of answers; in which words only where they agreed",
        tags: ["administration"],
        querystring: feedbackQuerySchema,
        response: { 200: feedbackListSchema },
      },
    },
    async ({ query }) => {
      const { counts, given, nextCursor } = await chats.feedback(query);
      return { ...presentCounts(counts), feedback: given.map(presentGiven), next_cursor: nextCursor };
    },
  );

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
