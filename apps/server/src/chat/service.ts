import { randomBytes, randomUUID } from "node:crypto";
import { statedIn } from "@lagna/astrologer";
import type { ChatState } from "@lagna/contract";
import type { Clock } from "../clock.ts";
import { AppError, invalidField } from "../errors.ts";
import type { Principal } from "../http/access.ts";
import { enforceLimit, type HitCounter, type Limit } from "../http/hit-counter.ts";
import type { KundliInput, KundliService } from "../modules/kundli/service.ts";
import type { KundlisService } from "../modules/kundlis/service.ts";
import type { Answered } from "./answered.ts";
import { textOf } from "./answered.ts";
import type { AskedChart, Asking, SavedCharts } from "./asking.ts";
import type {
  ChatMessage,
  Conversation,
  ConversationRepository,
  ChatFeedback,
  FeedbackChoice,
  FeedbackMark,
  ListedConversation,
  ReadMessage,
} from "./conversations/repository.ts";
import { birthIn } from "./kundli-data.ts";
import type { MemoryRepository, Remembered } from "./memory/repository.ts";
import { type ChatOwner, ownerKey } from "./owner.ts";
import type { PastTurn } from "./provider.ts";
import type { TurnEvent } from "./turn.ts";

export type { Answered } from "./answered.ts";
export type {
  AskedQuestion,
  ChatFeedback,
  Conversation,
  FeedbackCount,
  GivenFeedback,
  ListedConversation,
  ReadMessage,
} from "./conversations/repository.ts";
export type { Remembered } from "./memory/repository.ts";
export type { ChatOwner } from "./owner.ts";
export type { TurnEvent } from "./turn.ts";

export interface ChatParts {
  readonly conversations: ConversationRepository;
  readonly memory: MemoryRepository;
  readonly saved: Pick<KundlisService, "recordOf" | "defaultOf" | "namesOf">;
  readonly kundlis: Pick<KundliService, "ofBirth">;
  readonly ask: Asking;
  readonly counter: HitCounter;
  readonly clock: Clock;
}

/** An account, or nobody's: then the id of a talk alone opens it, and only one that belongs to no account. */
export type Visitor = Pick<Principal, "userId" | "email"> | null;

export interface ChatQuestion {
  readonly chatId: string;
  readonly question: string;
  readonly insteadOf?: string | undefined;
  /** What the question and its answer are called, for whoever may have to ask again whether they were kept; made up where absent. */
  readonly ids?: { readonly question: string; readonly answer: string } | undefined;
  /** Another server died over its answer: the built-in astrologer stands in, and says so. */
  readonly brokenOff?: boolean | undefined;
}

/** A question and its answer as they were kept. */
export interface Kept {
  readonly conversation: Conversation;
  readonly question: ChatMessage;
  readonly answer: ChatMessage & { readonly answer: Answered };
}

export type ChatEvent =
  | { readonly kind: "start"; readonly chatId: string; readonly questionId: string; readonly answerId: string }
  | TurnEvent;

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
/** For one owner, on all their screens together. */
const LIMITS = {
  minute: { max: 20, windowMs: MINUTE_MS },
  day: { max: 400, windowMs: DAY_MS },
} satisfies Record<string, Limit>;
const STARTS: Limit = { max: 120, windowMs: 60 * MINUTE_MS };

const MOST_CONVERSATIONS = 1000;
/** What a turn knows of those before it. */
const TURNS_KNOWN = 20;
const TITLE_LETTERS = 60;

const userOwner = ({ userId }: Pick<Principal, "userId">): ChatOwner => ({ kind: "user", userId });
const unknown = (): AppError => new AppError("chat_unknown");

export interface FeedbackAsked extends FeedbackChoice {
  readonly limit: number;
  readonly cursor?: string | undefined;
}

function markIn(cursor: string): FeedbackMark {
  const [createdAt = "", messageId] = cursor.split("~");
  if (messageId === undefined) throw invalidField("cursor", "cursor_unknown");
  return { createdAt, messageId };
}

/** The beginning of what was asked first, at a word's end. */
function titleOf(question: string): string {
  if (question.length <= TITLE_LETTERS) return question;
  const cut = question.slice(0, TITLE_LETTERS);
  const end = cut.lastIndexOf(" ");
  return `${cut.slice(0, end > TITLE_LETTERS / 2 ? end : TITLE_LETTERS).trimEnd()}…`;
}

