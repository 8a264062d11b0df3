import { placeFrom } from "@lagna/jyotish";
import { type Rashi, RASHIS } from "@lagna/terms";
import { type AnswerDraft, renderPhrase } from "../../answer/answer-context.ts";
import { composeLocalizedText, formatRashi } from "../../formatting/format-terms.ts";
import type { LocalizedText } from "../../fact.ts";
import { findNamedEntities } from "../../question/find-entities.ts";
import { readDate } from "../../request/extract/read-date.ts";
import type { AnswerSources } from "../answerer.ts";
import { DAY_PHRASES } from "./day-answers.data.ts";
import { createDayFact, formatDate, holdsAt, readClock, shiftDate, type Span } from "./day-scene.ts";

const EIGHTH = 8;
const MAX_TURNS = 3;
/** The Moon comes back to a sign after 27 days. */
const DAYS_OF_SEARCH = 31;

/** The Moon sign that the message names, or one of the last that asked the same. */
function findSign({ ask, turn }: AnswerSources): Rashi | undefined {
  const texts = [
    ask.text,
    turn.question.text,
    ...turn.previousTurns
      .slice(-MAX_TURNS)
      .toReversed()
      .filter(({ asks = [] }) => asks.some(({ object }) => object === "moon_for_person"))
      .map(({ question }) => question),
  ];
  return texts.flatMap((text) => findNamedEntities(text).signs)[0];
}

const formatInstant = (instant: string): LocalizedText => {
  const { date, time } = readClock(instant);
  const on = formatDate(date);
  return composeLocalizedText((language) => `${on[language]}, ${time}`);
};

/** The stays of the Moon in a sign that end after a date, from the days after it. */
async function findStays({ almanac, place }: AnswerSources, sign: Rashi, from: string): Promise<readonly Span[]> {
  const stays: { start: string; end: string }[] = [];
  for (let date = shiftDate(from, -3), at = 0; at < DAYS_OF_SEARCH + 3; at += 1, date = shiftDate(date, 1)) {
    const day = await almanac.readDay(place, date);
    for (const { start, end } of (day?.moon.signs ?? []).filter((one) => one.sign === sign)) {
      const last = stays.at(-1);
      if (last && Date.parse(start) <= Date.parse(last.end)) last.end = end;
      else stays.push({ start, end });
    }
    if (stays.length > 1) break;
  }
  return stays;
}

/** Chandrashtama of a Moon sign that is named: whether it runs, from when till when, and the next; `null` where no sign is named. */
export async function answerMoonOfSign(sources: AnswerSources): Promise<AnswerDraft | null> {
  const { ask, turn, almanac, place } = sources;
  const sign = ask.slots.almanacTerms.includes("chandrashtama") ? findSign(sources) : undefined;
  if (sign === undefined) return null;
  const eighth = RASHIS.find((one) => placeFrom(sign, one) === EIGHTH) as Rashi;
  const today = await almanac.readToday(place);
  const { timeText, isNext } = ask.slots;
  const date = (timeText === null ? null : readDate(timeText, today)) ?? today;
  const day = await almanac.readDay(place, date);
  if (!day) return null;
  const stays = await findStays(sources, eighth, date);
  const ofDay = stays.find((stay) =>
    date === today ? holdsAt(stay, almanac.now) : stay.start.slice(0, 10) <= date && stay.end.slice(0, 10) >= date,
  );
  const next = stays.find(({ start }) => start.slice(0, 10) > date || Date.parse(start) > almanac.now);
  const told = isNext ? (next ?? ofDay) : (ofDay ?? next);
  if (!told) return null;
  const slots = {
    sign: formatRashi(sign),
    eighth: formatRashi(eighth),
    from: formatInstant(told.start),
    until: formatInstant(told.end),
    date: formatDate(date),
    place: place.name,
  };
  const phrase =
    told === ofDay ? DAY_PHRASES.chandrashtama : isNext ? DAY_PHRASES.chandrashtama_next : DAY_PHRASES.no_chandrashtama;
  return {
    kind: "fact",
    sentences: [renderPhrase(turn.phrasePicker, phrase, slots, [`day-${day.date}`])],
    extraFacts: [createDayFact({ day, place })],
    namedDates: [told.start.slice(0, 10)],
  };
}
