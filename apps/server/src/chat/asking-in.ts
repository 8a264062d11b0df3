import { randomUUID } from "node:crypto";
import { statedIn } from "@lagna/astrologer";
import type { Clock } from "../clock.ts";
import { computation, takeSlot } from "../computing/computation.ts";
import type { Slot } from "../computing/slots.ts";
import type { Principal } from "../http/access.ts";
import { enforceLimit, type HitCounter, type Limit } from "../http/hit-counter.ts";
import type { KundliInput } from "../modules/kundli/service.ts";
import type { KundlisService } from "../modules/kundlis/service.ts";
import { type Answered, textOf } from "./answered.ts";
import type { AskedChart, Asking, SavedCharts } from "./asking.ts";
import type { ChatMessage, Conversation, ConversationRepository } from "./conversations/repository.ts";
import { birthIn } from "./kundli-data.ts";
import type { MemoryRepository } from "./memory/repository.ts";
import { oneAtATime } from "./one-at-a-time.ts";
import { type ChatOwner, ownerKey, userOwner } from "./owner.ts";
import { readQuestion } from "./question-length.ts";
import type { PastTurn } from "./provider.ts";
import { type Talks, unknownTalk, type Visitor } from "./talks.ts";
import type { TurnEvent } from "./turn.ts";

export interface AskingParts {
  readonly conversations: ConversationRepository;
  readonly memory: MemoryRepository;
  readonly saved: Pick<KundlisService, "recordOf" | "defaultOf" | "namesOf">;
  readonly ask: Asking;
  readonly counter: HitCounter;
  readonly clock: Clock;
}

export interface ChatQuestion {
  readonly chatId: string;
  readonly question: string;
  readonly insteadOf?: string | undefined;
  /** What the question and its answer are called, for whoever may have to ask again whether they were kept; made up where absent. */
  readonly ids?: { readonly question: string; readonly answer: string } | undefined;
  /** A question of oneself is meant of the talk's own chart too: whose chart is asked was decided before. */
  readonly isOfTalk?: boolean | undefined;
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
/** For one owner, on all their screens together. */
const LIMITS = {
  minute: { max: 20, windowMs: MINUTE_MS },
  day: { max: 400, windowMs: 24 * 60 * MINUTE_MS },
} satisfies Record<string, Limit>;

/** What a turn knows of those before it. */
const TURNS_KNOWN = 20;
const TITLE_LETTERS = 60;

/** The beginning of what was asked first, at a word's end. */
function titleOf(question: string): string {
  if (question.length <= TITLE_LETTERS) return question;
  const cut = question.slice(0, TITLE_LETTERS);
  const end = cut.lastIndexOf(" ");
  return `${cut.slice(0, end > TITLE_LETTERS / 2 ? end : TITLE_LETTERS).trimEnd()}…`;
}

/** Questions, in a talk and without one. */
export function askingIn(talks: Talks, { conversations, memory, saved, ask, counter, clock }: AskingParts) {
  const take = oneAtATime(counter);
  const now = (): string => clock().toISOString();

  /** Who has marked no kundli as their own speaks of themselves in any of them. */
  const isAboutAsker = async (isSelf: boolean, who: Visitor): Promise<boolean> =>
    isSelf || (who !== null && !(await saved.defaultOf(who))?.isSelf);

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
    const chips = known.at(-1)?.answer?.followUps ?? [];
    return { past, told: known.flatMap(({ answer }) => (answer?.told ? [answer.told] : [])), chips };
  }

  /** The charts of an account; a guest has none. */
  async function savedOf(
    owner: ChatOwner,
    who: Visitor,
    about: Omit<SavedCharts, "charts" | "birthOf">,
  ): Promise<SavedCharts | undefined> {
    if (owner.kind === "guest" || who === null) return undefined;
    const birthOf = async (id: string): Promise<KundliInput | null> => (await saved.recordOf(who, id))?.birth ?? null;
    return { charts: await saved.namesOf(who), birthOf, ...about };
  }

