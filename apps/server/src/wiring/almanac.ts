import { join } from "node:path";
import { createDiskFileStore } from "../files/disk-file-store.ts";
import type { JobEnqueuer } from "../jobs/queue.ts";
import { createAlmanacPlaces } from "../modules/almanac/almanac-places.ts";
import { getEngineVersion } from "../modules/almanac/hash-engine-sources.ts";
import { createFeedService } from "../modules/almanac/feed-service.ts";
import { createPrebuildHandler, createPrebuildJob, PREBUILD_FEEDS } from "../modules/almanac/prebuild-job.ts";
import { registerEmbeds } from "../modules/almanac/embed-routes.ts";
import { registerIcalFeeds } from "../modules/almanac/ical-routes.ts";
import { createBirthMoonResolver } from "../modules/almanac/resolve-birth-moons.ts";
import { registerAlmanacPages } from "../modules/almanac/page-routes.ts";
import { registerWallCalendars } from "../modules/almanac/wall-calendar-routes.ts";
import type { PrintsService } from "../modules/prints/service.ts";
import { almanacRoutes } from "../modules/almanac/routes.ts";
import { todayRoutes } from "../modules/almanac/today-routes.ts";
import { createTodayService, type TodayParts, type TodayService } from "../modules/almanac/today-service.ts";
import { type AlmanacService, createAlmanacService } from "../modules/almanac/service.ts";
import type { ChartService } from "../modules/charts/service.ts";
import type { SavedKundlisService } from "../modules/saved-kundlis/service.ts";
import type { SharedParts } from "./shared-parts.ts";
import type { Area } from "./area.ts";

export interface AlmanacParts extends Pick<
  SharedParts,
  "gazetteer" | "clock" | "config" | "web" | "tasks" | "counter"
> {
  readonly jobs: JobEnqueuer;
  readonly charts: ChartService;
  readonly savedKundlis: SavedKundlisService;
  readonly prints: PrintsService;
  readonly findAccountPlace: TodayParts["findAccountPlace"];
}

export interface AlmanacGives {
  /** Also used by the chat. */
  readonly almanac: AlmanacService;
  /** Also used by daily messages. */
  readonly today: TodayService;
}

/** Wires the almanac: days, festivals, times for a beginning. */
export function wireAlmanac({
  config,
  web,
  gazetteer,
  clock,
  tasks,
  counter,
  jobs,
  charts,
  savedKundlis,
  prints,
  findAccountPlace,
}: AlmanacParts): Area<AlmanacGives> {
  const siteUrl = web.site.ownUrl;
  const places = createAlmanacPlaces(gazetteer);
  const people = createBirthMoonResolver(charts);
  const engine = getEngineVersion();
  const files = createDiskFileStore(join(config.DATA_DIR, "feeds"));
  const feeds = createFeedService({ places, tasks, files, clock, engine, siteUrl });
  const almanac = createAlmanacService({ places, people, tasks, feeds, clock, engine });
  const today = createTodayService({ places, tasks, clock, charts, savedKundlis, findAccountPlace });
  return {
    gives: { almanac, today },
    slowJobs: [{ [PREBUILD_FEEDS]: createPrebuildHandler({ gazetteer, feeds, jobs, clock }) }],
    routes: async (api) => {
      await api.register(almanacRoutes, { almanac, counter });
      await api.register(todayRoutes, { today, counter });
    },
    pages: async (app) => {
      app.addHook("onListen", () => jobs.enqueueAlone(createPrebuildJob(clock())));
      await registerIcalFeeds(app, { almanac, counter });
      await registerWallCalendars(app, { almanac, prints, counter });
      await registerEmbeds(app, { almanac, counter });
      await registerAlmanacPages(app, { almanac, counter, web });
    },
  };
}
