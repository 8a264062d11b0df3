import type { AnswerLanguage, Question } from "@lagna/astrologer";
import { MAX_QUESTION_LENGTH } from "@lagna/contract";
import type { PairOfBirths } from "../chat/run-turn.ts";
import type { ChatService } from "../chat/service.ts";
import type { Clock } from "../time/clock.ts";
import { AppError } from "../errors/app-error.ts";
import { JobPostponed } from "../jobs/job-handler.ts";
import type { OutboundMessage } from "./outbound-message.ts";
import type { KnownChart } from "./channel-chart-service.ts";
import type { ChannelPerson } from "./repository.ts";
import { splitText } from "./split-text.ts";
import type { CreateConversationId } from "./conversation-id.ts";
import { formatChannelText } from "./channel-texts.ts";

export interface ChatServiceAdapterParts {
  readonly chats: Pick<
    ChatService,
    "startAsGuest" | "findLatestOfGuest" | "resume" | "giveBirth" | "ask" | "findStoredAnswer" | "exportAll" | "erase"
  >;
  readonly createConversationId: CreateConversationId;
  readonly clock: Clock;
}

export interface ChannelQuestion {
  readonly messageId: string;
  readonly person: ChannelPerson;
  /** Null if they have given no birth yet. */
  readonly chart: KnownChart | null;
  readonly question: Question;
  readonly language: AnswerLanguage;
  /** The name put before suggested questions if the chart is not the writer's own; null if it is. */
  readonly addressee: string | null;
  /** The births of a question about two people. */
  readonly pair?: PairOfBirths | undefined;
}

export interface ChannelAnswer {
  readonly messages: readonly OutboundMessage[];
  /** The question cannot be answered without a chart. */
  readonly needsBirth: boolean;
}

/** Maximum length of a text in both channels, in UTF-16 units. */
export const MAX_LETTERS = 4096;
const MAX_CITED = 4;
const MAX_CHOICES = 3;
/** If the rate limit requires a longer wait, the person is told instead of being kept waiting. */
const MAX_WAIT_S = 120;
const BUSY_RETRY_S = 2;

type StoredAnswer = NonNullable<Awaited<ReturnType<ChatServiceAdapterParts["chats"]["findStoredAnswer"]>>>;

type ChannelSenderId = Pick<ChannelPerson, "channel" | "id">;

/** Each chart has its own conversation, so that what a user says about themselves is not applied to, say, their mother's chart. */
const toGuestKey = ({ channel, id }: ChannelSenderId, chartId: string | null): string =>
  [channel, id, ...(chartId === null ? [] : [chartId])].join(":");

/** A question about another person's chart: "Kamla: When will I marry?". */
export const addressQuestion = (question: string, addressee: string | null): string =>
  addressee === null ? question : `${addressee}: ${question}`;

/** Splits an answer. The list of cited facts is not split: it is appended to the last part if it fits, else it is a separate part. */
function splitAnswer(content: string, citations: string): string[] {
  const parts = splitText(content, MAX_LETTERS);
  const lastPart = [...parts.slice(-1), citations].filter(Boolean).join("\n\n");
  return lastPart.length <= MAX_LETTERS
    ? [...parts.slice(0, -1), lastPart]
    : [...parts, ...splitText(citations, MAX_LETTERS)];
}

function toOutboundMessages(
  { answer: { content, answer } }: StoredAnswer,
  language: AnswerLanguage,
  addressee: string | null,
): OutboundMessage[] {
  const cited = answer.citations.slice(0, MAX_CITED).map(({ text }) => `• ${text}`);
  const citations = cited.length > 0 ? [formatChannelText("from_chart", language), ...cited].join("\n") : "";
  const parts = splitAnswer(content, citations);
  const choices = answer.followUps.slice(0, MAX_CHOICES).map((each) => addressQuestion(each, addressee));
  return parts.map((text, at) => ({
    kind: "text",
    text,
    ...(at === parts.length - 1 &&
      choices.length > 0 && { choices, choicesLabel: formatChannelText("questions_label", language) }),
  }));
}

