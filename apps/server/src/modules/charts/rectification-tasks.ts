import { createNativity, type Birth, type Ephemeris, rectifyInSteps } from "@lagna/jyotish";
import type { Language } from "@lagna/terms";
import { computeNativityOf, listPossibleTimes, type ResolvedBirth } from "@lagna/kundli";
import { type TaskWeight, weighTask } from "../../computing/weigh-task.ts";
import { toJsonBytes } from "../../computing/worker-tasks.ts";
import { presentRectification } from "./presenters/rectification.ts";

type RectifyOptions = Parameters<typeof rectifyInSteps>[2];

/** The possible times of a birth and what happened in the life: plain data, which can be passed to another thread. */
export interface RectificationTask extends Omit<RectifyOptions, "questionNativity"> {
  readonly birth: ResolvedBirth;
  readonly minutes: number;
  readonly isTimeKnown: boolean;
  /** The moment and place of the question, if its ruling planets count. */
  readonly asked: Birth | null;
  /** Maximum number of candidates. */
  readonly limit: number;
  readonly language: Language;
}

const MS_PER_MINUTE = 1;

export const weighRectification = ({ minutes }: RectificationTask): TaskWeight => weighTask(minutes * MS_PER_MINUTE);

/** Ranking the times of a whole day takes more than a second, so it is a task for another thread, which writes the whole answer. */
export function createRectificationTasks(ephemeris: Ephemeris) {
  return {
    /** The answer as JSON. */
    *writeRectification({ birth, minutes, isTimeKnown, asked, limit, language, ...options }: RectificationTask) {
      const made = computeNativityOf(ephemeris, birth);
      const times = listPossibleTimes(made, { minutes, timed: isTimeKnown });
      const questionNativity = asked === null ? undefined : createNativity(ephemeris, asked, birth.settings);
      const rectification = yield* rectifyInSteps(made.nativity, times, { ...options, questionNativity });
      return toJsonBytes(presentRectification({ ...made, minutes, rectification, limit }, language));
    },
  };
}
export type RectificationTasks = ReturnType<typeof createRectificationTasks>;
