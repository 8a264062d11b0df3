import { randomUUID } from "node:crypto";
import { assessDanger, type Question, type SavedChart, understand, type Understanding } from "@lagna/astrologer";
import { MAX_QUESTION_LENGTH } from "@lagna/contract";
import type { KundliInput } from "@lagna/kundli";
import type { FastifyBaseLogger } from "fastify";
import type { Clock } from "../time/clock.ts";
import type { Slot } from "../computing/computation-slots.ts";
import { createInvalidFieldError } from "../errors/app-error.ts";
import { moveToTime } from "../modules/matching/service.ts";
import type { LedgerService } from "../modules/ledger/service.ts";
import type { SavedKundlisService } from "../modules/saved-kundlis/service.ts";
import { type AnswerRecord, joinSentences } from "./answer-record.ts";
import { type ConversationService, createUnknownConversationError, type Visitor } from "./conversation-service.ts";
import type { ChatMessage, Conversation, ConversationRepository } from "./conversations/repository.ts";
import type { MemoryRepository } from "./remembered-facts/repository.ts";
import type { AnswerEvent, NarrateTurn } from "./narrate-turn.ts";
import type { ChatOwner } from "./chat-owner.ts";
import { NO_BIRTHS } from "./births/conversation-births.ts";
import type { PlanTurn, QuestionChart, SavedCharts, TurnPlan } from "./plan-turn.ts";
import type { EarlierTurn } from "./provider.ts";

export interface TurnParts {
  readonly conversations: ConversationRepository;
  readonly memory: MemoryRepository;
  readonly savedKundlis: Pick<SavedKundlisService, "findRecord" | "findDefault" | "listNames">;
  readonly planTurn: PlanTurn;
  readonly narrateTurn: NarrateTurn;
  readonly ledger: Pick<LedgerService, "noteAnswer">;
  readonly log: Pick<FastifyBaseLogger, "warn">;
  readonly clock: Clock;
}

export interface ChatMessageInput {
  readonly chatId: string;
  readonly message: string;
  /** The message as the caller has parsed it already. */
  readonly question?: Question | undefined;
  readonly replacesQuestionId?: string | undefined;
  /** Ids of the question and its answer, for callers that may have to check later whether they were stored; generated if absent. */
  readonly ids?: { readonly question: string; readonly answer: string } | undefined;
  /** The caller has decided which chart is meant: questions about oneself refer to the conversation's chart too. */
  readonly isAboutConversationChart?: boolean | undefined;
  /** The two births that the caller takes the question to be about. */
  readonly pair?: PairOfBirths | undefined;
  /** Another server died while answering it: the built-in astrologer answers instead, and says so. */
  readonly wasInterrupted?: boolean | undefined;
}

/** The asker's own birth, or the one of the conversation, and another. */
export type PairOfBirths = Readonly<Record<"own" | "other", SavedChart & { readonly birth: KundliInput }>>;

/** A question and its answer as they were stored. */
export interface StoredAnswer {
  readonly conversation: Conversation;
  readonly question: ChatMessage;
  readonly answer: ChatMessage & { readonly answer: AnswerRecord };
}

export type ChatEvent =
  | { readonly kind: "start"; readonly chatId: string; readonly questionId: string; readonly answerId: string }
  | AnswerEvent;

/** A message without a conversation. */
export interface SingleMessage {
  readonly message: string;
  readonly chart: QuestionChart | null;
  /** The saved charts of the asker, and the one that is asked about; absent if the chart was sent with the message. */
  readonly saved?: { readonly owner: ChatOwner; readonly current: string | null } | undefined;
}

interface TurnRun {
  readonly signal: AbortSignal;
  readonly slot: Slot;
}

/** How many earlier turns a new one takes into account. */
const MAX_EARLIER_TURNS = 20;
const MAX_TITLE_LENGTH = 60;

/**
 * The message to answer. One that is too long is refused, unless its beginning or end shows danger: then that part is answered, so that a
 * person in danger gets help in any case.
 * @throws AppError 422 for a message that is too long and shows no danger
 */
