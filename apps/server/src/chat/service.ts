import type { Clock } from "../clock.ts";
import { AppError } from "../errors.ts";
import type { Principal } from "../http/access.ts";
import type { HitCounter } from "../http/hit-counter.ts";
import type { ChartService } from "../modules/charts/service.ts";
import type { SavedKundlisService } from "../modules/saved-kundlis/service.ts";
import type { AnswerQuestion } from "./answer-question.ts";
import { createConversationQuestions } from "./ask-in-conversation.ts";
import type { ConversationRepository } from "./conversations/repository.ts";
import type { MemoryRepository, RememberedFact } from "./memory/repository.ts";
import { createFeedbackService } from "./feedback.ts";
import { type ChatOwner, toUserOwner } from "./owner.ts";
import { createConversationService } from "./conversations.ts";

export type { AnswerRecord } from "./answer-record.ts";
export type { ChatEvent, ChatQuestion, StoredAnswer } from "./ask-in-conversation.ts";
export type {
  AskedQuestion,
  ChatFeedback,
  FeedbackCount,
  GivenFeedback,
  ListedConversation,
  MessageWithFeedback,
} from "./conversations/repository.ts";
export type { RememberedFact } from "./memory/repository.ts";
export type { ChatOwner } from "./owner.ts";
export type { Visitor } from "./conversations.ts";

export interface ChatParts {
  readonly conversations: ConversationRepository;
  readonly memory: MemoryRepository;
  readonly savedKundlis: Pick<SavedKundlisService, "findRecord" | "findDefault" | "listNames">;
  readonly charts: Pick<ChartService, "computeNativity">;
  readonly answerQuestion: AnswerQuestion;
  readonly counter: HitCounter;
  readonly clock: Clock;
}

/** Conversations with the astrologer. Both the API routes and the channels (WhatsApp, Telegram) use this service. */
export function createChatService(parts: ChatParts) {
  const { conversations, memory, clock } = parts;
  const conversationService = createConversationService(parts);
  return {
    ...conversationService,
    ...createConversationQuestions(conversationService, parts),
    ...createFeedbackService(conversations, clock),

    /** The questions of all conversations of a user, the latest first. */
    questions: (who: Pick<Principal, "userId">, limit: number) => conversations.findQuestions(toUserOwner(who), limit),

    listMemory: (who: Pick<Principal, "userId">): Promise<RememberedFact[]> => memory.findByOwner(toUserOwner(who)),

    /** @throws AppError 404 if it is not a fact of theirs */
    forget: async (who: Pick<Principal, "userId">, id: string): Promise<void> => {
      if (!(await memory.delete(toUserOwner(who), id))) throw new AppError("memory_unknown");
    },

    forgetAll: (who: Pick<Principal, "userId">): Promise<void> => memory.erase(toUserOwner(who)),

    /** All data of an owner: conversations with their messages, and the facts they stated about their life. */
    exportAll: async (owner: ChatOwner) => {
      const stored = await conversations.findByOwner(owner);
      const withMessages = await Promise.all(
        stored.map(async (conversation) => ({
          conversation,
          messages: await conversations.findMessages(conversation.id),
        })),
      );
      return { conversations: withMessages, memory: await memory.findByOwner(owner) };
    },

    erase: async (owner: ChatOwner): Promise<void> => {
      await conversations.erase(owner);
      await memory.erase(owner);
    },
  };
}
export type ChatService = ReturnType<typeof createChatService>;
