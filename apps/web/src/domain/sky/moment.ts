import { offsetMs } from "../birth/birth-clock.ts";

export const DAY_MS = 86_400_000;

/** Days are counted on the birth place's clock, and each stands for its noon. */
export interface Days {
  /** The number of the day an instant falls on; days apart are numbers apart. */
  readonly of: (instant: number) => number;
  /** Noon of a day. */
  readonly noon: (day: number) => number;
  /** Its date: a Date whose UTC fields read as that clock. */
  readonly date: (day: number) => Date;
}

export function daysOn(utcOffset: string): Days {
  const offset = offsetMs(utcOffset);
  return {
    of: (instant) => Math.floor((instant + offset) / DAY_MS),
    noon: (day) => day * DAY_MS + DAY_MS / 2 - offset,
    date: (day) => new Date(day * DAY_MS),
  };
}

export type Unit = "day" | "month" | "year";

/** So many days, months or years on; the 31st goes to the last day of a shorter month. */
export function shifted(day: number, by: number, unit: Unit): number {
  if (unit === "day") return day + by;
  const date = new Date(day * DAY_MS);
  const [year, month] = [
    date.getUTCFullYear() + (unit === "year" ? by : 0),
    date.getUTCMonth() + (unit === "month" ? by : 0),
  ];
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return Date.UTC(year, month, Math.min(date.getUTCDate(), last)) / DAY_MS;
}

/** How far one day is from another, in calendar years, months and days. */
export function apart(one: number, other: number): { years: number; months: number; days: number } {
  const [from, to] = one < other ? [one, other] : [other, one];
  const [begin, end] = [new Date(from * DAY_MS), new Date(to * DAY_MS)];
  let months = (end.getUTCFullYear() - begin.getUTCFullYear()) * 12 + end.getUTCMonth() - begin.getUTCMonth();
  if (shifted(from, months, "month") > to) months -= 1;
  return { years: Math.floor(months / 12), months: months % 12, days: to - shifted(from, months, "month") };
}
