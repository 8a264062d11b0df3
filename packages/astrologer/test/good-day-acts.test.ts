import { describe, expect, test } from "vitest";
import { type Answer, assessDanger } from "../src/index.ts";
import { removeDayFrame } from "../src/message-classification/danger/remove-day-frame.ts";
import { answerWithAlmanac } from "./answers/test-almanac.ts";
import { DANGEROUS_DAYS, LISTED_DAYS, OPEN_DAYS, REFUSED_DAYS } from "./examples/questions.ts";
import { buildTestIndex, CHART_M } from "./test-charts.ts";

const index = buildTestIndex(CHART_M);

async function talk(...questions: readonly string[]): Promise<readonly Answer[]> {
  const answers: Answer[] = [];
  for (const question of questions) {
    const turns = answers.map(({ memory }) => memory);
    answers.push(await answerWithAlmanac("2026-11-21T09:30", { question, index, turns }));
  }
  return answers;
}
const namesDay = ({ facts }: Answer): boolean => facts.some(({ predicate }) => predicate === "day_limbs");

describe.each(DANGEROUS_DAYS)("a day for an act of the kind %s", (kind, messages) => {
  test.each(messages)("is not named, and gets help: %s", async (message) => {
    const [answer] = await talk(message);
    expect(answer).toMatchObject({ kind: "safety", facts: [], timing: [] });
    expect(assessDanger(message)?.kind).toBe(kind);
  });
});

test.each(REFUSED_DAYS)("a day for harm or for an operation is refused: %s", async (message) => {
  const [answer] = await talk(message);
  expect(["bounds", "safety"]).toContain(answer?.kind);
  expect(answer).toMatchObject({ facts: [], timing: [] });
});

test.each(OPEN_DAYS)("an act that is not on the list is asked about: %s", async (message) => {
  const [answer] = await talk(message);
  expect(answer).toMatchObject({ kind: "talk", facts: [], timing: [], danger: null });
});

test.each(LISTED_DAYS)("an act on the list gets its day: %s", async (message) => {
  const [answer] = await talk(message);
  expect(answer && namesDay(answer), answer?.sentences[0]?.text).toBe(true);
});

test.each([
  ["a good day this week?", "for opening a shop"],
  ["koi shubh din batao", "gaadi lene ke liye"],
  ["कोई शुभ दिन बताइए", "गृह प्रवेश के लिए"],
] as const)("the reply to what it is for gets its day: %s – %s", async (question, reply) => {
  const [asked, answer] = await talk(question, reply);
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
