import { randomUUID } from "node:crypto";
import { extractUserFacts } from "@lagna/astrologer";
import type { Clock } from "../clock.ts";
import { runComputation, acquireSlot } from "../computing/run-computation.ts";
import type { Slot } from "../computing/computation-slots.ts";
import type { Principal } from "../http/access.ts";
import { enforceLimit, type HitCounter, type Limit } from "../http/hit-counter.ts";
import type { KundliInput } from "../modules/charts/service.ts";
import type { SavedKundlisService } from "../modules/saved-kundlis/service.ts";
import { type AnswerRecord, joinSentences } from "./answer-record.ts";
import type { QuestionChart, AnswerQuestion, Question, SavedCharts } from "./answer-question.ts";
import type { ChatMessage, Conversation, ConversationRepository } from "./conversations/repository.ts";
import { parseBirthData } from "./parse-birth-data.ts";
import type { MemoryRepository } from "./memory/repository.ts";
import { createConversationLock } from "./conversation-lock.ts";
import { type ChatOwner, formatOwnerKey, toUserOwner } from "./owner.ts";
import { prepareQuestion } from "./prepare-question.ts";
import type { EarlierTurn } from "./provider.ts";
import { type ConversationService, createUnknownConversationError, type Visitor } from "./conversations.ts";
import type { AnswerEvent } from "./compose-answer.ts";

export interface ConversationQuestionParts {
  readonly conversations: ConversationRepository;
  readonly memory: MemoryRepository;
  readonly savedKundlis: Pick<SavedKundlisService, "findRecord" | "findDefault" | "listNames">;
  readonly answerQuestion: AnswerQuestion;
  readonly counter: HitCounter;
  readonly clock: Clock;
}

export interface ChatQuestion {
  readonly chatId: string;
  readonly question: string;
  readonly replacesQuestionId?: string | undefined;
  /** Ids of the question and its answer, for callers that may have to check later whether they were stored; generated if absent. */
  readonly ids?: { readonly question: string; readonly answer: string } | undefined;
  /** The caller has decided which chart is meant: questions about oneself refer to the conversation's chart too. */
  readonly isAboutConversationChart?: boolean | undefined;
  /** Another server died while answering it: the built-in astrologer answers instead, and says so. */
  readonly wasInterrupted?: boolean | undefined;
}

/** A question and its answer as they were stored. */
export interface StoredAnswer {
  readonly conversation: Conversation;
  readonly question: ChatMessage;
  readonly answer: ChatMessage & { readonly answer: AnswerRecord };
}

export type ChatEvent =
  | { readonly kind: "start"; readonly chatId: string; readonly questionId: string; readonly answerId: string }
  | AnswerEvent;

const MINUTE_MS = 60_000;
/** Per owner, across all devices. */
const QUESTION_LIMITS = {
  minute: { max: 20, windowMs: MINUTE_MS },
  day: { max: 400, windowMs: 24 * 60 * MINUTE_MS },
} satisfies Record<string, Limit>;

/** How many earlier turns a new one takes into account. */
const MAX_EARLIER_TURNS = 20;
const MAX_TITLE_LENGTH = 60;

/** The beginning of the first question, cut at a word boundary. */
function deriveTitle(question: string): string {
  if (question.length <= MAX_TITLE_LENGTH) return question;
  const cut = question.slice(0, MAX_TITLE_LENGTH);
  const end = cut.lastIndexOf(" ");
  return `${cut.slice(0, end > MAX_TITLE_LENGTH / 2 ? end : MAX_TITLE_LENGTH).trimEnd()}…`;
}

