import type { ChatMessage } from "@lagna/contract";
import { MESSAGES_SHOWN } from "@lagna/contract";
import { CHAT_HISTORY_PREFIX, readStored, writeStored } from "../../lib/storage.ts";
import { type Answered, type Talk, talkOf, type Turn } from "./talk-state.ts";

/** The last talk in this browser: read while the server is out of reach, and shown at once after a reload. */
const keyOf = (account: string): string => CHAT_HISTORY_PREFIX + account;
/** Which talk is open in this tab. */
const OPEN_KEY = "lagna_open_talk";
const tab = () => sessionStorage;

interface KeptMessage {
  readonly id: string;
  readonly role: "user" | "assistant";
  readonly content: string;
  readonly timestamp: string;
  readonly model?: string;
  readonly usedIndex?: boolean;
  readonly usedSections?: readonly string[];
  readonly timing?: { readonly totalTime: number };
  readonly answer?: Answered;
}

interface KeptHistory {
  readonly version: "1.0";
  readonly savedAt: string;
  readonly lastUpdated: string;
  readonly totalMessages: number;
  readonly conversations: readonly {
    readonly chatId: string;
    readonly kundliId: string | null;
    readonly messages: readonly KeptMessage[];
  }[];
}

function messagesOf({ questionId, messageId, question, answer }: Turn, timestamp: string): KeptMessage[] {
  if (questionId === null) return [];
  const asked = { id: questionId, role: "user", content: question, timestamp } as const;
  if (!answer || messageId === null) return [asked];
  const { model, used_index: usedIndex, used_sections: usedSections, timing } = answer;
  const told = { id: messageId, role: "assistant", content: answer.answer, timestamp, answer } as const;
  return [asked, { ...told, model, usedIndex, usedSections, timing: { totalTime: timing.total_time } }];
}

/** Keeps a talk, of its messages the last fifty. False where this browser keeps nothing. */
export function keepTalk(account: string, { chatId, kundliId, turns }: Talk, now: Date): boolean {
  if (chatId === null) return false;
  const savedAt = now.toISOString();
  const messages = turns.flatMap((turn) => messagesOf(turn, savedAt)).slice(-MESSAGES_SHOWN);
  const history: KeptHistory = {
    version: "1.0",
    savedAt,
    lastUpdated: savedAt,
    totalMessages: messages.length,
    conversations: [{ chatId, kundliId, messages }],
  };
  return writeStored(keyOf(account), JSON.stringify(history));
}

/** The kept talk, if it is the one of that id; null for none, and for what cannot be read. */
export function keptTalk(account: string, chatId: string): Talk | null {
  try {
    const kept = JSON.parse(readStored(keyOf(account)) ?? "null") as KeptHistory | null;
    const talk = kept?.version === "1.0" ? kept.conversations.find((one) => one.chatId === chatId) : undefined;
    if (!talk) return null;
    const messages = talk.messages.map(({ id, role, content, timestamp, answer }): ChatMessage => ({
      id,
      role,
      content,
      timestamp,
      feedback: null,
      answer: answer ?? null,
    }));
    const summary = { title: "", state: "ready_for_questions", messages: 0, created_at: "", updated_at: "" } as const;
    return talkOf({ conversation: { ...summary, chat_id: chatId, kundli_id: talk.kundliId }, messages });
  } catch {
    return null;
  }
}

export const forgetKeptTalk = (account: string): void => void writeStored(keyOf(account), null);

export const openTalk = (): string | null => readStored(OPEN_KEY, tab);
export const keepOpenTalk = (chatId: string | null): void => void writeStored(OPEN_KEY, chatId, tab);
