import type { CalendarOccasion, CalendarVrata } from "@lagna/contract";
import type { Ephemeris } from "@lagna/jyotish";
import {
  type Almanac,
  type AlmanacSettings,
  createAlmanac,
  createYearAlmanac,
  type EventTithi,
  findEventTithi,
  findTithiDays,
  formatDate,
  listFestivals,
  type TithiOccasion,
} from "@lagna/panchang";
import { formatTithiName, getWord, type Graha, GRAHA_WORDS, type Language } from "@lagna/terms";
import type { ICalCalendar } from "ical-generator";
import { addClock, type TaskPlace } from "../almanac-places.ts";
import {
  addFestivalEvents,
  createCalendar,
  type EventVersion,
  toCalendarDate,
  toCalendarText,
  toVersionFields,
} from "../render-ical.ts";
import { PERSONAL_CALENDAR_TEXTS } from "./personal-calendar-texts.data.ts";

/** A person with a time of birth. */
export interface CalendarPerson {
  /** Of the saved kundli. */
  readonly id: string;
  readonly name: string;
  readonly bornJd: number;
  readonly birthplace: TaskPlace;
}

/** A death or a wedding. */
export interface CalendarEventInstant {
  /** The same for the same event. */
  readonly id: string;
  readonly occasion: CalendarOccasion;
  readonly name: string;
  /** Milliseconds since 1970. */
  readonly atMs: number;
}

export interface CalendarDasha {
  /** Maha, antar and pratyantar dasha. */
  readonly lords: readonly Graha[];
  /** ISO 8601. */
  readonly start: string;
}

/** What a personal calendar is written from: plain data, which can be passed to another thread. */
export interface PersonalCalendarTask {
  readonly feedId: string;
  readonly place: TaskPlace;
  readonly settings: AlmanacSettings;
  readonly language: Language;
  readonly tradition: "smarta" | "vaishnava";
  readonly vratas: readonly CalendarVrata[];
  readonly years: readonly number[];
  readonly people: readonly CalendarPerson[];
  readonly occasions: readonly CalendarEventInstant[];
  readonly dashas: readonly CalendarDasha[];
  readonly siteUrl: string | null;
  readonly version: EventVersion;
}

const isDayOfVrata = (id: string, vrata: CalendarVrata): boolean =>
  vrata === "ekadashi" ? id.startsWith("ekadashi_") : id === vrata;

/** 1 January 1970. */
const EPOCH_JD = 2_440_587.5;

interface EventAtPlace {
  readonly jd: number;
  readonly place: TaskPlace;
}

function findTithiOf(ephemeris: Ephemeris, settings: AlmanacSettings, event: EventAtPlace): EventTithi | null {
  const day = Math.floor(event.jd - EPOCH_JD);
  try {
    const range = { fromDay: day - 1, untilDay: day + 1 };
    // A tithi is the same on every clock.
    const place = { ...event.place, findClockOffset: () => Math.round(event.place.longitude * 240) };
    return findEventTithi(createAlmanac(ephemeris, place, settings, range), event.jd);
  } catch (error) {
    // Before the first almanac or after the last.
    if (error instanceof RangeError) return null;
    throw error;
  }
}

interface ReturningTithi {
  readonly id: string;
  readonly occasion: TithiOccasion;
  readonly name: string;
  readonly event: EventTithi | null;
}

function addTithiDay(
  calendar: ICalCalendar,
  almanac: Almanac,
  { id, occasion, name, event }: ReturningTithi,
  { language, version }: Pick<PersonalCalendarTask, "language" | "version">,
) {
  if (!event) return;
  const text = PERSONAL_CALENDAR_TEXTS[language];
  const tithi = formatTithiName(event.paksha === "shukla" ? event.tithi : event.tithi + 15, language);
  findTithiDays(almanac, event, occasion).forEach(({ dayNumber, notes }, index) => {
    calendar.createEvent({
      id: `${occasion}-${id}-${formatDate(dayNumber).slice(0, 4)}-${index + 1}@lagna`,
      ...toVersionFields(version),
      start: toCalendarDate(dayNumber),
      end: toCalendarDate(dayNumber + 1),
      allDay: true,
      summary: text.occasions[occasion](name),
      description: [text.tithiNote(tithi), ...notes.map((note) => text.notes[note])].join("\n"),
    });
  });
}

function addDashas(calendar: ICalCalendar, { dashas, language, version }: PersonalCalendarTask): void {
  const text = PERSONAL_CALENDAR_TEXTS[language];
  for (const { lords, start } of dashas) {
    const day = Math.floor(Date.parse(start) / 86_400_000);
    calendar.createEvent({
      id: `dasha-${lords.join("-")}-${start.slice(0, 4)}@lagna`,
      ...toVersionFields(version),
      start: toCalendarDate(day),
      end: toCalendarDate(day + 1),
      allDay: true,
      summary: text.dasha(lords.map((lord) => getWord(GRAHA_WORDS[lord], language)).join("–")),
      description: text.dashaNote,
    });
  }
}

/** A person's own calendar as an iCalendar file (RFC 5545), the same bytes for the same inputs. */
export function* writePersonalCalendar(
  ephemeris: Ephemeris,
  task: PersonalCalendarTask,
): Generator<void, Uint8Array<ArrayBuffer>> {
  const { place, settings, language, tradition, vratas, years, people, occasions, feedId, siteUrl, version } = task;
  const calendar = createCalendar(PERSONAL_CALENDAR_TEXTS[language].title(place.name), language);
  const returning: ReturningTithi[] = [];
  for (const { id, name, bornJd: jd, birthplace } of people) {
    const event = findTithiOf(ephemeris, settings, { jd, place: birthplace });
    returning.push({ id, occasion: "birthday", name, event });
    yield;
  }
  for (const { atMs, ...each } of occasions) {
    returning.push({ ...each, event: findTithiOf(ephemeris, settings, { jd: ephemeris.julianDay(atMs), place }) });
    yield;
  }
  for (const year of years) {
    const almanac = createYearAlmanac(ephemeris, addClock(place), settings, year);
    for (const each of returning) addTithiDay(calendar, almanac, each, task);
    yield;
    const chosen =
      vratas.length === 0
        ? []
        : listFestivals(almanac, tradition).filter(({ id }) => vratas.some((vrata) => isDayOfVrata(id, vrata)));
    addFestivalEvents(calendar, almanac, chosen, { place: feedId, language, siteUrl, version });
    yield;
  }
  addDashas(calendar, task);
  return new TextEncoder().encode(toCalendarText(calendar));
}
