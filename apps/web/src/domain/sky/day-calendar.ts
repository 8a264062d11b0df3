import { daysInMonth, toEpochDays } from "@lagna/terms";
import { parseOffsetMs } from "../birth/birth-local-time.ts";

export const DAY_MS = 86_400_000;

/** Numbers days on the birth place's clock; each day is represented by its noon. */
export interface DayCalendar {
  /** The number of the day an instant falls on; consecutive days have consecutive numbers. */
  readonly toDay: (instant: number) => number;
  /** Noon of a day, in milliseconds. */
  readonly toNoon: (day: number) => number;
  /** The date of a day: a Date whose UTC fields read as the birth place's clock. */
  readonly toDate: (day: number) => Date;
}

export function createDayCalendar(utcOffset: string): DayCalendar {
  const offset = parseOffsetMs(utcOffset);
  return {
    toDay: (instant) => Math.floor((instant + offset) / DAY_MS),
    toNoon: (day) => day * DAY_MS + DAY_MS / 2 - offset,
    toDate: (day) => new Date(day * DAY_MS),
  };
}

export type CalendarUnit = "day" | "month" | "year";

/** Adds days, months or years; the 31st becomes the last day of a shorter month. */
export function shiftDay(day: number, by: number, unit: CalendarUnit): number {
  if (unit === "day") return day + by;
  const date = new Date(day * DAY_MS);
  const [year, month] = [
    date.getUTCFullYear() + (unit === "year" ? by : 0),
    date.getUTCMonth() + (unit === "month" ? by : 0),
  ];
  const shifted = { year: year + Math.floor(month / 12), month: (((month % 12) + 12) % 12) + 1 };
  return toEpochDays({ ...shifted, day: Math.min(date.getUTCDate(), daysInMonth(shifted.year, shifted.month)) });
}

/** Distance between two days in calendar years, months and days. */
export function computeDistance(one: number, other: number): { years: number; months: number; days: number } {
  const [from, to] = one < other ? [one, other] : [other, one];
  const [startDate, endDate] = [new Date(from * DAY_MS), new Date(to * DAY_MS)];
  let months =
    (endDate.getUTCFullYear() - startDate.getUTCFullYear()) * 12 + endDate.getUTCMonth() - startDate.getUTCMonth();
  if (shiftDay(from, months, "month") > to) months -= 1;
  return { years: Math.floor(months / 12), months: months % 12, days: to - shiftDay(from, months, "month") };
}
