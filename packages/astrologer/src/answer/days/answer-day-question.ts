import type { DialogueAct } from "../../message-classification/dialogue-act.ts";
import type { Question } from "../../question/question.ts";
import type { AnswerContext, AnswerDraft, TalkContext } from "../answer-context.ts";
import { MUHURTA_PATTERN } from "../../message-classification/danger/day-frame.data.ts";
import { PANCHANGA_TERMS } from "./panchanga-phrases.data.ts";
import { answerPanchangaOfDay } from "./answer-panchanga-of-day.ts";
import { answerMedicalDay } from "../out-of-scope/answer-medical-day.ts";

/** How sure the classifier must be before its kind decides the answer. */
const MIN_PROBABILITY = 0.5;

const findDayActs = ({ question: { acts } }: TalkContext): readonly DialogueAct[] =>
  acts.filter(({ kind, probability }) => probability >= MIN_PROBABILITY && (kind === "which_day" || kind === "day"));

/** Whether a message may ask about a day or a part of it, so that its place and its clock matter. */
export const asksAboutDay = ({ acts, text }: Question): boolean =>
  acts.some(({ kind }) => kind === "which_day" || kind === "day") ||
  MUHURTA_PATTERN.test(text) ||
  Object.values(PANCHANGA_TERMS).some((words) => words.test(text));

/** Answers a question for a day that no chart chooses. */
export const answerDayOutsideChart = (turn: TalkContext): AnswerDraft | null =>
  findDayActs(turn).some(({ kind }) => kind === "which_day") ? answerMedicalDay(turn) : null;

/** Answers a question about a day, as the trained classifier reads it. */
export function answerDayQuestion(turn: AnswerContext): AnswerDraft | null {
  const acts = findDayActs(turn);
  if (acts.some(({ kind }) => kind === "which_day")) return answerMedicalDay(turn);
  const day = acts.find(({ kind }) => kind === "day");
  return day ? answerPanchangaOfDay(turn, day) : null;
}

/** "Which day for the interview? They gave me Tuesday or Friday": one question, whose other sentences only add to it. */
export const asksOnlyOfDay = ({ question: { acts } }: AnswerContext): boolean =>
  acts.length === 1 &&
  acts.every(({ kind, probability }) => (kind === "which_day" || kind === "day") && probability >= MIN_PROBABILITY);
