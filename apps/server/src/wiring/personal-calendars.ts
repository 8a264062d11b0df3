import { join } from "node:path";
import { createDiskFileStore } from "../files/disk-file-store.ts";
import type { JobEnqueuer } from "../jobs/queue.ts";
import { createAddressTokens } from "../modules/almanac/address-tokens.ts";
import { createAlmanacPlaces } from "../modules/almanac/almanac-places.ts";
import { BUILD_CALENDAR, RENEW_CALENDAR } from "../modules/almanac/personal-calendar/build-job.ts";
import { personalCalendarRoutes, registerPersonalCalendars } from "../modules/almanac/personal-calendar/routes.ts";
import { createPersonalCalendars } from "../modules/almanac/personal-calendar/service.ts";
import { createSqlPersonalCalendarRepository } from "../modules/almanac/personal-calendar/sql-repository.ts";
import type { ChartService } from "../modules/charts/service.ts";
import type { SavedKundlisService } from "../modules/saved-kundlis/service.ts";
import type { SharedParts } from "./shared-parts.ts";
import { resolvePublicUrl } from "./create-mailer.ts";
import type { Area } from "./area.ts";

interface PersonalCalendarWiring extends SharedParts {
  readonly jobs: JobEnqueuer;
  readonly charts: ChartService;
  readonly savedKundlis: SavedKundlisService;
}

/** Wires the calendars that people subscribe to at an address of their own. */
export function wirePersonalCalendars(wiring: PersonalCalendarWiring): Area {
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
    gives: {},
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
