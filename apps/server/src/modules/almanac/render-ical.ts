import type { Almanac, Festival } from "@lagna/panchang";
import { FESTIVAL_NAMES, formatDate, listFestivals, presentFestival, createInstantFormat } from "@lagna/panchang";
import type { Language } from "@lagna/terms";
import ical, { type ICalAlarmData, ICalAlarmType, type ICalCalendar } from "ical-generator";
import { formatClock } from "../../format-clock.ts";
import { ICAL_TEXTS, LEFT_OUT_OF_CALENDARS } from "./ical-texts.data.ts";

/** What events of festivals need besides the festivals. */
interface FestivalEventOptions {
  /** What the ids of events end with: the id of the place, or of a personal calendar. */
  readonly place: string;
  /** For links to the proof of each date; absent if the place has no id. */
  readonly placeId?: number;
  readonly language: Language;
  readonly siteUrl: string | null;
}

export interface IcalOptions {
  /** The id of the place, for the ids of events. */
  readonly placeId: number;
  readonly tradition: "all" | "smarta" | "vaishnava";
  readonly language: Language;
  /** The address of the site, for links to the proof of each date; null if it is not known. */
  readonly siteUrl: string | null;
}

const HOUR_SECONDS = 3600;
/** The evening before: at 18:00 for a day that begins at midnight. */
const REMINDER_SECONDS = 6 * HOUR_SECONDS;
const DAY_MS = 86_400_000;
const WEEKLY_SECONDS = 7 * 24 * HOUR_SECONDS;

const isShown = ({ id, rule }: Festival): boolean =>
  rule.kind !== "month_begin" && !LEFT_OUT_OF_CALENDARS.some((pattern) => pattern.test(id));

/** A civil date as the library takes one: the midnight of Greenwich. */
export const toCalendarDate = (dayNumber: number): Date => new Date(dayNumber * DAY_MS);

/** Stable if a date is corrected: by the number of the festival in its year, not by its date. */
function createIds({ place }: FestivalEventOptions): (festival: Festival) => string {
  const counts = new Map<string, number>();
  return ({ id, tradition, dayNumber }) => {
    const key = `${id}-${tradition}-${formatDate(dayNumber).slice(0, 4)}`;
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    return `${key}-${count}-${place}@lagna`;
  };
}

function createDescription(almanac: Almanac, festival: Festival, { language, placeId, siteUrl }: FestivalEventOptions) {
  const text = ICAL_TEXTS[language];
  const { date, window, parana, rule } = presentFestival(festival, createInstantFormat(almanac));
  const { latitude, longitude } = almanac.place;
  const where = placeId === undefined ? `latitude=${latitude}&longitude=${longitude}` : `place_id=${placeId}`;
  const path = `/festivals/${festival.id}/${date.slice(0, 4)}?${where}&date=${date}`;
  return [
    ...(festival.tradition in text.traditions ? [text.traditions[festival.tradition as "smarta" | "vaishnava"]] : []),
    ...(window ? [text.window(formatClock(window.start), formatClock(window.end))] : []),
    ...(parana ? [text.parana(parana.date, formatClock(parana.from), formatClock(parana.until))] : []),
    text.source(rule.source),
    ...(siteUrl === null ? [] : [siteUrl + path]),
  ].join("\n");
}

/** A fast has a reminder on the evening before, with the time at which it ends. */
function createAlarms(almanac: Almanac, festival: Festival, name: string, language: Language): ICalAlarmData[] {
  const { parana } = presentFestival(festival, createInstantFormat(almanac));
  if (!parana) return [];
  const description = ICAL_TEXTS[language].reminder(name, formatClock(parana.from), formatClock(parana.until));
  return [{ type: ICalAlarmType.display, triggerBefore: REMINDER_SECONDS, description }];
}

/** An empty calendar. */
export const createCalendar = (name: string, language: Language): ICalCalendar =>
  ical({
    name,
    prodId: { company: "Lagna", product: "Panchang", language: language.toUpperCase() },
    ttl: WEEKLY_SECONDS,
  });

/** Adds festivals as whole days, fasts with their reminder. */
export function addFestivalEvents(
  calendar: ICalCalendar,
  almanac: Almanac,
  festivals: readonly Festival[],
  options: FestivalEventOptions,
): void {
  const { language } = options;
  const toId = createIds(options);
  for (const festival of festivals) {
    const name = FESTIVAL_NAMES[festival.id]?.[language] ?? festival.id;
    calendar.createEvent({
      id: toId(festival),
      // Not the time of writing: the same calendar must have the same bytes.
      stamp: toCalendarDate(almanac.fromDay),
      start: toCalendarDate(festival.dayNumber),
      end: toCalendarDate(festival.untilDay + 1),
      allDay: true,
      summary: name,
      description: createDescription(almanac, festival, options),
      alarms: createAlarms(almanac, festival, name, language),
    });
  }
}

/** The festivals and fasts of some years at a place as an iCalendar file (RFC 5545), the same bytes for the same inputs. */
export function renderIcal(
  almanacs: readonly Almanac[],
  { language, tradition, placeId, siteUrl }: IcalOptions,
): string {
  const [first] = almanacs;
  if (!first) throw new RangeError("a calendar has at least one year");
  const calendar = createCalendar(ICAL_TEXTS[language].title(first.place.name), language);
  for (const almanac of almanacs) {
    const shown = listFestivals(almanac, tradition).filter(isShown);
    addFestivalEvents(calendar, almanac, shown, { place: String(placeId), placeId, language, siteUrl });
  }
  return calendar.toString();
}
