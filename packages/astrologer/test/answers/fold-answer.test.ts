import { describe, expect, test } from "vitest";
import { type Answer, createAnswer, foldAnswer, type TurnMemory, understand } from "../../src/index.ts";
import { countWords } from "../../src/language/count-words.ts";
import { buildTestIndex } from "../test-charts.ts";

const INDEX = buildTestIndex({
  local: "1988-03-09T14:25:00",
  offset: 5.5,
  latitude: 26.9,
  longitude: 75.8,
  place: "Jaipur",
});

const answer = (message: string, turns: readonly TurnMemory[] = []): Answer =>
  createAnswer({ understanding: understand(message, turns), index: INDEX });
const textsOf = (sentences: Answer["sentences"]): readonly string[] => sentences.map(({ text }) => text);
const wordsOf = (sentences: Answer["sentences"]): number => countWords(textsOf(sentences).join(" "));

describe.each([
  ["When will I get married?", "Tell me more"],
  ["meri naukri kaisi rahegi", "Aur bataiye"],
  ["मेरी शादी कब होगी", "और बताइए"],
])("%s", (question, more) => {
  test("has at most sixty words, and offers the rest", () => {
    const whole = answer(question);
    const folded = foldAnswer(whole, whole.sentences);
    expect(wordsOf(whole.sentences)).toBeGreaterThan(60);
    expect(wordsOf(folded.sentences)).toBeLessThanOrEqual(60);
    expect(folded.answer.followUps[0]).toBe(more);
  });

  test("asked for more, every sentence is told once and in order", () => {
    const whole = answer(question);
    const turns: TurnMemory[] = [];
    const told: string[] = [];
    let message = question;
    for (let part = 0; part < 12; part++) {
      const next = answer(message, turns);
      const folded = foldAnswer(next, next.sentences);
      told.push(...textsOf(folded.sentences));
      turns.push(folded.answer.memory);
      if (!folded.answer.memory.waiting) break;
      message = more;
    }
    expect(told).toEqual(textsOf(whole.sentences));
  });
});

test("a short answer, a day and help in danger are whole", () => {
  for (const question of ["what is my nakshatra", "my husband beats me"]) {
    const whole = answer(question);
    expect(foldAnswer(whole, whole.sentences)).toEqual({ answer: whole, sentences: whole.sentences });
  }
});
