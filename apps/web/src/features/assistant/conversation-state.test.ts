import { expect, test } from "vitest";
import { createChatAnswer } from "../../test/fake-chat-server.ts";
import { numberCitations } from "../../domain/answers/answer-sentences.ts";
import {
  NEW_CONVERSATION,
  type Conversation,
  type ConversationAction,
  conversationReducer,
} from "./conversation-state.ts";

const reduce = (...actions: ConversationAction[]): Conversation =>
  actions.reduce(conversationReducer, NEW_CONVERSATION);
const createAsked = (key: string, replacedQuestionId: string | null = null): ConversationAction => ({
  kind: "asked",
  key,
  question: `${key}?`,
  replacedQuestionId,
});
const createAnswered = (question: string): ConversationAction => ({
  kind: "told",
  event: { event: "done", data: createChatAnswer({ question_id: question, message_id: `a-${question}` }) },
});

test("adds sentences one by one and replaces them with the complete answer", () => {
  const { sentences } = createChatAnswer();
  const coming = reduce(
    createAsked("one"),
    ...sentences.map((data): ConversationAction => ({ kind: "told", event: { event: "sentence", data } })),
  );
  expect(coming.turns[0]).toMatchObject({ state: "coming", sentences });
  expect(conversationReducer(coming, createAnswered("q-1")).turns[0]).toMatchObject({
    state: "there",
    questionId: "q-1",
    key: "one",
  });
});

test("drops a model's sentences when another model takes over", () => {
  const [first] = createChatAnswer().sentences;
  if (!first) throw new Error("an answer has sentences");
  const conversation = reduce(
    createAsked("one"),
    { kind: "told", event: { event: "sentence", data: first } },
    { kind: "told", event: { event: "replaced", data: { model: "built-in" } } },
  );
  expect(conversation.turns[0]?.sentences).toEqual([]);
});

test("an edited question replaces the original and removes the turns after it", () => {
  const conversation = reduce(
    createAsked("one"),
    createAnswered("q-1"),
    createAsked("two"),
    createAnswered("q-2"),
    createAsked("other", "q-1"),
  );
  expect(conversation.turns.map(({ question }) => question)).toEqual(["other?"]);
});

test("a failed edited question restores the turns it replaced", () => {
  const two = reduce(createAsked("one"), createAnswered("q-1"), createAsked("two"), createAnswered("q-2"));
  const failed = [createAsked("other", "q-1"), { kind: "ended", outcome: "failed" } as const].reduce(
    conversationReducer,
    two,
  );
  expect(failed.turns).toEqual(two.turns);
});

test("a retry replaces only the turn that failed", () => {
  const [stopped] = [
    reduce(createAsked("one"), { kind: "ended", outcome: "stopped" }, createAsked("two"), createAnswered("q-2")),
  ];
  const again: ConversationAction = {
    kind: "asked",
    key: "again",
    question: "one?",
    replacedQuestionId: null,
    retriedKey: "one",
  };
  expect(conversationReducer(stopped, again).turns.map(({ key }) => key)).toEqual(["two", "again"]);
});

test("a turn that failed before it reached the server is removed by the next question", () => {
  const conversation = reduce(createAsked("one"), { kind: "ended", outcome: "failed" }, createAsked("one again"));
  expect(conversation.turns.map(({ question, state }) => [question, state])).toEqual([["one again?", "coming"]]);
});

test("a completed answer ignores a late end", () => {
  expect(reduce(createAsked("one"), createAnswered("q-1"), { kind: "ended", outcome: "stopped" }).turns[0]?.state).toBe(
    "there",
  );
});

test("numbers each fact once, in the order of the text", () => {
  const sentences = [
    { text: "a", citations: ["x", "y"] },
    { text: "b", citations: ["y", "z"] },
  ];
  expect([...numberCitations(sentences)]).toEqual([
    ["x", 1],
    ["y", 2],
    ["z", 3],
  ]);
});
