import {
  compareWithOwnSettings,
  type Ephemeris,
  findMatchingSettingsInSteps,
  type SettingsSearch,
} from "@lagna/jyotish";
import type { Language } from "@lagna/terms";
import { toJsonBytes } from "../../computing/worker-tasks.ts";
import type { ClockInterpretation } from "./list-clock-interpretations.ts";
import { presentSettingsOfPrintedChart, type SettingsOfPrintedChart } from "./presenters/settings-of-printed-chart.ts";

/** Which settings are compared with which figures: plain data, which can be passed to another thread. */
export interface PrintedChartTask extends Omit<SettingsOfPrintedChart, "observed" | "own" | "schools"> {
  readonly search: SettingsSearch<ClockInterpretation>;
  readonly language: Language;
}

/** Hundreds of settings are tried, so it is a task for another thread, which writes the whole answer. */
export function createPrintedChartTasks(ephemeris: Ephemeris) {
  return {
    /** The answer as JSON. */
    *writeMatchingSettings({ search, language, ...printed }: PrintedChartTask) {
      const own = compareWithOwnSettings(ephemeris, search);
      const schools = yield* findMatchingSettingsInSteps(ephemeris, search);
      return toJsonBytes(
        presentSettingsOfPrintedChart({ ...printed, observed: search.figures, own, schools }, language),
      );
    },
  };
}
export type PrintedChartTasks = ReturnType<typeof createPrintedChartTasks>;
