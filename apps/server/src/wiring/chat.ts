import { randomUUID } from "node:crypto";
import type { FastifyBaseLogger } from "fastify";
import { systemStopwatch } from "../clock.ts";
import type { Config } from "../config.ts";
import { asking } from "../chat/asking.ts";
import { charts } from "../chat/charts.ts";
import { sqlConversations } from "../chat/conversations/sql-repository.ts";
import { conversationRoutes } from "../chat/conversations-routes.ts";
import { sqlMemory } from "../chat/memory/sql-repository.ts";
import { CHAT_PATIENCE, type ChatPatience } from "../chat/patience.ts";
import { presentConversation, presentMemory, presentMessage } from "../chat/presenter.ts";
import type { Provider } from "../chat/provider.ts";
import { openAiProvider } from "../chat/provider-openai.ts";
import { chatRoutes } from "../chat/routes.ts";
import { type ChatService, chatService } from "../chat/service.ts";
import { sqlRunningAnswers } from "../chat/running/sql-repository.ts";
import { answerStreams } from "../chat/streams.ts";
import { turns } from "../chat/turn.ts";
import { modelBudget } from "../chat/usage/budget.ts";
import { sqlUsage } from "../chat/usage/sql-repository.ts";
import type { HitCounter } from "../http/hit-counter.ts";
import type { KundliService } from "../modules/kundli/service.ts";
import type { KundlisService } from "../modules/kundlis/service.ts";
import type { PersonalData } from "../modules/profile/personal-data.ts";
import type { Area } from "./area.ts";
import type { AppParts } from "./parts.ts";

export interface ChatWiring extends AppParts {
  readonly counter: HitCounter;
  readonly logger: FastifyBaseLogger;
  readonly kundlis: KundliService;
  readonly saved: KundlisService;
}

export interface WiredChat extends Area {
  /** For the channels, which ask as people do. */
  readonly chats: ChatService;
  readonly personalData: readonly PersonalData[];
}

function providerOf({ LLM_BASE_URL, LLM_API_KEY, LLM_MODEL }: Config, patience: ChatPatience): Provider | null {
  if (LLM_BASE_URL === undefined) return null;
  return openAiProvider({ baseUrl: LLM_BASE_URL, apiKey: LLM_API_KEY, model: LLM_MODEL, patience });
}

/** Everything of a person's talks, for their export. */
function chatData(chats: ChatService): PersonalData {
  return {
    name: "chats",
    collect: async ({ userId }) => {
      const { conversations, memory } = await chats.allOf({ kind: "user", userId });
      return {
        conversations: conversations.map(({ conversation, messages }) => ({
          ...presentConversation(conversation, "ready_for_questions"),
          birth: conversation.birth,
          messages: messages.map(presentMessage),
        })),
        memory: memory.map(presentMemory),
      };
    },
    erase: ({ userId }) => chats.erase({ kind: "user", userId }),
  };
}

/** Talks with the astrologer. */
export function wireChat(wiring: ChatWiring): WiredChat {
  const { config, clock, counter, kundlis, saved, logger: log, stopwatch = systemStopwatch } = wiring;
  const { db } = wiring.database;
  const patience = { ...CHAT_PATIENCE, ...wiring.patience };
  const provider = providerOf(config, patience);
  const budget = modelBudget({ records: sqlUsage(db), clock, monthlyTokens: config.LLM_MONTHLY_TOKENS, log });
  const answered = turns({ provider, fallback: config.LLM_FALLBACK, budget, stopwatch, patience, log });
  const chats = chatService({
    conversations: sqlConversations(db),
    memory: sqlMemory(db),
    saved,
    kundlis,
    ask: asking({ charts: charts({ kundlis, clock }), answered }),
    counter,
    clock,
  });
  const streams = answerStreams({
    running: sqlRunningAnswers(db),
    writer: randomUUID(),
    clock,
    patience,
    onFault: (error) => log.warn({ err: error }, "an answer could not be kept for other servers"),
  });
  return {
    chats,
    personalData: [chatData(chats)],
    routes: async (api) => {
      await api.register(chatRoutes, {
        chats,
        streams,
        elsewhereMs: patience.elsewhereMs,
        drainMs: patience.drainMs,
        apiKey: config.CHAT_API_KEY,
      });
      await api.register(conversationRoutes, { chats, clock });
    },
  };
}
