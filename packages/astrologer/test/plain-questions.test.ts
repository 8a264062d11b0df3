import { describe, expect, test } from "vitest";
import { takeSample } from "../../../tools/lib/sample.ts";
import { type Answer, type TurnMemory, verify, addFacts } from "../src/index.ts";
import { parseQuestion } from "../src/question/parse-question.ts";
import { DEFINITIONS } from "../src/answer/definitions/definitions.data.ts";
import { CHART_M, buildTestIndex } from "./test-charts.ts";
import { getAllowedKinds } from "./allowed-kinds.ts";
import {
  DANGER_MESSAGES,
  EVERYDAY_CONVERSATIONS,
  EVERYDAY_QUESTIONS,
  HARMLESS_MESSAGES,
  PLAIN_QUESTIONS,
  UNLISTED_DANGER_MESSAGES,
} from "./examples/questions.ts";
import { answerMessage } from "./answer-message.ts";
import { answerWithAlmanac } from "./answers/test-almanac.ts";

const index = buildTestIndex(CHART_M);
const NOW = "2026-11-21T09:30";

describe.each(PLAIN_QUESTIONS)("%s, %s", (kinds, topic, questions) => {
  test.each(takeSample(questions))("%s", async (question) => {
    const answer = await answerWithAlmanac(NOW, { question, index });
    expect(getAllowedKinds(question, kinds)).toContain(answer.kind);
    if (topic !== null && answer.kind === "reading") expect(answer.memory.topics[0]).toBe(topic);
    const text = answer.sentences.map((one) => one.text).join(" ");
    const { claims } = verify(addFacts(index, answer.facts), text, { question });
    expect(claims.filter(({ verdict }) => verdict === "contradicted")).toEqual([]);
  });
});

/** The sentences about the chart; explanations of terms apply to every chart. */
const ofChart = ({ kind, sentences }: Answer): string =>
  sentences
    .filter(({ facts }) => facts.length > 0 || kind === "reading" || kind === "fact")
    .map(({ text }) => text)
    .join(" ");
const untrue = (answer: Answer, question: string): string[] =>
  verify(addFacts(index, answer.facts), ofChart(answer), { question })
    .claims.filter(({ verdict }) => verdict === "contradicted")
    .map(({ text }) => text);

describe.each(EVERYDAY_QUESTIONS)("%s, %s", (kinds, topic, questions) => {
  test.each(takeSample(questions))("%s", async (question) => {
    const answer = await answerWithAlmanac(NOW, { question, index });
    expect(getAllowedKinds(question, kinds)).toContain(answer.kind);
    if (topic !== null && answer.kind === "reading") expect(answer.memory.topics[0]).toBe(topic);
    expect(untrue(answer, question)).toEqual([]);
  });
});

test.each(takeSample(EVERYDAY_CONVERSATIONS).map(({ turns }) => [turns[0]?.question ?? "", turns] as const))(
  "conversation: %s",
  async (_, talk) => {
    const turns: TurnMemory[] = [];
    for (const { question, kinds, topic } of talk) {
      const answer = await answerWithAlmanac(NOW, { question, index, turns });
      expect(getAllowedKinds(question, kinds), question).toContain(answer.kind);
      if (topic && answer.kind === "reading") expect(answer.memory.topics[0], question).toBe(topic);
      expect(untrue(answer, question), question).toEqual([]);
      turns.push(answer.memory);
    }
  },
);

const said = (question: string, ...before: string[]): string => {
  const turns: TurnMemory[] = [];
  for (const text of before) turns.push(answerMessage({ question: text, index, turns }).memory);
  return answerMessage({ question, index, turns })
    .sentences.map(({ text }) => text)
    .join(" ");
};

