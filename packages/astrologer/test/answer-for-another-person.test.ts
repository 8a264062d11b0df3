import { expect, test } from "vitest";
import type { TurnMemory } from "../src/index.ts";
import { answerMessage } from "./answer-message.ts";
import { CHART_M, buildTestIndex } from "./test-charts.ts";

const index = buildTestIndex(CHART_M);

/** The last answer of a conversation about the worked chart. */
function converse(messages: readonly string[]): string {
  const turns: TurnMemory[] = [];
  let last = "";
  for (const question of messages) {
    const { memory, sentences } = answerMessage({ question, index, turns });
    turns.push(memory);
    last = sentences.map(({ text }) => text).join(" ");
  }
  return last;
}

const OWN = /^(?:This is your own chart, not that of |यह आपकी अपनी कुंडली है, |Yeh aapki apni kundli hai, )/u;

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
])("after «%s», the answer to «%s» says first whose chart it is", (before, question) => {
  expect(converse([before, question])).toMatch(OWN);
});

test("also when the writer returns to themselves", () => {
  expect(converse(["My son is very stubborn", "what is my moon sign"])).toMatch(OWN);
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
