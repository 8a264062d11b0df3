import type { ChatMessage } from "@lagna/contract";
import { MAX_MESSAGES_SHOWN } from "@lagna/contract";
import { CHAT_HISTORY_PREFIX, readStored, writeStored } from "../../lib/storage.ts";
import { type ChatAnswer, type Conversation, isCareTurn, toConversation, type Turn } from "./conversation-state.ts";

/** Key of the last conversation in this browser: shown while the server is out of reach, and at once after a reload. */
const buildStorageKey = (account: string): string => CHAT_HISTORY_PREFIX + account;
/** Id of the conversation that is open in this tab. */
const OPEN_KEY = "lagna_open_talk";
const getTabStorage = () => sessionStorage;

interface StoredMessage {
  readonly id: string;
  readonly role: "user" | "assistant";
  readonly content: string;
  readonly timestamp: string;
  readonly model?: string;
  readonly usedIndex?: boolean;
  readonly usedSections?: readonly string[];
  readonly timing?: { readonly totalTime: number };
  readonly answer?: ChatAnswer;
}

interface StoredHistory {
  readonly version: "1.0";
  readonly savedAt: string;
  readonly lastUpdated: string;
  readonly totalMessages: number;
  readonly conversations: readonly {
    readonly chatId: string;
    readonly kundliId: string | null;
    /** Absent in conversations stored before this field existed. */
    readonly pair?: Conversation["pair"];
    readonly messages: readonly StoredMessage[];
  }[];
}

function toStoredMessages({ questionId, messageId, question, answer }: Turn, timestamp: string): StoredMessage[] {
  if (questionId === null) return [];
  const userMessage = { id: questionId, role: "user", content: question, timestamp } as const;
  if (!answer || messageId === null) return [userMessage];
  const { model, used_index: usedIndex, used_sections: usedSections, timing } = answer;
  const assistantMessage = { id: messageId, role: "assistant", content: answer.answer, timestamp, answer } as const;
  return [
    userMessage,
    { ...assistantMessage, model, usedIndex, usedSections, timing: { totalTime: timing.total_time } },
  ];
}

/**
 * Stores a conversation with its last fifty messages. False if this browser stores nothing, or if a person showed a danger in it: another
 * person who holds the phone could read it there.
 */
export function saveConversation(account: string, { chatId, kundliId, pair, turns }: Conversation, now: Date): boolean {
  if (chatId === null) return false;
  if (turns.some(isCareTurn)) {
    clearSavedConversation(account);
    return false;
  }
  const savedAt = now.toISOString();
  const messages = turns.flatMap((turn) => toStoredMessages(turn, savedAt)).slice(-MAX_MESSAGES_SHOWN);
  const history: StoredHistory = {
    version: "1.0",
    savedAt,
    lastUpdated: savedAt,
    totalMessages: messages.length,
    conversations: [{ chatId, kundliId, pair, messages }],
  };
  return writeStored(buildStorageKey(account), JSON.stringify(history));
}

/** The stored conversation if it has that id; null if there is none or it cannot be parsed. */
export function readSavedConversation(account: string, chatId: string): Conversation | null {
  try {
    const stored = JSON.parse(readStored(buildStorageKey(account)) ?? "null") as StoredHistory | null;
    const conversation =
      stored?.version === "1.0" ? stored.conversations.find((one) => one.chatId === chatId) : undefined;
    if (!conversation) return null;
    const messages = conversation.messages.map(({ id, role, content, timestamp, answer }): ChatMessage => ({
      id,
      role,
      content,
      timestamp,
      feedback: null,
      answer: answer ?? null,
    }));
    const unknown = { messages: 0, created_at: "", updated_at: "", confidential: false, hidden: false };
    const summary = { title: "", state: "ready_for_questions", ...unknown } as const;
    return toConversation({
      conversation: { ...summary, chat_id: chatId, kundli_id: conversation.kundliId, pair: conversation.pair ?? null },
      messages,
    });
  } catch {
    return null;
  }
}

export const clearSavedConversation = (account: string): void => void writeStored(buildStorageKey(account), null);

export const readOpenConversationId = (): string | null => readStored(OPEN_KEY, getTabStorage);
export const saveOpenConversationId = (chatId: string | null): void =>
  void writeStored(OPEN_KEY, chatId, getTabStorage);
