import type { ClockTime } from "./parse-clock-time.ts";

export type DayPart = "am" | "pm" | "morning" | "afternoon" | "evening" | "night";

const NOON = 12;
const isWithin = (hour: number, from: number, until: number): boolean => hour >= from && hour <= until;

/** Converts an hour from 1 to 12 to the 24-hour clock, by the part of the day; null if the hour does not occur in that part. */
const TO_TWENTY_FOUR_HOURS: Readonly<Record<DayPart, (hour: number) => number | null>> = {
  am: (hour) => hour % NOON,
  pm: (hour) => (hour % NOON) + NOON,
  morning: (hour) => (hour === NOON ? null : hour),
  // "Dopahar 11 baje" is still before noon.
  afternoon: (hour) => (isWithin(hour, 10, NOON) ? hour : isWithin(hour, 1, 6) ? hour + NOON : null),
  evening: (hour) => (isWithin(hour, 3, 11) ? hour + NOON : null),
  // "Raat 2 baje" is after midnight, on the day that has already begun.
  night: (hour) => (isWithin(hour, 6, 11) ? hour + NOON : hour % NOON),
};

/** The hour on the 24-hour clock; null if it is ambiguous. 0 and hours above twelve are always on the 24-hour clock. */
export function resolveHour({ hour, isTwelveHour }: ClockTime, part: DayPart | null): number | null {
  if (hour === 0 || hour > NOON) return hour;
  if (part === null) return isTwelveHour ? null : hour;
  return TO_TWENTY_FOUR_HOURS[part](hour);
}
