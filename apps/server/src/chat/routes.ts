import type { FastifyPluginAsync } from "fastify";
import { askRoutes } from "./ask-routes.ts";
import { conversationStartRoutes, type ConversationStartRoutesOptions } from "./conversation-start-routes.ts";
import type { AnswerStreamParts } from "./answer-stream.ts";

export interface ChatRoutesOptions extends ConversationStartRoutesOptions, AnswerStreamParts {
  /** How long a server that is shutting down continues its streams. */
  readonly drainMs: number;
}

/** Routes of a conversation, as specified, and of a single question. */
export const chatRoutes: FastifyPluginAsync<ChatRoutesOptions> = async (
  app,
  { chats, streams, remoteWaitMs, drainMs, apiKey },
) => {
  // On shutdown the server finishes running streams; those that take longer than `drainMs` are released to another server.
  app.addHook("preClose", async () => void setTimeout(() => void streams.close(), drainMs).unref());
  app.addHook("onClose", () => streams.close());
  await app.register(conversationStartRoutes, { chats, apiKey });
  await app.register(askRoutes, { chats, streams, remoteWaitMs });
};
