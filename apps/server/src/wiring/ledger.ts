import type { JobEnqueuer } from "../jobs/queue.ts";
import { createSqlAuditRepository } from "../modules/audit/sql-repository.ts";
import type { ChartService } from "../modules/charts/service.ts";
import { createChartHash } from "../modules/ledger/hash-chart.ts";
import { presentStoredEntry } from "../modules/ledger/presenter.ts";
import { ledgerRoutes } from "../modules/ledger/routes.ts";
import { createLedgerService, type LedgerService } from "../modules/ledger/service.ts";
import { createSqlLedgerRepository } from "../modules/ledger/sql-repository.ts";
import { createLedgerNight, createLedgerNightJob, LEDGER_NIGHT } from "../modules/ledger/ledger-night.ts";
import type { SavedKundlisService } from "../modules/saved-kundlis/service.ts";
import type { Area } from "./area.ts";
import type { SharedParts } from "./shared-parts.ts";

interface LedgerWiring extends Pick<SharedParts, "config" | "database" | "clock" | "counter" | "tasks"> {
  readonly jobs: JobEnqueuer;
  readonly charts: ChartService;
  readonly savedKundlis: SavedKundlisService;
}

interface LedgerGives {
  readonly ledger: LedgerService;
}

/** Wires the prediction ledger, which the chats write. */
export function wireLedger({
  config,
  database,
  clock,
  counter,
  tasks,
  jobs,
  charts,
  savedKundlis,
}: LedgerWiring): Area<LedgerGives> {
  const { db } = database;
  const records = createSqlLedgerRepository(db, createSqlAuditRepository({ db, clock }));
  const ledger = createLedgerService({
    records,
    savedKundlis,
    charts,
    hashChart: createChartHash(config.AUTH_SECRET),
    clock,
  });
  return {
    gives: { ledger },
    personalData: [
      {
        name: "prediction_ledger",
        collect: async (person) => {
          const { since, entries } = await ledger.collect(person);
          return { since, entries: entries.map(presentStoredEntry) };
        },
        erase: ledger.erase,
      },
    ],
    slowJobs: [{ [LEDGER_NIGHT]: createLedgerNight({ records, savedKundlis, charts, tasks, jobs, clock }) }],
    routes: async (api) => {
      api.addHook("onListen", () => jobs.enqueueAlone(createLedgerNightJob(clock())));
      await api.register(ledgerRoutes, { ledger, counter });
    },
  };
}
