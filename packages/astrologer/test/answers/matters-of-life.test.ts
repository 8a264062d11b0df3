import { describe, expect, test } from "vitest";
import type { Answer, TurnMemory } from "../../src/index.ts";
import { answerMessage } from "../answer-message.ts";
import { buildTestIndex, CHART_M } from "../test-charts.ts";

const index = buildTestIndex(CHART_M);

/** The answer to the last message of a conversation. */
function lastOf(messages: readonly string[]): Answer {
  const turns: TurnMemory[] = [];
  const answers = messages.map((question) => {
    const answer = answerMessage({ question, index, turns: structuredClone(turns) });
    turns.push(JSON.parse(JSON.stringify(answer.memory)) as TurnMemory);
    return answer;
  });
  return answers.at(-1) as Answer;
}
const textOf = (...messages: readonly string[]): string =>
  lastOf(messages)
    .sentences.map(({ text }) => text)
    .join(" ");

const LEAN =
  /^(?:Yes|Rather (?:yes|no|not now|wait)|Haan|Zyadatar (?:haan|naa)|Abhi (?:nahi|rukiye)|Achhe samay tak|हाँ|ज़्यादातर (?:हाँ|ना)|अभी (?:नहीं|रुकिए)|अच्छे समय तक)/u;

describe("a decision", () => {
  test.each([
    "my broker says sell the gold. should i sell",
    "should I lend my brother 2 lakhs",
    "partner wants to sell his share in our shop, should i agree",
    "gaon ki zameen bech du?",
    "भाई के साथ धंधा है, अलग हो जाऊँ?",
    "नौकरी छोड़ दूँ क्या",
  ])("opens with a lean: %s", (question) => expect(textOf(question)).toMatch(LEAN));

  test.each(["should i leave my husband", "shaadi ke liye is ladke ko haan bol du"])(
    "of a marriage to a certain person gets none: %s",
    (question) => expect(textOf(question)).not.toMatch(/^(?:Yes|Rather|Haan|Zyadatar)/),
  );
});

describe("a matter of the writer's own with another person", () => {
  test.each([
    ["will my parents agree to the marriage", "your family's consent"],
    ["papa kab maanenge", "gharwalon ki sehmati"],
    ["मम्मी पापा मान जाएँगे क्या", "घरवालों की सहमति"],
    ["will my business partner stay with me in the firm", "the partnership"],
    ["पार्टनर के साथ दुकान चलेगी क्या", "साझेदारी"],
    ["saas se roz jhagda kyu hota hai", "saas se rishte"],
  ])("%s", (question, matter) => expect(textOf(question).toLowerCase()).toContain(matter));

  test("does not hide a question of death", () => expect(lastOf(["papa kab tak jiyenge"]).kind).toBe("bounds"));
});

describe("a remedy", () => {
  test.each([
    [["where is my saturn", "uska mantra bata do"], "Om Shanaye Namah"],
    [["give me a remedy for saturn", "what about just a donation, something cheap"], "black sesame"],
    [["मंगल के लिए क्या दान करूँ"], "मसूर दाल"],
    [["shaniwar ko tel chadhau ya kuch aur, shani ke liye"], "Tel ya diya chadhana rivaaj hai"],
    [["पुखराज पहने रहूँ या उतार दूँ"], "पहने रहें या उतार दें"],
    [["I have worn a blue sapphire for ten years. should I go on wearing it"], "go on wearing it or take it off"],
  ])("%s", (messages, said) => expect(textOf(...messages)).toContain(said));

  test("without mantras has none", () =>
    expect(textOf("give me a remedy for saturn", "something without mantras please")).not.toMatch(/mantra|Namah/));
});

test.each([
  ["how are the next 4 months for studies", /next 4 months/i],
  ["padhai agle 4 mahine kaisi rahegi", /agle 4 mahine/i],
  ["काम कैसा रहेगा अगले छह महीने", /अगले 6 महीने/],
  ["will I get a transfer this year", /^(?:Yes|No), .*2026/],
])("answers the stretch of time that is named: %s", (question, said) => expect(textOf(question)).toMatch(said));

test("no yes to a feared event in a year", () => expect(textOf("Will I lose my job this year?")).not.toMatch(/^Yes/));
