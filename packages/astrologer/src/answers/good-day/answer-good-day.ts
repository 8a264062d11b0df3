import type { DayJson } from "@lagna/panchang";
import type { Graha, Vara } from "@lagna/terms";
import type { LocalizedText } from "../../fact.ts";
import { type AnswerDraft, renderPhrase } from "../../answer/answer-context.ts";
import type { AnswerSentence } from "../../answer/answer-types.ts";
import { composeLocalizedText, formatGraha, formatList } from "../../formatting/format-terms.ts";
import { formatWeekday } from "../../muhurta/build-day-fact.ts";
import { findNamedEntities } from "../../question/find-entities.ts";
import type { CalendarTerm } from "../../request/extract/almanac-terms.data.ts";
import { findSpanOfTerm } from "../calendar/answer-spans.ts";
import { formatWeekdayAndDate } from "../calendar/festival-scene.ts";
import { SPAN_NAMES } from "../calendar/calendar-answers.data.ts";
import { readDaysOfStretch } from "../calendar/read-stretch.ts";
import { readYear } from "../day/read-year.ts";
import { AFTER, BEFORE } from "./read-asked-days.ts";
import { DAY_FRAME_PATTERN } from "../../message-classification/danger/day-frame.data.ts";
import { groupBy } from "../../group-by.ts";
import { countWords } from "../../language/count-words.ts";
import { findWants } from "../../request/extract/find-wants.ts";
import { ANOTHER_DAY, asksForHour, EARLIER_DAY } from "../../request/extract/good-day-words.ts";
import type { AnswerSources } from "../answerer.ts";
import { answerFestivalDate } from "../calendar/answer-dates-of-term.ts";
import { DIRECTIONS } from "../day/day-answers.data.ts";
import { findVara, formatDate, shiftDate } from "../day/day-scene.ts";
import { ACTS, FAMILY_RITES, nameActivity } from "./acts.data.ts";
import { answerHoursOfDay } from "./answer-hours-of-day.ts";
import { findAvoidedMonths } from "./find-avoided-months.ts";
import { type BarredTime, type GoodTime, isGoodTime, listBestOfDates } from "./find-good-times.ts";
import { AVOIDED_MONTH_NAMES, GOOD_DAY_PHRASES } from "./good-day-phrases.data.ts";
import {
  createDayFacts,
  findTimesOf,
  type GoodDayScene,
  isDraft,
  openGoodDay,
  readDays,
  renderOfTime,
} from "./good-day-scene.ts";
import { nameBars, nameFaults, namePoints } from "./name-reasons.ts";
import { listDates, resolveDates } from "./resolve-dates.ts";

/** How far is looked ahead for a good day where a span has none. */
const LOOK_AHEAD_DAYS = 92;
const MAX_AVOIDED = 2;

/** The first good day after a date, with its best hours. */
export async function findLaterTime(scene: GoodDayScene, after: string): Promise<GoodTime | undefined> {
  const { times } = await findTimesOf(scene, listDates(shiftDate(after, 1), shiftDate(after, LOOK_AHEAD_DAYS)));
  return listBestOfDates(times)
    .filter(isGoodTime)
    .toSorted((one, other) => one.date.localeCompare(other.date))[0];
}

/** "As for a vehicle": the act has no rules of its own. */
export function renderNearest({ turn, act }: GoodDayScene): readonly AnswerSentence[] {
  const { activity, isNearest } = ACTS[act];
  return isNearest
    ? [renderPhrase(turn.phrasePicker, GOOD_DAY_PHRASES.nearest, { listed: nameActivity(activity) })]
    : [];
}

export const renderReasons = (
  scene: GoodDayScene,
  wording: "for_it" | "against_it",
  time: GoodTime,
): readonly AnswerSentence[] => {
  const reasons: readonly LocalizedText[] = wording === "for_it" ? namePoints(time) : nameFaults(time);
  return reasons.length > 0
    ? [renderOfTime(scene, GOOD_DAY_PHRASES[wording], time, { reasons: formatList(reasons) })]
    : [];
};

/** Which of some days fall in a month that families avoid. */
function renderAvoidedMonths({ turn, act }: GoodDayScene, days: readonly DayJson[]): readonly AnswerSentence[] {
  if (!FAMILY_RITES.has(act)) return [];
  const found = days.map((day) => ({ day, months: findAvoidedMonths(day) })).filter(({ months }) => months.length > 0);
  if (found.length === 0) return [];
  const months = [...new Set(found.flatMap((one) => one.months))].map((month) => AVOIDED_MONTH_NAMES[month]);
  const slots = { dates: formatList(found.map(({ day }) => formatDate(day.date))), months: formatList(months) };
  return [renderPhrase(turn.phrasePicker, GOOD_DAY_PHRASES.avoided_month, slots)];
}

