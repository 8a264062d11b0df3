import type { Ephemeris } from "@lagna/jyotish";
import type { Language } from "@lagna/terms";
import { createTransitComputation, presentTransits, type TransitRequest, YEAR_DAYS } from "@lagna/kundli";
import { type TaskWeight, weighTask } from "../../computing/weigh-task.ts";
import { toJsonBytes } from "../../computing/worker-tasks.ts";

export interface TransitTask extends TransitRequest {
  readonly language: Language;
}

/** CPU time of the events of a year, of the aspects and of the kakshyas. */
const MS_PER_YEAR = { moon: 20, graha: 2, aspects: 25, kakshyas: 15 } as const;

/** The amount of work of transits. */
export function weighTransits({ range, grahas, aspects, kakshyas }: TransitTask): TaskWeight {
  if (range === null) return "short";
  const years = (range.untilJd - range.fromJd) / YEAR_DAYS + 1;
  const { moon, graha, aspects: msOfAspects, kakshyas: msOfKakshyas } = MS_PER_YEAR;
  const events = grahas.size * graha + (grahas.has("moon") ? moon : 0);
  return weighTask(years * (events + (aspects ? msOfAspects : 0) + (kakshyas ? msOfKakshyas : 0)));
}

/** Transits over a birth. Thirty years take more than a second, so they are a task for another thread, which writes the whole answer. */
export function createTransitTasks(ephemeris: Ephemeris) {
  const computeInSteps = createTransitComputation(ephemeris);
  return {
    /** The answer as JSON. */
    *writeTransits({ language, ...request }: TransitTask) {
      const data = yield* presentTransits(yield* computeInSteps(request), language);
      return toJsonBytes({ status: "success", data });
    },
  };
}
export type TransitTasks = ReturnType<typeof createTransitTasks>;
