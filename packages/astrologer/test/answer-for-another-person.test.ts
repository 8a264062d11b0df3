import { expect, test } from "vitest";
import type { TurnMemory } from "../src/index.ts";
import { answerMessage } from "./answer-message.ts";
import { CHART_M, buildTestIndex } from "./test-charts.ts";

const index = buildTestIndex(CHART_M);

/** The last answer of a conversation about the worked chart. */
function answerLast(messages: readonly string[]): { readonly text: string; readonly facts: readonly string[] } {
  const turns: TurnMemory[] = [];
  let last: { readonly text: string; readonly facts: readonly string[] } = { text: "", facts: [] };
  for (const question of messages) {
    const { memory, sentences } = answerMessage({ question, index, turns });
    turns.push(memory);
    last = {
      text: sentences.map(({ text }) => text).join(" "),
      facts: sentences.flatMap(({ facts }) => facts),
    };
  }
  return last;
}
const converse = (messages: readonly string[]): string => answerLast(messages).text;

const OWN = /^(?:This is your own chart, not that of |यह आपकी अपनी कुंडली है, |Yeh aapki apni kundli hai, )/u;

const ASKS_FOR_CHART = /chart of|kundli chahiye|kundli me hai|कुंडली चाहिए|कुंडली में है/u;

test.each([
  ["My son is very stubborn", "वो मांगलिक तो नहीं"],
  ["My son is very stubborn", "उसकी राशि क्या है"],
  ["My daughter starts school in June", "what is her nakshatra?"],
  ["mere bete ki padhai kaisi rahegi", "wo manglik to nahi"],
  ["mere bete ki padhai kaisi rahegi", "uski rashi kya hai?"],
  ["meri maa bimar rehti hai", "unki kundli me shani kahan hai"],
  ["Groom's birth: 12 March 1990, 14:20, Pune", "is he manglik?"],
  ["Groom's birth: 12 March 1990, 14:20, Pune", "what is his nakshatra"],
  ["लड़के का जन्म 12 मार्च 1990 दोपहर 2:20 पुणे", "वो मांगलिक तो नहीं"],
  ["लड़के का जन्म 12 मार्च 1990 दोपहर 2:20 पुणे", "उसकी राशि क्या है"],
  ["How is my brother's health?", "does he have sade sati?"],
  ["papa ke baare mein batao", "unka janm nakshatra kya hai"],
])("after «%s», «%s» asks for that person's chart and names no fact of the writer's", (before, question) => {
  const { text, facts } = answerLast([before, question]);
  expect(text).toMatch(ASKS_FOR_CHART);
  expect(facts).toEqual([]);
});

test("the writer is answered again when they return to themselves", () => {
  const { text } = answerLast(["My son is very stubborn", "what is my moon sign"]);
  expect(text).toMatch(/Libra/);
  expect(text).not.toMatch(OWN);
});

test.each([
  [["what is my moon sign"]],
  [["When will I marry?", "and which dasha is it"]],
  [["When will I marry?", "will he love me?"]],
  [["वो दशा कब तक चलेगी?"]],
  [["meri mahadasha kaun si chal rahi hai", "uske baad kaun si aayegi"]],
  [["meri naukri kaisi hai", "kya woh tikegi"]],
  [["मेरी महादशा कौन सी है", "वह कब तक है"]],
  [["bete ke mundan ka accha din batao"]],
  [["woh graha kaun sa hai jo mujhe rokta hai"]],
])("a conversation about the writer does not: %j", (messages) => {
  expect(converse(messages)).not.toMatch(OWN);
});
