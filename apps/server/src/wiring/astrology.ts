import { createPrintedChartSettingsFinder } from "../modules/charts/find-settings-of-printed-chart.ts";
import { createRectifier } from "../modules/charts/rectify-birth-time.ts";
import { chartRoutes } from "../modules/charts/routes.ts";
import { type ChartService, createChartService } from "../modules/charts/service.ts";
import { placesRoutes } from "../modules/places/routes.ts";
import { type PlacesService, createPlacesService } from "../modules/places/service.ts";
import { type PrintsService, createPrintsService } from "../modules/prints/service.ts";
import { skyRoutes } from "../modules/sky/routes.ts";
import { createSkyService } from "../modules/sky/service.ts";
import type { Area } from "./area.ts";
import type { SharedParts } from "./shared-parts.ts";

export interface AstrologyGives {
  readonly charts: ChartService;
  readonly places: PlacesService;
  readonly prints: PrintsService;
}

type AstrologyParts = Pick<SharedParts, "ephemeris" | "gazetteer" | "clock" | "tasks">;

/** Wires the computations: places, the sky, kundlis. */
export function wireAstrology({ ephemeris, gazetteer, clock, tasks }: AstrologyParts): Area<AstrologyGives> {
  const places = createPlacesService(gazetteer);
  const kundlis = createChartService({ ephemeris, gazetteer, clock, tasks });
  const prints = createPrintsService({ clock, tasks });
  const sky = createSkyService({ ephemeris, clock, charts: kundlis, prints, tasks });
  return {
    gives: { charts: kundlis, places, prints },
    routes: async (api) => {
      await api.register(placesRoutes, { places });
      await api.register(skyRoutes, { sky });
      await api.register(chartRoutes, {
        charts: kundlis,
        settingsMatcher: createPrintedChartSettingsFinder({ gazetteer, tasks }),
        rectifier: createRectifier({ charts: kundlis, tasks }),
      });
    },
  };
}
