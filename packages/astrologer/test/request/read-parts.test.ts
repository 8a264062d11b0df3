import { expect, test } from "vitest";
import { understand } from "../../src/answer/understand-message.ts";
import type { TurnMemory } from "../../src/answer/answer-types.ts";
import { readParts } from "../../src/request/read-parts.ts";

const getObjects = (parts: ReturnType<typeof readParts>) => parts.map(({ ranked }) => ranked[0]?.object);

test("a message is read once, and again after other turns", () => {
  const turns: readonly TurnMemory[] = [];
  const read = readParts(understand("What is my moon sign?", turns));
  expect(getObjects(read)).toEqual(["rashi"]);
  expect(readParts(understand("What is my moon sign?", turns))).toBe(read);
  expect(getObjects(readParts(understand("When is Diwali this year?", turns)))).not.toEqual(["rashi"]);
  expect(readParts(understand("What is my moon sign?", []))).not.toBe(read);
});