/** Talks with the astrologer: begun, given a chart, asked in, kept. Channels ask here as people do. */
export function chatService({ conversations, memory, saved, kundlis, ask, counter, clock }: ChatParts) {
  const answering = new Set<string>();
  const now = (): string => clock().toISOString();

  async function opened(chatId: string, who: Visitor): Promise<Conversation> {
    const found = await conversations.find(chatId);
    if (!found) throw unknown();
    if (found.owner.kind === "guest") return found;
    if (who === null) throw new AppError("unauthenticated");
    if (found.owner.userId !== who.userId) throw unknown();
    return found;
  }

  /** What it is about, and whether that is known to be the asker. */
  async function chartOf({ owner, kundliId, birth }: Conversation) {
    if (owner.kind === "guest" || kundliId === null) return { chart: birth && { birth, stored: true }, isSelf: true };
    const record = await saved.recordOf({ userId: owner.userId }, kundliId);
    return { chart: record && { birth: record.birth, stored: true }, isSelf: record?.isSelf ?? false };
  }

  /** Who has marked no kundli as their own speaks of themselves in any of them. */
  const isAboutAsker = async (isSelf: boolean, who: Visitor): Promise<boolean> =>
    isSelf || (who !== null && !(await saved.defaultOf(who))?.isSelf);

  const stateOf = async (conversation: Conversation): Promise<ChatState> =>
    (await chartOf(conversation)).chart === null ? "awaiting_birth_details" : "ready_for_questions";

  async function begin(
    owner: ChatOwner,
    about: Pick<Conversation, "kundliId" | "birth">,
    id = randomBytes(32).toString("base64url"),
  ): Promise<Conversation> {
    await enforceLimit(counter, `chats:${ownerKey(owner)}`, STARTS);
    // One is begun with each visit of the page: those in which nothing was asked go again.
    await conversations.eraseEmpty(owner, new Date(clock().getTime() - DAY_MS).toISOString());
    if ((await conversations.count(owner)) >= MOST_CONVERSATIONS)
      throw new AppError({ code: "chats_full", params: { max: MOST_CONVERSATIONS } });
    const made: Conversation = { id, owner, title: "", ...about, createdAt: now(), updatedAt: now() };
    if (!(await conversations.create(made))) throw new AppError("unauthenticated");
    return made;
  }

  async function ownKundli(who: Pick<Principal, "userId">, kundliId: string): Promise<string> {
    if (!(await saved.recordOf(who, kundliId))) throw new AppError("kundli_unknown");
    return kundliId;
  }

  async function limited(owner: ChatOwner): Promise<void> {
    await enforceLimit(counter, `asked:${ownerKey(owner)}`, LIMITS.minute);
    await enforceLimit(counter, `asked-today:${ownerKey(owner)}`, LIMITS.day);
  }

  async function remember(owner: ChatOwner, question: string): Promise<void> {
    for (const stated of statedIn(question))
      await memory.keep(owner, { id: randomUUID(), ...stated, createdAt: now() });
  }

  /** What came before a turn: of a question that is asked anew, only what stands before it. */
  async function before(chatId: string, insteadOf: string | undefined) {
    const all = await conversations.messages(chatId, insteadOf === undefined ? 2 * TURNS_KNOWN : undefined);
    const end = insteadOf === undefined ? -1 : all.findIndex(({ id }) => id === insteadOf);
    const known = (end < 0 ? all : all.slice(0, end)).slice(-2 * TURNS_KNOWN);
    const past = known.flatMap(({ role, content }, at): PastTurn[] =>
      role === "assistant" ? [{ question: known[at - 1]?.content ?? "", answer: content }] : [],
    );
    return { past, told: known.flatMap(({ answer }) => (answer?.told ? [answer.told] : [])) };
  }

  /** The charts of an account; a guest has none. */
  async function savedOf(owner: ChatOwner, who: Visitor, current: string | null): Promise<SavedCharts | undefined> {
    if (owner.kind === "guest" || who === null) return undefined;
    const birthOf = async (id: string): Promise<KundliInput | null> => (await saved.recordOf(who, id))?.birth ?? null;
    return { charts: await saved.namesOf(who), current, birthOf };
  }

  async function* answerIn(
    conversation: Conversation,
    { question, insteadOf, ids, brokenOff }: ChatQuestion,
    { who, signal }: { who: Visitor; signal: AbortSignal },
  ): AsyncGenerator<ChatEvent, Kept> {
    const { id: chatId, owner } = conversation;
    const { question: questionId, answer: answerId } = ids ?? { question: randomUUID(), answer: randomUUID() };
    const asked = { id: questionId, role: "user", content: question, answer: null, createdAt: now() } as const;
    yield { kind: "start", chatId, questionId, answerId };
    const { chart, isSelf } = await chartOf(conversation);
    // What somebody says of their own life is no part of another's chart.
    const isOwn = await isAboutAsker(isSelf, who);
    if (isOwn) await remember(owner, question);
    const stated = isOwn ? await memory.ofOwner(owner) : [];
    const others = await savedOf(owner, who, conversation.kundliId);
    const asking = { question, chart, stated, saved: others, brokenOff, ...(await before(chatId, insteadOf)) };
    const answered = yield* ask(asking, signal);
    const content = textOf(answered.sentences);
    const answer = { id: answerId, role: "assistant", content, answer: answered, createdAt: now() } as const;
    if (!(await conversations.addTurn(chatId, { question: asked, answer, insteadOf }))) throw unknown();
    if (conversation.title === "") await conversations.change(chatId, { title: titleOf(question) });
    return { conversation, question: asked, answer };
  }

  async function messageOf(id: string, who: Pick<Principal, "userId">): Promise<ReadMessage> {
    const found = await conversations.message(id);
    const { owner } = found?.conversation ?? {};
    if (!found || owner?.kind !== "user" || owner.userId !== who.userId) throw new AppError("chat_message_unknown");
    return found.message;
  }

  return {
    /** A talk of an account's: about the kundli that is named, else the one that is oneself or the latest. @throws AppError 404 for another's */
    start: async (who: Pick<Principal, "userId" | "email">, kundliId?: string) => {
      const chosen =
        kundliId === undefined ? ((await saved.defaultOf(who))?.id ?? null) : await ownKundli(who, kundliId);
      const conversation = await begin(userOwner(who), { kundliId: chosen, birth: null });
      return { conversation, state: await stateOf(conversation) };
    },

    /** The talk of an account's under an id that its caller has made, so that it is found again: about that kundli. @throws AppError 404 for another's */
    resume: async (who: Pick<Principal, "userId" | "email">, id: string, kundliId: string): Promise<Conversation> => {
      const found = await conversations.find(id);
      if (!found) return begin(userOwner(who), { kundliId: await ownKundli(who, kundliId), birth: null }, id);
      await opened(id, who);
      if (found.kundliId === kundliId) return found;
      await conversations.change(id, { kundliId: await ownKundli(who, kundliId), birth: null });
      return { ...found, kundliId, birth: null };
    },

    /** A talk of somebody without an account: the birth they gave in the last one is theirs still. */
    startAsGuest: async (key: string): Promise<{ conversation: Conversation; state: ChatState }> => {
      const owner: ChatOwner = { kind: "guest", key };
      const birth = (await conversations.ofOwner(owner)).find((one) => one.birth !== null)?.birth ?? null;
      const conversation = await begin(owner, { kundliId: null, birth });
      return { conversation, state: await stateOf(conversation) };
    },

    /** The talk a guest was in last; null where there is none. */
    latestOfGuest: async (key: string): Promise<Conversation | null> =>
      (await conversations.ofOwner({ kind: "guest", key }))[0] ?? null,

    /** @throws AppError 404, also for anybody else's; 401 for an account's without its token */
    status: async (chatId: string, who: Visitor): Promise<ChatState> => stateOf(await opened(chatId, who)),

    /**
     * Gives a talk its birth: read from what was pasted, or as it stands. @throws AppError 422 naming what is wrong with it; 404, 401 as `status`
     */
    giveBirth: async (chatId: string, given: string | KundliInput, who: Visitor): Promise<ChatState> => {
      await opened(chatId, who);
      const birth = typeof given === "string" ? birthIn(given, "details_text") : given;
      // A place or a time that there is none of is refused now, and not with every question.
      await kundlis.ofBirth(birth);
      await conversations.change(chatId, { kundliId: null, birth });
      return "ready_for_questions";
    },

    /**
     * Asks in a talk, and keeps question and answer together. What it yields first says that it has begun.
     * @throws AppError 404, 401 as `status`; 409 while it is still being answered; 429; a model's failure where nobody stands in for it
     */
    ask: async function* (
      asked: ChatQuestion,
      { who, signal }: { who: Visitor; signal: AbortSignal },
    ): AsyncGenerator<ChatEvent, Kept> {
      const conversation = await opened(asked.chatId, who);
      if (!asked.brokenOff) await limited(conversation.owner);
      if (answering.has(asked.chatId)) throw new AppError("chat_busy");
      answering.add(asked.chatId);
      try {
        return yield* answerIn(conversation, asked, { who, signal });
      } finally {
        answering.delete(asked.chatId);
      }
    },

    /** One question without a talk, of a chart that is given or of one's stored one. @throws AppError 422, 429, as `ask` */
    askOnce: async (
      { question, kundliData }: { question: string; kundliData: unknown },
      { who, signal }: { who: Pick<Principal, "userId" | "email">; signal: AbortSignal },
    ): Promise<Answered> => {
      await limited(userOwner(who));
      const given = kundliData === undefined || kundliData === null || kundliData === "";
      const current = given ? ((await saved.defaultOf(who))?.id ?? null) : null;
      const chart: AskedChart | null = given
        ? await storedChart(who, current)
        : { birth: birthIn(kundliData, "kundli_data"), stored: false };
      // A question about what is given with it is about nothing else.
      const others = given ? await savedOf(userOwner(who), who, current) : undefined;
      const events = ask({ question, chart, told: [], past: [], stated: [], saved: others }, signal);
      for (;;) {
        const { done, value } = await events.next();
        if (done) return value;
      }
    },

    list: async (who: Pick<Principal, "userId">): Promise<ListedConversation[]> =>
      (await conversations.ofOwner(userOwner(who))).filter(({ messages }) => messages > 0),

    /** What was asked in all of one's talks, the latest first. */
    questions: (who: Pick<Principal, "userId">, limit: number) => conversations.questions(userOwner(who), limit),

    /** The last messages of one, or all of them. @throws AppError 404, also for anybody else's */
    history: async (who: Pick<Principal, "userId" | "email">, chatId: string, last?: number) => {
      const conversation = await opened(chatId, who);
      if (conversation.owner.kind === "guest") throw unknown();
      return {
        conversation,
        state: await stateOf(conversation),
        messages: await conversations.messages(chatId, last),
      };
    },

    /** @throws AppError 404, also for anybody else's, talk or kundli */
    change: async (
      who: Pick<Principal, "userId" | "email">,
      chatId: string,
      { title, kundliId }: { title?: string | undefined; kundliId?: string | undefined },
    ): Promise<void> => {
      await opened(chatId, who);
      const about = kundliId === undefined ? {} : { kundliId: await ownKundli(who, kundliId), birth: null };
      await conversations.change(chatId, { ...(title !== undefined && { title }), ...about });
    },

    /** @throws AppError 404, also for anybody else's */
    remove: async (who: Pick<Principal, "userId">, chatId: string): Promise<void> => {
      if (!(await conversations.delete(userOwner(who), chatId))) throw unknown();
    },

    clear: (who: Pick<Principal, "userId">): Promise<void> => conversations.erase(userOwner(who)),

    stateOf,

    /** An answer of one's own, for a stream that is taken up again. @throws AppError 404 */
    kept: async (answerId: string, who: Visitor): Promise<Kept | null> => {
      const found = await conversations.message(answerId);
      if (!found || found.message.answer === null) return null;
      const conversation = await opened(found.conversation.id, who);
      const all = await conversations.messages(conversation.id);
      const at = all.findIndex(({ id }) => id === answerId);
      const question = all[at - 1];
      return question ? { conversation, question, answer: { ...found.message, answer: found.message.answer } } : null;
    },

    /** What a person thinks of an answer; null takes it back. @throws AppError 404 for what is no answer of theirs */
    judge: async (
      who: Pick<Principal, "userId">,
      messageId: string,
      feedback: Omit<ChatFeedback, "createdAt"> | null,
    ): Promise<void> => {
      const { answer } = await messageOf(messageId, who);
      if (answer === null) throw new AppError("chat_message_unknown");
      const { language } = answer;
      await conversations.judge(messageId, feedback && { ...feedback, language, createdAt: now() });
    },

    /** One page of what people think of answers, and how many think what. @throws AppError 422 for a mark that is none */
    feedback: async ({ limit, cursor, ...choice }: FeedbackAsked) => {
      const after = cursor === undefined ? null : markIn(cursor);
      const [counts, found] = await Promise.all([
        conversations.countFeedback(),
        conversations.feedback(choice, limit + 1, after),
      ]);
      const given = found.slice(0, limit);
      const last = found.length > limit ? given.at(-1) : undefined;
      return { counts, given, nextCursor: last ? `${last.createdAt}~${last.answer.id}` : null };
    },

    memoryOf: (who: Pick<Principal, "userId">): Promise<Remembered[]> => memory.ofOwner(userOwner(who)),

    /** @throws AppError 404 for what is no line of theirs */
    forget: async (who: Pick<Principal, "userId">, id: string): Promise<void> => {
      if (!(await memory.forget(userOwner(who), id))) throw new AppError("memory_unknown");
    },

    forgetAll: (who: Pick<Principal, "userId">): Promise<void> => memory.erase(userOwner(who)),

    /** Everything of an owner: talks with all their messages, and what they have said of their life. */
    allOf: async (owner: ChatOwner) => {
      const talks = await conversations.ofOwner(owner);
      const withMessages = await Promise.all(
        talks.map(async (conversation) => ({ conversation, messages: await conversations.messages(conversation.id) })),
      );
      return { conversations: withMessages, memory: await memory.ofOwner(owner) };
    },

    erase: async (owner: ChatOwner): Promise<void> => {
      await conversations.erase(owner);
      await memory.erase(owner);
    },
  };

  async function storedChart(who: Pick<Principal, "userId">, id: string | null): Promise<AskedChart | null> {
    const record = id === null ? null : await saved.recordOf(who, id);
    return record && { birth: record.birth, stored: true };
  }
}
export type ChatService = ReturnType<typeof chatService>;
