import { findSignStays, julianDayUt } from "@lagna/jyotish";
import type { Graha } from "@lagna/terms";
import { type AnswerContext, renderPhrase } from "../../answer/answer-context.ts";
import type { AnswerSentence } from "../../answer/answer-types.ts";
import { hasUnknownTime } from "../../answer/birth-time/answer-with-uncertain-birth-time.ts";
import {
  findCurrentElements,
  listGrahasOfElements,
} from "../../answer/follow-up/find-chart-elements-under-discussion.ts";
import { capitalize } from "../../answer/phrasing/phrase-picker.ts";
import { createChartReadModel } from "../../chart-read-model.ts";
import {
  composeLocalizedText,
  formatDay,
  formatGrahaWithArticle,
  formatHouse,
  formatRashi,
} from "../../formatting/format-terms.ts";
import { createTimeZoneCalendar } from "../../time-zone-calendar.ts";
import type { ChartAnswerer } from "../chart-answerer.ts";
import { SKY_PHRASES } from "./sky-answers.data.ts";

/** A stay in a sign that touches a time begins and ends within these days of it: Saturn stays for up to three years. */
const DAYS_OF_STAY = 1300;
/** In a year the Sun is in every sign; of so many stays the first are told. */
const MAX_STAYS = 3;

function tellStays(
  turn: AnswerContext,
  graha: Graha,
  time: NonNullable<AnswerContext["time"]>,
): readonly AnswerSentence[] {
  const { index, phrasePicker } = turn;
  const { nativity, context } = index;
  const { nowJd, toCalendarDay } = createTimeZoneCalendar(nativity, context);
  const { from, until } = nativity.sky.ephemeris.range;
  const range = {
    fromJd: julianDayUt(Math.max(from, time.startJd - DAYS_OF_STAY)),
    untilJd: julianDayUt(Math.min(until - 1, time.endJd + DAYS_OF_STAY)),
  };
  const stays = findSignStays(nativity.sky, graha, range)
    .filter(({ startJd, endJd }) => startJd < time.endJd && endJd > Math.max(time.startJd, nowJd))
    .slice(0, MAX_STAYS);
  const model = createChartReadModel(nativity);
  const name = formatGrahaWithArticle(graha);
  return stays.map(({ state, startJd, endJd }) => {
    const slots = {
      who: name,
      Who: composeLocalizedText((language) => capitalize(name[language])),
      sign: formatRashi(state),
      house: formatHouse(model.houseOfSign(state), model.countedFrom),
      from: formatDay(toCalendarDay(startJd)),
      until: formatDay(toCalendarDay(endJd)),
    };
    const phrase = startJd <= nowJd ? SKY_PHRASES.passes_house : SKY_PHRASES.will_pass_house;
    return renderPhrase(phrasePicker, phrase, slots, [`transit-${graha}`]);
  });
}

/** "In which sign is Jupiter in June", "does Saturn change then too": the stays in signs that touch a coming time that is named. */
export const answerTransitAt: ChartAnswerer = (turn) => {
  const { question, index, time, previousTurns, about } = turn;
  if (time === null || about !== null || hasUnknownTime(index) || question.topics.length > 0) return null;
  const named = question.entities.grahas;
  const [graha] = named.length > 0 ? named : listGrahasOfElements(index, findCurrentElements(previousTurns));
  const sentences = graha === undefined ? [] : tellStays(turn, graha, time);
  return sentences.length === 0 ? null : { kind: "fact", sentences };
};
