import { chartView } from "../chart-view.ts";
import type { FactIndex } from "../fact.ts";
import { factById } from "../facts/facts-of.ts";
import { localCalendarOf } from "../local-calendar.ts";
import type { Question } from "../question/question.ts";
import type { TimeAsked } from "../question/time-asked.ts";
import type { Sentence } from "./fact-answer.ts";
import { sentenceOf } from "./fact-sentence.ts";
import { PERIOD_WAYS } from "./period-ways.ts";
import { PLACE_WAYS } from "./place-ways.ts";
import { ROLE_WAYS } from "./role-ways.ts";
import type { Asking } from "./ways.ts";

/** Sentences for what is asked in the field's own words; none where no such thing is. */
export function closelyAsked(question: Question, index: FactIndex, time: TimeAsked | null): readonly Sentence[] {
  const asking: Asking = { question, index, view: chartView(index.nativity), time };
  const calendar = localCalendarOf(index.nativity, index.about);
  for (const way of [...PERIOD_WAYS, ...ROLE_WAYS, ...PLACE_WAYS]) {
    const told = way(asking).flatMap((found): Sentence[] => {
      if (typeof found !== "string") return [found];
      const fact = factById(index, found);
      return fact ? [{ text: sentenceOf(fact, calendar), facts: [found] }] : [];
    });
    if (told.length > 0) return told;
  }
  return [];
}
