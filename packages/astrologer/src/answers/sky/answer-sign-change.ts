import { findGrahaEvents, julianDayUt } from "@lagna/jyotish";
import type { Graha, Rashi } from "@lagna/terms";
import { type AnswerContext, renderPhrase } from "../../answer/answer-context.ts";
import type { AnswerSentence } from "../../answer/answer-types.ts";
import {
  findCurrentElements,
  listGrahasOfElements,
} from "../../answer/follow-up/find-chart-elements-under-discussion.ts";
import { capitalize } from "../../answer/phrasing/phrase-picker.ts";
import { findFactById } from "../../facts/build-facts.ts";
import { composeLocalizedText, formatDay, formatGrahaWithArticle, formatRashi } from "../../formatting/format-terms.ts";
import { createTimeZoneCalendar } from "../../time-zone-calendar.ts";
import type { ChartAnswerer } from "../chart-answerer.ts";
import { SKY_PHRASES } from "./sky-answers.data.ts";

/** Saturn stays in a sign for two and a half years, and may come back to it once. */
const DAYS_AHEAD = 1500;
/** A graha that turns back does so within these days. */
const DAYS_OF_RETURN = 400;

interface SignChange {
  readonly jd: number;
  /** The sign that is entered. */
  readonly sign: Rashi;
}

/** When a graha enters another sign, from now on. */
function listSignChanges({ index: { nativity } }: AnswerContext, graha: Graha, nowJd: number): readonly SignChange[] {
  const { until } = nativity.sky.ephemeris.range;
  const range = { fromJd: julianDayUt(nowJd), untilJd: julianDayUt(Math.min(nowJd + DAYS_AHEAD, until - 1)) };
  return findGrahaEvents(nativity, graha, range)
    .flatMap((event) => (event.type === "ingress" ? { jd: event.jd, sign: event.sign } : []))
    .toSorted((one, other) => one.jd - other.jd);
}

function tellChange(turn: AnswerContext, graha: Graha): readonly AnswerSentence[] {
  const { index, phrasePicker } = turn;
  const { nowJd, toCalendarDay } = createTimeZoneCalendar(index.nativity, index.context);
  const changes = listSignChanges(turn, graha, nowJd);
  const [next] = changes;
  const current = (findFactById(index, `transit-${graha}`)?.value as { sign?: Rashi } | undefined)?.sign;
  if (!next || current === undefined) return [];
  const name = formatGrahaWithArticle(graha);
  const slots = { who: name, Who: composeLocalizedText((language) => capitalize(name[language])) };
  const facts = [`transit-${graha}`];
  const onDay = ({ jd }: SignChange) => formatDay(toCalendarDay(jd));
  const leaves = { ...slots, sign: formatRashi(current), next: formatRashi(next.sign), on: onDay(next) };
  const back = changes.find(({ jd, sign }) => sign === current && jd - next.jd < DAYS_OF_RETURN);
  const end = back && changes.find(({ jd }) => jd > back.jd);
  const returns = back && end ? { ...slots, sign: formatRashi(current), on: onDay(back), end: onDay(end) } : null;
  return [
    renderPhrase(phrasePicker, SKY_PHRASES.leaves_sign, leaves, facts),
    ...(returns ? [renderPhrase(phrasePicker, SKY_PHRASES.comes_back, returns, facts)] : []),
  ];
}

/** When a graha leaves its sign: the one that is named, else the one that was spoken of. */
export const answerSignChange: ChartAnswerer = (turn) => {
  const { question, index, previousTurns } = turn;
  const [named] = question.entities.grahas;
  const [graha = named] = named ? [named] : listGrahasOfElements(index, findCurrentElements(previousTurns));
  const [sign] = question.entities.signs;
  if (graha === undefined) return null;
  const sentences = sign === undefined ? tellChange(turn, graha) : tellEntry(turn, graha, sign);
  return sentences.length === 0 ? null : { kind: "fact", sentences };
};

/** "When does Jupiter go to Leo". */
function tellEntry(turn: AnswerContext, graha: Graha, sign: Rashi): readonly AnswerSentence[] {
  const { index, phrasePicker } = turn;
  const { nowJd, toCalendarDay } = createTimeZoneCalendar(index.nativity, index.context);
  const entry = listSignChanges(turn, graha, nowJd).find((change) => change.sign === sign);
  if (!entry) return tellChange(turn, graha);
  const name = formatGrahaWithArticle(graha);
  const slots = {
    who: name,
    Who: composeLocalizedText((language) => capitalize(name[language])),
    sign: formatRashi(sign),
    on: formatDay(toCalendarDay(entry.jd)),
  };
  return [renderPhrase(phrasePicker, SKY_PHRASES.enters_sign, slots, [`transit-${graha}`])];
}
