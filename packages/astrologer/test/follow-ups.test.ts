import { describe, expect, test } from "vitest";
import { type Answer, findFactById, type TurnMemory } from "../src/index.ts";
import { answerMessage } from "./answer-message.ts";
import { buildTestIndex, CHART_M } from "./test-charts.ts";

const index = buildTestIndex(CHART_M);

/** The answers to the messages of one conversation. */
function converse(messages: readonly string[]): readonly Answer[] {
  const turns: TurnMemory[] = [];
  return messages.map((question) => {
    const answer = answerMessage({ question, index, turns: structuredClone(turns) });
    turns.push(JSON.parse(JSON.stringify(answer.memory)) as TurnMemory);
    return answer;
  });
}
const lastOf = (...messages: readonly string[]): Answer => converse(messages).at(-1) as Answer;
const firstOf = ({ sentences }: Answer): string => sentences[0]?.text ?? "";

describe("after a dasha", () => {
  test.each([
    ["Which mahadasha is running?", "and after that?", /^The Ketu mahadasha comes next, after Mercury/i],
    ["How long is my Venus mahadasha?", "what follows it?", /^The Sun mahadasha comes next, after Venus/i],
    ["meri mahadasha kaun si chal rahi hai", "uske baad kaun si", /^Budh ke baad Ketu/],
    ["मेरी महादशा कौन सी है", "उसके बाद कौन सी आएगी", /^बुध के बाद केतु/],
  ])("%s – %s: names the next period of that level", (question, followUp, first) => {
    expect(firstOf(lastOf(question, followUp))).toMatch(first);
  });

  test.each([
    ["Which mahadasha is running?", "till when?"],
    ["meri mahadasha kaun si chal rahi hai", "kab tak hai"],
    ["मेरी महादशा कौन सी चल रही है", "कब तक रहेगी"],
  ])("%s – %s: tells the end of that level", (question, followUp) => {
    const answer = lastOf(question, followUp);
    const [id = ""] = answer.sentences[0]?.facts ?? [];
    const period = findFactById(index, id)?.value as { lords: readonly string[]; end: string } | undefined;
    expect(period?.lords).toHaveLength(1);
    expect(firstOf(answer)).toContain(period?.end.slice(0, 4));
  });

  test.each([
    ["How long is my Mercury mahadasha?", "and then?", "is it better than the present one?"],
    ["meri mahadasha kaun si chal rahi hai", "uske baad?", "woh isse achha hoga ya bura"],
  ])("%s – %s – %s: compares the two periods", (...messages) => {
    const answer = lastOf(...messages);
    expect(answer.sentences[0]?.facts).toHaveLength(2);
    expect(firstOf(answer)).toMatch(/better|harder|as good|behtar|mushkil|jaisa/);
  });
});

describe("a message that is complete in itself", () => {
  test.each([
    ["Which mahadasha is running?", "and how is next year?"],
    ["Which mahadasha is running?", "which day next week is good for shopping?"],
    ["Where is my Saturn?", "is today a good day?"],
  ])("%s – %s: takes nothing from the turn before", (question, followUp) => {
    const answer = lastOf(question, followUp);
    const alone = lastOf(followUp);
    expect(answer.kind).toBe(alone.kind);
    expect(answer.sentences.flatMap(({ facts }) => facts)).toEqual(alone.sentences.flatMap(({ facts }) => facts));
  });
});

describe("the chart element in focus", () => {
  test.each([
    ["What is my lagna?", "who is its lord", "lord-1"],
    ["mera lagna kya hai", "iska swami kahan hai", "lord-1"],
    ["मेरे दसवें भाव में क्या है", "इसका स्वामी कहाँ है", "lord-10"],
    ["What is in my 5th house?", "where is its ruler?", "lord-5"],
  ])("%s – %s: the lord comes first", (question, followUp, id) => {
    expect(lastOf(question, followUp).sentences[0]?.facts).toEqual([id]);
  });

  test.each([
    ["Where is my Saturn?", "is this good or bad?", /Saturn/],
    ["mera Mangal kahan hai", "yeh shubh hai ya ashubh", /Mangal/],
    ["मेरा शुक्र कहाँ है", "यह अच्छा है या खराब", /शुक्र/],
  ])("%s – %s: judges it in the first sentence", (question, followUp, graha) => {
    const first = firstOf(lastOf(question, followUp));
    expect(first).toMatch(graha);
    expect(first).toMatch(/good|difficult|mixed|achha|mushkil|mila-jula|अच्छा|कठिन|मिला-जुला/);
  });

  test("of the grahas in a house, the stronger one is told by their strength", () => {
    const answer = lastOf("what is in my tenth house", "which of these is stronger?");
    expect(answer.sentences.flatMap(({ facts }) => facts)).toEqual(
      expect.arrayContaining(["shadbala-jupiter", "shadbala-venus"]),
    );
  });

  test("a state that was defined is applied to the graha, no first", () => {
    expect(firstOf(lastOf("what does retrograde mean", "is it bad for Mars"))).toMatch(/^No\b.*Mars/);
  });

  test("a graha that was looked up is judged for the matter that is named", () => {
    expect(firstOf(lastOf("Where is my Jupiter?", "is this good for my studies?"))).toMatch(/Jupiter/);
  });

  test.each([
    ["Where is my Saturn?", "how can I strengthen it?", /Saturn/],
    ["mera Shani kahan hai", "iske liye koi upay", /Shani/],
    ["मेरा मंगल कहाँ है", "इसे शांत कैसे करूँ", /मंगल/],
  ])("%s – %s: the remedy is for it", (question, followUp, graha) => {
    const answer = lastOf(question, followUp);
    expect(answer.kind).toBe("reading");
    expect(answer.sentences.map(({ text }) => text).join(" ")).toMatch(graha);
  });
});

