import { AppError } from "../errors/app-error.ts";
import type { Principal } from "../http/authorize-request.ts";
import { acquireSlot, runComputation } from "../computing/run-computation.ts";
import { enforceLimit, type RateLimitCounter, type Limit } from "../http/rate-limit-counter.ts";
import type { ChartService } from "../modules/charts/service.ts";
import type { RememberedFact } from "./remembered-facts/repository.ts";
import { createFeedbackService } from "./feedback-service.ts";
import { createConversationLock } from "./conversation-lock.ts";
import { type ChatOwner, formatOwnerKey, toUserOwner } from "./chat-owner.ts";
import { createConversationService, type Visitor } from "./conversation-service.ts";
import { parseBirthData } from "./parse-birth-data.ts";
import type { AnswerRecord } from "./answer-record.ts";
import type { Conversation } from "./conversations/repository.ts";
import type { NarrateTurn } from "./narrate-turn.ts";
import {
  assessMessage,
  type ChatEvent,
  type ChatMessageInput,
  createTurns,
  type SingleMessage,
  type StoredAnswer,
  type TurnParts,
} from "./run-turn.ts";

export type { AnswerRecord } from "./answer-record.ts";
export type { ChatEvent, ChatMessageInput, StoredAnswer } from "./run-turn.ts";
export type {
  AskedQuestion,
  ChatFeedback,
  FeedbackCount,
  GivenFeedback,
  ListedConversation,
  MessageWithFeedback,
} from "./conversations/repository.ts";
export type { RememberedFact } from "./remembered-facts/repository.ts";
export type { ChatOwner } from "./chat-owner.ts";
export type { Visitor } from "./conversation-service.ts";

export interface ChatParts extends TurnParts {
  readonly charts: Pick<ChartService, "computeNativity">;
  readonly counter: RateLimitCounter;
  /** Of the built-in astrologer: the answers that a visitor got before signing up, without a paid model. */
  readonly narrateBuiltIn: NarrateTurn;
}

/** Questions that a visitor asked before signing up. */
export interface KeptQuestions {
  /** Chosen by the visitor's browser. */
  readonly chatId: string;
  readonly kundliId: string;
  /** In the order in which they were asked. */
  readonly questions: readonly string[];
}

const MINUTE_MS = 60_000;
/** Per owner, across all devices. */
const QUESTION_LIMITS = {
  minute: { max: 20, windowMs: MINUTE_MS },
  day: { max: 400, windowMs: 24 * 60 * MINUTE_MS },
} satisfies Record<string, Limit>;