describe("a feared event", () => {
  test.each([
    "Am I about to be fired?",
    "am i going to end up alone",
    "Will I lose my job this year?",
    "naukri chali jayegi kya",
  ])("is not answered with a yes: %s", (question) =>
    expect(said(question)).not.toMatch(
      /^(?:More yes|Mostly yes|The chart leans towards yes|Probably yes|Naa se zyada|Jhukaav haan|Kundli haan|Haan ki)/,
    ),
  );
  test("keeps a yes when the question hopes that something bad ends", () => {
    expect(parseQuestion("kya meri pareshani khatam hogi").isFeared).toBe(false);
    expect(parseQuestion("will my debts be paid off").isFeared).toBe(false);
    expect(parseQuestion("will my business fail").isFeared).toBe(true);
  });
});

test("reads a month without a year as the next one, and says when a year is over", () => {
  expect(said("will february be hard")).toContain("February 2027");
  expect(said("what happened in 2015 for me")).toContain("sub-period ran until");
  expect(said("what happened in 2015 for me")).not.toContain("now");
  expect(said("kal ka din kaisa rahega")).toMatch(
    /^Kal, 22 November 2026 ko, Chandra Mesh rashi me hoga.*Sunday, 22 November 2026: tithi /,
  );
});

test("mentions gemstones, paid pujas and trading without recommending them", () => {
  expect(said("should i wear neelam")).toMatch(/no gems|no stone/);
  expect(said("kaal sarp ki puja karwau kya?")).toContain("Kala sarpa nahi hai");
  expect(said("crypto me paisa lagau?")).toMatch(/^Kya kharidein|ka bhaav kisi kundli me nahi hota/);
});

test("a follow-up keeps the looked-up entity", () => {
  expect(said("ye kab tak chalegi", "kaunsi dasha chal rahi hai")).toContain("6 March 2027 tak");
  expect(said("iske baad kaunsi", "kaunsi dasha chal rahi hai", "ye kab tak chalegi")).toContain("Ketu–Ketu");
  expect(said("am I in it", "what is sade sati")).toContain("Sade sati is not running");
});

test("uses articles before the Sun and the Moon", () => {
  expect(said("what is my atmakaraka")).toContain("is the Moon");
  expect(said("who is the lord of my 2nd house")).toContain("is the Sun");
});

describe.each(DEFINITIONS)("$id", ({ id, words, hg }) => {
  const [english = id] = words.split("|");
  const hindi = words.split("|").find((word) => /[\u0900-\u097f]/.test(word)) ?? english;
  test.each([`what is ${english}`, `${hg.split("|")[0]} kya hota hai`, `${hindi} क्या होता है`])("%s", (question) => {
    const answer = answerMessage({ question, index });
    expect(answer.kind).toBe("definition");
    expect(answer.sentences[0]?.facts).toEqual([]);
    const ownSentences = answer.sentences.filter(({ facts }) => facts.length > 0).map(({ text }) => text);
    const { claims } = verify(addFacts(index, answer.facts), ownSentences.join(" "), { question });
    expect(claims.filter(({ verdict }) => verdict === "contradicted").map((claim) => claim.text)).toEqual([]);
  });
});

test.each(DANGER_MESSAGES)("danger: %s", (text) => expect(parseQuestion(text).danger).not.toBeNull());
test.each(UNLISTED_DANGER_MESSAGES)("danger, in other words: %s", (text) =>
  expect(parseQuestion(text).danger).not.toBeNull(),
);
test.each(HARMLESS_MESSAGES)("no danger: %s", (text) => expect(parseQuestion(text).danger).toBeNull());

test("a question without a topic gets the most likely one, which the answer states first", () => {
  const answer = answerMessage({ question: "why do people leave me", index });
  expect(answer.sentences[0]?.text).toContain("your nature");
  expect(answer.memory.topics).toEqual(["personality"]);
  expect(answerMessage({ question: "kya sab theek ho jayega mera", index }).kind).toBe("reading");
  expect(answerMessage({ question: "asdf qwer zxcv", index }).kind).toBe("talk");
});
