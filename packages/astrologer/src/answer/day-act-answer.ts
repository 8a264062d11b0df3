import type { AnswerContext, AnswerDraft } from "./answer-context.ts";
import { answerAlmanacDay } from "./almanac-day-answer.ts";
import { answerWhichDay } from "./which-day-answer.ts";

/** How sure the classifier must be before its kind decides the answer. */
const MIN_PROBABILITY = 0.5;

/** Answers a question for a good day, or about a day, as the trained classifier reads it. */
export function answerDayAct(turn: AnswerContext): AnswerDraft | null {
  const acts = turn.question.acts.filter(({ probability }) => probability >= MIN_PROBABILITY);
  const choice = acts.find(({ kind }) => kind === "which_day");
  if (choice) return answerWhichDay(turn, choice);
  const day = acts.find(({ kind }) => kind === "day");
  return day ? answerAlmanacDay(turn, day) : null;
}

/** "Which day for the interview? They gave me Tuesday or Friday": one question, whose other sentences only add to it. */
export const asksOnlyOfDay = ({ question: { acts } }: AnswerContext): boolean =>
  acts.length === 1 &&
  acts.every(({ kind, probability }) => (kind === "which_day" || kind === "day") && probability >= MIN_PROBABILITY);
