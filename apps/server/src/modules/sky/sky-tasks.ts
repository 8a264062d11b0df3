import { MAX_SKY_EVENTS } from "@lagna/contract";
import {
  createSky,
  type Ephemeris,
  searchSkyInSteps,
  type Settings,
  type SkySearch,
  type SoughtPlace,
  type TimeRange,
} from "@lagna/jyotish";
import type { Graha } from "@lagna/terms";
import { type TaskWeight, weighTask } from "../../computing/weigh-task.ts";

/** A search of the sky: plain data, which can be passed to another thread. */
export interface SkySearchTask {
  readonly settings: Settings;
  readonly graha: Graha;
  readonly sought: SoughtPlace;
  readonly range: TimeRange;
}

const YEAR_DAYS = 365.25;
const MS_PER_YEAR = { moon: 15, other: 2 } as const;

export function weighSkySearch({ graha, sought, range: { fromJd, untilJd } }: SkySearchTask): TaskWeight {
  const isMoon = graha === "moon" || ("conjunct" in sought && sought.conjunct === "moon");
  return weighTask(((untilJd - fromJd) / YEAR_DAYS) * MS_PER_YEAR[isMoon ? "moon" : "other"]);
}

/** A century takes tenths of a second, so it is a task for another thread. */
export function createSkyTasks(ephemeris: Ephemeris) {
  return {
    *searchSky({ settings, graha, sought, range }: SkySearchTask): Generator<void, SkySearch> {
      return yield* searchSkyInSteps(
        createSky(ephemeris, settings, range.fromJd),
        graha,
        sought,
        range,
        MAX_SKY_EVENTS,
      );
    },
  };
}
export type SkyTasks = ReturnType<typeof createSkyTasks>;
