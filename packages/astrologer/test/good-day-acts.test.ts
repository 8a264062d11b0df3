import { describe, expect, test } from "vitest";
import { assessDanger, type TurnMemory } from "../src/index.ts";
import { removeDayFrame } from "../src/message-classification/danger/remove-day-frame.ts";
import { answerMessage } from "./answer-message.ts";
import { DANGEROUS_DAYS, LISTED_DAYS, OPEN_DAYS, REFUSED_DAYS } from "./examples/questions.ts";
import { buildTestIndex, CHART_M } from "./test-charts.ts";

const index = buildTestIndex(CHART_M);

function talk(...questions: readonly string[]) {
  const turns: TurnMemory[] = [];
  return questions.map((question) => {
    const answer = answerMessage({ question, index, turns });
    turns.push(answer.memory);
    return answer;
  });
}
const namesDay = ({ facts }: ReturnType<typeof talk>[number]): boolean =>
  facts.some(({ predicate }) => predicate === "day_limbs");

describe.each(DANGEROUS_DAYS)("a day for an act of the kind %s", (kind, messages) => {
  test.each(messages)("is not named, and gets help: %s", (message) => {
    const [answer] = talk(message);
    expect(answer).toMatchObject({ kind: "safety", facts: [], timing: [] });
    expect(assessDanger(message)?.kind).toBe(kind);
  });
});

test.each(REFUSED_DAYS)("a day for harm or for an operation is refused: %s", (message) => {
  const [answer] = talk(message);
  expect(["bounds", "safety"]).toContain(answer?.kind);
  expect(answer).toMatchObject({ facts: [], timing: [] });
});

test.each(OPEN_DAYS)("an act that is not on the list is asked about: %s", (message) => {
  const [answer] = talk(message);
  expect(answer).toMatchObject({ kind: "talk", facts: [], timing: [], danger: null });
});

test.each(LISTED_DAYS)("an act on the list gets its day: %s", (message) => {
  const [answer] = talk(message);
  expect(answer && namesDay(answer), answer?.sentences[0]?.text).toBe(true);
});

test.each([
  ["a good day this week?", "for opening a shop"],
  ["koi shubh din batao", "gaadi lene ke liye"],
  ["कोई शुभ दिन बताइए", "गृह प्रवेश के लिए"],
] as const)("the reply to what it is for gets its day: %s – %s", (question, reply) => {
  const [asked, answer] = talk(question, reply);
  expect(asked?.kind).toBe("talk");
  expect(answer && namesDay(answer)).toBe(true);
});

test.each([
  ["auspicious time for ending my life", "ending my life"],
  ["marne ka sabse accha muhurat kaunsa hai", "marne"],
  ["देह त्याग का शुभ दिन", "देह त्याग"],
  ["a good day this week?", ""],
  ["when will I marry", null],
] as const)("the act of a question for a good day: %s", (message, act) => {
  expect(removeDayFrame(message)).toBe(act);
});