function renderDirection(scene: GoodDayScene, day: DayJson | undefined): readonly AnswerSentence[] {
  const direction = day && scene.act === "travel" ? DIRECTIONS[day.disha_shula] : undefined;
  return day && direction ? [renderOfTime(scene, GOOD_DAY_PHRASES.direction, day.date, { direction })] : [];
}

interface AvoidedDate {
  readonly date: string;
  readonly bars: readonly LocalizedText[];
}

/** The first dates without an hour, with what leaves them out. */
const listAvoided = (
  dates: readonly string[],
  times: readonly GoodTime[],
  barred: readonly BarredTime[],
): readonly AvoidedDate[] =>
  dates
    .filter((date) => times.every((time) => time.date !== date))
    .map((date) => ({ date, bars: nameBars(barred.filter((one) => one.date === date)) }))
    .filter(({ bars }) => bars.length > 0)
    .slice(0, MAX_AVOIDED);

function renderAvoided({ turn }: GoodDayScene, avoided: readonly AvoidedDate[]): readonly AnswerSentence[] {
  if (avoided.length === 0) return [];
  const list = formatList(
    avoided.map(({ date, bars }) => {
      const [on, why] = [formatDate(date), formatList(bars)];
      return composeLocalizedText((language) => `${on[language]} (${why[language]})`);
    }),
  );
  const ids = avoided.map(({ date }) => `day-${date}`);
  return [renderPhrase(turn.phrasePicker, GOOD_DAY_PHRASES.left_out, { list }, ids)];
}

/** No hour is left: why, and the first good day after that. */
async function createDraftWithoutTime(
  scene: GoodDayScene,
  dates: readonly string[],
  barred: readonly BarredTime[],
): Promise<AnswerDraft> {
  const { turn, act, place, today } = scene;
  const first = dates[0] ?? today;
  const later = await findLaterTime(scene, dates.at(-1) ?? today);
  const days = await readDays(scene, later ? [first, later.date] : [first]);
  const bars = nameBars(barred);
  const slots = { act: ACTS[act].name, place: place.name, bars: formatList(bars) };
  const wording = bars.length > 0 ? GOOD_DAY_PHRASES.none : GOOD_DAY_PHRASES.none_plain;
  const sentences = [
    renderPhrase(turn.phrasePicker, wording, slots),
    ...(later ? [renderOfTime(scene, GOOD_DAY_PHRASES.later, later)] : []),
    ...renderAvoidedMonths(
      scene,
      [days.get(first)].flatMap((day) => day ?? []),
    ),
    ...renderNearest(scene),
  ];
  return { kind: "fact", sentences, extraFacts: createDayFacts(scene, days), namedDates: later ? [later.date] : [] };
}

/** Spans in which such acts wait, by custom. */
const AVOIDED_SPANS: ReadonlySet<CalendarTerm> = new Set([
  "kharmas",
  "chaturmas",
  "pitru_paksha",
  "holashtak",
  "adhika",
]);

/** "Can we do it in Chaturmas": that such acts wait, and the first good day after; `null` if no such span or act is asked about. */
export async function answerInAvoidedSpan({ ask }: AnswerSources, scene: GoodDayScene): Promise<AnswerDraft | null> {
  const { slots, text } = ask;
  const term = slots.calendarTerms.find((one) => AVOIDED_SPANS.has(one));
  const name = term === undefined ? undefined : SPAN_NAMES[term];
  if (term === undefined || !name || !FAMILY_RITES.has(scene.act) || BEFORE.test(text) || AFTER.test(text)) return null;
  const { almanac, place, today, turn } = scene;
  const year = readYear(slots.timeText ?? text, Number(today.slice(0, 4)));
  const span = await findSpanOfTerm(almanac, place, { term, year, today });
  const later = span && (await findLaterTime(scene, span.last));
  if (!span || !later) return null;
  const days = await readDays(scene, [later.date]);
  const slotsOfSpan = {
    act: ACTS[scene.act].name,
    span: name,
    first: formatDate(span.first),
    last: formatDate(span.last),
  };
  return {
    kind: "fact",
    sentences: [
      renderPhrase(turn.phrasePicker, GOOD_DAY_PHRASES.waits, slotsOfSpan),
      renderOfTime(scene, GOOD_DAY_PHRASES.later, later),
      ...renderNearest(scene),
    ],
    extraFacts: createDayFacts(scene, days),
    namedDates: [later.date],
  };
}

