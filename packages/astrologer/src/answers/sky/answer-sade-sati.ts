import { findSadeSati, julianDayUt } from "@lagna/jyotish";
import { type Rashi, SADE_SATI_PHASE_WORDS } from "@lagna/terms";
import { type AnswerDraft, renderPhrase, type TalkContext } from "../../answer/answer-context.ts";
import type { FactIndex } from "../../fact.ts";
import { createLocalizedText, formatDay, formatRashi, localizeWord } from "../../formatting/format-terms.ts";
import { createTimeZoneCalendar } from "../../time-zone-calendar.ts";
import type { ChartAnswerer } from "../chart-answerer.ts";
import { SKY_PHRASES } from "./sky-answers.data.ts";

/** Saturn in the eighth and in the fourth from the Moon. */
const DHAIYA_NAMES = {
  ashtama: createLocalizedText("that of the 8th", "आठवें की", "aathve ki"),
  ardhashtama: createLocalizedText("that of the 4th", "चौथे की", "chauthe ki"),
};

/** Saturn goes round in 29.5 years: the next sade sati begins within these days. */
const DAYS_AHEAD = 11_000;
/** A round that runs began within these days. */
const DAYS_BEHIND = 3300;

function createDraft(
  { phrasePicker }: TalkContext,
  phrase: keyof typeof SKY_PHRASES,
  slots: Parameters<typeof renderPhrase>[2],
): AnswerDraft {
  return { kind: "fact", sentences: [renderPhrase(phrasePicker, SKY_PHRASES[phrase], slots, ["transit-saturn"])] };
}

function findRounds({ nativity, context }: FactIndex, sign: Rashi) {
  const { nowJd } = createTimeZoneCalendar(nativity, context);
  const { from, until } = nativity.sky.ephemeris.range;
  const range = {
    fromJd: julianDayUt(Math.max(from, nowJd - DAYS_BEHIND)),
    untilJd: julianDayUt(Math.min(until - 1, nowJd + DAYS_AHEAD)),
  };
  return findSadeSati({ ...nativity, signs: { ...nativity.signs, moon: sign } }, range);
}

/** The sade sati of a Moon sign: the phase that runs, or when the next begins. */
function tellSadeSati(turn: TalkContext, index: FactIndex, sign: Rashi): AnswerDraft | null {
  const { nowJd, toCalendarDay } = createTimeZoneCalendar(index.nativity, index.context);
  const onDay = (jd: number) => formatDay(toCalendarDay(jd));
  const { cycles } = findRounds(index, sign);
  const running = cycles.find(({ startJd, endJd }) => startJd <= nowJd && nowJd < endJd);
  const phase = running?.phases.find(({ endJd }) => endJd > nowJd);
  if (running && phase) {
    const { en, hi, hg } = localizeWord(SADE_SATI_PHASE_WORDS[phase.state]);
    const name = createLocalizedText(en.toLowerCase(), hi, hg.toLowerCase());
    const slots = { sign: formatRashi(sign), phase: name, until: onDay(phase.endJd), end: onDay(running.endJd) };
    return createDraft(turn, "sade_sati_of_sign", slots);
  }
  const next = cycles.find(({ startJd }) => startJd > nowJd);
  if (!next) return null;
  return createDraft(turn, "no_sade_sati_of_sign", { sign: formatRashi(sign), next: onDay(next.startJd) });
}

/** The dhaiya of a Moon sign, Saturn in the fourth or eighth from it: the one that runs, or the next. */
function tellDhaiya(turn: TalkContext, index: FactIndex, sign: Rashi): AnswerDraft | null {
  const { nowJd, toCalendarDay } = createTimeZoneCalendar(index.nativity, index.context);
  const onDay = (jd: number) => formatDay(toCalendarDay(jd));
  const dhaiya = findRounds(index, sign).transits.find(
    ({ place, endJd }) => (place === "ardhashtama" || place === "ashtama") && endJd > nowJd,
  );
  if (!dhaiya) return null;
  const slots = {
    sign: formatRashi(sign),
    name: DHAIYA_NAMES[dhaiya.place === "ashtama" ? "ashtama" : "ardhashtama"],
    from: onDay(dhaiya.startJd),
    until: onDay(dhaiya.endJd),
  };
  return createDraft(turn, dhaiya.startJd <= nowJd ? "dhaiya_now" : "dhaiya_next", slots);
}

/** Saturn in the eighth or the fourth, by its names: "ashtama sani when is it getting over". */
const DHAIYA_WORDS =
  /ard?h?a?sh?tama?\s*(?:sani|shani)|asht[ah]*ma?\s*(?:sani|shani)|kantaka?\s*(?:sani|shani)|अष्टम\s*शनि/iu;
const namesDhaiya = ({ question: { text, entities } }: TalkContext): boolean =>
  DHAIYA_WORDS.test(text) || (entities.terms.has("dhaiya") && !entities.terms.has("sadesati"));

/** The sade sati, or the dhaiya if that is named, of a Moon sign. */
export const answerShaniOfSign = (turn: TalkContext, index: FactIndex, sign: Rashi): AnswerDraft | null =>
  namesDhaiya(turn) ? tellDhaiya(turn, index, sign) : tellSadeSati(turn, index, sign);

/** The sade sati or dhaiya of a Moon sign that the message names; `null` for the writer's own, which the facts of the chart tell. */
export const answerSadeSatiOfSign: ChartAnswerer = (turn) => {
  const { question, index } = turn;
  const [sign] = question.entities.signs.filter((one) => one !== index.nativity.signs.moon);
  const ofSign = sign === undefined ? null : answerShaniOfSign(turn, index, sign);
  // What holds for another sign is no fact of this chart.
  if (ofSign)
    return { ...ofSign, kind: "definition", sentences: ofSign.sentences.map(({ text }) => ({ text, facts: [] })) };
  return DHAIYA_WORDS.test(question.text) ? tellDhaiya(turn, index, index.nativity.signs.moon) : null;
};
