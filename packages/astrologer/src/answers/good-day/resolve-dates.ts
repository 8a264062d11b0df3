import { MASAS, parseIsoParts } from "@lagna/terms";
import { MASA_NAMES } from "../../answer/days/weekday-and-lunar-month-names.data.ts";
import { toDayNumber } from "../../language/tag-dates.ts";
import { AFTER_THAT, ANOTHER_DAY, THAT_DAY, TODAY } from "../../request/extract/good-day-words.ts";
import type { AlmanacPort, AnswerSources, AskedPlace } from "../answerer.ts";
import { findSpanOfTerm } from "../calendar/answer-spans.ts";
import { SPANS_OF_TERM } from "../calendar/calendar-answers.data.ts";
import { findFestivalsOfTerm } from "../calendar/find-festivals-of-term.ts";
import { shiftDate } from "../day/day-scene.ts";
import { readYear } from "../day/read-year.ts";
import { SANKRANTI_SIGNS, SOLAR_MONTH_WORDS } from "../../request/extract/solar-months.data.ts";
import { AFTER, BEFORE, DEFAULT_DAYS, keepWeekdays, MAX_DAYS, readAskedDays } from "./read-asked-days.ts";

/** The dates that an ask leaves open, in order. */
export interface AskedDates {
  readonly dates: readonly string[];
  /** Whether the message itself limited them. */
  readonly isNamed: boolean;
}

interface DatesOfPlace {
  readonly almanac: AlmanacPort;
  readonly place: AskedPlace;
  readonly today: string;
  readonly text: string;
}

/** From the first date to the last, at most so many as are searched. */
export function listDates(from: string, until: string): readonly string[] {
  const count = Math.round((Date.parse(until) - Date.parse(from)) / 86_400_000) + 1;
  return Array.from({ length: Math.max(0, Math.min(count, MAX_DAYS)) }, (_, offset) => shiftDate(from, offset));
}

const toNumber = (date: string): number => {
  const parts = parseIsoParts(date);
  if (!parts) throw new RangeError(`not a date: ${date}`);
  return toDayNumber(parts);
};
const toDate = (number: number): string => new Date(number * 86_400_000).toISOString().slice(0, 10);

/** The dates before, in or after a span, by the words of the text. */
function limitBySpan(
  { text, today }: DatesOfPlace,
  { first, last }: { readonly first: string; readonly last: string },
) {
  if (BEFORE.test(text)) return listDates(today, shiftDate(first, -1));
  if (AFTER.test(text)) return listDates(shiftDate(last, 1), shiftDate(last, DEFAULT_DAYS));
  return listDates(first < today ? today : first, last);
}

/** A year and a month: an extra month may come before the one of a name. */
const MONTHS_AHEAD = 13;

/** The next lunar month of a name, counted from full moon to full moon. */
async function findLunarMonth({ almanac, place, text, today }: DatesOfPlace) {
  const masa = MASAS.find((id) => MASA_NAMES[id].test(text));
  if (!masa) return null;
  const [year = 0, first = 1] = today.split("-").map(Number);
  let days: readonly string[] = [];
  for (let ahead = 0; ahead < MONTHS_AHEAD; ahead++) {
    const month = new Date(Date.UTC(year, first - 1 + ahead)).toISOString().slice(0, 7);
    const read = await almanac.readMonth(place, month);
    const found = read.filter(({ date, masa: of }) => date >= today && of?.purnimanta === masa && !of.adhika);
    days = [...days, ...found.map(({ date }) => date)];
    if (days.length > 0 && found.length === 0) break;
  }
  const [begin, end] = [days[0], days.at(-1)];
  return begin !== undefined && end !== undefined ? { first: begin, last: end } : null;
}

/** The next solar month of a name, from the Sun's entry into its sign to that into the next: "Thai month", "मंसिर". */
async function findSolarMonth({ almanac, place, text, today }: DatesOfPlace) {
  const at = SOLAR_MONTH_WORDS.findIndex((words) => words.test(text));
  if (at === -1) return null;
  const find = (sign: number) => `${SANKRANTI_SIGNS[sign % SANKRANTI_SIGNS.length]}_sankranti`;
  const begin = await almanac.findFestival(place, { ids: [find(at)], year: null });
  const end = await almanac.findFestival(place, { ids: [find(at + 1)], year: null });
  if (!begin || !end) return null;
  const last = shiftDate(end.chosen, -1);
  // The month that runs began before today.
  return { first: begin.chosen <= last ? begin.chosen : today, last };
}

