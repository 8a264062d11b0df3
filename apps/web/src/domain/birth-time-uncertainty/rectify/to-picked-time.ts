import { chooseCalendar, MONTH_NAMES, toCalendarDate } from "@lagna/terms";
import { toBirthLocalDate } from "../../birth/birth-local-time.ts";
import { toTypedYear } from "../../birth/typed-date.ts";
import type { PickedTime } from "./rectification.ts";

const MINUTE_MS = 60_000;
const SECOND_MS = 1000;

/** The middle of an interval on the birth's clock, to the second, and its half width in whole minutes, at least one. */
export function toPickedTime({ from, until }: { from: string; until: string }, utcOffset: string): PickedTime {
  const [start, end] = [Date.parse(from), Date.parse(until)];
  const middle = Math.round((start + end) / 2 / SECOND_MS) * SECOND_MS;
  const local = toBirthLocalDate(new Date(middle).toISOString(), utcOffset);
  const date = toCalendarDate(local.getTime());
  return {
    ...toTypedYear(date.year),
    calendar: chooseCalendar(date) === "gregorian" ? "" : "gregorian",
    month: MONTH_NAMES[date.month - 1] ?? "",
    day: String(date.day),
    hour: String(local.getUTCHours()),
    minute: String(local.getUTCMinutes()),
    second: String(local.getUTCSeconds()),
    certainty: "about",
    about: String(Math.max(1, Math.ceil((end - start) / 2 / MINUTE_MS))),
  };
}
