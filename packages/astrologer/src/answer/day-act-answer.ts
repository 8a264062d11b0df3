import type { Act } from "../understanding/act.ts";
import type { AnswerContext, AnswerDraft, TalkContext } from "./answer-context.ts";
import { answerAlmanacDay } from "./almanac-day-answer.ts";
import { answerMedicalDay, answerWhichDay } from "./which-day-answer.ts";

/** How sure the classifier must be before its kind decides the answer. */
const MIN_PROBABILITY = 0.5;

const findDayActs = ({ question: { acts } }: TalkContext): readonly Act[] =>
  acts.filter(({ kind, probability }) => probability >= MIN_PROBABILITY && (kind === "which_day" || kind === "day"));

/** Answers a question for a day that no chart chooses. */
export const answerUnchosenDay = (turn: TalkContext): AnswerDraft | null =>
  findDayActs(turn).some(({ kind }) => kind === "which_day") ? answerMedicalDay(turn) : null;

/** Answers a question for a good day, or about a day, as the trained classifier reads it. */
export function answerDayAct(turn: AnswerContext): AnswerDraft | null {
  const acts = findDayActs(turn);
  const choice = acts.find(({ kind }) => kind === "which_day");
  if (choice) return answerWhichDay(turn, choice);
  const day = acts.find(({ kind }) => kind === "day");
  return day ? answerAlmanacDay(turn, day) : null;
}

/** "Which day for the interview? They gave me Tuesday or Friday": one question, whose other sentences only add to it. */
export const asksOnlyOfDay = ({ question: { acts } }: AnswerContext): boolean =>
  acts.length === 1 &&
  acts.every(({ kind, probability }) => (kind === "which_day" || kind === "day") && probability >= MIN_PROBABILITY);