/** The day of a graha. */
const VARAS_OF_GRAHAS: Readonly<Partial<Record<Graha, Vara>>> = {
  sun: "sunday",
  moon: "monday",
  mars: "tuesday",
  mercury: "wednesday",
  jupiter: "thursday",
  venus: "friday",
  saturn: "saturday",
  rahu: "saturday",
  ketu: "tuesday",
};
const LAST_OF_BRIGHT_HALF = 15;
const DAYS_OF_REMEDY_SEARCH = 31;

/** The first day of a remedy or a mantra: the weekday of its graha in the bright half. */
async function answerFirstDayOfRemedy({ turn, almanac, place }: AnswerSources): Promise<AnswerDraft | null> {
  const last = turn.previousTurns.at(-1);
  const named = last && [...findNamedEntities(last.question).grahas, ...(last.focus ?? [])];
  const graha = named?.find((id): id is Graha => VARAS_OF_GRAHAS[id as Graha] !== undefined);
  const vara = graha && VARAS_OF_GRAHAS[graha];
  if (!graha || !vara) return null;
  const today = await almanac.readToday(place);
  const stretch = { from: shiftDate(today, 1), until: shiftDate(today, DAYS_OF_REMEDY_SEARCH) };
  const day = (await readDaysOfStretch(almanac, place, stretch)).find(
    ({ date, tithi }) =>
      findVara(date) === vara && (tithi[0]?.number ?? LAST_OF_BRIGHT_HALF + 1) <= LAST_OF_BRIGHT_HALF,
  );
  if (!day) return null;
  const slots = { weekday: formatWeekday(vara), graha: formatGraha(graha), day: formatWeekdayAndDate(day.date) };
  return {
    kind: "fact",
    sentences: [renderPhrase(turn.phrasePicker, GOOD_DAY_PHRASES.first_day_of_remedy, slots)],
    namedDates: [day.date],
  };
}

/** "When can I buy a car" asks for a time of life, if no day is spoken of. */
const asksForTimeOfLife = ({ ask, turn }: AnswerSources): boolean =>
  turn.question.form === "when" && !DAY_FRAME_PATTERN.test(ask.text) && ask.slots.timeText !== ask.text;

/** "Give me a date", with no act: in a conversation, a day for what was asked before, which no almanac chooses. */
const continuesEarlierMatter = ({ ask, turn }: AnswerSources): boolean =>
  ask.slots.act === null &&
  turn.previousTurns.length > 0 &&
  turn.question.isNotUnderstood &&
  ask.slots.timeText === null &&
  turn.previousTurns.at(-1)?.kind === "reading";

/** "Nothing before that?", after days were named: the days from today to the first of them; `null` if other days are asked for. */
function listEarlierDates({ ask: { text, slots } }: AnswerSources, today: string): readonly string[] | null {
  const first = slots.namedDates.toSorted()[0];
  const asksEarlier = EARLIER_DAY.test(text) && slots.timeText !== text;
  return asksEarlier && first !== undefined && first > today ? listDates(today, shiftDate(first, -1)) : null;
}

const MAX_WORDS_OF_PLACE = 4;
/** "All of them from November to February"; and "for Jaipur", after that. */
function asksAll({ ask: { text, slots }, turn }: AnswerSources): boolean {
  const goesOn = countWords(text) <= MAX_WORDS_OF_PLACE && slots.timeText !== text;
  const before = goesOn ? findWants(turn.previousTurns.at(-1)?.question ?? "") : [];
  return [...slots.wants, ...before].some((want) => want === "all" || want === "dates");
}

