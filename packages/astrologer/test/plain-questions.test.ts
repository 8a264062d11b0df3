import { describe, expect, test } from "vitest";
import { type Answer, answerOf, parseQuestion, type Told, verify, withFacts } from "../src/index.ts";
import { DEFINITIONS } from "../src/answer/definitions.data.ts";
import { CHART_M, indexOf } from "./charts.ts";
import { allowedKinds } from "./allowed-kinds.ts";
import { EVERYDAY_QUESTIONS, EVERYDAY_TALKS, FRESH_DANGER } from "./everyday-questions.data.ts";
import { IN_DANGER, IN_NO_DANGER, PLAIN_QUESTIONS } from "./plain-questions.data.ts";

const index = indexOf(CHART_M);

describe.each(PLAIN_QUESTIONS)("%s, %s", (kinds, topic, questions) => {
  test.each(questions)("%s", (question) => {
    const answer = answerOf({ question, index });
    expect(allowedKinds(question, kinds)).toContain(answer.kind);
    if (topic !== null && answer.kind === "reading") expect(answer.told.topics[0]).toBe(topic);
    const text = answer.sentences.map((one) => one.text).join(" ");
    const { claims } = verify(withFacts(index, answer.facts), text, { question });
    expect(claims.filter(({ verdict }) => verdict === "contradicted")).toEqual([]);
  });
});

/** What of an answer speaks of the chart; a term explained is of every chart. */
const ofChart = ({ kind, sentences }: Answer): string =>
  sentences
    .filter(({ facts }) => facts.length > 0 || kind === "reading" || kind === "fact")
    .map(({ text }) => text)
    .join(" ");
const untrue = (answer: Answer, question: string): string[] =>
  verify(withFacts(index, answer.facts), ofChart(answer), { question })
    .claims.filter(({ verdict }) => verdict === "contradicted")
    .map(({ text }) => text);

describe.each(EVERYDAY_QUESTIONS)("%s, %s", (kinds, topic, questions) => {
  test.each(questions)("%s", (question) => {
    const answer = answerOf({ question, index });
    expect(allowedKinds(question, kinds)).toContain(answer.kind);
    if (topic !== null && answer.kind === "reading") expect(answer.told.topics[0]).toBe(topic);
    expect(untrue(answer, question)).toEqual([]);
  });
});

test.each(EVERYDAY_TALKS.map((talk) => [talk[0]?.[0] ?? "", talk] as const))("a talk: %s", (_, talk) => {
  const turns: Told[] = [];
  for (const [question, kinds, topic] of talk) {
    const answer = answerOf({ question, index, turns });
    expect(allowedKinds(question, kinds), question).toContain(answer.kind);
    if (topic !== null && answer.kind === "reading") expect(answer.told.topics[0], question).toBe(topic);
    expect(untrue(answer, question), question).toEqual([]);
    turns.push(answer.told);
  }
});

const said = (question: string, ...before: string[]): string => {
  const turns: Told[] = [];
  for (const text of before) turns.push(answerOf({ question: text, index, turns }).told);
  return answerOf({ question, index, turns })
    .sentences.map(({ text }) => text)
    .join(" ");
};

describe("what somebody fears", () => {
  test.each([
    "Am I about to be fired?",
    "am i going to end up alone",
    "Will I lose my job this year?",
    "naukri chali jayegi kya",
  ])("is not answered with a yes: %s", (question) =>
    expect(said(question)).not.toMatch(
      /^(?:More yes|Leaning yes|The chart leans to yes|Rather yes|Naa se zyada|Jhukaav haan|Kundli haan|Haan ki)/,
    ),
  );
  test("a yes stays a yes where the bad thing is to end", () => {
    expect(parseQuestion("kya meri pareshani khatam hogi").feared).toBe(false);
    expect(parseQuestion("will my debts be paid off").feared).toBe(false);
    expect(parseQuestion("will my business fail").feared).toBe(true);
  });
});

test("a month without a year is the one to come, and a year that is over is told as over", () => {
  expect(said("will february be hard")).toContain("February 2027");
  expect(said("what happened in 2015 for me")).toContain("sub-period ran until");
  expect(said("what happened in 2015 for me")).not.toContain("now");
  expect(said("kal ka din kaisa rahega")).toMatch(/^Kal, 22 November 2026 ko, Chandra Mesh rashi me hoga/);
});

test("a stone, a paid puja and a trade are named, and none is advised", () => {
  expect(said("should i wear neelam")).toMatch(/no stones|No stone/);
  expect(said("kaal sarp ki puja karwau kya?")).toContain("Kala sarpa nahi hai");
  expect(said("crypto me paisa lagau?")).toMatch(/^Kya kharidein/);
});

test("what was looked up goes on without its name", () => {
  expect(said("ye kab tak chalegi", "kaunsi dasha chal rahi hai")).toContain("6 March 2027 tak");
  expect(said("iske baad kaunsi", "kaunsi dasha chal rahi hai", "ye kab tak chalegi")).toContain("Ketu–Ketu");
  expect(said("am I in it", "what is sade sati")).toContain("Sade sati is not running");
});

test("articles stand before the Sun and the Moon", () => {
  expect(said("what is my atmakaraka")).toContain("is the Moon");
  expect(said("who is the lord of my 2nd house")).toContain("is the Sun");
});

describe.each(DEFINITIONS)("$id", ({ id, words, hg }) => {
  const [english = id] = words.split("|");
  const hindi = words.split("|").find((word) => /[\u0900-\u097f]/.test(word)) ?? english;
  test.each([`what is ${english}`, `${hg.split("|")[0]} kya hota hai`, `${hindi} क्या होता है`])("%s", (question) => {
    const answer = answerOf({ question, index });
    expect(answer.kind).toBe("definition");
    expect(answer.sentences[0]?.facts).toEqual([]);
    const ownSentences = answer.sentences.filter(({ facts }) => facts.length > 0).map(({ text }) => text);
    const { claims } = verify(withFacts(index, answer.facts), ownSentences.join(" "), { question });
    expect(claims.filter(({ verdict }) => verdict === "contradicted").map((claim) => claim.text)).toEqual([]);
  });
});

test.each(IN_DANGER)("danger: %s", (text) => expect(parseQuestion(text).danger).not.toBeNull());
test.each(FRESH_DANGER)("danger, in other words: %s", (text) => expect(parseQuestion(text).danger).not.toBeNull());
test.each(IN_NO_DANGER)("no danger: %s", (text) => expect(parseQuestion(text).danger).toBeNull());

test("a question that names no matter is read as what it is most likely about, and that is said first", () => {
  const answer = answerOf({ question: "why do people leave me", index });
  expect(answer.sentences[0]?.text).toContain("your nature");
  expect(answer.told.topics).toEqual(["personality"]);
  expect(answerOf({ question: "kya sab theek ho jayega mera", index }).kind).toBe("reading");
  expect(answerOf({ question: "asdf qwer zxcv", index }).kind).toBe("talk");
});