/** Conversations with the astrologer. Both the API routes and the channels (WhatsApp, Telegram) use this service. */
export function createChatService(parts: ChatParts) {
  const { conversations, memory, savedKundlis, counter, clock } = parts;
  const conversationService = createConversationService(parts);
  const turns = createTurns(conversationService, parts);
  const builtInTurns = createTurns(conversationService, { ...parts, narrateTurn: parts.narrateBuiltIn });
  const lockConversation = createConversationLock(counter);

  async function enforceQuestionLimits(owner: ChatOwner): Promise<void> {
    await enforceLimit(counter, `asked:${formatOwnerKey(owner)}`, QUESTION_LIMITS.minute);
    await enforceLimit(counter, `asked-today:${formatOwnerKey(owner)}`, QUESTION_LIMITS.day);
  }

  /** Answers those questions that are not stored yet: a request that was interrupted is continued by the next one. */
  async function storeQuestions(
    conversation: Conversation,
    questions: readonly string[],
    run: Omit<Parameters<typeof builtInTurns.answerInConversation>[2], "who"> & { readonly who: Visitor },
  ): Promise<void> {
    const chatId = conversation.id;
    const stored = (await conversations.findMessages(chatId)).filter(({ role }) => role === "user").length;
    for (const message of questions.slice(stored)) {
      // The title is set by the first turn.
      const current = await conversationService.open(chatId, run.who);
      const input = { chatId, message, isAboutConversationChart: true };
      const events = builtInTurns.answerInConversation(current, input, run);
      while (!(await events.next()).done);
    }
  }

  /** The chart sent with a single message, or the asker's stored one. A message sent with its own chart is never about a saved one. */
  async function findChartOfMessage(
    kundliData: unknown,
    who: Pick<Principal, "userId" | "email">,
  ): Promise<Pick<SingleMessage, "chart" | "saved">> {
    if (kundliData !== undefined && kundliData !== null && kundliData !== "")
      return { chart: { birth: parseBirthData(kundliData, "kundli_data"), isStored: false } };
    const current = (await savedKundlis.findDefault(who))?.id ?? null;
    const record = current === null ? null : await savedKundlis.findRecord(who, current);
    return { chart: record && { birth: record.birth, isStored: true }, saved: { owner: toUserOwner(who), current } };
  }

  return {
    ...conversationService,
    ...createFeedbackService(conversations, clock),

    /**
     * Asks in a conversation, and stores question and answer together. The first event yielded is `start`.
     * @throws AppError 404, 401 as `status`; 409 while another question of the conversation is being answered; 422; 429, 503 as a
     * computation; a model's failure if there is no built-in fallback
     */
    ask: async function* (
      input: ChatMessageInput,
      { who, signal }: { who: Visitor; signal: AbortSignal },
    ): AsyncGenerator<ChatEvent, StoredAnswer> {
      const conversation = await conversationService.open(input.chatId, who);
      if (!input.wasInterrupted) await enforceQuestionLimits(conversation.owner);
      const slot = acquireSlot();
      try {
        const unlock = await lockConversation(input.chatId, input.wasInterrupted);
        try {
          return yield* turns.answerInConversation(conversation, input, { who, signal, slot });
        } finally {
          await unlock();
        }
      } finally {
        slot.release();
      }
    },

    /**
     * Stores the questions of a visitor as a conversation about a saved kundli. The built-in astrologer answers them again, instead of
     * taking the answers from the browser: what a conversation contains was always computed here. Repeating a request changes nothing.
     * @throws AppError 404 for another user's kundli or conversation; 409, 429, 503 as `ask`
     */
    keepQuestions: async (
      { chatId, kundliId, questions }: KeptQuestions,
      who: Pick<Principal, "userId" | "email">,
      signal: AbortSignal,
    ): Promise<void> => {
      const conversation = await conversationService.resume(who, chatId, kundliId);
      const unlock = await lockConversation(chatId);
      try {
        await runComputation((slot) => storeQuestions(conversation, questions, { who, signal, slot }));
      } finally {
        await unlock();
      }
    },

    /** Answers one message without a conversation, about a chart sent with it or the asker's stored one. @throws AppError 422, 429, as `ask` */
    askOnce: async (
      { message, kundliData }: { message: string; kundliData: unknown },
      { who, signal }: { who: Pick<Principal, "userId" | "email">; signal: AbortSignal },
    ): Promise<AnswerRecord> => {
      await enforceQuestionLimits(toUserOwner(who));
      const single = {
        message: assessMessage(message),
        ...(await findChartOfMessage(kundliData, who)),
      };
      return runComputation((slot) => turns.answerOnce(single, who, { signal, slot }));
    },

    /** A stored answer of the asker, for a stream that is resumed. @throws AppError 404 */
    findStoredAnswer: async (answerId: string, who: Visitor): Promise<StoredAnswer | null> => {
      const found = await conversations.findMessage(answerId);
      if (!found || found.message.answer === null) return null;
      const conversation = await conversationService.open(found.conversation.id, who);
      const all = await conversations.findMessages(conversation.id);
      const at = all.findIndex(({ id }) => id === answerId);
      const question = all[at - 1];
      return question ? { conversation, question, answer: { ...found.message, answer: found.message.answer } } : null;
    },

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
