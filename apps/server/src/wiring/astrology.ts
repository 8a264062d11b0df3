import { kundliMatching } from "../modules/kundli/match.ts";
import { rectifying } from "../modules/kundli/rectify.ts";
import { kundliRoutes } from "../modules/kundli/routes.ts";
import { type KundliService, kundliService } from "../modules/kundli/service.ts";
import { placesRoutes } from "../modules/places/routes.ts";
import { type PlacesService, placesService } from "../modules/places/service.ts";
import { type PrintsService, printsService } from "../modules/prints/service.ts";
import { skyRoutes } from "../modules/sky/routes.ts";
import { skyService } from "../modules/sky/service.ts";
import type { Area } from "./area.ts";
import type { AppParts } from "./parts.ts";

export interface WiredAstrology extends Area {
  readonly kundlis: KundliService;
  readonly places: PlacesService;
  readonly prints: PrintsService;
}

/** What is reckoned: places, the sky, kundlis. */
export function wireAstrology({ ephemeris, gazetteer, clock }: AppParts): WiredAstrology {
  const places = placesService(gazetteer);
  const kundlis = kundliService({ ephemeris, gazetteer, clock });
  const prints = printsService({ clock });
  const sky = skyService({ ephemeris, clock, kundlis, prints });
  return {
    kundlis,
    places,
    prints,
    routes: async (api) => {
      await api.register(placesRoutes, { places });
      await api.register(skyRoutes, { sky });
      await api.register(kundliRoutes, {
        kundlis,
        matching: kundliMatching({ ephemeris, gazetteer }),
        rectifying: rectifying(kundlis),
      });
    },
  };
}
