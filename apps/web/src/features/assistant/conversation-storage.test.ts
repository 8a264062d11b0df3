import { expect, test } from "vitest";
import { CHAT_ID, createChatAnswer } from "../../test/fake-chat-server.ts";
import { saveConversation, readSavedConversation } from "./conversation-storage.ts";
import type { Conversation, Turn } from "./conversation-state.ts";

const turn = (number: number): Turn => ({
  key: `q-${number}`,
  question: `${number}?`,
  questionId: `q-${number}`,
  messageId: `a-${number}`,
  sentences: createChatAnswer().sentences,
  answer: createChatAnswer(),
  feedback: null,
  replaced: null,
  state: "there",
});
const createConversation = (turns: number): Conversation => ({
  chatId: CHAT_ID,
  pair: null,
  kundliId: "k-1",
  turns: Array.from({ length: turns }, (_, index) => turn(index)),
});
const NOW = new Date("2026-11-21T06:30:00Z");
const stored = () => JSON.parse(localStorage.getItem("lagna_chat_history_asha@example.org") ?? "null");

test("a conversation is stored in the browser with the specification's fields", () => {
  expect(saveConversation("asha@example.org", createConversation(1), NOW)).toBe(true);
  const history = stored();
  expect(history).toMatchObject({
    version: "1.0",
    totalMessages: 2,
    savedAt: NOW.toISOString(),
    lastUpdated: NOW.toISOString(),
  });
  expect(history.conversations[0].messages).toMatchObject([
    { id: "q-0", role: "user", content: "0?", timestamp: NOW.toISOString() },
    {
      id: "a-0",
      role: "assistant",
      model: "built-in",
      usedIndex: true,
      usedSections: ["dashas", "houses"],
      timing: { totalTime: 12 },
    },
  ]);
  expect(readSavedConversation("asha@example.org", CHAT_ID)).toMatchObject({
    chatId: CHAT_ID,
    turns: [{ question: "0?", state: "there" }],
  });
});

test("a long conversation is stored with its last 50 messages", () => {
  saveConversation("asha@example.org", createConversation(40), NOW);
  expect(stored().conversations[0].messages).toHaveLength(50);
  expect(readSavedConversation("asha@example.org", CHAT_ID)?.turns).toHaveLength(25);
});

test("ignores another account's conversation and invalid data", () => {
  saveConversation("asha@example.org", createConversation(1), NOW);
  expect(readSavedConversation("ravi@example.org", CHAT_ID)).toBeNull();
  localStorage.setItem("lagna_chat_history_asha@example.org", "{");
  expect(readSavedConversation("asha@example.org", CHAT_ID)).toBeNull();
});

test("a conversation that has not started is not stored", () => {
  expect(saveConversation("asha@example.org", { ...createConversation(1), chatId: null }, NOW)).toBe(false);
  expect(stored()).toBeNull();
});

test("of a turn only what the server has is stored: no question without an id, no answer that is missing or unfinished", () => {
  const turns = [
    { ...turn(1), questionId: null },
    { ...turn(2), answer: null },
    { ...turn(3), messageId: null },
    turn(4),
  ];
  saveConversation("asha@example.org", { ...createConversation(0), turns }, NOW);
  const messages = stored().conversations[0].messages as { id: string }[];
  expect(messages.map(({ id }) => id)).toEqual(["q-2", "q-3", "q-4", "a-4"]);
});

test("another conversation, or one of another version, is not returned", () => {
  saveConversation("asha@example.org", createConversation(1), NOW);
  expect(readSavedConversation("asha@example.org", "another")).toBeNull();
  const key = "lagna_chat_history_asha@example.org";
  localStorage.setItem(key, JSON.stringify({ ...stored(), version: "2.0" }));
  expect(readSavedConversation("asha@example.org", CHAT_ID)).toBeNull();
});
