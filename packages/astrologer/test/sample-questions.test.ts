import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { type Topic } from "../src/index.ts";
import { CHART_M, buildTestIndex } from "./test-charts.ts";
import { answerMessage } from "./answer-message.ts";

const index = buildTestIndex(CHART_M);

/** The topics of the ten sample questions in order; `null` for a question without a topic. */
const ABOUT: readonly (Topic | null)[] = [
  "career",
  "love",
  "wealth",
  "health",
  "education",
  null,
  "career",
  null,
  null,
  "spiritual",
];

/** The questions that the web app offers. */
const samplesOf = (language: string): readonly string[] => {
  const path = new URL(`../../../apps/web/src/locales/${language}/assistant.json`, import.meta.url);
  const { samples } = JSON.parse(readFileSync(path, "utf8")) as { samples: Record<string, string> };
  return ABOUT.map((_, number) => samples[String(number + 1)] ?? "");
};

describe.each(["en", "hi"])("the sample questions in %s", (language) => {
  test.each(samplesOf(language).map((question, number) => [question, ABOUT[number] ?? null] as const))(
    "%s is answered on its topic: %s",
    (question, topic) => {
      const answer = answerMessage({ question, index });
      expect(["reading", "fact"]).toContain(answer.kind);
      expect(answer.memory.topics[0] ?? null).toBe(topic);
    },
  );

  test("assume no gender", () => {
    for (const question of samplesOf(language)) expect(question).not.toMatch(/[ाी] हूँ|ूँग[ाी]/u);
    expect(new Set(samplesOf(language)).size).toBe(10);
  });
});