/** Messages may be longer than questions: the end is cut off, unless the text shows danger. */
const truncateQuestion = ({ text, danger }: Question): string =>
  danger === null ? text.slice(0, MAX_QUESTION_LENGTH) : text;

/** Asks the questions of a channel's users with the same chat service as the website. */
export function createChatServiceAdapter({ chats, createConversationId, clock }: ChatServiceAdapterParts) {
  const postpone = (seconds: number): JobPostponed => new JobPostponed(new Date(clock().getTime() + seconds * 1_000));

  async function openConversation({ person, chart }: ChannelQuestion): Promise<string> {
    // Questions about a kundli of an account are asked as that account, so that facts the owner states are remembered there.
    if (chart?.savedIn) {
      const { account, kundliId } = chart.savedIn;
      return (await chats.resume(account, createConversationId(person.id, kundliId), kundliId)).id;
    }
    const key = toGuestKey(person, chart?.id ?? null);
    const latest = await chats.findLatestOfGuest(key);
    const { id, birth } = latest ?? (await chats.startAsGuest(key)).conversation;
    if (chart && birth === null) await chats.giveBirth(id, chart.birth, null);
    return id;
  }

  async function findOrCreateAnswer(asked: ChannelQuestion, signal: AbortSignal): Promise<StoredAnswer> {
    const ids = { question: `${asked.messageId}:question`, answer: `${asked.messageId}:answer` };
    // An earlier attempt answered it, but its server stopped before it could record that.
    const who = asked.chart?.savedIn?.account ?? null;
    const stored = await chats.findStoredAnswer(ids.answer, who);
    if (stored) return stored;
    const chatId = await openConversation(asked);
    const { question } = asked;
    const input = {
      chatId,
      message: truncateQuestion(question),
      question,
      ids,
      isAboutConversationChart: true,
      pair: asked.pair,
    };
    const events = chats.ask(input, { who, signal });
    for (;;) {
      const { done, value } = await events.next();
      if (done) return value;
    }
  }

  return {
    /** @throws JobPostponed if it comes too soon after the last question; AppError if no answer can be given now */
    answer: async (question: ChannelQuestion, signal: AbortSignal): Promise<ChannelAnswer> => {
      try {
        const stored = await findOrCreateAnswer(question, signal);
        const { kind, language } = stored.answer.answer;
        return {
          messages: toOutboundMessages(stored, language, question.addressee),
          needsBirth: question.chart === null && kind === "talk",
        };
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        if (error.code === "chat_busy") throw postpone(BUSY_RETRY_S);
        if (error.code !== "too_many_requests") throw error;
        const wait = error.retryAfterSeconds ?? BUSY_RETRY_S;
        if (wait <= MAX_WAIT_S) throw postpone(wait);
        return {
          messages: [{ kind: "text", text: formatChannelText("enough_today", question.language) }],
          needsBirth: false,
        };
      }
    },

    /** Messages and remembered facts of the conversations about these charts; null stands for the conversation without a chart. */
    listConversations: async (person: ChannelSenderId, chartIds: readonly (string | null)[]) => {
      const owners = chartIds.map((chartId) => ({ kind: "guest", key: toGuestKey(person, chartId) }) as const);
      const all = await Promise.all(owners.map((owner) => chats.exportAll(owner)));
      return all.flatMap(({ conversations, memory }) => [
        {
          messages: conversations.flatMap(({ messages }) =>
            messages.map(({ role, content, createdAt }) => ({ role, content, created_at: createdAt })),
          ),
          memory: memory.map(({ about, words, createdAt }) => ({ kind: about, text: words, stated_at: createdAt })),
        },
      ]);
    },

    /** Deletes the conversations about these charts with all their content; null stands for the conversation without a chart. */
    deleteConversations: async (person: ChannelSenderId, chartIds: readonly (string | null)[]): Promise<void> => {
      for (const chartId of chartIds) await chats.erase({ kind: "guest", key: toGuestKey(person, chartId) });
    },
  };
}
export type ChatServiceAdapter = ReturnType<typeof createChatServiceAdapter>;
