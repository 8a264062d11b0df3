import type { Fact, FactIndex } from "../fact.ts";
import { createTimeZoneCalendar } from "../time-zone-calendar.ts";
import { computeAlmanacDay } from "./almanac-day.ts";
import { buildDayFact } from "./build-day-fact.ts";

/** The panchanga of some days as facts, in their order. */
export function buildDayFacts(index: FactIndex, numbers: readonly number[]): readonly Fact[] {
  const calendar = createTimeZoneCalendar(index.nativity, index.context);
  const days = numbers.flatMap((number) => computeAlmanacDay(index, number, calendar) ?? []);
  return days.map((day) => buildDayFact(day, calendar));
}
