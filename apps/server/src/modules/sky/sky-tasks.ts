import { MAX_SKY_EVENTS } from "@lagna/contract";
import {
  createSky,
  type Ephemeris,
  type GatheringRule,
  type GatheringSearch,
  searchGatheringsInSteps,
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

/** A search for grahas that are together. */
export interface GatheringsTask {
  readonly settings: Settings;
  readonly grahas: readonly Graha[];
  readonly rule: GatheringRule;
  readonly range: TimeRange;
}

const YEAR_DAYS = 365.25;
const MS_PER_YEAR = { moon: 15, other: 2 } as const;

export function weighSkySearch({ graha, sought, range: { fromJd, untilJd } }: SkySearchTask): TaskWeight {
  const isMoon = graha === "moon" || ("conjunct" in sought && sought.conjunct === "moon");
  return weighTask(((untilJd - fromJd) / YEAR_DAYS) * MS_PER_YEAR[isMoon ? "moon" : "other"]);
}

/** The slowest two leave few spans to be searched for the others. */
export function weighGatherings({ grahas, range: { fromJd, untilJd } }: GatheringsTask): TaskWeight {
  const isOfMoon = grahas.length === 2 && grahas.includes("moon");
  return weighTask(((untilJd - fromJd) / YEAR_DAYS) * MS_PER_YEAR[isOfMoon ? "moon" : "other"]);
}

/** A century takes tenths of a second, so it is a task for another thread. */
export function createSkyTasks(ephemeris: Ephemeris) {
  return {
    *searchGatherings({ settings, grahas, rule, range }: GatheringsTask): Generator<void, GatheringSearch> {
      const sky = createSky(ephemeris, settings, range.fromJd);
      return yield* searchGatheringsInSteps(sky, grahas, rule, range, MAX_SKY_EVENTS);
    },
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
