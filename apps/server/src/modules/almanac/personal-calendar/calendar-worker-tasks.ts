import type { Ephemeris } from "@lagna/jyotish";
import { type PersonalCalendarTask, writePersonalCalendar } from "./write-personal-calendar.ts";

/** The computations of personal calendars, tasks for another thread. */
export const createCalendarTasks = (ephemeris: Ephemeris) => ({
  writePersonalCalendar: (task: PersonalCalendarTask) => writePersonalCalendar(ephemeris, task),
});
export type CalendarTasks = ReturnType<typeof createCalendarTasks>;
