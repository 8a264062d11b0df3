import type { rectifyRequestSchema } from "@lagna/contract";
import type { Birth } from "@lagna/jyotish";
import type { Language } from "@lagna/terms";
import { HALF_DAY_MINUTES, type ResolvedBirth } from "@lagna/kundli";
import type { z } from "zod";
import type { TaskRunner } from "../../computing/main-thread-task-runner.ts";
import type { ChartService } from "./service.ts";
import { type RectificationTasks, weighRectification } from "./rectification-tasks.ts";

type RectifyInput = z.output<typeof rectifyRequestSchema>;

interface RectifierParts {
  readonly charts: Pick<ChartService, "resolveBirth" | "toJulianDay">;
  readonly tasks: TaskRunner<RectificationTasks>;
}

/** Ranks the possible times of a birth by the events of the life. */
export function createRectifier({ charts, tasks }: RectifierParts) {
  /** The moment of the question, at its place or the birth place. */
  function findMomentOfAsking({ birth, settings }: ResolvedBirth, asked: RectifyInput["asked"]): Birth | null {
    if (!asked) return null;
    const { latitude, longitude } = asked.place ?? birth;
    return { jd: charts.toJulianDay(Date.parse(asked.at), "asked.at", settings.time_scale), latitude, longitude };
  }

  return {
    /** The answer as JSON. @throws AppError invalid_input as for a kundli, with paths under `birth`; 429, 503 as `TaskRunner.run` */
    async writeAnswer(
      { birth, events, weights, variants, asked, limit }: RectifyInput,
      language: Language,
    ): Promise<Uint8Array> {
      const resolved = await charts.resolveBirth(birth);
      const isTimeKnown = birth.time_unknown !== true;
      const task = {
        birth: resolved,
        minutes: isTimeKnown ? (birth.uncertainty?.minutes ?? HALF_DAY_MINUTES) : HALF_DAY_MINUTES,
        isTimeKnown,
        asked: findMomentOfAsking(resolved, asked),
        events,
        weights,
        variants,
        limit,
        language,
      };
      return tasks.run(weighRectification(task), "writeRectification", task);
    },
  };
}
export type Rectifier = ReturnType<typeof createRectifier>;
