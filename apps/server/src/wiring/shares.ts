import { createAuditPseudonyms } from "../modules/audit/pseudonyms.ts";
import { createSqlAuditRepository } from "../modules/audit/sql-repository.ts";
import type { ChartService } from "../modules/charts/service.ts";
import type { PrintsService } from "../modules/prints/service.ts";
import type { SavedKundlisService } from "../modules/saved-kundlis/service.ts";
import { presentOwnShare } from "../modules/shares/presenter.ts";
import { registerSharePages, sharesRoutes } from "../modules/shares/routes.ts";
import { createSharesService } from "../modules/shares/service.ts";
import { createSqlShareRepository } from "../modules/shares/sql-repository.ts";
import { tryCardRoute } from "../modules/shares/try-card-route.ts";
import type { Area } from "./area.ts";
import { resolvePublicUrl } from "./create-mailer.ts";
import type { SharedParts } from "./shared-parts.ts";

interface SharesWiring extends Pick<SharedParts, "clock" | "config" | "counter" | "database" | "tasks" | "webFolder"> {
  readonly charts: ChartService;
  readonly savedKundlis: SavedKundlisService;
  readonly prints: PrintsService;
}

/** Wires the kundlis that are shared by a link, and the pictures of them. */
export function wireShares(wiring: SharesWiring): Area {
  const { charts, clock, config, counter, prints, savedKundlis, tasks, webFolder } = wiring;
  const { db } = wiring.database;
  const records = createSqlShareRepository(db, createSqlAuditRepository({ db, clock }));
  const shares = createSharesService({ records, savedKundlis, charts, tasks, prints, clock });
  const sharing = { shares, counter, publicUrl: resolvePublicUrl(config) };
  return {
    gives: {},
    personalData: [
      {
        name: "shares",
        collect: async ({ userId }) => (await shares.ofOwner(userId)).map(presentOwnShare),
        erase: ({ userId }) => shares.erase(userId),
      },
    ],
    routes: async (api) => {
      await api.register(sharesRoutes, { ...sharing, pseudonyms: createAuditPseudonyms(config.AUTH_SECRET) });
      if (config.TRY_WITHOUT_ACCOUNT === "on") await api.register(tryCardRoute, { shares, counter });
    },
    pages: (app) => registerSharePages(app, { ...sharing, webFolder }),
  };
}
