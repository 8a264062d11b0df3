import type { Ephemeris } from "@lagna/jyotish";
import type { Language } from "@lagna/terms";
import { findSettingsOfPrintedChartInSteps, presentSettingsOfPrintedChart, type PrintedChartTask } from "@lagna/kundli";
import { toJsonBytes } from "../../computing/worker-tasks.ts";

/** Hundreds of settings are tried, so it is a task for another thread, which writes the whole answer. */
export function createPrintedChartTasks(ephemeris: Ephemeris) {
  return {
    /** The answer as JSON. */
    *writeMatchingSettings({ language, ...task }: PrintedChartTask & { readonly language: Language }) {
      return toJsonBytes(
        presentSettingsOfPrintedChart(yield* findSettingsOfPrintedChartInSteps(ephemeris, task), language),
      );
    },
  };
}
export type PrintedChartTasks = ReturnType<typeof createPrintedChartTasks>;
