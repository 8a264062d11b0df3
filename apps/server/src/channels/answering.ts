import { assess, type Tongue } from "@lagna/astrologer";
import { MOST_ASKED } from "@lagna/contract";
import type { ChatService } from "../chat/service.ts";
import type { Clock } from "../clock.ts";
import { AppError } from "../errors.ts";
import { JobNotYet } from "../jobs/handler.ts";
import type { Outbound } from "./outbound.ts";
import type { KnownChart } from "./charts.ts";
import type { ChannelPerson } from "./repository.ts";
import { splitText } from "./split.ts";
import type { TalkIds } from "./talk-id.ts";
import { wordsOf } from "./words.ts";

export interface AnsweringParts {
  readonly chats: Pick<
    ChatService,
    "startAsGuest" | "latestOfGuest" | "resume" | "giveBirth" | "ask" | "kept" | "allOf" | "erase"
  >;
  readonly talkIdOf: TalkIds;
  readonly clock: Clock;
}

export interface AskedInChannel {
  readonly messageId: string;
  readonly person: ChannelPerson;
  /** Null where they have given none yet. */
  readonly chart: KnownChart | null;
  readonly question: string;
  readonly tongue: Tongue;
  /** The name before what is offered to be asked next, where the chart is not the writer's own; null where it is. */
  readonly addressee: string | null;
}

export interface AnsweredInChannel {
  readonly says: readonly Outbound[];
  /** Nothing can be said of it without a chart. */
  readonly needsBirth: boolean;
}

/** Both channels' limit of a text, in UTF-16 units. */
export const MOST_LETTERS = 4096;
const MOST_CITED = 4;
const MOST_CHOICES = 3;
/** Somebody who asks faster than that is made to wait; beyond, they are told. */
const LONGEST_WAIT_S = 120;
const BUSY_S = 2;

type Kept = NonNullable<Awaited<ReturnType<AnsweringParts["chats"]["kept"]>>>;

type Talker = Pick<ChannelPerson, "channel" | "id">;

/** Each chart has a talk of its own, so that what somebody said of themselves is not taken for their mother's. */
const guestKey = ({ channel, id }: Talker, chartId: string | null): string =>
  [channel, id, ...(chartId === null ? [] : [chartId])].join(":");

/** A question as it is asked of another's chart: "Kamla: When will I marry?". */
export const addressed = (question: string, addressee: string | null): string =>
  addressee === null ? question : `${addressee}: ${question}`;

/** What an answer stands on is not torn: it goes with the last part where that has room, and else by itself. */
function partsOf(content: string, grounds: string): string[] {
  const parts = splitText(content, MOST_LETTERS);
  const whole = [...parts.slice(-1), grounds].filter(Boolean).join("\n\n");
  return whole.length <= MOST_LETTERS
    ? [...parts.slice(0, -1), whole]
    : [...parts, ...splitText(grounds, MOST_LETTERS)];
}

function saysOf({ answer: { content, answer } }: Kept, tongue: Tongue, addressee: string | null): Outbound[] {
  const cited = answer.citations.slice(0, MOST_CITED).map(({ text }) => `• ${text}`);
  const grounds = cited.length > 0 ? [wordsOf("from_chart", tongue), ...cited].join("\n") : "";
  const parts = partsOf(content, grounds);
  const choices = answer.followUps.slice(0, MOST_CHOICES).map((each) => addressed(each, addressee));
  return parts.map((text, at) => ({
    kind: "text",
    text,
    ...(at === parts.length - 1 && choices.length > 0 && { choices, choicesLabel: wordsOf("questions_label", tongue) }),
  }));
}

/** A message can be a little longer than a question: its end is left out, unless it shows danger. */
const readable = (text: string): string =>
  text.length <= MOST_ASKED || assess(text) !== null ? text : text.slice(0, MOST_ASKED);

/** Questions of a channel, asked of the astrologer as everybody's are. */
export function answering({ chats, talkIdOf, clock }: AnsweringParts) {
  const later = (seconds: number): JobNotYet => new JobNotYet(new Date(clock().getTime() + seconds * 1_000));

  async function chatOf({ person, chart }: AskedInChannel): Promise<string> {
    // A kundli of the account is talked about as the account: what its owner says of themselves is remembered there.
    if (chart?.kept) {
      const { account, kundliId } = chart.kept;
      return (await chats.resume(account, talkIdOf(person.id, kundliId), kundliId)).id;
    }
    const key = guestKey(person, chart?.id ?? null);
    const latest = await chats.latestOfGuest(key);
    const { id, birth } = latest ?? (await chats.startAsGuest(key)).conversation;
    if (chart && birth === null) await chats.giveBirth(id, chart.birth, null);
    return id;
  }

  async function answerTo(asked: AskedInChannel, signal: AbortSignal): Promise<Kept> {
    const ids = { question: `${asked.messageId}:question`, answer: `${asked.messageId}:answer` };
    // It was answered before a server ended that could not say so any more.
    const who = asked.chart?.kept?.account ?? null;
    const known = await chats.kept(ids.answer, who);
    if (known) return known;
    const chatId = await chatOf(asked);
    const question = readable(asked.question);
    const events = chats.ask({ chatId, question, ids, isOfTalk: true }, { who, signal });
    for (;;) {
      const { done, value } = await events.next();
      if (done) return value;
    }
  }

  return {
    /** @throws JobNotYet where it is too soon after the last one; AppError where no answer can be given now */
    ask: async (asked: AskedInChannel, signal: AbortSignal): Promise<AnsweredInChannel> => {
      try {
        const kept = await answerTo(asked, signal);
        const { kind, language } = kept.answer.answer;
        return { says: saysOf(kept, language, asked.addressee), needsBirth: asked.chart === null && kind === "talk" };
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        if (error.code === "chat_busy") throw later(BUSY_S);
        if (error.code !== "too_many_requests") throw error;
        const wait = error.retryAfterSeconds ?? BUSY_S;
        if (wait <= LONGEST_WAIT_S) throw later(wait);
        return { says: [{ kind: "text", text: wordsOf("enough_today", asked.tongue) }], needsBirth: false };
      }
    },

    /** What was said about these charts, and null for none. */
    talksOf: async (person: Talker, chartIds: readonly (string | null)[]) => {
      const owners = chartIds.map((chartId) => ({ kind: "guest", key: guestKey(person, chartId) }) as const);
      const all = await Promise.all(owners.map((owner) => chats.allOf(owner)));
      return all.flatMap(({ conversations, memory }) => [
        {
          messages: conversations.flatMap(({ messages }) =>
            messages.map(({ role, content, createdAt }) => ({ role, content, created_at: createdAt })),
          ),
          memory: memory.map(({ about, words, createdAt }) => ({ kind: about, text: words, stated_at: createdAt })),
        },
      ]);
    },

    /** The talks about these charts, and null for those about none, go with all that was said in them. */
    forget: async (person: Talker, chartIds: readonly (string | null)[]): Promise<void> => {
      for (const chartId of chartIds) await chats.erase({ kind: "guest", key: guestKey(person, chartId) });
    },
  };
}
export type Answering = ReturnType<typeof answering>;
