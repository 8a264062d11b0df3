import type { AnswerContext, AnswerDraft } from "../answer-context.ts";
import { answerHoursOfDay } from "../days/answer-which-day.ts";
import { findReferenceKeywords } from "./find-reference-keywords.ts";

const DAY_FACT = /^day-(\d{4})-(\d{2})-(\d{2})$/u;

/** "Time also?", after an answer that named a day: the hours of that day. */
export function answerHoursOfNamedDay(turn: AnswerContext): AnswerDraft | null {
  const { previousTurns, questionOf, question } = turn;
  const last = previousTurns.at(-1);
  if (!last || !findReferenceKeywords(question.text).has("clock")) return null;
  const match = (last.focus ?? []).map((id) => DAY_FACT.exec(id)).find((found) => found !== null);
  const asked = questionOf(last);
  if (!match) return null;
  const [, year, month, day] = match.map(Number) as [number, number, number, number];
  return answerHoursOfDay({ ...turn, question: { ...asked, language: question.language } }, { year, month, day });
}
