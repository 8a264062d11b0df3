import { createChartReadModel } from "../../chart-read-model.ts";
import type { FactIndex } from "../../fact.ts";
import { findFactById } from "../../facts/build-facts.ts";
import { createTimeZoneCalendar } from "../../time-zone-calendar.ts";
import type { Question } from "../../question/question.ts";
import type { AskedTime } from "../../question/parse-asked-time.ts";
import type { LocalizedSentence } from "./answer-fact.ts";
import { renderFact } from "../render-facts/render-fact.ts";
import { PERIOD_LOOKUPS } from "./look-up-periods.ts";
import { POSITION_LOOKUPS } from "./look-up-positions.ts";
import { RELATION_LOOKUPS } from "./look-up-relations.ts";
import { CLASSICAL_RULE_LOOKUPS } from "./look-up-classical-rules.ts";
import type { LookupRequest } from "./chart-lookup-type.ts";

/** Answers a question in technical terms by the first matching lookup; empty if none matches. */
export function answerTechnicalChartQuestion(
  question: Question,
  index: FactIndex,
  time: AskedTime | null,
): readonly LocalizedSentence[] {
  const request: LookupRequest = { question, index, view: createChartReadModel(index.nativity), time };
  const calendar = createTimeZoneCalendar(index.nativity, index.context);
  for (const lookUp of [...PERIOD_LOOKUPS, ...RELATION_LOOKUPS, ...CLASSICAL_RULE_LOOKUPS, ...POSITION_LOOKUPS]) {
    const sentences = lookUp(request).flatMap((found): LocalizedSentence[] => {
      if (typeof found !== "string") return [found];
      const fact = findFactById(index, found);
      return fact ? [{ text: renderFact(fact, calendar), facts: [found] }] : [];
    });
    if (sentences.length > 0) return sentences;
  }
  return [];
}
