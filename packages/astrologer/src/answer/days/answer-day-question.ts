import type { DialogueAct } from "../../message-classification/dialogue-act.ts";
import type { Question } from "../../question/question.ts";
import type { AnswerContext, AnswerDraft, TalkContext } from "../answer-context.ts";
import { createTimeZoneCalendar } from "../../time-zone-calendar.ts";
import { MUHURTA_PATTERN } from "../../message-classification/danger/day-frame.data.ts";
import { EVENING, PANCHANGA_TERMS } from "./panchanga-phrases.data.ts";
import { answerPanchangaOfDay, asksForAct, SUITS_PATTERN } from "./answer-panchanga-of-day.ts";
import { parseYearRanking } from "../years/parse-year-ranking.ts";
import { findNamedActivity } from "../../muhurta/find-named-activity.ts";
import { answerMedicalDay, answerWhichDay } from "./answer-which-day.ts";
import { countWords } from "../../language/count-words.ts";

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

/** Answers a question for a good day, or about a day, as the trained classifier reads it. */
export function answerDayQuestion(turn: AnswerContext): AnswerDraft | null {
  if (namesActAskedFor(turn)) return answerWhichDay(turn, turn.question.text);
  const acts = findDayActs(turn);
  const choice = acts.find(({ kind }) => kind === "which_day");
  const asksToRankYears = parseYearRanking(turn.question.text) !== null;
  if (choice) return asksToRankYears || continuesEarlierMatter(turn) ? null : answerWhichDay(turn);
  if (asksForMuhurta(turn)) return answerWhichDay(turn);
  const day = acts.find(({ kind }) => kind === "day");
  if (day) return answerPanchangaOfDay(turn, day);
  const [act] = turn.question.acts;
  return act && asksWhetherDaySuits(turn, act) ? answerPanchangaOfDay(turn, { ...act, isPolar: true }) : null;
}

/** "Sannyas lene ka muhurat": a muhurat is asked for, whatever the classifier reads; not one of the named parts of the day. */
const asksForMuhurta = ({ question: { text, acts } }: TalkContext): boolean =>
  (MUHURTA_PATTERN.test(text) || GOOD_DAY_FOR_ACT.test(text)) &&
  !acts.some(({ kind }) => kind === "definition" || kind === "why") &&
  Object.values(PANCHANGA_TERMS).every((words) => !words.test(text));

/** "Achha din smoking chhodne ke liye": a message that begins with the good day and says what for. */
const GOOD_DAY_FOR_ACT =
  /^\s*(?:(?:an?|any|koi|ek|कोई|एक)\s+)?(?:good|best|auspicious|lucky|shubh|subh|achh?a|accha|sahi|शुभ|अच्छा|सही)\s+(?:day|date|din|tareekh|tarikh|दिन|तारीख|तिथि)\s.*(?:\b(?:for|to)\s|ke liye|के लिए)/iu;

/** A reply of this length to "What is it for?" names the act. */
const MAX_REPLY_WORDS = 8;

/** "For a shop", after a question for a good day that left open what it is for. */
function namesActAskedFor({ question, previousTurns, questionOf }: TalkContext): boolean {
  const last = previousTurns.at(-1);
  if (last?.kind !== "talk" || findNamedActivity(question.text) === undefined) return false;
  if (countWords(question.text) > MAX_REPLY_WORDS) return false;
  const before = questionOf(last);
  return before.acts.some(({ kind }) => kind === "which_day") && findNamedActivity(before.text) === undefined;
}

/** "Give me a date": in a conversation, a day for nothing that is named is a day for what was asked before. */
const continuesEarlierMatter = ({ question, previousTurns, time }: AnswerContext): boolean =>
  previousTurns.length > 0 &&
  time === null &&
  question.isNotUnderstood &&
  findNamedActivity(question.text) === undefined;

/** Acts that are not a question about a day, whatever day they name. */
const OTHER_ACTS: ReadonlySet<DialogueAct["kind"]> = new Set([
  "timing",
  "fact",
  "statement",
  "why",
  "definition",
  "remedy",
  "bounds",
]);
const MAX_DAY_LENGTH = 1.5;

/** "Shall I talk to the boss this evening": an act on a day that is named. */
function asksWhetherDaySuits({ question, time, index }: AnswerContext, { kind, isPolar }: DialogueAct): boolean {
  const { text, acts } = question;
  if (acts.length > 1 || OTHER_ACTS.has(kind) || !asksForAct(text)) return false;
  const { nowJd } = createTimeZoneCalendar(index.nativity, index.context);
  const isDay = time === null ? EVENING.test(text) : time.endJd - time.startJd < MAX_DAY_LENGTH && time.endJd > nowJd;
  return isDay && (isPolar || SUITS_PATTERN.test(text));
}

/** "Which day for the interview? They gave me Tuesday or Friday": one question, whose other sentences only add to it. */
export const asksOnlyOfDay = ({ question: { acts } }: AnswerContext): boolean =>
  acts.length === 1 &&
  acts.every(({ kind, probability }) => (kind === "which_day" || kind === "day") && probability >= MIN_PROBABILITY);
