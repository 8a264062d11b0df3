import { type CalendarDate, chooseCalendar, formatCalendarDate, fromEpochDays, toEpochDays } from "@lagna/terms";
import type { AnswerLanguage, TypedTime } from "@lagna/astrologer";
import { kundliRequestSchema } from "@lagna/contract";
import type { KundliInput } from "@lagna/kundli";
import type { Town, PartialBirth } from "./partial-birth.ts";
import { formatBirthText } from "./birth-texts.ts";

/** With Latin numerals, as everywhere in the product. */
export const LOCALES: Readonly<Record<AnswerLanguage, string>> = { en: "en-GB", hi: "hi-IN-u-nu-latn", hg: "en-GB" };
const padTwoDigits = (number: number): string => String(number).padStart(2, "0");

/** By the calendar in which it was written. */
export const formatBirthDate = (date: CalendarDate, language: AnswerLanguage): string =>
  formatCalendarDate(date, LOCALES[language]);

/** The hour at which each part of the day ends, by Hindi usage; the night lasts until four. */
const PARTS_OF_DAY = [
  [4, "night"],
  [12, "morning"],
  [16, "afternoon"],
  [20, "evening"],
  [24, "night"],
] as const;

const formatSeconds = ({ second }: Pick<TypedTime, "second">): string =>
  second === 0 ? "" : `:${padTwoDigits(second)}`;

/** A time with am/pm or the part of the day, so that seven in the evening is not mistaken for seven in the morning. */
export function formatClock(time: TypedTime, language: AnswerLanguage): string {
  const { hour, minute } = time;
  const twelveHourTime = `${hour % 12 === 0 ? 12 : hour % 12}:${padTwoDigits(minute)}${formatSeconds(time)}`;
  const part = PARTS_OF_DAY.find(([until]) => hour < until)?.[1] ?? "night";
  return formatBirthText(`time_${part}`, language, { time: twelveHourTime, half: hour < 12 ? "am" : "pm" });
}

function moveDay(birth: KundliInput, days: number): CalendarDate {
  const calendar = chooseCalendar(birth, birth.calendar);
  return fromEpochDays(toEpochDays(birth, calendar) + days, calendar);
}

/** Explains which night a time after midnight falls in, since people may have meant the following night. */
function formatNight(birth: KundliInput, language: AnswerLanguage): string {
  const [before, after] = [-1, 1].map((days) => formatBirthDate(moveDay(birth, days), language));
  const dates = { date: formatBirthDate(birth, language), before: before ?? "", after: after ?? "" };
  return formatBirthText("night_of", language, dates);
}

const HOUR_MINUTES = 60;

/** How exact a time is, after a comma; empty if it is exact. */
export function formatWithin(minutes: number | undefined, language: AnswerLanguage): string {
  if (minutes === undefined) return "";
  const isInHours = minutes > HOUR_MINUTES && minutes % HOUR_MINUTES === 0;
  return isInHours
    ? `, ${formatBirthText("time_within_hours", language, { hours: String(minutes / HOUR_MINUTES) })}`
    : `, ${formatBirthText("time_within", language, { minutes: String(minutes) })}`;
}

/** The time as understood, with its uncertainty and the night it falls in. */
export function formatBirthTime(birth: KundliInput, language: AnswerLanguage): string {
  const { hour, minute, second = 0, time_unknown } = birth;
  if (time_unknown === true) return formatBirthText("time_unknown", language);
  const time = { hour, minute, second };
  const clock = `${formatClock(time, language)} (${padTwoDigits(hour)}:${padTwoDigits(minute)}${formatSeconds(time)})`;
  return [
    clock + formatWithin(birth.uncertainty?.minutes, language),
    ...(hour < NIGHT_UNTIL ? [formatNight(birth, language)] : []),
  ].join("\n");
}
const NIGHT_UNTIL = 4;

/** Converts a time to the fields of a birth. */
export function toTimeFields(time: TypedTime | "unknown") {
  if (time === "unknown") return { time_unknown: true } as const;
  const { hour, minute, second, within } = time;
  return { hour, minute, second, ...(within !== undefined && { uncertainty: { minutes: within } }) };
}

/** The input of a chart from a birth with known time and town; null if its name is invalid. */
export function toKundliInput(
  { year, month, day, time, town }: Omit<PartialBirth, "town"> & { readonly town: Town },
  name: string,
): KundliInput | null {
  const timeFields = toTimeFields(time ?? "unknown");
  // The gender is not asked for here, since no reading needs it.
  const parsed = kundliRequestSchema.safeParse({ name, gender: "other", year, month, day, ...timeFields, ...town });
  return parsed.success ? parsed.data : null;
}

/** A birth in one line. */
export const formatBirthLine = (birth: KundliInput, language: AnswerLanguage): string =>
  [birth.name, formatBirthDate(birth, language), formatBirthTime(birth, language), birth.city]
    .filter(Boolean)
    .join(", ");

/** "Rasra (Uttar Pradesh)"; with the country unless it is India. */
function formatPlace({ city, country }: KundliInput): string {
  const [town = city, ...state] = city.split(", ");
  const beside = [...state, ...(country === HOME ? [] : [country])].filter((part) => part !== town);
  return beside.length === 0 ? town : `${town} (${beside.join(", ")})`;
}
const HOME = "India";

/** A birth in one line of a sentence, and the night that a time after midnight falls in. */
export function describeBirth(birth: KundliInput, language: AnswerLanguage) {
  const { hour, minute, second = 0, time_unknown } = birth;
  const isUnknown = time_unknown === true;
  const time = isUnknown
    ? formatBirthText("time_unknown", language)
    : formatClock({ hour, minute, second }, language) + formatWithin(birth.uncertainty?.minutes, language);
  const line = [formatBirthDate(birth, language), time, formatPlace(birth)].join(", ");
  return { line, night: isUnknown || hour >= NIGHT_UNTIL ? null : formatNight(birth, language) };
}