const MAX_LISTED = 40;
const MIN_LISTED = 2;
/** "Saare vivah muhurat nov se feb": every good day, in order; `null` if there are no two. */
async function listAllGood(scene: GoodDayScene, times: readonly GoodTime[]): Promise<AnswerDraft | null> {
  const good = listBestOfDates(times)
    .filter(isGoodTime)
    .toSorted((one, other) => one.date.localeCompare(other.date))
    .slice(0, MAX_LISTED);
  const [first] = good;
  if (!first || good.length < MIN_LISTED) return null;
  const months = [...groupBy(good, ({ date }) => date.slice(0, 7)).values()];
  // "3, 4, 16 December 2026".
  const list = composeLocalizedText((language) =>
    months
      .map((times) => {
        const days = times.map(({ date }) => Number(date.slice(8)));
        return [...days.slice(0, -1), formatDate(times.at(-1)?.date ?? first.date)[language]].join(", ");
      })
      .join("; "),
  );
  const days = await readDays(
    scene,
    good.map(({ date }) => date),
  );
  const sentences = [
    renderOfTime(scene, GOOD_DAY_PHRASES.all_good, first, { list }),
    ...renderAvoidedMonths(scene, [...days.values()]),
    ...(scene.act === "wedding" ? [renderPhrase(scene.turn.phrasePicker, GOOD_DAY_PHRASES.wedding)] : []),
  ];
  const namedDates = good.map(({ date }) => date);
  return { kind: "fact", sentences, extraFacts: createDayFacts(scene, days), namedDates };
}

/** Which day is good for an act: the best one with its hours and a reason, the next best, and what else counts. */
export async function answerGoodDay(sources: AnswerSources): Promise<AnswerDraft | null> {
  const ofRemedy = sources.ask.slots.isOfRemedy ? await answerFirstDayOfRemedy(sources) : null;
  if (ofRemedy) return ofRemedy;
  if (asksForTimeOfLife(sources) || continuesEarlierMatter(sources)) return null;
  const { ask } = sources;
  // "Poonam is which day": a day of the calendar is asked for, not one for an act.
  if (ask.slots.act === null && ask.slots.calendarTerms.length + ask.slots.festivals.length > 0)
    return answerFestivalDate(sources);
  const opened = await openGoodDay(sources);
  if (isDraft(opened)) return opened;
  const waiting = await answerInAvoidedSpan(sources, opened);
  if (waiting) return waiting;
  if (asksForHour(ask.text) && ask.slots.namedDates.length > 0 && ask.slots.timeText !== ask.text)
    return answerHoursOfDay(opened, ask.slots.namedDates[0] ?? opened.today);
  const dates =
    listEarlierDates(sources, opened.today) ?? (await resolveDates(sources, opened.place, opened.today)).dates;
  const { times, barred } = await findTimesOf(opened, dates);
  const [best, second, third] = listBestOfDates(times);
  const listed = asksAll(sources) ? await listAllGood(opened, times) : null;
  if (listed) return listed;
  if (!best) return createDraftWithoutTime(opened, dates, barred);
  const isGood = isGoodTime(best);
  const later = isGood || dates.length > 31 ? undefined : await findLaterTime(opened, dates.at(-1) ?? opened.today);
  const named = [best, second, third, later].flatMap((time) => time ?? []);
  const avoided = listAvoided(dates, times, barred);
  const days = await readDays(
    opened,
    [...named, ...avoided].map(({ date }) => date),
  );
  const isOther = ANOTHER_DAY.test(ask.text) && ask.slots.namedDates.length > 0;
  const opening = isGood ? (isOther ? GOOD_DAY_PHRASES.best_left : GOOD_DAY_PHRASES.best) : GOOD_DAY_PHRASES.least;
  const sentences = [
    renderOfTime(opened, opening, best),
    ...renderReasons(opened, isGood ? "for_it" : "against_it", best),
    ...(second ? [renderOfTime(opened, GOOD_DAY_PHRASES.next, second)] : []),
    ...renderNearest(opened),
    ...(later ? [renderOfTime(opened, GOOD_DAY_PHRASES.later, later)] : []),
    ...(isGood ? renderReasons(opened, "against_it", best) : []),
    ...renderAvoidedMonths(
      opened,
      [best, ...(second ? [second] : []), ...avoided].flatMap(({ date }) => days.get(date) ?? []),
    ),
    ...renderDirection(opened, days.get(best.date)),
    ...(third ? [renderOfTime(opened, GOOD_DAY_PHRASES.third, third)] : []),
    ...renderAvoided(opened, avoided),
    ...(opened.act === "wedding" ? [renderPhrase(opened.turn.phrasePicker, GOOD_DAY_PHRASES.wedding)] : []),
  ];
  const before = isOther ? ask.slots.namedDates : [];
  const namedDates = [...new Set([...named.map(({ date }) => date), ...before])];
  return { kind: "fact", sentences, extraFacts: createDayFacts(opened, days), namedDates };
}
