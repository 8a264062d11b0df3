import { describe, expect, test } from "vitest";
import { createAnswer, type TurnMemory, understand } from "../../src/index.ts";
import { readRequest } from "../../src/request/read-request.ts";
import { buildTestIndex } from "../test-charts.ts";

const INDEX = buildTestIndex({
  local: "1988-03-09T14:25:00",
  offset: 5.5,
  latitude: 26.9,
  longitude: 75.8,
  place: "Jaipur",
});

function ask(...messages: readonly string[]): string {
  const turns: TurnMemory[] = [];
  let text = "";
  for (const message of messages) {
    const answer = createAnswer({ understanding: understand(message, turns), index: INDEX });
    text = answer.sentences.map((sentence) => sentence.text).join(" ");
    turns.push(answer.memory);
  }
  return text;
}

describe("facts of the chart", () => {
  test.each([
    ["how old am i", /38 years and 8 months/],
    ["2040 mein meri umar kitni hogi", /2040 mein aap 52 saal/],
    ["which ayanamsa do you use", /Lahiri/],
    ["on which weekday and tithi was i born", /Wednesday/],
    ["what is my western sun sign", /Pisces/],
    ["mera lagna kaun sa hai", /Kark/],
    ["list all my mahadashas with dates", /2028/],
  ])("%s", (message, expected) => expect(ask(message)).toMatch(expected));
});

describe("the product and the person", () => {
  test.each([
    ["how accurate are you", /Swiss ephemeris/],
    ["are you a human or a bot", /program/],
    ["how do i delete my account", /profile/],
    ["kya yeh free hai", /fees? nahi|nothing|muft|kuchh nahi/iu],
    ["ok bye, good night", /Good night|Take care|See you/],
  ])("%s", (message, expected) => expect(ask(message)).toMatch(expected));
});

describe("an object is only taken for sure", () => {
  const read = (text: string): string | null => readRequest(understand(text).question, []).object;

  test("a matter of life is not the price of the product", () => {
    expect(read("college ki fees kitni hogi")).not.toBe("price");
  });
});

describe("what is surely asked leaves no room for a suspicion", () => {
  test.each([
    "what time is the moon coming up in chennai tonight",
    "aaj raat chand kitne baje niklega",
    "आज सूर्यास्त कितने बजे है",
  ])("%s", (message) => expect(understand(message).question.danger).toBeNull());

  test("a danger beside an exact question is heard", () => {
    expect(understand("what time is sunset today, i want to end my life before it").question.danger).not.toBeNull();
    expect(understand("aaj ki tithi kya hai, main aaj marna chahta hoon").question.danger).not.toBeNull();
  });
});
