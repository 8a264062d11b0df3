import { kundliMatching } from "../modules/kundli/match.ts";
import { kundliRoutes } from "../modules/kundli/routes.ts";
import { KundliService } from "../modules/kundli/service.ts";
import { placesRoutes } from "../modules/places/routes.ts";
import { PlacesService } from "../modules/places/service.ts";
import { skyRoutes } from "../modules/sky/routes.ts";
import { SkyService } from "../modules/sky/service.ts";
import type { Area } from "./area.ts";
import type { AppParts } from "./parts.ts";

export interface WiredAstrology extends Area {
  readonly kundlis: KundliService;
}

/** What is reckoned: places, the sky, kundlis. */
export function wireAstrology({ ephemeris, gazetteer, clock }: AppParts): WiredAstrology {
  const places = new PlacesService(gazetteer);
  const sky = new SkyService({ ephemeris, clock });
  const kundlis = new KundliService({ ephemeris, gazetteer });
  return {
    kundlis,
    routes: async (api) => {
      await api.register(placesRoutes, { places });
      await api.register(skyRoutes, { sky });
      await api.register(kundliRoutes, { kundlis, matching: kundliMatching({ ephemeris, gazetteer }) });
    },
  };
}
