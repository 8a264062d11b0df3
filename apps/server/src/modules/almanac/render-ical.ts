import type { Almanac, Festival } from "@lagna/panchang";
import {
  createInstantFormat,
  FESTIVAL_NAMES,
  FESTIVAL_RULES_CHANGED_ON,
  formatDate,
  presentFestival,
  type TimeSpan,
} from "@lagna/panchang";
import { type Language, type Masa, MASAS, formatIsoDay } from "@lagna/terms";
import ical, { type ICalAlarmData, ICalAlarmType, type ICalCalendar } from "ical-generator";
import { formatClock } from "../../time/format-clock.ts";
import { chooseFeedFestivals, type FeedChoice } from "./choose-feed-festivals.ts";
import { isNamedFast } from "./ical-selection.data.ts";
import { ICAL_TEXTS } from "./ical-texts.data.ts";

/** What events of festivals need besides the festivals. */
interface FestivalEventOptions {
  /** What the ids of events end with: the id of the place, or of a personal calendar. */
  readonly place: string;
  /** For links to the proof of each date; absent if the place has no id. */
  readonly placeId?: number;
  readonly language: Language;
  readonly siteUrl: string | null;
  readonly version: EventVersion;
}

export interface IcalOptions extends FeedChoice {
  /** The id of the place, for the ids of events. */
  readonly placeId: number;
  /** In its language. */
  readonly placeName: string;
  readonly language: Language;
  /** The address of the site, for links to the proof of each date; null if it is not known. */
  readonly siteUrl: string | null;
}

const HOUR_SECONDS = 3600;
/** The evening before: at 18:00 for a day that begins at midnight. */
const REMINDER_SECONDS = 6 * HOUR_SECONDS;
const DAY_MS = 86_400_000;
const WEEKLY_SECONDS = 7 * 24 * HOUR_SECONDS;

/** A civil date as the library takes one: the midnight of Greenwich. */
export const toCalendarDate = (dayNumber: number): Date => new Date(dayNumber * DAY_MS);

/** The date in Greenwich of the middle of a span: the same at every place, unlike the civil date of a festival. */
const toUniversalDate = (almanac: Almanac, { startJd, endJd }: TimeSpan): string =>
  formatIsoDay(almanac.ephemeris.utcMilliseconds((startJd + endJd) / 2));

/** The civil year in which the lunar year of a date began, with Chaitra: a month of winter may fall into January or December. */
function findLunarYear(date: string, [masa]: readonly Masa[]): number {
  const isWinterMonth = masa !== undefined && MASAS.indexOf(masa) >= MASAS.indexOf("margashirsha");
  return Number(date.slice(0, 4)) - (isWinterMonth && Number(date.slice(5, 7)) <= LAST_MONTH_OF_LUNAR_YEAR ? 1 : 0);
}
/** Phalguna ends in April at the latest. */
const LAST_MONTH_OF_LUNAR_YEAR = 5;

/**
 * What makes an observance this one, at every place and after every correction of its date: a tithi its month and its half, a sankranti its
 * year, a star its own date. A number in the year would move to another day if one before it were added.
 */
function identifyOccasion(almanac: Almanac, { rule, month, event, dayNumber }: Festival): string {
  if (event === null) return formatDate(dayNumber);
  const date = toUniversalDate(almanac, event);
  if (rule.kind === "sankranti") return date.slice(0, 4);
  if (rule.kind === "star" || month === null || rule.tithi === null) return date;
  return [
    findLunarYear(date, month.names),
    month.names.join("_"),
    ...(month.adhika ? ["adhika"] : []),
    rule.paksha,
    rule.tithi,
  ].join("-");
}

const createId = (almanac: Almanac, festival: Festival, { place }: FestivalEventOptions): string =>
  `${festival.id}-${festival.tradition}-${identifyOccasion(almanac, festival)}-${place}@lagna`;

/** Calendar programs take a changed event over only if its sequence has grown. */
export interface EventVersion {
  readonly sequence: number;
  /** When events of this sequence were written. */
  readonly changedAt: Date;
}

