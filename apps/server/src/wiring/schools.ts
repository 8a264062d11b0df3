import type { ChartService } from "../modules/charts/service.ts";
import { kpPrintRoutes } from "../modules/kp/print-routes.ts";
import { kpRoutes } from "../modules/kp/routes.ts";
import { createKpService } from "../modules/kp/service.ts";
import { prashnaRoutes } from "../modules/prashna/routes.ts";
import { createPrashnaService } from "../modules/prashna/service.ts";
import type { PrintsService } from "../modules/prints/service.ts";
import type { SavedKundlisService } from "../modules/saved-kundlis/service.ts";
import { varshaphalPrintRoutes } from "../modules/varshaphal/print-routes.ts";
import { varshaphalRoutes } from "../modules/varshaphal/routes.ts";
import { createVarshaphalService } from "../modules/varshaphal/service.ts";
import type { Area } from "./area.ts";
import type { SharedParts } from "./shared-parts.ts";

interface SchoolsWiring extends Pick<SharedParts, "clock" | "counter" | "gazetteer"> {
  readonly charts: ChartService;
  readonly savedKundlis: SavedKundlisService;
  readonly prints: PrintsService;
}

/** Wires the other schools: KP, prashna and varshaphal. */
export function wireSchools({ charts, clock, counter, gazetteer, prints, savedKundlis }: SchoolsWiring): Area {
  const varshaphal = createVarshaphalService({ charts, savedKundlis, gazetteer });
  const kp = createKpService({ charts, savedKundlis, clock });
  return {
    gives: {},
    routes: async (api) => {
      await api.register(kpRoutes, { kp });
      await api.register(kpPrintRoutes, { kp, prints, counter });
      await api.register(prashnaRoutes, { prashna: createPrashnaService({ charts, clock }) });
      await api.register(varshaphalRoutes, { varshaphal });
      await api.register(varshaphalPrintRoutes, { varshaphal, prints, counter });
    },
  };
}
