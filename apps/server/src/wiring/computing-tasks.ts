import type { Ephemeris } from "@lagna/jyotish";
import { createAlmanacTasks } from "../modules/almanac/almanac-tasks.ts";
import { createDailyTasks } from "../modules/almanac/daily-message/daily-tasks.ts";
import { createCalendarTasks } from "../modules/almanac/personal-calendar/calendar-worker-tasks.ts";
import { createChartTasks } from "../modules/charts/chart-worker-tasks.ts";
import { computeKundliInSteps } from "../modules/charts/compute-kundli.ts";
import { presentKundli } from "../modules/charts/presenter.ts";
import { createShareTasks } from "../modules/shares/share-tasks.ts";

/** All tasks that can run in another thread. */
export const createComputingTasks = (ephemeris: Ephemeris) => ({
  ...createAlmanacTasks(ephemeris),
  ...createCalendarTasks(ephemeris),
  ...createDailyTasks(ephemeris),
  ...createChartTasks(ephemeris),
  ...createShareTasks({
    computeKundli: (task) => computeKundliInSteps(ephemeris, task),
    presentChart: presentKundli,
  }),
});
export type ComputingTasks = ReturnType<typeof createComputingTasks>;