export function assessMessage(message: string): string {
  if (message.length <= MAX_QUESTION_LENGTH) return message;
  const ends = [message.slice(0, MAX_QUESTION_LENGTH), message.slice(-MAX_QUESTION_LENGTH)];
  const inDanger = ends.find((part) => assessDanger(part) !== null);
  if (inDanger === undefined) throw createInvalidFieldError("question", "question_long", { max: MAX_QUESTION_LENGTH });
  return inDanger;
}

/** The beginning of the first question, cut at a word boundary. */
function deriveTitle(question: string): string {
  if (question.length <= MAX_TITLE_LENGTH) return question;
  const cut = question.slice(0, MAX_TITLE_LENGTH);
  const end = cut.lastIndexOf(" ");
  return `${cut.slice(0, end > MAX_TITLE_LENGTH / 2 ? end : MAX_TITLE_LENGTH).trimEnd()}…`;
}

/** One turn of a conversation: assess → understand → plan → narrate → store. */
export function createTurns(
  { readChart }: Pick<ConversationService, "readChart">,
  { conversations, memory, savedKundlis, planTurn, narrateTurn, ledger, log, clock }: TurnParts,
) {
  const now = (): string => clock().toISOString();

  /** Loads the turns before a question; for a question that is asked again, only those before its first version. */
  async function readEarlierTurns(chatId: string, replacesQuestionId: string | undefined) {
    const all = await conversations.findMessages(
      chatId,
      replacesQuestionId === undefined ? 2 * MAX_EARLIER_TURNS : undefined,
    );
    const end = replacesQuestionId === undefined ? -1 : all.findIndex(({ id }) => id === replacesQuestionId);
    const messages = (end < 0 ? all : all.slice(0, end)).slice(-2 * MAX_EARLIER_TURNS);
    // They are sent to a model, which may be another company's: what was said in danger is not.
    const earlierTurns = messages.flatMap(({ content, answer }, at): EarlierTurn[] =>
      answer === null || answer.kind === "safety"
        ? []
        : [{ question: messages[at - 1]?.content ?? "", answer: content }],
    );
    return {
      earlierTurns,
      memories: messages.flatMap(({ answer }) => (answer?.told ? [answer.told] : [])),
      suggestions: messages.at(-1)?.answer?.followUps ?? [],
      births: messages.findLast(({ answer }) => answer !== null)?.answer?.births ?? NO_BIRTHS,
    };
  }

  /** What the asker has stated about their life, now and before. A user who has marked no kundli as their own talks about themselves in all of them. */
  async function updateUserFacts(
    { owner }: Conversation,
    { isSelf, who }: { isSelf: boolean; who: Visitor },
    understanding: Understanding,
  ) {
    const isAboutAsker = isSelf || (who !== null && !(await savedKundlis.findDefault(who))?.isSelf);
    // What a user says about their own life does not apply to another person's chart.
    if (!isAboutAsker) return [];
    // What is said in danger is for this conversation alone: no later reading uses it, and no list shows it.
    const statedFacts = understanding.question.danger ? [] : understanding.getStatedFacts();
    for (const stated of statedFacts) await memory.save(owner, { id: randomUUID(), ...stated, createdAt: now() });
    return memory.findByOwner(owner);
  }

  /** The saved charts of an account; undefined for a guest. */
  async function loadSavedCharts(
    owner: ChatOwner,
    who: Visitor,
    { pair: couple, ...about }: Omit<SavedCharts, "charts" | "findBirth" | "pair"> & Pick<Conversation, "pair">,
  ): Promise<SavedCharts | undefined> {
    if (owner.kind === "guest" || who === null) return undefined;
    const { girl, boy } = couple ?? {};
    const findBirth = async (id: string): Promise<KundliInput | null> => {
      const record = await savedKundlis.findRecord(who, id);
      const time = [girl, boy].find((side) => side?.kundli_id === id)?.time;
      return record && moveToTime(record.birth, time);
    };
    const charts = await savedKundlis.listNames(who);
    if (!girl || !boy) return { charts, findBirth, ...about };
    return { charts, findBirth, ...about, pair: [girl.kundli_id, boy.kundli_id], bride: girl.kundli_id };
  }

  const toPairOfCharts = ({ own, other }: PairOfBirths): SavedCharts => ({
    charts: [own, other],
    current: own.id,
    findBirth: async (id) => [own, other].find((chart) => chart.id === id)?.birth ?? null,
    isDecided: true,
    isOffered: false,
  });

  /** Stores question and answer together. @throws AppError 404 if the conversation was deleted meanwhile */
  async function storeTurn(
    conversation: Conversation,
    stored: Pick<StoredAnswer, "question" | "answer">,
    replacesQuestionId: string | undefined,
  ): Promise<StoredAnswer> {
    const { id, title, isConfidential } = conversation;
    if (!(await conversations.addTurn(id, { ...stored, replacesQuestionId }))) throw createUnknownConversationError();
    const isTitled = title !== "" || isConfidential || stored.answer.answer.kind === "safety";
    if (!isTitled) await conversations.update(id, { title: deriveTitle(stored.question.content) });
    return { conversation, ...stored };
  }

  /** Keeps the windows that a stored answer named to an account about itself; the answer does not depend on it. */
  async function noteWindows(
    { isConfidential }: Conversation,
    who: Visitor,
    { plan: { answer, chart, understanding }, record }: { readonly plan: TurnPlan; readonly record: AnswerRecord },
  ): Promise<void> {
    if (who === null || isConfidential || chart === null || understanding.question.person !== "self") return;
    const shownWindows = record.windows.map(({ factId }) => factId);
    try {
      await ledger.noteAnswer(who, { answer, index: chart.index, shownWindows });
    } catch (error) {
      log.warn({ err: error }, "the windows of an answer could not be kept in the ledger");
    }
  }

  return {
    /** Answers a message of a conversation and stores both. The first event yielded is `start`. */
    answerInConversation: async function* (
      conversation: Conversation,
      input: ChatMessageInput,
      { who, ...run }: TurnRun & { readonly who: Visitor },
    ): AsyncGenerator<ChatEvent, StoredAnswer> {
      const { id: chatId, owner, kundliId: current, pair } = conversation;
      const { replacesQuestionId, wasInterrupted, isAboutConversationChart = false } = input;
      const message = assessMessage(input.message);
      const ids = input.ids ?? { question: randomUUID(), answer: randomUUID() };
      const asked = { id: ids.question, role: "user", content: message, answer: null, createdAt: now() } as const;
      yield { kind: "start", chatId, questionId: ids.question, answerId: ids.answer };
      const { chart, isSelf } = await readChart(conversation);
      const { earlierTurns, memories, suggestions, births } = await readEarlierTurns(chatId, replacesQuestionId);
      const understanding = understand(input.question?.text === message ? input.question : message, memories);
      const userFacts = await updateUserFacts(conversation, { isSelf, who }, understanding);
      // A birth that was given in the conversation is what it is about.
      const isDecided = isAboutConversationChart || current === null;
      const isOffered = suggestions.includes(message);
      const savedCharts = input.pair
        ? toPairOfCharts(input.pair)
        : await loadSavedCharts(owner, who, { current, isDecided, isOffered, pair });
      // A caller that has parsed the message has read the births in it too.
      const typed = input.question === undefined ? { text: message, births } : undefined;
      const plan = await planTurn({ understanding, chart, userFacts, savedCharts, typed });
      const record = yield* narrateTurn(plan, { ...run, earlierTurns, wasInterrupted });
      const content = joinSentences(record.sentences);
      const answer = { id: ids.answer, role: "assistant", content, answer: record, createdAt: now() } as const;
      const stored = await storeTurn(conversation, { question: asked, answer }, replacesQuestionId);
      await noteWindows(conversation, who, { plan, record });
      return stored;
    },

    /** Answers one message without a conversation; nothing is stored. */
    answerOnce: async ({ message, chart, saved }: SingleMessage, who: Visitor, run: TurnRun): Promise<AnswerRecord> => {
      const savedCharts =
        saved &&
        (await loadSavedCharts(saved.owner, who, {
          current: saved.current,
          isDecided: false,
          isOffered: false,
          pair: null,
        }));
      const plan = await planTurn({ understanding: understand(message), chart, userFacts: [], savedCharts });
      const events = narrateTurn(plan, { ...run, earlierTurns: [] });
      for (;;) {
        const { done, value } = await events.next();
        if (done) return value;
      }
    },
  };
}
