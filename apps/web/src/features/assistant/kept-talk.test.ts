import { expect, test } from "vitest";
import { CHAT_ID, chatAnswer } from "../../test/chat-server.ts";
import { keepTalk, keptTalk } from "./kept-talk.ts";
import type { Talk, Turn } from "./talk-state.ts";

const turn = (number: number): Turn => ({
  key: `q-${number}`,
  question: `${number}?`,
  questionId: `q-${number}`,
  messageId: `a-${number}`,
  sentences: chatAnswer().sentences,
  answer: chatAnswer(),
  feedback: null,
  inPlaceOf: null,
  state: "there",
});
const talk = (turns: number): Talk => ({
  chatId: CHAT_ID,
  kundliId: "k-1",
  turns: Array.from({ length: turns }, (_, index) => turn(index)),
});
const NOW = new Date("2026-11-21T06:30:00Z");
const stored = () => JSON.parse(localStorage.getItem("lagna_chat_history_asha@example.org") ?? "null");

test("a talk is kept in the browser with the specification's fields", () => {
  expect(keepTalk("asha@example.org", talk(1), NOW)).toBe(true);
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
  expect(keptTalk("asha@example.org", CHAT_ID)).toMatchObject({
    chatId: CHAT_ID,
    turns: [{ question: "0?", state: "there" }],
  });
});

test("of a long talk the last 50 messages", () => {
  keepTalk("asha@example.org", talk(40), NOW);
  expect(stored().conversations[0].messages).toHaveLength(50);
  expect(keptTalk("asha@example.org", CHAT_ID)?.turns).toHaveLength(25);
});

test("another account's is not read, nor what no one can read", () => {
  keepTalk("asha@example.org", talk(1), NOW);
  expect(keptTalk("ravi@example.org", CHAT_ID)).toBeNull();
  localStorage.setItem("lagna_chat_history_asha@example.org", "{");
  expect(keptTalk("asha@example.org", CHAT_ID)).toBeNull();
});
