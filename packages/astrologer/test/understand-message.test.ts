import { expect, test } from "vitest";
import { createAnswer, type TurnMemory, understand } from "../src/index.ts";
import { answerMessage } from "./answer-message.ts";
import { buildTestIndex, CHART_M } from "./test-charts.ts";

const index = buildTestIndex(CHART_M);

function remember(...questions: readonly string[]): TurnMemory[] {
  const turns: TurnMemory[] = [];
  for (const question of questions) turns.push(answerMessage({ question, index, turns }).memory);
  return turns;
}

test("an earlier question is parsed once, however often it is needed", () => {
  const turns = remember("where is my Saturn?");
  const { questionOf } = understand("and its nakshatra lord?", turns);
  const [memory] = turns as [TurnMemory];
  expect(questionOf(memory).entities.grahas).toEqual(["saturn"]);
  expect(questionOf(memory).entities).toBe(questionOf({ ...memory }).entities);
});

test("the same text is parsed once in all its places", () => {
  const turns = remember("When will I marry?");
  const { question, questionOf } = understand("When will I marry?", turns);
  expect(questionOf(turns[0] as TurnMemory).entities).toBe(question.entities);
});

test("a message that was parsed before it reached its conversation is not parsed again", () => {
  const { question } = understand("When will I marry?");
  const parsed = { ...question, topics: ["travel"] } as const;
  const { topics } = understand(parsed, remember("How is my career?")).question;
  expect(topics).toEqual(["travel"]);
  expect(createAnswer({ understanding: understand(parsed), index }).memory.topics).toEqual(["travel"]);
});

test("a message takes the language of the conversation that it does not show itself", () => {
  const turns = remember("meri shaadi kab hogi");
  const { question } = understand("Saturn?");
  expect(question.language).toBe("en");
  expect(understand(question, turns).question.language).toBe("hg");
  expect(understand("Saturn?", [], "hi").question.language).toBe("hi");
});

test("what a message states about the writer's life is known from its understanding", () => {
  expect(understand("I am married").getStatedFacts()).toMatchObject([{ about: "marriage", value: "married" }]);
  expect(understand("When will I marry?").getStatedFacts()).toEqual([]);
});
