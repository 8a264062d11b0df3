import { describe, expect, test } from "vitest";
import { answerOf, parseQuestion, verify, withFacts } from "../src/index.ts";
import { DEFINITIONS } from "../src/answer/definitions.data.ts";
import { CHART_M, indexOf } from "./charts.ts";
import { IN_DANGER, IN_NO_DANGER, PLAIN_QUESTIONS } from "./plain-questions.data.ts";

const index = indexOf(CHART_M);

describe.each(PLAIN_QUESTIONS)("%s, %s", (kinds, topic, questions) => {
  test.each(questions)("%s", (question) => {
    const answer = answerOf({ question, index });
    expect(kinds).toContain(answer.kind);
    if (topic !== null && answer.kind === "reading") expect(answer.told.topics[0]).toBe(topic);
    const text = answer.sentences.map((one) => one.text).join(" ");
    const { claims } = verify(withFacts(index, answer.facts), text, { question });
    expect(claims.filter(({ verdict }) => verdict === "contradicted")).toEqual([]);
  });
});

describe.each(DEFINITIONS)("$id", ({ id, words, hg }) => {
  const [english = id] = words.split("|");
  const hindi = words.split("|").find((word) => /[\u0900-\u097f]/.test(word)) ?? english;
  test.each([`what is ${english}`, `${hg.split("|")[0]} kya hota hai`, `${hindi} क्या होता है`])("%s", (question) => {
    const answer = answerOf({ question, index });
    expect(answer.kind).toBe("definition");
    expect(answer.sentences[0]?.facts).toEqual([]);
    const ofChart = answer.sentences.filter(({ facts }) => facts.length > 0).map(({ text }) => text);
    const { claims } = verify(withFacts(index, answer.facts), ofChart.join(" "), { question });
    expect(claims.filter(({ verdict }) => verdict === "contradicted").map((claim) => claim.text)).toEqual([]);
  });
});

test.each(IN_DANGER)("danger: %s", (text) => expect(parseQuestion(text).danger).not.toBeNull());
test.each(IN_NO_DANGER)("no danger: %s", (text) => expect(parseQuestion(text).danger).toBeNull());

test("a question that names no matter is read as what it is most likely about, and that is said first", () => {
  const answer = answerOf({ question: "why do people leave me", index });
  expect(answer.sentences[0]?.text).toContain("your nature");
  expect(answer.told.topics).toEqual(["personality"]);
  expect(answerOf({ question: "kya sab theek ho jayega mera", index }).kind).toBe("reading");
  expect(answerOf({ question: "asdf qwer zxcv", index }).kind).toBe("talk");
});
