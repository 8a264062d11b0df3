import { findFactById } from "../../facts/build-facts.ts";
import { findRunningPhase } from "../fact-questions/look-up-periods.ts";
import { renderFactWithUncertainty } from "../birth-time/answer-with-uncertain-birth-time.ts";
import type { AnswerSentence } from "../answer-types.ts";
import { createTimeZoneCalendar } from "../../time-zone-calendar.ts";
import { guessTopic } from "../../question/guess-topic.ts";
import { askBack } from "../../answers/ask-back.ts";
import { answerStrengthsOrWeaknesses } from "../topic/answer-strengths-and-weaknesses.ts";
import { answerTopic } from "../topic/answer-topic.ts";
import { answerDay, answerPeriod } from "./answer-period.ts";
import type { LocalizedText } from "../../fact.ts";
import { describeTimeOfLife } from "../asked-task/answer-overall.ts";
import { TOPIC_NAMES } from "../topic/topic-answer-phrases.data.ts";
import { TALK_PHRASES } from "../conversation/small-talk-phrases.data.ts";
import { type AnswerDraft, renderPhrase, type AnswerContext } from "../answer-context.ts";

const MAX_DAYS_OF_DAY = 2;

/** "What was happening to me in 2019" asks about that time, even if it names a graha. */
const HAPPENED_PATTERN = /\b(?:happen\w*|going on with me|hua|hui|ho raha tha)\b|हुआ|हो रहा था/iu;

/** Answers a question about a period for its own sake: today, this month, next year. */
export function answerTimeQuestion(turn: AnswerContext): AnswerDraft | null {
  const { question, time, topics } = turn;
  const { entities } = question;
  const asksWhatHappened = time !== null && HAPPENED_PATTERN.test(question.text);
  const namesChartElements = entities.grahas.length + entities.houses.length + entities.lords.length > 0;
  if (topics.length > 0 || (namesChartElements && !asksWhatHappened)) return null;
  const isDay = time ? time.endJd - time.startJd < MAX_DAYS_OF_DAY : question.kinds.includes("day");
  const { nowJd } = createTimeZoneCalendar(turn.index.nativity, turn.index.context);
  if (isDay && (time ? time.endJd > nowJd : !question.isNotUnderstood)) return answerDay(turn);
  if (time && (question.kinds.length > 0 || question.form !== "verify"))
    return withVerdict(turn, answerPeriod(turn, time), time);
  return question.kinds.includes("ahead") ? answerYearAhead(turn) : null;
}

/** How a stretch of life goes: the one that is named, else the year that begins now. */
export const answerTimeAhead = (turn: AnswerContext): AnswerDraft | null =>
  turn.time === null ? answerYearAhead(turn) : answerTimeQuestion({ ...turn, topics: [] });

/** "When does this time end": the running phase with its end. */
function renderPhase({ index, phrasePicker }: AnswerContext): AnswerSentence[] {
  const id = findRunningPhase(index);
  const phase = id === null ? undefined : findFactById(index, id);
  return phase ? renderFactWithUncertainty(index, phase, phrasePicker.language) : [];
}

function answerYearAhead(turn: AnswerContext): AnswerDraft | null {
  const { nowJd } = createTimeZoneCalendar(turn.index.nativity, turn.index.context);
  const name = { en: "the time ahead", hi: "आने वाला समय", hg: "aane wala samay" };
  const body = answerPeriod(turn, { startJd: nowJd, endJd: nowJd + 366, name });
  if (turn.question.form !== "when") return withVerdict(turn, body, { startJd: nowJd, endJd: nowJd + 366, name });
  return body && { ...body, sentences: [...renderPhase(turn), ...body.sentences] };
}

const SHORTEST_OUTLOOK = 80;
const LONGEST_OUTLOOK = 400;

/** How the time is on the whole comes first where that is asked. */
function withVerdict(
  turn: AnswerContext,
  body: AnswerDraft | null,
  span: { readonly startJd: number; readonly endJd: number; readonly name: LocalizedText },
): AnswerDraft | null {
  const asksHow = turn.question.form !== "when" && turn.question.form !== "why";
  const days = span.endJd - span.startJd;
  if (!body || !asksHow || days < SHORTEST_OUTLOOK || days > LONGEST_OUTLOOK) return body;
  const verdict = describeTimeOfLife(turn, span);
  if (!verdict) return body;
  const sentences = [...verdict.sentences.slice(0, 1), ...body.sentences];
  return { ...body, extraFacts: [...(body.extraFacts ?? []), ...(verdict.extraFacts ?? [])], sentences };
}

const OWN_NATURE = { en: "your nature", hi: "अपने स्वभाव", hg: "apne swabhav" };
/** Below this probability of its kind a message is not understood. */
const MIN_PROBABILITY = 0.4;

/** Answers a question without a topic by guessing one, after a sentence that says so. */
export function answerGuessedTopic(turn: AnswerContext): AnswerDraft | null {
  const { question, phrasePicker, topics } = turn;
  const isFirst = question.followUp === "after" && turn.previousTurns.length === 0;
  const isOwn = question.followUp === null || isFirst || (question.followUp === "why" && topics.length === 0);
  const guess = question.isNotUnderstood && isOwn ? guessTopic(question) : null;
  if (guess === null) return null;
  // In a conversation, or if the classifier is unsure too, a general reading would miss what was asked.
  const isUnsure = question.acts.every(({ probability }) => probability < MIN_PROBABILITY);
  if (isUnsure || (guess === "ahead" && turn.previousTurns.length > 0)) return askBack(turn);
  const oneSided = topics.length === 0 ? answerStrengthsOrWeaknesses({ ...turn, topics: ["personality"] }) : null;
  if (oneSided) return oneSided;
  const body = guess === "ahead" ? answerYearAhead(turn) : answerTopic(turn, guess);
  // The end of the running phase comes first where "when" is asked.
  if (guess === "ahead" && question.form === "when") return body;
  const lead =
    guess === "ahead"
      ? renderPhrase(phrasePicker, TALK_PHRASES.guessed_ahead)
      : renderPhrase(phrasePicker, TALK_PHRASES.guessed, {
          matter: guess === "personality" ? OWN_NATURE : TOPIC_NAMES[guess],
        });
  return body && { ...body, sentences: [lead, ...body.sentences] };
}
