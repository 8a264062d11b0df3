import { findSadeSati, julianDayUt } from "@lagna/jyotish";
import { type Rashi, SADE_SATI_PHASE_WORDS } from "@lagna/terms";
import { type AnswerContext, type AnswerDraft, renderPhrase } from "../../answer/answer-context.ts";
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
  { phrasePicker }: AnswerContext,
  phrase: keyof typeof SKY_PHRASES,
  slots: Parameters<typeof renderPhrase>[2],
): AnswerDraft {
  return { kind: "fact", sentences: [renderPhrase(phrasePicker, SKY_PHRASES[phrase], slots, ["transit-saturn"])] };
}

function findRounds({ index: { nativity, context } }: AnswerContext, sign: Rashi) {
  const { nowJd } = createTimeZoneCalendar(nativity, context);
  const { from, until } = nativity.sky.ephemeris.range;
  const range = {
    fromJd: julianDayUt(Math.max(from, nowJd - DAYS_BEHIND)),
    untilJd: julianDayUt(Math.min(until - 1, nowJd + DAYS_AHEAD)),
  };
  return findSadeSati({ ...nativity, signs: { ...nativity.signs, moon: sign } }, range);
}

/** The sade sati of a Moon sign: the phase that runs, or when the next begins. */
function tellSadeSati(turn: AnswerContext, sign: Rashi): AnswerDraft | null {
  const { nowJd, toCalendarDay } = createTimeZoneCalendar(turn.index.nativity, turn.index.context);
  const onDay = (jd: number) => formatDay(toCalendarDay(jd));
  const { cycles } = findRounds(turn, sign);
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
function tellDhaiya(turn: AnswerContext, sign: Rashi): AnswerDraft | null {
  const { nowJd, toCalendarDay } = createTimeZoneCalendar(turn.index.nativity, turn.index.context);
  const onDay = (jd: number) => formatDay(toCalendarDay(jd));
  const dhaiya = findRounds(turn, sign).transits.find(
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

/** The sade sati or dhaiya of a Moon sign that the message names; `null` for the writer's own, which the facts of the chart tell. */
export const answerSadeSatiOfSign: ChartAnswerer = (turn) => {
  const { question, index } = turn;
  const { signs, terms } = question.entities;
  const [sign] = signs.filter((one) => one !== index.nativity.signs.moon);
  if (sign === undefined) return null;
  return terms.has("dhaiya") && !terms.has("sadesati") ? tellDhaiya(turn, sign) : tellSadeSati(turn, sign);
};
