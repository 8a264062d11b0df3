import type { DayJson } from "@lagna/panchang";
import { parseIsoParts, TITHIS_OF_MONTH, type Vara, VARAS, formatTithiName } from "@lagna/terms";
import type { Fact, LocalizedText } from "../../fact.ts";
import type { AnswerSentence } from "../../answer/answer-types.ts";
import { renderPhrase, type TalkContext } from "../../answer/answer-context.ts";
import { capitalize, fillSlots } from "../../answer/phrasing/phrase-picker.ts";
import { composeLocalizedText, formatDay, formatNakshatra } from "../../formatting/format-terms.ts";
import type { PhraseVariants } from "../../knowledge/knowledge-row.ts";
import { DAY_PREDICATE } from "../../muhurta/build-day-fact.ts";
import { findDayOffset, readDate } from "../../request/extract/read-date.ts";
import { findMeantDate } from "../../request/extract/good-day-words.ts";
import { findTermOfDay } from "../../request/extract/find-almanac-terms.ts";
import type { AlmanacPort, AnswerSources, AskedPlace } from "../answerer.ts";
import { findFestivalsOfTerm } from "../calendar/find-festivals-of-term.ts";
import { readYear } from "./read-year.ts";
import { ON_DAY, TIMES } from "./day-answers.data.ts";

/** A day of the almanac at a place, as an answer speaks of it. */
export interface DayScene {
  readonly turn: TalkContext;
  readonly place: AskedPlace;
  readonly day: DayJson;
  /** The present instant, milliseconds of UTC. */
  readonly now: number;
  /** It lies between the day's sunrise and the next. */
  readonly isRunning: boolean;
  /** "today", "tomorrow (30 November 2026)", "on 3 December 2026". */
  readonly on: LocalizedText;
}

export interface Span {
  readonly start: string;
  readonly end: string;
}

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
const toDate = (number: number): string => new Date(number * DAY_MS).toISOString().slice(0, 10);
const toNumber = (date: string): number => Math.round(Date.parse(`${date}T00:00:00Z`) / DAY_MS);
export const shiftDate = (date: string, days: number): string => toDate(toNumber(date) + days);

export const formatDate = (date: string): LocalizedText => {
  const parts = parseIsoParts(date);
  return parts ? formatDay(parts) : composeLocalizedText(() => date);
};

/** 1 January 1970 was a Thursday. */
const FIRST_WEEKDAY = 4;
const getVara = (number: number): Vara => VARAS[(((number + FIRST_WEEKDAY) % 7) + 7) % 7] as Vara;
export const findVara = (date: string): Vara => getVara(toNumber(date));

function describeOn(date: string, today: string): LocalizedText {
  const key = date === today ? "today" : date === shiftDate(today, 1) ? "tomorrow" : "other";
  return composeLocalizedText((language) => fillSlots(ON_DAY[key][language], language, { date: formatDate(date) }));
}

/** Whether an instant lies within a span. */
export const holdsAt = ({ start, end }: Span, at: number): boolean => Date.parse(start) <= at && at < Date.parse(end);

const isWithinDay = ({ tithi, sunrise }: DayJson, now: number, next: string | null): boolean =>
  sunrise !== null && tithi.length > 0 && Date.parse(sunrise) <= now && (next === null || now < Date.parse(next));

/** The day that runs at the present instant: before sunrise it is the one of the day before. */
async function readRunningDay(almanac: AlmanacPort, place: AskedPlace, today: string): Promise<DayJson | null> {
  const day = await almanac.readDay(place, today);
  const isBefore = day?.sunrise != null && almanac.now < Date.parse(day.sunrise);
  return isBefore ? almanac.readDay(place, shiftDate(today, -1)) : day;
}

/** "Moonrise on Karva Chauth", "on ekadashi", "the day after Dhanteras": the date of what is named, or so many days after it. */
async function findFestivalDate(
  almanac: AlmanacPort,
  place: AskedPlace,
  { text, slots: { festivals, timeText } }: AnswerSources["ask"],
): Promise<string | null> {
  const term = festivals.length > 0 ? null : findTermOfDay(text);
  const ids = term === null ? festivals : findFestivalsOfTerm(term);
  if (ids.length === 0) return null;
  const year = timeText === null ? null : readYear(timeText);
  const found = await almanac.findFestival(place, { ids, year });
  return found && shiftDate(found.chosen, findDayOffset(text));
}