/** Asks questions within a conversation and single ones. */
export function createConversationQuestions(
  service: ConversationService,
  { conversations, memory, savedKundlis, answerQuestion, counter, clock }: ConversationQuestionParts,
) {
  const lockConversation = createConversationLock(counter);
  const now = (): string => clock().toISOString();

  /** A user who has marked no kundli as their own is taken to talk about themselves in all of them. */
  const isAboutAsker = async (isSelf: boolean, who: Visitor): Promise<boolean> =>
    isSelf || (who !== null && !(await savedKundlis.findDefault(who))?.isSelf);

  async function enforceQuestionLimits(owner: ChatOwner): Promise<void> {
    await enforceLimit(counter, `asked:${formatOwnerKey(owner)}`, QUESTION_LIMITS.minute);
    await enforceLimit(counter, `asked-today:${formatOwnerKey(owner)}`, QUESTION_LIMITS.day);
  }

  async function remember(owner: ChatOwner, question: string): Promise<void> {
    for (const stated of extractUserFacts(question))
      await memory.save(owner, { id: randomUUID(), ...stated, createdAt: now() });
  }

  /** Loads the turns before a question; for a question that is asked again, only those before its first version. */
  async function readEarlierTurns(chatId: string, replacesQuestionId: string | undefined) {
    const all = await conversations.findMessages(
      chatId,
      replacesQuestionId === undefined ? 2 * MAX_EARLIER_TURNS : undefined,
    );
    const end = replacesQuestionId === undefined ? -1 : all.findIndex(({ id }) => id === replacesQuestionId);
    const earlierMessages = (end < 0 ? all : all.slice(0, end)).slice(-2 * MAX_EARLIER_TURNS);
    const earlierTurns = earlierMessages.flatMap(({ role, content }, at): EarlierTurn[] =>
      role === "assistant" ? [{ question: earlierMessages[at - 1]?.content ?? "", answer: content }] : [],
    );
    const suggestions = earlierMessages.at(-1)?.answer?.followUps ?? [];
    return {
      earlierTurns,
      turnMemories: earlierMessages.flatMap(({ answer }) => (answer?.told ? [answer.told] : [])),
      chips: suggestions,
    };
  }

  /** The saved charts of an account; undefined for a guest. */
  async function loadSavedCharts(
    owner: ChatOwner,
    who: Visitor,
    about: Omit<SavedCharts, "charts" | "findBirth">,
  ): Promise<SavedCharts | undefined> {
    if (owner.kind === "guest" || who === null) return undefined;
    const findBirth = async (id: string): Promise<KundliInput | null> =>
      (await savedKundlis.findRecord(who, id))?.birth ?? null;
    return { charts: await savedKundlis.listNames(who), findBirth, ...about };
  }

  async function* answerIn(
    conversation: Conversation,
    { question, replacesQuestionId, ids, wasInterrupted, isAboutConversationChart = false }: ChatQuestion,
    { who, ...run }: { who: Visitor; signal: AbortSignal; slot: Slot },
  ): AsyncGenerator<ChatEvent, StoredAnswer> {
    const { id: chatId, owner } = conversation;
    const { question: questionId, answer: answerId } = ids ?? { question: randomUUID(), answer: randomUUID() };
    const questionMessage = {
      id: questionId,
      role: "user",
      content: question,
      answer: null,
      createdAt: now(),
    } as const;
    yield { kind: "start", chatId, questionId, answerId };
    const { chart, isSelf } = await service.readChart(conversation);
    // What a user says about their own life does not apply to another person's chart.
    const isOwn = await isAboutAsker(isSelf, who);
    if (isOwn) await remember(owner, question);
    const userFacts = isOwn ? await memory.findByOwner(owner) : [];
    const { chips: suggestions, ...earlier } = await readEarlierTurns(chatId, replacesQuestionId);
    const { kundliId: current } = conversation;
    // A birth that was given in the conversation is what it is about.
    const isDecided = isAboutConversationChart || current === null;
    const savedCharts = await loadSavedCharts(owner, who, {
      current,
      isDecided,
      isOffered: suggestions.includes(question),
    });
    const request: Question = { question, chart, userFacts, savedCharts, wasInterrupted, ...earlier };
    const answerRecord = yield* answerQuestion(request, run);
    const content = joinSentences(answerRecord.sentences);
    const answer = { id: answerId, role: "assistant", content, answer: answerRecord, createdAt: now() } as const;
    if (!(await conversations.addTurn(chatId, { question: questionMessage, answer, replacesQuestionId })))
      throw createUnknownConversationError();
    if (conversation.title === "") await conversations.update(chatId, { title: deriveTitle(question) });
    return { conversation, question: questionMessage, answer };
  }

  async function loadStoredChart(who: Pick<Principal, "userId">, id: string | null): Promise<QuestionChart | null> {
    const record = id === null ? null : await savedKundlis.findRecord(who, id);
    return record && { birth: record.birth, isStored: true };
  }

  return {
    /**
     * Asks in a conversation, and stores question and answer together. The first event yielded is `start`.
     * @throws AppError 404, 401 as `status`; 409 while another question of the conversation is being answered; 429, 503 as a computation; a
     * model's failure if there is no built-in fallback
     */
    ask: async function* (
      asked: ChatQuestion,
      { who, signal }: { who: Visitor; signal: AbortSignal },
    ): AsyncGenerator<ChatEvent, StoredAnswer> {
      const conversation = await service.open(asked.chatId, who);
      if (!asked.wasInterrupted) await enforceQuestionLimits(conversation.owner);
      const slot = acquireSlot();
      try {
        const unlock = await lockConversation(asked.chatId, asked.wasInterrupted);
        try {
          const prepared = { ...asked, question: prepareQuestion(asked.question) };
          return yield* answerIn(conversation, prepared, { who, signal, slot });
        } finally {
          await unlock();
        }
      } finally {
        slot.release();
      }
    },

    /** One question without a conversation, about a chart sent with it or the asker's stored one. @throws AppError 422, 429, as `ask` */
    askOnce: async (
      { question, kundliData }: { question: string; kundliData: unknown },
      { who, signal }: { who: Pick<Principal, "userId" | "email">; signal: AbortSignal },
    ): Promise<AnswerRecord> => {
      await enforceQuestionLimits(toUserOwner(who));
      const prepared = prepareQuestion(question);
      const usesStoredChart = kundliData === undefined || kundliData === null || kundliData === "";
      const currentId = usesStoredChart ? ((await savedKundlis.findDefault(who))?.id ?? null) : null;
      const chart: QuestionChart | null = usesStoredChart
        ? await loadStoredChart(who, currentId)
        : { birth: parseBirthData(kundliData, "kundli_data"), isStored: false };
      // A question sent with its own chart is never about a saved one.
      const savedCharts = usesStoredChart
        ? await loadSavedCharts(toUserOwner(who), who, { current: currentId, isDecided: false, isOffered: false })
        : undefined;
      return runComputation(async (slot) => {
        const request: Question = {
          question: prepared,
          chart,
          turnMemories: [],
          earlierTurns: [],
          userFacts: [],
          savedCharts,
        };
        const events = answerQuestion(request, { signal, slot });
        for (;;) {
          const { done, value } = await events.next();
          if (done) return value;
        }
      });
    },

    /** A stored answer of the asker, for a stream that is resumed. @throws AppError 404 */
    findStoredAnswer: async (answerId: string, who: Visitor): Promise<StoredAnswer | null> => {
      const found = await conversations.findMessage(answerId);
      if (!found || found.message.answer === null) return null;
      const conversation = await service.open(found.conversation.id, who);
      const all = await conversations.findMessages(conversation.id);
      const at = all.findIndex(({ id }) => id === answerId);
      const question = all[at - 1];
      return question ? { conversation, question, answer: { ...found.message, answer: found.message.answer } } : null;
    },
  };
}
