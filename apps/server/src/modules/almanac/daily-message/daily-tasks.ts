import type { Ephemeris } from "@lagna/jyotish";
import { type AlmanacSettings, createAlmanac, parseDate } from "@lagna/panchang";
import { addClock, type TaskPlace } from "../almanac-places.ts";

interface SunriseTask {
  readonly place: TaskPlace;
  readonly settings: AlmanacSettings;
  readonly date: string;
}

/** The computations of daily messages, tasks for another thread. */
export const createDailyTasks = (ephemeris: Ephemeris) => ({
  /** Milliseconds since 1970; `null` where the Sun does not rise on the date. */
  *findSunrise({ place, settings, date }: SunriseTask): Generator<void, number | null> {
    const day = parseDate(date);
    const almanac = createAlmanac(ephemeris, addClock(place), settings, { fromDay: day, untilDay: day });
    yield;
    const sunriseJd = almanac.findFrame(day)?.sunriseJd ?? null;
    return sunriseJd === null ? null : Math.round(ephemeris.utcMilliseconds(sunriseJd));
  },
});
export type DailyTasks = ReturnType<typeof createDailyTasks>;