describe("the matter of the turn before", () => {
  test.each([
    ["How is my marriage?", "when could it happen?", "love"],
    ["I lost my job in March", "when do I get another?", "career"],
    ["meri job pichle mahine chhoot gayi", "nayi kab lagegi", "career"],
    ["क्या मैं घर खरीद पाऊँगा", "कब तक बन पाएगा", "home"],
  ])("%s – %s: when asks for its time", (question, followUp, topic) => {
    const answer = lastOf(question, followUp);
    expect(answer.memory.topics).toEqual([topic]);
    expect(answer.timing.length).toBeGreaterThan(0);
  });

  test.each([
    ["When will I marry?", "nothing before it?"],
    ["meri shaadi kab hogi", "usse pehle nahi?"],
    ["मेरी शादी कब होगी", "इससे पहले नहीं?"],
  ])("%s – %s: grades the time before", (question, followUp) => {
    const answer = lastOf(question, followUp);
    expect(answer.memory.topics).toEqual(["love"]);
    expect(firstOf(answer)).not.toMatch(/you asked|poocha|पूछा/);
  });

  test.each([
    ["When will I get a house?", "can it not be in 2028?", /^(?:Yes|No), .*2028/],
    ["meri shaadi kab hogi", "2029 me ho sakti hai?", /^(?:Haan|Nahi), .*2029/],
    ["मेरी शादी कब होगी", "2030 में नहीं हो सकती?", /^(?:हाँ|नहीं), .*2030/],
  ])("%s – %s: yes or no for that year", (question, followUp, first) => {
    expect(firstOf(lastOf(question, followUp))).toMatch(first);
  });

  test.each([
    ["When will I marry?", "why the delay?", /holds partnership back/],
    ["meri naukri kab lagegi", "itni deri kyon", /rokta hai|rokne wala/],
    ["मेरी शादी कब होगी", "इतनी देर क्यों", /रोकता है|रोकने वाला/],
  ])("%s – %s: what is against it comes first", (question, followUp, first) => {
    expect(firstOf(lastOf(question, followUp))).toMatch(first);
  });

  test("why it was said: the findings that were named", () => {
    const [said, why] = converse(["How is my career?", "why do you think so?"]) as [Answer, Answer];
    expect(why.memory.findings.every((key) => said.memory.findings.includes(key))).toBe(true);
    expect(why.memory.findings.length).toBeGreaterThan(0);
  });

  test.each([
    ["How is my job?", "does it stay stable?", /lord|rules|sign/],
    ["meri naukri kaisi hai", "kya woh tikegi", /swami/],
  ])("%s – %s: judges whether it lasts", (question, followUp, first) => {
    expect(firstOf(lastOf(question, followUp))).toMatch(first);
  });

  test("a fragment with another matter asks when, as the question before did", () => {
    const answer = lastOf("When will I get a promotion?", "and house?");
    expect(answer.memory).toMatchObject({ topics: ["home"], form: "when" });
    expect(answer.sentences[0]?.facts[0]).toMatch(/^win-/);
  });

  test("partnership in a talk about work is read from the lord of the seventh house", () => {
    const answer = lastOf("Should I open a shop?", "in partnership with a friend?");
    expect(answer.sentences.flatMap(({ facts }) => facts)).toContain("lord-7");
  });
});

describe("persons and days", () => {
  test.each([
    ["Will my brother go abroad?", "and what about me"],
    ["kya mera bhai videsh jayega", "aur mera"],
  ])("%s – %s: the same question for the writer", (question, followUp) => {
    expect(lastOf(question, followUp).memory.topics).toEqual(["travel"]);
  });

  test.each([
    ["How will my father's health be?", "and my mother?", /doctor/],
    ["meri maa ki sehat kaisi rahegi", "aur mere pita?", /doctor/i],
  ])("%s – %s: the same question for another person", (question, followUp, first) => {
    expect(firstOf(lastOf(question, followUp))).toMatch(first);
  });

  test("the birth of the person of the question before is not the writer's", () => {
    expect(firstOf(lastOf("When will my sister marry?", "her birth date is 3 May 1992"))).not.toMatch(/1988/);
  });
});

describe("what cannot be resolved", () => {
  test.each([
    ["How is my career?", "blorp the fizzle with the wug then?"],
    ["mera lagna kya hai", "usme gulgula kaunsa aata hai bhai"],
  ])("%s – %s: asks back in one sentence with readings to choose from", (question, followUp) => {
    const answer = lastOf(question, followUp);
    expect(answer.kind).toBe("talk");
    expect(answer.sentences).toHaveLength(1);
    expect(answer.followUps.length).toBeGreaterThanOrEqual(2);
    expect(answer.followUps.length).toBeLessThanOrEqual(3);
  });

  test.each([
    ["When will I die?", "roughly when?"],
    ["Is it a boy or a girl? My wife is pregnant", "when is the birth?"],
  ])("%s – %s: no forecast after a question that no chart decides", (question, followUp) => {
    const answer = lastOf(question, followUp);
    expect(answer.timing).toEqual([]);
    expect(answer.kind).toBe("bounds");
  });
});
