import type { Graha } from "@lagna/terms";
import { type AnswerContext, type AnswerDraft, renderPhrase } from "../../answer/answer-context.ts";
import { isSameForAllTimes } from "../../answer/birth-time/answer-with-uncertain-birth-time.ts";
import { findPeriods } from "../../answer/fact-questions/look-up-periods.ts";
import { answerBackReference } from "../../answer/follow-up/answer-back-reference.ts";
import { judgeGraha, scoreGraha } from "../../answer/follow-up/answer-is-it-good.ts";
import { REFERENCE_PHRASES } from "../../answer/follow-up/reference-phrases.data.ts";
import { answerPeriod } from "../../answer/period/answer-period.ts";
import { answerReading } from "../../answer/topic/answer-reading.ts";
import { createLocalizedText, formatGraha } from "../../formatting/format-terms.ts";
import { getLastObject } from "../../request/read-parts.ts";
import { createTimeZoneCalendar } from "../../time-zone-calendar.ts";
import type { ChartAnswerer } from "../chart-answerer.ts";

const THIS_PERIOD = createLocalizedText("this period", "इस समय", "is samay");
const NEXT_PERIOD = createLocalizedText("the next period", "अगले समय", "agle samay");

/** "Better than before", "pehle se achha". */
const THAN_BEFORE =
  /(?<![\p{L}\p{M}])(?:before|last|previous|earlier|pehle|pahle|pichhl\p{L}*|pichl\p{L}*|पहले|पिछल\S*)(?![\p{L}\p{M}])/iu;
const COMPARES = /(?<![\p{L}\p{M}])(?:better|worse|than|behtar|isse|usse|is se|us se|बेहतर|इससे|उससे)(?![\p{L}\p{M}])/iu;

type Period = ReturnType<typeof findPeriods>[number];
const getLord = ({ lords }: Period): Graha => lords.at(-1) as Graha;

/** Whether a period is better than the one before it. */
function compareWithBefore({ index, phrasePicker }: AnswerContext, period: Period, before: Period): AnswerDraft {
  const [lord, earlier] = [getLord(period), getLord(before)];
  const isBetter = scoreGraha(index, lord) >= scoreGraha(index, earlier);
  const slots = { one: formatGraha(lord), other: formatGraha(earlier) };
  const phrase = REFERENCE_PHRASES[isBetter ? "period_better" : "period_harder"];
  return { kind: "fact", sentences: [renderPhrase(phrasePicker, phrase, slots, [period.id, before.id])] };
}

/** Whether a period is good, bad or mixed, and what it brings; with a topic, a reading of that within it. */
function readPeriod(turn: AnswerContext, period: Period, name: typeof THIS_PERIOD): AnswerDraft | null {
  const { index, phrasePicker, topics } = turn;
  const calendar = createTimeZoneCalendar(index.nativity, index.context);
  const startJd = Math.max(calendar.nowJd, calendar.toEphemerisJd(Date.parse(period.start)));
  const time = { startJd, endJd: calendar.toEphemerisJd(Date.parse(period.end)), name };
  if (topics.length > 0) return answerReading({ ...turn, time });
  const read = answerPeriod(turn, time);
  const isSame = isSameForAllTimes(index, (one) => findPeriods(one).find(({ id }) => id === period.id)?.id ?? "");
  if (!read || !isSame) return read;
  const lord = getLord(period);
  const verdict = REFERENCE_PHRASES[`period_is_${judgeGraha(index, lord)}`];
  const facts = [`planet-${lord}`, period.id];
  const sentences = [
    renderPhrase(phrasePicker, verdict, { who: formatGraha(lord) }, facts),
    ...read.sentences.slice(1),
  ];
  return { ...read, sentences };
}

/** What the running period brings, or the next one after it was named; a graha or a time that is named is read by what names it. */
export const answerDashaEffect: ChartAnswerer = (turn) => {
  const { question, index, time, previousTurns } = turn;
  const { entities, text } = question;
  if (time !== null || entities.grahas.length + entities.houses.length > 0) return null;
  const periods = findPeriods(index).filter(({ lords }) => lords.length === 2);
  const now = new Date(index.context.now).toISOString();
  const at = periods.findIndex(({ start, end }) => start <= now && now < end);
  const isNext = getLastObject(previousTurns) === "dasha_next";
  const period = periods[isNext ? at + 1 : at];
  const before = periods[isNext ? at : at - 1];
  if (at < 0 || !period) return null;
  if (COMPARES.test(text) || THAN_BEFORE.test(text))
    return (
      (THAN_BEFORE.test(text) && before ? compareWithBefore(turn, period, before) : answerBackReference(turn)) ??
      readPeriod(turn, period, THIS_PERIOD)
    );
  return readPeriod(turn, period, isNext ? NEXT_PERIOD : THIS_PERIOD);
};
