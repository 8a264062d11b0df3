import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { answerOf, type Topic } from "../src/index.ts";
import { CHART_M, indexOf } from "./charts.ts";

const index = indexOf(CHART_M);

/** What each of the ten sample questions is about, in their order; null for one that is of no matter of life. */
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

/** The questions as the web app offers them. */
const samplesOf = (language: string): readonly string[] => {
  const path = new URL(`../../../apps/web/src/locales/${language}/assistant.json`, import.meta.url);
  const { samples } = JSON.parse(readFileSync(path, "utf8")) as { samples: Record<string, string> };
  return ABOUT.map((_, number) => samples[String(number + 1)] ?? "");
};

describe.each(["en", "hi"])("the sample questions in %s", (language) => {
  test.each(samplesOf(language).map((question, number) => [question, ABOUT[number] ?? null] as const))(
    "%s is answered of its own matter: %s",
    (question, topic) => {
      const answer = answerOf({ question, index });
      expect(["reading", "fact"]).toContain(answer.kind);
      expect(answer.told.topics[0] ?? null).toBe(topic);
    },
  );

  test("take nobody for a man or a woman", () => {
    for (const question of samplesOf(language)) expect(question).not.toMatch(/[ाी] हूँ|ूँग[ाी]/u);
    expect(new Set(samplesOf(language)).size).toBe(10);
  });
});
