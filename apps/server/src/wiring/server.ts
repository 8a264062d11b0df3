import { healthRoutes } from "../modules/health/routes.ts";
import { healthService } from "../modules/health/service.ts";
import { publicConfigRoutes } from "../modules/public-config/routes.ts";
import type { Area } from "./area.ts";
import type { AppParts } from "./parts.ts";

/** What a load balancer and the web app ask of the server itself. */
export function wireServer({ config, database, ephemeris }: AppParts): Area {
  const health = healthService({ database, ephemeris });
  return {
    routes: async (api) => {
      await api.register(healthRoutes, { health });
      await api.register(publicConfigRoutes, { config });
    },
  };
}
