import type { TaskRunner } from "../computing/main-thread-task-runner.ts";
import { createPrintedChartSettingsFinder } from "../modules/charts/find-settings-of-printed-chart.ts";
import { createRectifier } from "../modules/charts/rectify-birth-time.ts";
import { chartRoutes } from "../modules/charts/routes.ts";
import { type ChartService, createChartService } from "../modules/charts/service.ts";
import { placesRoutes } from "../modules/places/routes.ts";
import { type PlacesService, createPlacesService } from "../modules/places/service.ts";
import { type PrintsService, createPrintsService } from "../modules/prints/service.ts";
import { skyRoutes } from "../modules/sky/routes.ts";
import { createSkyService } from "../modules/sky/service.ts";
import type { WiredFeature } from "./wired-feature.ts";
import type { AppDependencies } from "./app-dependencies.ts";
import type { ComputingTasks } from "./computing-tasks.ts";

export interface WiredAstrology extends WiredFeature {
  readonly charts: ChartService;
  readonly places: PlacesService;
  readonly prints: PrintsService;
}

export interface AstrologyParts extends Pick<AppDependencies, "ephemeris" | "gazetteer" | "clock"> {
  readonly tasks: TaskRunner<ComputingTasks>;
}

/** Wires the computations: places, the sky, kundlis. */
export function wireAstrology({ ephemeris, gazetteer, clock, tasks }: AstrologyParts): WiredAstrology {
  const places = createPlacesService(gazetteer);
  const kundlis = createChartService({ ephemeris, gazetteer, clock, tasks });
  const prints = createPrintsService({ clock });
  const sky = createSkyService({ ephemeris, clock, charts: kundlis, prints });
  return {
    charts: kundlis,
    places,
    prints,
    routes: async (api) => {
      await api.register(placesRoutes, { places });
      await api.register(skyRoutes, { sky });
      await api.register(chartRoutes, {
        charts: kundlis,
        settingsMatcher: createPrintedChartSettingsFinder({ ephemeris, gazetteer }),
        rectifier: createRectifier(kundlis),
      });
    },
  };
}
