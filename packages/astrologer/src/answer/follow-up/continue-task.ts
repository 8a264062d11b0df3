import type { DialogueActKind } from "../../message-classification/dialogue-act.ts";
import type { Question, QuestionKind } from "../../question/question.ts";
import type { TurnMemory } from "../answer-types.ts";
import type { AnswerContext, AnswerDraft } from "../answer-context.ts";
import { renderFactWithUncertainty } from "../birth-time/answer-with-uncertain-birth-time.ts";
import { findFactById } from "../../facts/build-facts.ts";
import { answerWhatToAvoid } from "../days/answer-what-to-avoid.ts";
import { findTerms, getDefinition } from "../definitions/define-term.ts";
import { isIncomplete } from "./is-incomplete-question.ts";
import { countWords } from "../../language/count-words.ts";

/** Number of past turns that are searched for the one whose task goes on. */
const TURNS_BACK = 4;
const MAX_TIME_WORDS = 6;
const TIME_KINDS: ReadonlySet<QuestionKind> = new Set(["day", "month", "ahead"]);
const DAY_ACTS: ReadonlySet<DialogueActKind> = new Set(["which_day", "day"]);
const MIN_PROBABILITY = 0.5;

const countNamed = ({ topics, entities }: Question): number =>
  topics.length +
  entities.grahas.length +
  entities.houses.length +
  entities.lords.length +
  entities.factIds.length +
  entities.vargas.length;

/** Whether a message names a time and nothing else: "and tomorrow?", "next month?" */
export const namesOnlyTime = (question: Question): boolean =>
  countNamed(question) === 0 &&
  question.danger === null &&
  question.person === "self" &&
  question.form === "what" &&
  countWords(question.text) <= MAX_TIME_WORDS &&
  question.kinds.every((kind) => TIME_KINDS.has(kind));

const isDayTask = ({ acts }: Question): boolean =>
  acts.some(({ kind, probability }) => DAY_ACTS.has(kind) && probability >= MIN_PROBABILITY);

/** The latest turn that asked for a day or about one; turns that only named another time are passed over. */
function findDayTask({ previousTurns, questionOf }: AnswerContext): number | null {
  for (let at = previousTurns.length - 1; at >= Math.max(0, previousTurns.length - TURNS_BACK); at--) {
    const memory = previousTurns[at] as TurnMemory;
    const question = questionOf(memory);
    if (memory.kind !== "fact" && memory.kind !== "reading") return null;
    if (namesOnlyTime(question) && at > 0) continue;
    return isDayTask(question) ? at : null;
  }
  return null;
}

/** "Next month?" after "which day for the wedding", "and tomorrow?" after rahu kaal: the same question for another time. */
export function answerDayTaskAtOtherTime(turn: AnswerContext): AnswerDraft | null {
  const { question, time, questionOf } = turn;
  // The elements of the turn before may have been added to the question.
  const own = questionOf({ question: question.text, language: question.language });
  if (time === null || !namesOnlyTime(own)) return null;
  const at = findDayTask(turn);
  return at === null ? null : turn.answerEarlier(at, { language: question.language, time, timeText: question.text });
}

const OWN_ACTS: ReadonlySet<DialogueActKind> = new Set(["fact", "outlook", "statement"]);

/** "So what is mine?", "is there any in my chart?", after a term was defined: the fact of that term in the chart. */
export function answerOwnFactOfTerm(turn: AnswerContext): AnswerDraft | null {
  const { question, previousTurns, index, phrasePicker } = turn;
  const last = previousTurns.at(-1);
  const [act] = question.acts;
  if (last?.kind !== "definition" || !act || !OWN_ACTS.has(act.kind) || !isIncomplete(question)) return null;
  if (!question.isAboutSelf && question.form !== "what" && question.form !== "yes_no") return null;
  const [id] = findTerms(last.question);
  const definition = id === undefined ? undefined : getDefinition(id);
  if (!definition) return null;
  const fact = definition.factId === null ? undefined : findFactById(index, definition.factId);
  if (fact) return { kind: "fact", sentences: renderFactWithUncertainty(index, fact, phrasePicker.language) };
  const [term = ""] = definition.words.split("|");
  const draft = turn.answerEarlier(previousTurns.length - 1, {
    language: question.language,
    text: `my ${term}`,
  });
  return draft.kind === "fact" ? draft : null;
}

const ADVICE_ACTS: ReadonlySet<DialogueActKind> = new Set(["decision", "remedy", "outlook"]);
const DAY_FACT = /^day-(\d{4})-(\d{2})-(\d{2})$/u;

/** "Should I avoid anything?", after an answer on one day: the hours to leave out and what its Moon asks for. */
export function answerAdviceForDay(turn: AnswerContext): AnswerDraft | null {
  const { question, previousTurns, time } = turn;
  const last = previousTurns.at(-1);
  const [act] = question.acts;
  if (last?.kind !== "reading" || time !== null || !act || !isIncomplete(question)) return null;
  if (!ADVICE_ACTS.has(act.kind) && question.followUp !== "do") return null;
  const match = (last.focus ?? []).map((id) => DAY_FACT.exec(id)).find((found) => found !== null);
  if (!match) return null;
  const [, year, month, day] = match.map(Number) as [number, number, number, number];
  return answerWhatToAvoid(turn, { year, month, day });
}