const RULES_EPOCH_MS = Date.UTC(2026, 0, 1);
/** The version of a festival's date by the rules alone: days from 2026 to their last change. */
const RULES_VERSION: EventVersion = {
  sequence: Math.round((Date.parse(FESTIVAL_RULES_CHANGED_ON) - RULES_EPOCH_MS) / DAY_MS),
  changedAt: new Date(FESTIVAL_RULES_CHANGED_ON),
};

/** What the library writes for a version. */
export const toVersionFields = ({ sequence, changedAt }: EventVersion) => ({
  sequence,
  stamp: changedAt,
  lastModified: changedAt,
});

/** The text of a calendar; the library leaves out the end of its last line (RFC 5545, 3.1). */
export const toCalendarText = (calendar: ICalCalendar): string => `${calendar.toString().trimEnd()}\r\n`;

/** A span is never empty: within one minute it is a moment. */
const describeSpan = (text: (typeof ICAL_TEXTS)[Language], from: string, until: string): string =>
  from === until ? text.moment(from) : text.window(from, until);

/** When the rite is, or when the Moon rises for which a fast waits, and when the fast ends. */
function describeTimes(almanac: Almanac, festival: Festival, language: Language): string[] {
  const text = ICAL_TEXTS[language];
  const { date, window, parana, rule } = presentFestival(festival, createInstantFormat(almanac));
  const moonDate = window && !window.start.startsWith(date) ? window.start.slice(0, 10) : null;
  const clockOf = (part: "start" | "end"): string => (window ? formatClock(window[part]) : "");
  return [
    ...(window && rule.kala === "chandrodaya" ? [text.moonrise(clockOf("start"), moonDate)] : []),
    ...(window && rule.kala !== "chandrodaya" ? [describeSpan(text, clockOf("start"), clockOf("end"))] : []),
    ...(parana ? [text.parana(parana.date, formatClock(parana.from), formatClock(parana.until))] : []),
  ];
}

function createDescription(almanac: Almanac, festival: Festival, { language, placeId, siteUrl }: FestivalEventOptions) {
  const text = ICAL_TEXTS[language];
  const date = formatDate(festival.dayNumber);
  const { latitude, longitude } = almanac.place;
  const where = placeId === undefined ? `latitude=${latitude}&longitude=${longitude}` : `place_id=${placeId}`;
  const path = `/festivals/${festival.id}/${date.slice(0, 4)}?${where}&date=${date}`;
  return [
    ...(festival.tradition in text.traditions ? [text.traditions[festival.tradition as "smarta" | "vaishnava"]] : []),
    ...describeTimes(almanac, festival, language),
    text.source(festival.rule.source),
    ...(siteUrl === null ? [] : [siteUrl + path]),
  ].join("\n");
}

const isFast = ({ id, rule, parana }: Festival): boolean =>
  parana !== null || rule.kala === "chandrodaya" || isNamedFast(id);

/** A fast has a reminder on the evening before, with the time at which it ends or that of its rite. */
function createAlarms(almanac: Almanac, festival: Festival, name: string, language: Language): ICalAlarmData[] {
  if (!isFast(festival)) return [];
  const description = ICAL_TEXTS[language].reminder(name, describeTimes(almanac, festival, language).at(-1) ?? "");
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
  const { language, version } = options;
  for (const festival of festivals) {
    const name = FESTIVAL_NAMES[festival.id]?.[language] ?? festival.id;
    calendar.createEvent({
      id: createId(almanac, festival, options),
      // Not the time of writing: the same calendar must have the same bytes.
      ...toVersionFields(version),
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
  { language, placeId, placeName, siteUrl, ...choice }: IcalOptions,
): string {
  const calendar = createCalendar(ICAL_TEXTS[language].title(placeName), language);
  for (const almanac of almanacs) {
    addFestivalEvents(calendar, almanac, chooseFeedFestivals(almanac, choice), {
      place: String(placeId),
      placeId,
      language,
      siteUrl,
      version: RULES_VERSION,
    });
  }
  return toCalendarText(calendar);
}
