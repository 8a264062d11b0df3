import type { AnswerSentence } from "../../answer/answer-types.ts";
import { hasUnknownTime, renderFactWithUncertainty } from "../../answer/birth-time/answer-with-uncertain-birth-time.ts";
import { renderFactMeaning } from "../../answer/render-facts/render-fact-meaning.ts";
import { findFactById } from "../../facts/build-facts.ts";
import type { ChartAnswerer } from "../chart-answerer.ts";

/** What a first reading of a chart rests on: who rises, its lord, the star of the Moon, and the period that runs. */
const FACTS_OF_WHOLE = ["lagna", "lord-1", "star-moon", "dasha-now"];

/** A reading of the chart as a whole: each of its main facts and what it means; the rest waits for "more". */
export const answerWholeChart: ChartAnswerer = (turn) => {
  const { index, question, phrasePicker, about } = turn;
  if (about !== null || hasUnknownTime(index)) return null;
  const sentences = FACTS_OF_WHOLE.flatMap((id): readonly AnswerSentence[] => {
    const fact = findFactById(index, id);
    if (!fact) return [];
    const told = renderFactWithUncertainty(index, fact, phrasePicker.language);
    return [...told, ...renderFactMeaning({ ...question, form: "what" }, index, phrasePicker, told).slice(0, 1)];
  });
  return sentences.length === 0 ? null : { kind: "reading", topics: ["personality"], sentences };
};
