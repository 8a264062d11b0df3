import { expect, test } from "vitest";
import { findFactById, type TurnMemory, verify, addFacts } from "../src/index.ts";
import { findUnsafeWording } from "../src/verify/find-unsafe-wording.ts";
import { BIRTHS } from "./corpus/births.data.ts";
import { buildTestIndex } from "./test-charts.ts";
import { answerMessage } from "./answer-message.ts";

/** A conversation in each language: readings, facts, times, follow-ups, and questions that are declined. */
const TALKS: readonly (readonly string[])[] = [
  [
    "Hello",
    "When will I get promoted?",
    "why?",
    "are you sure?",
    "and money?",
    "job or business for me?",
    "How will 2027 be for me?",
    "How is today?",
    "What about my mother?",
    "any remedy?",
    "Who rules my 7th house?",
    "What is a nakshatra?",
  ],
  [
    "मेरी शादी कब होगी?",
    "क्यों?",
    "सरल भाषा में बताइए",
    "अगले साल नौकरी मिलेगी?",
    "मेरा स्वास्थ्य कैसा रहेगा?",
    "अभी कौन-सी दशा चल रही है?",
    "इसका उपाय",
  ],
  [
    "ghar kab banega",
    "uske baad?",
    "santan sukh kaisa hai",
    "sach me?",
    "videsh jaane ka chance kab hai",
    "agla saal kaisa rahega",
    "mera swabhav kaisa hai",
  ],
];

const charts = BIRTHS.filter((_, number) => number % 8 === 3).map(
  (birth) => [birth.local, buildTestIndex(birth)] as const,
);

test.each(charts)("all answers about the chart of %s are true and safe", (_, index) => {
  const wrong: string[] = [];
  for (const talk of TALKS) {
    let turns: readonly TurnMemory[] = [];
    for (const question of talk) {
      const answer = answerMessage({ question, index, turns });
      turns = [...turns, answer.memory];
      const whole = addFacts(index, answer.facts);
      const text = answer.sentences.map((sentence) => sentence.text).join(" ");
      for (const { verdict, text: words } of verify(whole, text, { question }).claims)
        if (verdict === "contradicted") wrong.push(`${question}: «${words}» in ${text}`);
      if (answer.kind === "reading")
        for (const { kind, text: words } of findUnsafeWording(text))
          wrong.push(`${question}: ${kind} «${words}» in ${text}`);
      for (const { facts } of answer.sentences)
        for (const id of facts) if (!findFactById(whole, id)) wrong.push(`${question}: no fact ${id}`);
      expect(answer.sentences.length, question).toBeGreaterThan(0);
    }
  }
  expect(wrong).toEqual([]);
});
