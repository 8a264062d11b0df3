import { describe, expect, test } from "vitest";
import { findAskingText } from "../src/answer/asked-task/find-asking-text.ts";
import { findFurtherOption, findOptionsOfTask } from "../src/answer/asked-task/find-options-of-task.ts";
import { parseQuestion } from "../src/question/parse-question.ts";
import { type Answer, type TurnMemory, verify } from "../src/index.ts";
import { answerMessage } from "./answer-message.ts";
import { buildTestIndex, CHART_M } from "./test-charts.ts";

const index = buildTestIndex(CHART_M);

/** The answer to the last message of a conversation. */
function lastOf(...messages: readonly string[]): Answer {
  const turns: TurnMemory[] = [];
  const answers = messages.map((question) => {
    const answer = answerMessage({ question, index, turns: structuredClone(turns) });
    turns.push(JSON.parse(JSON.stringify(answer.memory)) as TurnMemory);
    return answer;
  });
  return answers.at(-1) as Answer;
}
const firstOf = ({ sentences }: Answer): string => sentences[0]?.text ?? "";

describe("a further option of a choice", () => {
  test.each([
    ["Should I study law or design?", "what about journalism?", "journalism"],
    ["BCom lu ya BBA", "aur fashion?", "fashion"],
    ["इंजीनियरिंग करूँ या वकालत", "और पत्रकारिता?", "पत्रकारिता"],
    ["Rent the flat out or sell it?", "or keep it empty?", "keep it empty"],
  ])("%s – %s is compared with those before", (choice, message, option) => {
    expect(firstOf(lastOf(choice, message))).toContain(option);
  });

  test.each([
    ["Should I study law or design?", "so what should I do?", /law.*design|design.*law/iu],
    ["BCom lu ya BBA", "to kya karu", /bcom.*bba|bba.*bcom/iu],
  ])("%s – %s: the choice again", (choice, message, said) => {
    expect(firstOf(lastOf(choice, message))).toMatch(said);
  });

  test.each([
    ["BCom lu ya BBA", "aur paisa?"],
    ["Should I study law or design?", "and my moon sign?"],
  ])("%s – %s is another question", (choice, message) => {
    expect(firstOf(lastOf(choice, message))).not.toMatch(/bba|design/iu);
  });

  test.each([
    ["BCom lu ya BBA", "dono me se kya chunu"],
    ["BCom lu ya BBA", "aur BA?"],
  ])("%s – %s: all options are named", (choice, message) => {
    expect(
      lastOf(choice, message)
        .sentences.slice(0, 2)
        .map(({ text }) => text)
        .join(" "),
    ).toMatch(/bba/iu);
  });

  test.each([
    ["Should my son take commerce, science or arts?", /commerce/iu, /science/iu, /arts/iu],
    ["naukri karu, dukaan kholu ya padhai jaari rakhu", /naukri/iu, /dukaan/iu, /padhai/iu],
  ])("%s: each of three options is named at the start", (question, ...names) => {
    const start = lastOf(question)
      .sentences.slice(0, 2)
      .map(({ text }) => text)
      .join(" ");
    for (const name of names) expect(start).toMatch(name);
  });

  test("the options of all its messages are known", () => {
    const options = findOptionsOfTask({ words: "law or design?\nwhat about medicine?" });
    expect(options.map(({ text }) => text)).toEqual(["law", "design", "medicine"]);
    expect(findFurtherOption("when will I marry")).toBeNull();
  });
});

describe("a month named by itself", () => {
  test.each([
    ["when is a good time to change my job", "what about march", /March 2027/],
    ["naukri kab badlu", "aur may?", /May 2027/],
    ["नौकरी कब बदलूँ", "और जून में?", /जून 2027/],
  ])("%s – %s", (question, message, said) => {
    expect(firstOf(lastOf(question, message))).toMatch(said);
  });

  test.each([
    ["when will my salary increase", "what about march", /salary/],
    ["salary kab badhegi", "aur march?", /[Ss]alary/],
  ])("%s – %s: of what was asked, not of the wider topic", (question, message, said) => {
    expect(firstOf(lastOf(question, message))).toMatch(said);
  });

  test("is no month in a first message", () => {
    expect(lastOf("march for me").memory.interval).toBeNull();
  });
});

