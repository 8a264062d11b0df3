import {
  type Ephemeris,
  findPossibleVargaLagnasInSteps,
  MAX_LAGNA_PARTS,
  type PossibleVargaLagnas,
  type VargaChoice,
} from "@lagna/jyotish";
import { computeNativityOf, listPossibleTimes, type ResolvedBirth } from "@lagna/kundli";
import { type TaskWeight, weighTask } from "../../computing/weigh-task.ts";

/** The possible times of a birth and a varga: plain data, which can be passed to another thread. */
export interface VargaLagnasTask {
  readonly birth: ResolvedBirth;
  readonly choice: VargaChoice;
  /** Plus or minus, from the stated time. */
  readonly minutes: number;
}

/** The lagna goes through a degree in four minutes, and a search for the bound of a part takes a twentieth of a millisecond. */
const MS_PER_PART = 0.06;
/** It has small steps, and a thread takes some tenths of a second to start. */
const MAX_SHORT_MS = 250;
const SIGNS_PER_MINUTE = 1 / 120;

export function weighVargaLagnas({ choice: [first, second], minutes }: VargaLagnasTask): TaskWeight {
  const parts = 2 * minutes * SIGNS_PER_MINUTE * first.parts * (second?.parts ?? 1);
  // Of more, none is searched for.
  return weighTask(Math.min(parts, MAX_LAGNA_PARTS) * MS_PER_PART, MAX_SHORT_MS);
}

export function createVargaTasks(ephemeris: Ephemeris) {
  return {
    /** In which signs the lagna of a varga may be. */
    *findVargaLagnas({ birth, choice, minutes }: VargaLagnasTask): Generator<void, PossibleVargaLagnas | null> {
      const made = computeNativityOf(ephemeris, birth);
      const times = listPossibleTimes(made, { minutes, timed: true });
      return yield* findPossibleVargaLagnasInSteps(made.nativity, choice, times);
    },
  };
}
export type VargaTasks = ReturnType<typeof createVargaTasks>;
