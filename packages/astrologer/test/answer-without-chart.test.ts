import { describe, expect, test } from "vitest";
import { createAnswerWithoutChart, createTextAnswer, type TurnMemory, understand } from "../src/index.ts";

const MISSING = { en: "MISSING en", hi: "MISSING hi", hg: "MISSING hg" };
const answer = (message: string, turns: readonly TurnMemory[] = []) =>
  createAnswerWithoutChart(understand(message, turns), MISSING);
const textOf = ({ sentences }: ReturnType<typeof answer>): string => sentences.map(({ text }) => text).join(" ");

describe("without a chart", () => {
  test.each([
    ["danger", "I want to kill myself tonight", "safety"],
    ["a question that no chart decides", "when will I die", "bounds"],
    ["a choice that no chart weighs", "gold le lu ya fd tod ke mutual fund", "bounds"],
    ["a day that a doctor chooses", "which day is good for the dentist appointment?", "bounds"],
    ["a definition", "what is a mahadasha?", "definition"],
    ["an element of charts", "what does Saturn mean?", "definition"],
    ["a nakshatra", "what is Vishakha?", "definition"],
    ["a sign", "कर्क राशि क्या होती है", "definition"],
    ["the price", "kitna paisa lagega", "talk"],
    ["grief", "my father died yesterday", "safety"],
    ["a statement", "I lost my job in March", "talk"],
    ["thanks", "thank you so much", "talk"],
  ] as const)("%s is answered", (_what, message, kind) => {
    const given = answer(message);
    expect(given.kind).toBe(kind);
    expect(textOf(given)).not.toContain("MISSING");
    expect(given.sentences.flatMap(({ facts }) => facts)).toEqual([]);
  });

  test.each([
    ["en", "when will I marry?"],
    ["hi", "मेरी नौकरी कब लगेगी"],
    ["hg", "mera Shani kahan hai"],
    ["en", "which day is good for the interview?"],
    ["en", "should I move or stay?"],
  ])("what needs one gets the given text, in %s: %s", (language, message) => {
    const given = answer(message);
    expect(given).toMatchObject({ kind: "talk", followUps: [], evidence: [], timing: [] });
    expect(textOf(given)).toBe(`MISSING ${language}`);
  });

  test.each([
    ["hello", /^(?:Hello|Namaste)\. Tell me your birth here/],
    ["hi, doing MD 2nd yr in a govt hospital, havent slept since yesterday lol", /Tell me your birth here/],
    ["Ram ram ji, main darzi hu, surat me choti si dukan hai", /^Namaste\. Apna janm yahin bataiye/],
  ])("who only greets or tells something is welcomed, and no question waits for a birth: %s", (message, text) => {
    const given = answer(message);
    expect(textOf(given)).toMatch(text);
    expect(given.memory.awaitsBirth).toBeUndefined();
  });

  test("the topic is remembered, but nothing that only a chart could show", () => {
    const { memory } = answer("when will I marry?");
    expect(memory).toMatchObject({ kind: "talk", topics: ["love"], findings: [], windows: [], interval: null });
    expect(answer("and after that?", [memory]).memory.topics).toEqual(["love"]);
  });

  test("a danger of the turn before is not over", () => {
    const { memory } = answer("I want to kill myself tonight");
    expect(answer("ok", [memory]).kind).toBe("safety");
    expect(textOf(answer("when will I get a job?", [memory]))).toBe("MISSING en");
  });
});

test("a fixed text is given in the language of the message", () => {
  const { sentences, kind, memory } = createTextAnswer(understand("मेरा खाता मिटा दो"), MISSING);
  expect(sentences).toEqual([{ text: "MISSING hi", facts: [] }]);
  expect(kind).toBe("talk");
  expect(memory.used).toEqual([]);
});