test.each([
  ["is 2027 good for my job", "and 2028?", "which of the two is better", /2027.*2028|2028.*2027/],
  ["2027 naukri ke liye kaisa hai", "aur 2028?", "dono me kaunsa behtar hai", /2027.*2028|2028.*2027/],
])("%s – %s – %s: both years", (one, other, message, said) => {
  expect(firstOf(lastOf(one, other, message))).toMatch(said);
});

describe("a question whether something is so begins with yes or no", () => {
  test.each([
    ["does Saturn aspect my 5th house?", /^(?:Yes|No), /],
    ["is Mars in my 7th house", /^(?:Yes|No), /],
    ["does Mars aspect my Moon", /^(?:Yes|No), /],
    ["kya shani chandra ko dekhta hai", /^(?:Haan|Nahi), /],
    ["kya guru meri 9th house ko dekhta hai", /^(?:Haan|Nahi), /],
    ["क्या मंगल की दृष्टि मेरे चौथे भाव पर है", /^(?:हाँ|नहीं), /],
  ])("%s", (question, said) => {
    const answer = lastOf(question);
    expect(firstOf(answer)).toMatch(said);
    expect(
      answer.sentences
        .flatMap(({ text }) => verify(index, text).claims)
        .some(({ verdict }) => verdict === "contradicted"),
    ).toBe(false);
  });

  test.each([
    [["does Saturn aspect my 5th house?", "and Jupiter?"], /^(?:Yes|No), your Jupiter aspects/],
    [["does Saturn aspect my 5th house?", "and Jupiter?", "and my 10th house?"], /^(?:Yes|No), your Jupiter aspects/],
    [["is my Venus retrograde?", "and Mercury?"], /^(?:Yes|No), your Mercury is (?:not )?retrograde/],
    [["kya mera mangal 7th house me hai", "aur shukra?"], /^(?:Haan|Nahi), .*Shukra/],
    [["क्या शनि मेरे दूसरे भाव में है", "और गुरु?"], /^(?:हाँ|नहीं), .*गुरु/],
  ])("%s: asked of another element", (messages, said) => {
    expect(firstOf(lastOf(...messages))).toMatch(said);
  });
});

describe("a long message is answered by its question", () => {
  const STORIES = [
    "My brother and I run a small shop since our father died. The last two years were slow and the road was dug up, and the rent has gone up twice. Should I keep the shop or take up a job?",
    "Main Nagpur se hu, meri behen ki shaadi pichhle saal hui, papa retire ho gaye, maa ghar par hain. Do saal se taiyaari kar raha hu aur ab thak gaya hu. Meri naukri kab lagegi?",
    "हमारे घर में छह लोग हैं, बेटा स्कूल में है और पत्नी पढ़ाती है। पिछले साल किराया बढ़ा और पिताजी की दुकान बंद हुई। अपना मकान कब ले पाऊँगा?",
  ];
  test.each([
    [STORIES[0], ["career"]],
    [STORIES[1], ["career"]],
    [STORIES[2], ["home"]],
  ])("%s", (story = "", topics) => {
    const { memory, kind } = lastOf(story);
    expect(kind).toBe("reading");
    expect(memory.topics.slice(0, 1)).toEqual(topics);
    expect(memory.task?.person).toBe("self");
  });

  test("a short message is understood as a whole", () => {
    expect(findAskingText(parseQuestion("I lost my job. When will I find one?"))).toBeNull();
  });
});

test.each([
  ["How is my marriage going to be?", /partnership|marriage/i],
  ["meri shaadi kaisi chalegi", /shaadi/i],
  ["मेरा काम-काज कैसा रहेगा", /काम-काज/],
])("%s: the verdict on the matter comes first", (question, said) => {
  expect(firstOf(lastOf(question))).toMatch(said);
});

describe("a pronoun means the person of the question before", () => {
  test.each([
    ["My son has his board exam, how will it go?", "which subject suits him?", "child"],
    ["meri behen ki shaadi kab hogi", "aur uski naukri?", "sibling"],
    ["मेरे भाई का काम कैसा चलेगा", "उसकी शादी कब होगी", "sibling"],
  ])("%s – %s", (question, message, person) => {
    expect(lastOf(question, message).memory.task?.person).toBe(person);
  });

  test("but not the writer", () => {
    expect(lastOf("meri behen ki shaadi kab hogi", "meri naukri kab lagegi").memory.task?.person).toBe("self");
  });
});