/** The day that is asked about; `null` if the almanac has none. */
export async function openDay({ ask, turn, almanac, place }: AnswerSources): Promise<DayScene | null> {
  const today = await almanac.readToday(place);
  // "That night, when does the Moon rise", after a full moon in August.
  const meant = findMeantDate(ask.text, ask.slots.namedDates);
  const named =
    meant ??
    (await findFestivalDate(almanac, place, ask)) ??
    (ask.slots.dayText === null ? null : readDate(ask.slots.dayText, today)) ??
    (ask.slots.timeText === null ? null : readDate(ask.slots.timeText, today));
  const isNow = ask.slots.isNow && (named === null || named === today);
  const date = named ?? today;
  const day = isNow ? await readRunningDay(almanac, place, today) : await almanac.readDay(place, date);
  if (!day) return null;
  const { now } = almanac;
  const isRunning = isNow || (date === today && isWithinDay(day, now, null));
  return { turn, place, day, now, isRunning, on: isNow ? ON_DAY.today : describeOn(date, today) };
}

/** The date and the clock of an instant at its place, to the nearest minute, as almanacs print it. */
export function readClock(instant: string): { readonly date: string; readonly time: string } {
  const local = Date.parse(`${instant.slice(0, 19)}Z`);
  const rounded = new Date(Math.round(local / MINUTE_MS) * MINUTE_MS).toISOString();
  return { date: rounded.slice(0, 10), time: rounded.slice(11, 16) };
}

/** "14:20", "01:10 after midnight", and with its date where that is later still. */
export function formatClock({ day }: Pick<DayScene, "day">, instant: string): LocalizedText {
  const { date, time } = readClock(instant);
  if (date === day.date) return composeLocalizedText(() => time);
  const isNight = date === shiftDate(day.date, 1) && time < "06:00";
  const wording = isNight ? TIMES.after_midnight : TIMES.on_date;
  return composeLocalizedText((language) => fillSlots(wording[language], language, { time, date: formatDate(date) }));
}

/** "2 h 5 min". */
export function formatDuration(milliseconds: number): LocalizedText {
  const all = Math.max(1, Math.round(milliseconds / MINUTE_MS));
  const [hours, minutes] = [String(Math.floor(all / 60)), String(all % 60)];
  const wording = all < 60 ? TIMES.minutes : TIMES.hours;
  return composeLocalizedText((language) => fillSlots(wording[language], language, { hours, minutes }));
}

export const formatSpan = (scene: Pick<DayScene, "day">, { start, end }: Span): LocalizedText =>
  composeLocalizedText((language) => `${formatClock(scene, start)[language]}–${formatClock(scene, end)[language]}`);

export const getDayFactId = ({ day }: Pick<DayScene, "day">): string => `day-${day.date}`;

const withCapital = (text: LocalizedText): LocalizedText =>
  composeLocalizedText((language) => capitalize(text[language]));

/** A sentence of the day with the slots that all of them may use, citing the day. */
export function renderOfDay(
  scene: DayScene,
  wordings: PhraseVariants,
  slots: Readonly<Record<string, LocalizedText | string>> = {},
): AnswerSentence {
  const { turn, on, place, day } = scene;
  const date = formatDate(day.date);
  const named = typeof slots["name"] === "object" ? { Name: withCapital(slots["name"]) } : {};
  const common = { on, On: withCapital(on), place: place.name, date, Date: date };
  return renderPhrase(turn.phrasePicker, wordings, { ...common, ...named, ...slots }, [getDayFactId(scene)]);
}

const toNames = <Item>(items: readonly Item[], nameOf: (item: Item) => string): readonly string[] => [
  ...new Set(items.map(nameOf)),
];

/** The limbs of a day as a fact, which its sentences cite and from which claims about it are checked. */
export function createDayFact({ day, place }: Pick<DayScene, "day" | "place">): Fact {
  const tithis = toNames(
    day.tithi,
    ({ number }) => `${number > 15 ? "krishna" : "shukla"} ${TITHIS_OF_MONTH[number - 1]}`,
  );
  const date = formatDate(day.date);
  return {
    id: `day-${day.date}`,
    section: "panchanga",
    subject: "sky",
    predicate: DAY_PREDICATE,
    frame: "transit",
    stable: true,
    value: {
      day: toNumber(day.date),
      tithis,
      nakshatras: toNames(day.nakshatra, ({ name }) => name),
      yogas: toNames(day.yoga, ({ name }) => name),
      karanas: toNames(day.karana, ({ name }) => name),
    },
    text: composeLocalizedText((language) => {
      const limbs = [
        ...toNames(day.tithi, ({ number }) => formatTithiName(number, language === "hi" ? "hi" : "en")),
        ...toNames(
          day.nakshatra,
          ({ name }) => formatNakshatra(name as Parameters<typeof formatNakshatra>[0])[language],
        ),
      ];
      return `${date[language]}, ${place.name[language]}: ${limbs.join(", ")}`;
    }),
  };
}
