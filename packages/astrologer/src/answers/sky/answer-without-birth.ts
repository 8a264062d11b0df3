import { findGrahaEvents, julianDayUt } from "@lagna/jyotish";
import { type Rashi, RASHIS } from "@lagna/terms";
import type { FactIndex } from "../../fact.ts";
import { type AnswerDraft, renderPhrase, type TalkContext } from "../../answer/answer-context.ts";
import type { Answer } from "../../answer/answer-types.ts";
import { completeAnswer, createTalkContext } from "../../answer/answer-without-chart.ts";
import { createAnswer } from "../../answer/create-answer.ts";
import type { Understanding } from "../../answer/understand-message.ts";
import { asksForMeaning } from "../../answer/definitions/define-term.ts";
import { formatDay, formatRashi } from "../../formatting/format-terms.ts";
import { findNamedEntities } from "../../question/find-entities.ts";
import { findAlmanacTerms } from "../../request/extract/find-almanac-terms.ts";
import type { AskObjectId } from "../../request/objects.data.ts";
import { createTimeZoneCalendar } from "../../time-zone-calendar.ts";
import { answerShaniOfSign } from "./answer-sade-sati.ts";
import { SKY_PHRASES } from "./sky-answers.data.ts";

/** The same for every birth. */
const OF_ALL: ReadonlySet<AskObjectId> = new Set(["sign_change", "retrograde_span", "combust_span"]);
/** Counted from the sign of a person's Moon. */
const OF_MOON_SIGN: ReadonlySet<AskObjectId> = new Set(["sade_sati", "moon_for_person"]);

const NAMES_SIGN = /(?<!\p{L})(?:ra+sh?i\w*|nakshatr\w*|moon|star)(?!\p{L})|राशि|नक्षत्र/iu;
/** Turns after which a sign that was told as one's own is still meant. */
const TURNS_OF_SIGN = 8;

/** The Moon sign that a message names, else the one that an earlier message told: "Mithuna rasi, Punarpoosam". */
function findMoonSign({ question, previousTurns }: TalkContext): Rashi | null {
  const told = previousTurns
    .slice(-TURNS_OF_SIGN)
    .map((turn) => turn.question)
    .findLast((text) => NAMES_SIGN.test(text) && findNamedEntities(text).signs.length > 0);
  return question.entities.signs[0] ?? (told === undefined ? null : (findNamedEntities(told).signs[0] ?? null));
}

/** The Moon goes round in 27.3 days, and stays in a sign for less than three. */
const DAYS_BEHIND = 4;
const DAYS_AHEAD = 32;
const SIGNS_TO_EIGHTH = 7;

/** When the Moon is in the eighth from a Moon sign: now, or next. */
function tellChandrashtama({ phrasePicker }: TalkContext, index: FactIndex, sign: Rashi): AnswerDraft | null {
  const { nativity, context } = index;
  const { nowJd, toCalendarDay } = createTimeZoneCalendar(nativity, context);
  const eighth = RASHIS[(RASHIS.indexOf(sign) + SIGNS_TO_EIGHTH) % RASHIS.length] as Rashi;
  const range = { fromJd: julianDayUt(nowJd - DAYS_BEHIND), untilJd: julianDayUt(nowJd + DAYS_AHEAD) };
  const entries = findGrahaEvents(nativity, "moon", range)
    .flatMap((event) => (event.type === "ingress" ? { jd: event.jd, sign: event.sign } : []))
    .toSorted((one, other) => one.jd - other.jd);
  const at = entries.findIndex((entry, place) => entry.sign === eighth && (entries[place + 1]?.jd ?? 0) > nowJd);
  const [start, end] = entries.slice(at, at + 2);
  if (at < 0 || !start || !end) return null;
  const onDay = (jd: number) => formatDay(toCalendarDay(jd));
  const slots = {
    sign: formatRashi(sign),
    eighth: formatRashi(eighth),
    from: onDay(start.jd),
    until: onDay(end.jd),
  };
  const phrase = start.jd <= nowJd ? SKY_PHRASES.chandrashtama_now : SKY_PHRASES.chandrashtama_next;
  return { kind: "fact", sentences: [renderPhrase(phrasePicker, phrase, slots)] };
}

function answerOfMoonSign(turn: TalkContext, index: FactIndex): AnswerDraft | null {
  const sign = findMoonSign(turn);
  if (sign === null) return null;
  if (turn.object === "sade_sati") return answerShaniOfSign(turn, index, sign);
  return findAlmanacTerms(turn.question.text).includes("chandrashtama") ? tellChandrashtama(turn, index, sign) : null;
}

/** Whether a message asks for something of the sky that is read without a birth: "shukra ast kab tak hai", "sade sati for Mithuna". */
export function asksOfSky(understanding: Understanding): boolean {
  const turn = createTalkContext(understanding);
  const { object, question, about } = turn;
  // "Shukra asta hota kya hai" asks for the word.
  if (question.danger !== null || about !== null || object === null || asksForMeaning(question)) return false;
  return OF_ALL.has(object) || (OF_MOON_SIGN.has(object) && findMoonSign(turn) !== null);
}

/**
 * Answers what is asked of the sky alone.
 * @param index of any birth: nothing of it is told
 */
export function createAnswerOfSky(understanding: Understanding, index: FactIndex): Answer | null {
  const turn = createTalkContext(understanding);
  if (turn.object !== null && OF_MOON_SIGN.has(turn.object)) {
    const draft = answerOfMoonSign(turn, index);
    return draft && completeAnswer(turn, draft);
  }
  const { kind, sentences } = createAnswer({ understanding, index });
  if ((kind !== "fact" && kind !== "definition") || sentences.length === 0) return null;
  return completeAnswer(turn, { kind, sentences: sentences.map(({ text }) => ({ text, facts: [] })) });
}