/** The dates by a festival, a span of the calendar or a lunar month; `null` if none is named. */
async function resolveByCalendar(scene: DatesOfPlace, { slots, text }: AnswerSources["ask"]) {
  const { almanac, place, today } = scene;
  const thisYear = Number(today.slice(0, 4));
  const year = readYear(text, thisYear) ?? (slots.timeText === null ? null : readYear(slots.timeText, thisYear));
  for (const term of slots.calendarTerms) {
    if (SPANS_OF_TERM[term] === undefined) continue;
    const span = await findSpanOfTerm(almanac, place, { term, year, today });
    if (span) return limitBySpan(scene, span);
  }
  const ids = slots.festivals.length > 0 ? slots.festivals : slots.calendarTerms.flatMap(findFestivalsOfTerm);
  const festival = ids.length > 0 ? await almanac.findFestival(place, { ids, year }) : null;
  if (festival) return limitBySpan(scene, { first: festival.chosen, last: festival.chosen });
  const month = (await findSolarMonth(scene)) ?? (await findLunarMonth(scene));
  return month && limitBySpan(scene, month);
}

function resolveByWords({ text, today }: DatesOfPlace): AskedDates {
  const { days, isNamed } = readAskedDays(text, toNumber(today));
  return { dates: days.map(toDate), isNamed };
}

/** "Sunday ok?", on a Sunday after a later day was named, is a coming one: the one that was named, else the next. */
function leaveToday(
  { dates, isNamed }: AskedDates,
  { text, today }: DatesOfPlace,
  named: readonly string[],
): AskedDates {
  const isLater = named.some((date) => date > today) && dates[0] === today && dates.length > 1 && !TODAY.test(text);
  if (!isNamed || !isLater) return { dates, isNamed };
  const ahead = dates.slice(1);
  const spokenOf = ahead.filter((date) => named.includes(date));
  return { dates: spokenOf.length > 0 ? spokenOf : ahead, isNamed };
}

const keepWeekdaysOf = (text: string, dates: readonly string[]): readonly string[] =>
  keepWeekdays(text, dates.map(toNumber), true).days.map(toDate);

/**
 * The dates that an ask is about: those that it names, those that the answer before named if it means them, those of the asks before, else
 * the next thirty.
 */
export async function resolveDates(
  { ask, almanac }: AnswerSources,
  place: AskedPlace,
  today: string,
): Promise<AskedDates> {
  const { text, slots } = ask;
  const scene = { almanac, place, today, text };
  if (THAT_DAY.test(text) && slots.namedDates.length > 0) return { dates: slots.namedDates.slice(0, 1), isNamed: true };
  if (slots.dayText !== null) {
    const told = resolveByWords({ ...scene, text: slots.dayText });
    if (told.isNamed) return { ...told, dates: told.dates.slice(0, 1) };
  }
  const byWords = leaveToday(resolveByWords(scene), scene, slots.namedDates);
  const byCalendar = byWords.isNamed && byWords.dates.length === 1 ? null : await resolveByCalendar(scene, ask);
  if (byCalendar && byCalendar.length > 0) return { dates: keepWeekdaysOf(text, byCalendar), isNamed: true };
  if (byWords.isNamed) return byWords;
  // "And after that?", after a day was named.
  const [first] = slots.namedDates;
  if (AFTER_THAT.test(text) && first !== undefined)
    return { dates: listDates(shiftDate(first, 1), shiftDate(first, DEFAULT_DAYS)), isNamed: true };
  const before =
    slots.timeText === null || slots.timeText === text ? null : resolveByWords({ ...scene, text: slots.timeText });
  const found = before?.isNamed ? { ...before, isNamed: false } : byWords;
  const isOther = ANOTHER_DAY.test(text) && slots.namedDates.length > 0;
  return isOther ? { ...found, dates: found.dates.filter((date) => !slots.namedDates.includes(date)) } : found;
}
