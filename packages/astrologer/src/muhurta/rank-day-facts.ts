import type { Fact, FactIndex } from "../fact.ts";
import { createTimeZoneCalendar } from "../time-zone-calendar.ts";
import { ACTIVITIES, type ActivityId } from "./activities.data.ts";
import { computeAlmanacDay } from "./almanac-day.ts";
import { buildDayFact } from "./build-day-fact.ts";
import { type BirthMoon, judgeDay, rankDays } from "./judge-day.ts";

/** The panchanga of some days as facts, the best day for an act first, or in their order if no act is given. */
export function rankDayFacts(
  index: FactIndex,
  numbers: readonly number[],
  { activity, moon }: { readonly activity: ActivityId | undefined; readonly moon: BirthMoon },
): readonly Fact[] {
  const calendar = createTimeZoneCalendar(index.nativity, index.context);
  const days = numbers.flatMap((number) => computeAlmanacDay(index, number, calendar) ?? []);
  if (activity === undefined) return days.map((day) => buildDayFact(day, calendar));
  const options = { activity: ACTIVITIES[activity], moon, fromJd: calendar.nowJd };
  const judged = days.flatMap((day) => judgeDay(index, day, options) ?? []);
  return rankDays(judged).map(({ day }) => buildDayFact(day, calendar));
}