  async function* answerIn(
    conversation: Conversation,
    { question, insteadOf, ids, brokenOff, isOfTalk = false }: ChatQuestion,
    { who, ...going }: { who: Visitor; signal: AbortSignal; slot: Slot },
  ): AsyncGenerator<ChatEvent, Kept> {
    const { id: chatId, owner } = conversation;
    const { question: questionId, answer: answerId } = ids ?? { question: randomUUID(), answer: randomUUID() };
    const asked = { id: questionId, role: "user", content: question, answer: null, createdAt: now() } as const;
    yield { kind: "start", chatId, questionId, answerId };
    const { chart, isSelf } = await talks.chartOf(conversation);
    // What somebody says of their own life is no part of another's chart.
    const isOwn = await isAboutAsker(isSelf, who);
    if (isOwn) await remember(owner, question);
    const stated = isOwn ? await memory.ofOwner(owner) : [];
    const { chips, ...earlier } = await before(chatId, insteadOf);
    const { kundliId: current } = conversation;
    // A birth that was given in the talk is what it is about.
    const isDecided = isOfTalk || current === null;
    const others = await savedOf(owner, who, { current, isDecided, isOffered: chips.includes(question) });
    const asking = { question, chart, stated, saved: others, brokenOff, ...earlier };
    const answered = yield* ask(asking, going);
    const content = textOf(answered.sentences);
    const answer = { id: answerId, role: "assistant", content, answer: answered, createdAt: now() } as const;
    if (!(await conversations.addTurn(chatId, { question: asked, answer, insteadOf }))) throw unknownTalk();
    if (conversation.title === "") await conversations.change(chatId, { title: titleOf(question) });
    return { conversation, question: asked, answer };
  }

  async function storedChart(who: Pick<Principal, "userId">, id: string | null): Promise<AskedChart | null> {
    const record = id === null ? null : await saved.recordOf(who, id);
    return record && { birth: record.birth, stored: true };
  }

  return {
    /**
     * Asks in a talk, and keeps question and answer together. What it yields first says that it has begun.
     * @throws AppError 404, 401 as `status`; 409 while it is still being answered; 429, 503 as a computation; a model's failure where
     * nobody stands in for it
     */
    ask: async function* (
      asked: ChatQuestion,
      { who, signal }: { who: Visitor; signal: AbortSignal },
    ): AsyncGenerator<ChatEvent, Kept> {
      const conversation = await talks.opened(asked.chatId, who);
      if (!asked.brokenOff) await limited(conversation.owner);
      const slot = takeSlot();
      try {
        const free = await take(asked.chatId, asked.brokenOff);
        try {
          const read = { ...asked, question: readQuestion(asked.question) };
          return yield* answerIn(conversation, read, { who, signal, slot });
        } finally {
          await free();
        }
      } finally {
        slot.free();
      }
    },

    /** One question without a talk, of a chart that is given or of one's stored one. @throws AppError 422, 429, as `ask` */
    askOnce: async (
      { question, kundliData }: { question: string; kundliData: unknown },
      { who, signal }: { who: Pick<Principal, "userId" | "email">; signal: AbortSignal },
    ): Promise<Answered> => {
      await limited(userOwner(who));
      const read = readQuestion(question);
      const given = kundliData === undefined || kundliData === null || kundliData === "";
      const current = given ? ((await saved.defaultOf(who))?.id ?? null) : null;
      const chart: AskedChart | null = given
        ? await storedChart(who, current)
        : { birth: birthIn(kundliData, "kundli_data"), stored: false };
      // A question about what is given with it is about nothing else.
      const others = given
        ? await savedOf(userOwner(who), who, { current, isDecided: false, isOffered: false })
        : undefined;
      return computation(async (slot) => {
        const asking = { question: read, chart, told: [], past: [], stated: [], saved: others };
        const events = ask(asking, { signal, slot });
        for (;;) {
          const { done, value } = await events.next();
          if (done) return value;
        }
      });
    },

    /** An answer of one's own, for a stream that is taken up again. @throws AppError 404 */
    kept: async (answerId: string, who: Visitor): Promise<Kept | null> => {
      const found = await conversations.message(answerId);
      if (!found || found.message.answer === null) return null;
      const conversation = await talks.opened(found.conversation.id, who);
      const all = await conversations.messages(conversation.id);
      const at = all.findIndex(({ id }) => id === answerId);
      const question = all[at - 1];
      return question ? { conversation, question, answer: { ...found.message, answer: found.message.answer } } : null;
    },
  };
}
