import type { Gazetteer } from "@lagna/places";
import type { Language } from "@lagna/terms";
import { createPrintedChartTask, type PrintedChartInput } from "@lagna/kundli";
import type { TaskRunner } from "../../computing/main-thread-task-runner.ts";
import { refuseBirthInput } from "./refuse-birth-input.ts";
import { resolvePlaceAndTime } from "./resolve-place-and-time.ts";
import type { PrintedChartTasks } from "./printed-chart-tasks.ts";
import { prefixFieldPath } from "./service.ts";

export type PrintedChartSettingsFinder = ReturnType<typeof createPrintedChartSettingsFinder>;

/** Finds the settings under which a birth has the figures another program shows. */
export function createPrintedChartSettingsFinder({
  gazetteer,
  tasks,
}: {
  readonly gazetteer: Gazetteer;
  readonly tasks: TaskRunner<PrintedChartTasks>;
}) {
  return {
    /** The answer as JSON. @throws AppError invalid_input naming an invalid birth field, or a figure that cannot be parsed; 429, 503 as `TaskRunner.run` */
    async writeAnswer(input: PrintedChartInput, language: Language): Promise<Uint8Array> {
      const moment = await resolvePlaceAndTime(gazetteer, input.birth).catch((error: unknown) => {
        throw prefixFieldPath("birth", error);
      });
      const task = refuseBirthInput(() => createPrintedChartTask(input, moment));
      return tasks.run("medium", "writeMatchingSettings", { ...task, language });
    },
  };
}
