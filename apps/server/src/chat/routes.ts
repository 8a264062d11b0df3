import type { FastifyPluginAsync } from "fastify";
import { askRoutes } from "./ask-routes.ts";
import { talkRoutes, type TalkRoutesOptions } from "./talk-routes.ts";
import type { TellingParts } from "./telling.ts";

export interface ChatRoutesOptions extends TalkRoutesOptions, TellingParts {
  /** How long a server that ends tells on. */
  readonly drainMs: number;
}

/** The calls of a talk, as specified, and the single question. */
export const chatRoutes: FastifyPluginAsync<ChatRoutesOptions> = async (
  app,
  { chats, streams, elsewhereMs, drainMs, apiKey },
) => {
  // A server that ends waits for what is being told; what takes longer than it may is left to another.
  app.addHook("preClose", async () => void setTimeout(() => void streams.close(), drainMs).unref());
  app.addHook("onClose", () => streams.close());
  await app.register(talkRoutes, { chats, apiKey });
  await app.register(askRoutes, { chats, streams, elsewhereMs });
};
