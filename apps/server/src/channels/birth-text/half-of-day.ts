import type { Clock } from "./times.ts";

export type DayPart = "am" | "pm" | "morning" | "afternoon" | "evening" | "night";

const NOON = 12;
const within = (hour: number, from: number, until: number): boolean => hour >= from && hour <= until;

/** By the part of the day, what an hour from one to twelve is of twenty-four; null where that hour is not called so. */
const OF_TWELVE: Readonly<Record<DayPart, (hour: number) => number | null>> = {
  am: (hour) => hour % NOON,
  pm: (hour) => (hour % NOON) + NOON,
  morning: (hour) => (hour === NOON ? null : hour),
  // "Dopahar 11 baje" is before noon still.
  afternoon: (hour) => (within(hour, 10, NOON) ? hour : within(hour, 1, 6) ? hour + NOON : null),
  evening: (hour) => (within(hour, 3, 11) ? hour + NOON : null),
  // "Raat 2 baje" is after midnight, of the day that has begun by then.
  night: (hour) => (within(hour, 6, 11) ? hour + NOON : hour % NOON),
};

/** The hour of twenty-four; null where it may be either of two. An hour beyond twelve, and 0, is of twenty-four whatever is said beside it. */
export function hourOf({ hour, isOfTwelve }: Clock, part: DayPart | null): number | null {
  if (hour === 0 || hour > NOON) return hour;
  if (part === null) return isOfTwelve ? null : hour;
  return OF_TWELVE[part](hour);
}
