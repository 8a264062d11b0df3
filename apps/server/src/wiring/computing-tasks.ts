import type { Ephemeris } from "@lagna/jyotish";
import { presentKundli } from "@lagna/kundli";
import { BACKUP_TASKS } from "../db/backup/backup-tasks.ts";
import { createAlmanacTasks } from "../modules/almanac/almanac-tasks.ts";
import { createDailyTasks } from "../modules/almanac/daily-message/daily-tasks.ts";
import { createCalendarTasks } from "../modules/almanac/personal-calendar/calendar-worker-tasks.ts";
import { createBatchTasks } from "../modules/batches/batch-tasks.ts";
import {
  computeServedKundliInSteps,
  createChartTasks,
  type ServedKundliTask,
} from "../modules/charts/chart-worker-tasks.ts";
import { createPrintedChartTasks } from "../modules/charts/printed-chart-tasks.ts";
import { createRectificationTasks } from "../modules/charts/rectification-tasks.ts";
import { createTransitTasks } from "../modules/charts/transit-tasks.ts";
import { createVargaTasks } from "../modules/charts/varga-tasks.ts";
import { createLedgerTasks } from "../modules/ledger/ledger-tasks.ts";
import { createMatchTasks } from "../modules/matching/match-tasks.ts";
import { createPrintTasks } from "../modules/prints/print-tasks.ts";
import { createSkyTasks } from "../modules/sky/sky-tasks.ts";
import { createShareTasks } from "../modules/shares/share-tasks.ts";

/** All tasks that can run in another thread. */
export function createComputingTasks(ephemeris: Ephemeris) {
  const charts = {
    computeKundli: (task: ServedKundliTask) => computeServedKundliInSteps(ephemeris, task),
    presentChart: presentKundli,
  };
  return {
    ...createAlmanacTasks(ephemeris),
    ...createCalendarTasks(ephemeris),
    ...createDailyTasks(ephemeris),
    ...createBatchTasks(ephemeris),
    ...createChartTasks(ephemeris),
    ...createPrintedChartTasks(ephemeris),
    ...createRectificationTasks(ephemeris),
    ...createLedgerTasks(ephemeris),
    ...createMatchTasks(ephemeris),
    ...createSkyTasks(ephemeris),
    ...createTransitTasks(ephemeris),
    ...createVargaTasks(ephemeris),
    ...createPrintTasks(charts),
    ...createShareTasks(charts),
    ...BACKUP_TASKS,
  };
}
export type ComputingTasks = ReturnType<typeof createComputingTasks>;
