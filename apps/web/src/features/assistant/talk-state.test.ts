import { expect, test } from "vitest";
import { chatAnswer } from "../../test/chat-server.ts";
import { citationNumbers, NEW_TALK, type Talk, type TalkAction, talkReducer } from "./talk-state.ts";

const after = (...actions: TalkAction[]): Talk => actions.reduce(talkReducer, NEW_TALK);
const asked = (key: string, insteadOf: string | null = null): TalkAction => ({
  kind: "asked",
  key,
  question: `${key}?`,
  insteadOf,
});
const answered = (question: string): TalkAction => ({
  kind: "told",
  event: { event: "done", data: chatAnswer({ question_id: question, message_id: `a-${question}` }) },
});

test("sentences come one by one, and the whole answer takes their place", () => {
  const { sentences } = chatAnswer();
  const coming = after(
    asked("one"),
    ...sentences.map((data): TalkAction => ({ kind: "told", event: { event: "sentence", data } })),
  );
  expect(coming.turns[0]).toMatchObject({ state: "coming", sentences });
  expect(talkReducer(coming, answered("q-1")).turns[0]).toMatchObject({
    state: "there",
    questionId: "q-1",
    key: "one",
  });
});

test("what a model had begun to say goes when another takes over", () => {
  const [first] = chatAnswer().sentences;
  if (!first) throw new Error("an answer has sentences");
  const talk = after(
    asked("one"),
    { kind: "told", event: { event: "sentence", data: first } },
    { kind: "told", event: { event: "replaced", data: { model: "built-in" } } },
  );
  expect(talk.turns[0]?.sentences).toEqual([]);
});

test("a question that is put anew takes its place, and what followed it goes", () => {
  const talk = after(asked("one"), answered("q-1"), asked("two"), answered("q-2"), asked("other", "q-1"));
  expect(talk.turns.map(({ question }) => question)).toEqual(["other?"]);
});

test("a question that came to nothing in the place of others leaves them where they stand", () => {
  const two = after(asked("one"), answered("q-1"), asked("two"), answered("q-2"));
  const failed = [asked("other", "q-1"), { kind: "ended", as: "failed" } as const].reduce(talkReducer, two);
  expect(failed.turns).toEqual(two.turns);
});

test("what is tried again takes the place of its first try, and no other's", () => {
  const [stopped] = [after(asked("one"), { kind: "ended", as: "stopped" }, asked("two"), answered("q-2"))];
  const again: TalkAction = { kind: "asked", key: "again", question: "one?", insteadOf: null, dropped: "one" };
  expect(talkReducer(stopped, again).turns.map(({ key }) => key)).toEqual(["two", "again"]);
});

test("what failed before the server knew of it makes way for the next try", () => {
  const talk = after(asked("one"), { kind: "ended", as: "failed" }, asked("one again"));
  expect(talk.turns.map(({ question, state }) => [question, state])).toEqual([["one again?", "coming"]]);
});

test("an answer that is there is not ended by what comes late", () => {
  expect(after(asked("one"), answered("q-1"), { kind: "ended", as: "stopped" }).turns[0]?.state).toBe("there");
});

test("facts are numbered once each, in the order of the text", () => {
  const sentences = [
    { text: "a", citations: ["x", "y"] },
    { text: "b", citations: ["y", "z"] },
  ];
  expect([...citationNumbers(sentences)]).toEqual([
    ["x", 1],
    ["y", 2],
    ["z", 3],
  ]);
});
