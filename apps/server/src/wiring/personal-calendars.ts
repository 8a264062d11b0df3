import { join } from "node:path";
import type { TaskRunner } from "../computing/main-thread-task-runner.ts";
import { createDiskFileStore } from "../files/disk-file-store.ts";
import type { RateLimitCounter } from "../http/rate-limit-counter.ts";
import type { JobEnqueuer } from "../jobs/queue.ts";
import { createAddressTokens } from "../modules/almanac/address-tokens.ts";
import { createAlmanacPlaces } from "../modules/almanac/almanac-places.ts";
import { BUILD_CALENDAR, RENEW_CALENDAR } from "../modules/almanac/personal-calendar/build-job.ts";
import { personalCalendarRoutes, registerPersonalCalendars } from "../modules/almanac/personal-calendar/routes.ts";
import { createPersonalCalendars, type PersonalCalendars } from "../modules/almanac/personal-calendar/service.ts";
import { createSqlPersonalCalendarRepository } from "../modules/almanac/personal-calendar/sql-repository.ts";
import type { ChartService } from "../modules/charts/service.ts";
import type { PersonalData } from "../modules/profile/personal-data.ts";
import type { SavedKundlisService } from "../modules/saved-kundlis/service.ts";
import type { AppDependencies } from "./app-dependencies.ts";
import type { ComputingTasks } from "./computing-tasks.ts";
import { resolvePublicUrl } from "./create-mailer.ts";
import type { WiredFeature } from "./wired-feature.ts";

interface PersonalCalendarWiring extends AppDependencies {
  readonly counter: RateLimitCounter;
  readonly jobs: JobEnqueuer;
  readonly charts: ChartService;
  readonly savedKundlis: SavedKundlisService;
  readonly tasks: TaskRunner<ComputingTasks>;
}

interface WiredPersonalCalendars extends WiredFeature {
  readonly personalCalendars: PersonalCalendars;
  readonly personalData: readonly PersonalData[];
}

/** Wires the calendars that people subscribe to at an address of their own. */
export function wirePersonalCalendars(wiring: PersonalCalendarWiring): WiredPersonalCalendars {
  const { config, database, gazetteer, clock, counter, jobs, charts, savedKundlis, tasks } = wiring;
  const personalCalendars = createPersonalCalendars({
    records: createSqlPersonalCalendarRepository(database.db, jobs, clock),
    files: createDiskFileStore(join(config.DATA_DIR, "calendars")),
    tokens: createAddressTokens(config.AUTH_SECRET, "addresses of personal calendars"),
    places: createAlmanacPlaces(gazetteer),
    charts,
    savedKundlis,
    tasks,
    clock,
    publicUrl: resolvePublicUrl(config),
  });
  return {
    personalCalendars,
    personalData: [
      {
        name: "calendar",
        collect: ({ userId }) => personalCalendars.collect(userId),
        erase: ({ userId }) => personalCalendars.end(userId),
      },
    ],
    jobs: { [BUILD_CALENDAR]: personalCalendars.buildJob, [RENEW_CALENDAR]: personalCalendars.renewJob },
    routes: async (api) => {
      await api.register(personalCalendarRoutes, { calendars: personalCalendars });
    },
    pages: (app) => registerPersonalCalendars(app, { calendars: personalCalendars, counter }),
  };
}
