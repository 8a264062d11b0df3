import type { JobEnqueuer } from "../jobs/queue.ts";
import { createSqlAuditRepository } from "../modules/audit/sql-repository.ts";
import { BATCH_END, BATCH_PART } from "../modules/batches/batch-jobs.ts";
import { presentBatch } from "../modules/batches/presenter.ts";
import { createResultLinks } from "../modules/batches/result-links.ts";
import { batchRoutes } from "../modules/batches/routes.ts";
import { createBatchesService } from "../modules/batches/service.ts";
import { createSqlBatchRepository } from "../modules/batches/sql-repository.ts";
import type { ChartService } from "../modules/charts/service.ts";
import type { Area } from "./area.ts";
import { resolvePublicUrl } from "./create-mailer.ts";
import type { SharedParts } from "./shared-parts.ts";

interface BatchesWiring extends SharedParts {
  readonly jobs: JobEnqueuer;
  readonly charts: ChartService;
}

const MEGABYTE = 1024 * 1024;

/** Wires files of births that are computed in the background. */
export function wireBatches({ config, database, clock, counter, metrics, jobs, charts, tasks }: BatchesWiring): Area {
  const { db } = database;
  const batches = createBatchesService({
    records: createSqlBatchRepository({ db, jobs, audit: createSqlAuditRepository({ db, clock }), clock }),
    links: createResultLinks(config.AUTH_SECRET),
    limits: {
      unfinished: config.BATCHES_UNFINISHED,
      birthsADay: config.BATCH_BIRTHS_A_DAY,
      storedBytes: config.BATCH_STORED_MB * MEGABYTE,
    },
    charts,
    tasks,
    clock,
    chargeCpu: (cpuMs) => metrics.computationCpu.inc({ holder: "batches" }, cpuMs / 1000),
  });
  return {
    gives: {},
    personalData: [
      {
        name: "batches",
        collect: async (person) => (await batches.collect(person)).map((batch) => presentBatch(batch, clock(), "en")),
        erase: batches.erase,
      },
    ],
    jobs: { [BATCH_END]: batches.endJob },
    slowJobs: [{ [BATCH_PART]: batches.partJob }],
    routes: async (api) => {
      await api.register(batchRoutes, { batches, counter, clock, publicUrl: resolvePublicUrl(config) });
    },
  };
}
