import type { Gazetteer } from "@lagna/places";
import { createPrintedChartSettingsFinder } from "../modules/charts/find-settings-of-printed-chart.ts";
import type { ChartService } from "../modules/charts/service.ts";
import { createTransitsService } from "../modules/charts/transits-service.ts";
import { createMatchingService } from "../modules/matching/service.ts";
import { registerLlmsText } from "../modules/mcp/llms-text-route.ts";
import { registerMcp } from "../modules/mcp/routes.ts";
import type { AlmanacService } from "../modules/almanac/service.ts";
import type { SavedKundlisService } from "../modules/saved-kundlis/service.ts";
import { createVerifyService } from "../modules/verify/service.ts";
import type { Area } from "./area.ts";
import { createMcpEngine } from "./create-mcp-engine.ts";
import type { SharedParts } from "./shared-parts.ts";

interface McpWiring extends Pick<SharedParts, "clock" | "tasks" | "web"> {
  readonly gazetteer: Gazetteer;
  readonly charts: ChartService;
  readonly savedKundlis: SavedKundlisService;
  readonly almanac: AlmanacService;
}

/** Wires the server of the Model Context Protocol, with which assistants call the computations as tools. */
export function wireMcp({ clock, tasks, web, gazetteer, charts, savedKundlis, almanac }: McpWiring): Area {
  const parts = {
    charts,
    transits: createTransitsService({ charts, savedKundlis, clock, tasks }),
    settingsFinder: createPrintedChartSettingsFinder({ gazetteer, tasks }),
    matching: createMatchingService({ charts, savedKundlis, tasks }),
    verifying: createVerifyService({ charts, savedKundlis }),
    almanac,
    gazetteer,
    clock,
  };
  return {
    gives: {},
    pages: async (app) => {
      registerMcp(app, {
        createEngine: (who, language) => createMcpEngine(parts, who, language),
        siteUrl: web.site.ownUrl,
      });
      registerLlmsText(app, web.site.ownUrl);
    },
  };
}
