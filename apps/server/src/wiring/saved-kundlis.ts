import type { JobEnqueuer } from "../jobs/queue.ts";
import { createSqlPersonalCalendarRepository } from "../modules/almanac/personal-calendar/sql-repository.ts";
import { createSqlAuditRepository } from "../modules/audit/sql-repository.ts";
import { chakrasRoutes } from "../modules/charts/chakras-routes.ts";
import { createChakrasService } from "../modules/charts/chakras-service.ts";
import type { ChartService } from "../modules/charts/service.ts";
import { transitsRoutes } from "../modules/charts/transits-routes.ts";
import { createTransitsService } from "../modules/charts/transits-service.ts";
import { vargaRoutes } from "../modules/charts/varga-routes.ts";
import { createVargaService } from "../modules/charts/varga-service.ts";
import { createSqlLedgerRepository } from "../modules/ledger/sql-repository.ts";
import { printsRoutes } from "../modules/prints/routes.ts";
import type { PrintsService } from "../modules/prints/service.ts";
import { presentRecord } from "../modules/saved-kundlis/presenter.ts";
import { savedKundlisRoutes } from "../modules/saved-kundlis/routes.ts";
import { type SavedKundlisService, createSavedKundlisService } from "../modules/saved-kundlis/service.ts";
import { createSqlShareRepository } from "../modules/shares/sql-repository.ts";
import { verifyRoutes } from "../modules/verify/routes.ts";
import { createVerifyService } from "../modules/verify/service.ts";
import type { Area } from "./area.ts";
import type { SharedParts } from "./shared-parts.ts";

interface SavedKundlisWiring extends Pick<
  SharedParts,
  "clock" | "counter" | "database" | "recordRepositories" | "tasks"
> {
  readonly jobs: JobEnqueuer;
  readonly charts: ChartService;
  readonly prints: PrintsService;
}

interface SavedKundlisGives {
  readonly savedKundlis: SavedKundlisService;
}

/** Wires saved kundlis, and what is computed or printed of one kundli, saved or given. */
export function wireSavedKundlis(wiring: SavedKundlisWiring): Area<SavedKundlisGives> {
  const { clock, counter, charts, prints, tasks } = wiring;
  const { db } = wiring.database;
  const audit = createSqlAuditRepository({ db, clock });
  const links = createSqlShareRepository(db, audit);
  const ledger = createSqlLedgerRepository(db, audit);
  const calendars = createSqlPersonalCalendarRepository(db, wiring.jobs, clock);
  const savedKundlis = createSavedKundlisService({
    records: wiring.recordRepositories.kundlis,
    charts,
    clock,
    onRemoved: async (ownerId, id) => {
      await links.delete(ownerId, id);
      await ledger.removeOfKundli(ownerId, id);
    },
    onChanged: (ownerId) => calendars.noteChange(ownerId),
  });
  return {
    gives: { savedKundlis },
    personalData: [
      {
        name: "kundlis",
        collect: async (person) => (await savedKundlis.exportAll(person)).map(presentRecord),
        erase: savedKundlis.erase,
      },
    ],
    routes: async (api) => {
      await api.register(savedKundlisRoutes, { kundlis: savedKundlis });
      await api.register(transitsRoutes, { transits: createTransitsService({ charts, savedKundlis, clock, tasks }) });
      await api.register(vargaRoutes, { vargas: createVargaService({ charts, savedKundlis, tasks }) });
      await api.register(chakrasRoutes, { chakras: createChakrasService({ charts, savedKundlis, clock }) });
      await api.register(verifyRoutes, { verifying: createVerifyService({ charts, savedKundlis }) });
      await api.register(printsRoutes, { prints, charts, savedKundlis, counter });
    },
  };
}
