import { describe, expect, test } from "vitest";
import { ASK_FORMS, ASK_SLOTS } from "../../src/request/object.ts";
import { ASK_OBJECT_IDS, ASK_OBJECTS } from "../../src/request/objects.data.ts";
import { readTalks } from "../../training/read-talks.ts";

const TALKS = [...readTalks("train"), ...readTalks("test")];
const ASKS = TALKS.flatMap(({ author, messages }) =>
  messages.flatMap(({ text, asks }) => asks.map((ask) => ({ author, text, ...ask }))),
);

test.each(ASK_OBJECT_IDS)("%s requires only slots that it has, and says what it is about", (id) => {
  const { slots, required, about } = ASK_OBJECTS[id];
  expect(slots).toEqual(expect.arrayContaining([...required]));
  expect(about).toMatch(/^\S.*[^.]$/u);
});

describe("the conversations of the corpus", () => {
  test("name only objects, forms and slots of the lists", () => {
    const unknown = ASKS.filter(
      ({ object, form, slots, from_talk: fromTalk = [] }) =>
        !Object.hasOwn(ASK_OBJECTS, object) ||
        !ASK_FORMS.includes(form) ||
        ![...Object.keys(slots), ...fromTalk].every((slot) => (ASK_SLOTS as readonly string[]).includes(slot)),
    );
    expect(unknown).toEqual([]);
  });

  test("every message asks for something, or is something: at most three things", () => {
    const odd = TALKS.flatMap(({ messages }) => messages.filter(({ asks }) => asks.length === 0 || asks.length > 3));
    expect(odd).toEqual([]);
  });

  test.each(ASK_OBJECT_IDS)("%s has messages", (id) => {
    expect(ASKS.filter(({ object }) => object === id).length).toBeGreaterThan(0);
  });
});
