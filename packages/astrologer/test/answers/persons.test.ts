import { describe, expect, test } from "vitest";
import type { TurnMemory } from "../../src/index.ts";
import { findRelation } from "../../src/request/extract/find-person.ts";
import { RELATIONS } from "../../src/request/extract/relations.data.ts";
import { answerMessage } from "../answer-message.ts";
import { buildTestIndex, CHART_M } from "../test-charts.ts";

const index = buildTestIndex(CHART_M);

interface LastAnswer {
  readonly text: string;
  readonly facts: readonly string[];
  readonly about: string | undefined;
}

/** The last answer of a conversation about the worked chart. */
function converse(...messages: readonly string[]): LastAnswer {
  const turns: TurnMemory[] = [];
  let last: LastAnswer = { text: "", facts: [], about: undefined };
  for (const question of messages) {
    const { memory, sentences } = answerMessage({ question, index, turns });
    turns.push(memory);
    last = {
      text: sentences.map(({ text }) => text).join(" "),
      facts: sentences.flatMap(({ facts }) => facts),
      about: memory.asks?.at(-1)?.about,
    };
  }
  return last;
}

describe("the person that a text names", () => {
  test.each([
    ["my mother-in-law keeps fasting", "mother_in_law"],
    ["meri saas ko pasand nahi", "mother_in_law"],
    ["मेरी ननद की शादी", "sister_in_law"],
    ["my wife's brother wants a loan", "wife"],
    ["mere bade ladke ka rishta", "son"],
    ["मेरा बड़ा लड़का सऊदी जाना चाहता है", "son"],
    ["papa ki tabiyat theek nahi", "father"],
    ["बुआ की बेटी", "aunt"],
    ["boss ka mood", "boss"],
    ["padosi ka chart", "neighbour"],
  ])("%s: %s", (text, id) => expect(findRelation(text)?.id).toBe(id));

  test.each(["uske mummy papa ko pata hai", "her brother knows the time", "उसके पापा ने बताया"])(
    "of another person's relation none: %s",
    (text) => expect(findRelation(text)).toBeNull(),
  );

  test.each(["when will I marry", "मेरी शादी कब होगी", "main kab tak theek hunga"])("none in %s", (text) =>
    expect(findRelation(text)).toBeNull(),
  );

  test("each relation is found by each of its languages' names", () => {
    for (const { id, name } of RELATIONS.filter(({ name: { en } }) => !en.includes(" or ") && en !== "your match"))
      expect(findRelation(name.en)?.id, name.en).toBe(id);
  });
});

describe("a person of the conversation", () => {
  test.each([
    [["meri biwi ki kundli kaisi hai", "uska lagna kya hai"], "wife"],
    [["How is my brother's health?", "does he have sade sati?"], "brother"],
    [["मेरे बेटे की पढ़ाई कैसी रहेगी?", "उसकी राशि क्या है"], "son"],
    [["my niece Tanvi is preparing for NEET this year", "is she manglik"], "nephew"],
  ])("%j is about %s", (messages, id) => {
    const { about, facts } = converse(...messages);
    expect(about).toBe(id);
    expect(facts).toEqual([]);
  });

  test.each([
    [["meri biwi ki kundli kaisi hai", "aur mera lagna kya hai"]],
    [["How is my brother's health?", "what is my moon sign"]],
    [["मेरे बेटे की पढ़ाई कैसी रहेगी?", "मेरी राशि क्या है"]],
  ])("the writer is meant again by their own words: %j", (messages) => {
    const { about, facts } = converse(...messages);
    expect(about).toBeUndefined();
    expect(facts.length).toBeGreaterThan(0);
  });

  test("a question that needs no chart is answered, even when it is about another person", () => {
    expect(converse("what does manglik mean, my sister asks").text).toMatch(/Mars/);
  });
});

test("who stands in the sentence beside a question is not asked about", () => {
  const question = "Divorced 2 yrs back, in Slough with my daughter. is second marriage there for me";
  const { memory, sentences } = answerMessage({ question, index: buildTestIndex(CHART_M) });
  expect(memory.topics).toEqual(["love"]);
  expect(sentences.map(({ text }) => text).join(" ")).not.toMatch(/daughter/);
});

test.each([
  "didi meri shaadi kab hogi",
  "when will i get married bro",
  "अरे भाई साहब, नौकरी कब लगेगी",
  "बेटा मेरी पेंशन कब आएगी",
  "Uncle here from Singapore",
  "bade bhai se zameen ka jhagda hai",
  "my mother says I should marry",
])("an address, an opponent and who tells something are not asked about: %s", (text) =>
  expect(findRelation(text)).toBeNull(),
);

test.each([
  ["bhai ki shaadi kab hogi", "brother"],
  ["meri didi ko job kab milegi", "sister"],
  ["beta padhai nahi karta", "son"],
  ["how do I get on with my son", "son"],
])("%s is about the %s", (text, id) => expect(findRelation(text)?.id).toBe(id));

test.each(["my boss hates me, will i get promoted", "साहब छुट्टी देंगे या नहीं"])(
  "no birth is asked for whom the writer cannot know it of: %s",
  (question) => {
    const { memory } = answerMessage({ question, index: buildTestIndex(CHART_M) });
    expect(memory).toMatchObject({ kind: "reading", chart: null });
    expect(memory.awaitsBirth).toBeUndefined();
  },
);
