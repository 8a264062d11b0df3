import type { Ephemeris } from "@lagna/jyotish";
import type { Language } from "@lagna/terms";
import {
  type ComputedKundli,
  type ComputedUncertainty,
  computeKundliInSteps,
  computeNativityOf,
  computeUncertaintyInSteps,
  computeUntimedKundliInSteps,
  HALF_DAY_MINUTES,
  type KundliTask,
  listUncertainSections,
  presentKundli,
  presentUntimed,
  type ResolvedBirth,
  type UncertaintyRequest,
  type UntimedTask,
} from "@lagna/kundli";
import { type TaskWeight, weighTask } from "../../computing/weigh-task.ts";
import { toJsonBytes } from "../../computing/worker-tasks.ts";
import { formatSuccessSentence } from "../../errors/format-api-messages.ts";
import { packChartUncertainty, unpackChartUncertainty } from "./pack-uncertainty.ts";

const createAnswer = (data: object, language: Language): Uint8Array<ArrayBuffer> =>
  toJsonBytes({ status: "success", message: formatSuccessSentence("kundli_generated", language), data });

/** A kundli to compute in another thread. */
export interface ServedKundliTask extends Omit<KundliTask, "knownUncertainty"> {
  /** What an earlier request computed of the uncertainty, as `packChartUncertainty` gives it; only if no section has more uncertain facts. */
  readonly knownTimes?: Uint8Array | undefined;
}

export const computeServedKundliInSteps = (
  ephemeris: Ephemeris,
  { knownTimes, ...task }: ServedKundliTask,
): Generator<void, ComputedKundli> =>
  computeKundliInSteps(ephemeris, { ...task, knownUncertainty: knownTimes && unpackChartUncertainty(knownTimes) });

/** A kundli as JSON, with what other requests about the same birth need. */
export interface WrittenKundli {
  readonly answer: Uint8Array<ArrayBuffer>;
  /** As `packChartUncertainty` gives it, if it was computed; else `null`. */
  readonly possibleTimes: Uint8Array<ArrayBuffer> | null;
}

/**
 * Computations of an uncertain time of birth take up to half a minute and hundreds of megabytes, so they are tasks for another thread. The whole
 * answer is written there: as an object it would have to be copied and serialised on the main thread.
 */
export function createChartTasks(ephemeris: Ephemeris) {
  return {
    *writeKundli({
      language,
      ...task
    }: ServedKundliTask & { readonly language: Language }): Generator<void, WrittenKundli> {
      const computed = yield* computeServedKundliInSteps(ephemeris, task);
      const isNew = computed.uncertainty !== null && task.knownTimes === undefined;
      return {
        answer: createAnswer(presentKundli(computed, language), language),
        possibleTimes: isNew ? packChartUncertainty(computed.uncertainty) : null,
      };
    },

    /** The same of a birth of which only the date is known. */
    *writeUntimedKundli({ language, ...task }: UntimedTask & { readonly language: Language }) {
      return createAnswer(presentUntimed(yield* computeUntimedKundliInSteps(ephemeris, task), language), language);
    },

    /** The possible times of a birth, as `packChartUncertainty` gives them. */
    *findPossibleTimes({
      birth,
      ...request
    }: Omit<UncertaintyRequest, "sections"> & { readonly birth: ResolvedBirth }) {
      const made = computeNativityOf(ephemeris, birth);
      return packChartUncertainty(yield* computeUncertaintyInSteps(made, { ...request, sections: [] }));
    },

    /** Which facts are certain, and which depend on the time. */
    *computeUncertainty({
      birth,
      ...request
    }: UncertaintyRequest & { readonly birth: ResolvedBirth }): Generator<void, ComputedUncertainty> {
      return yield* computeUncertaintyInSteps(computeNativityOf(ephemeris, birth), request);
    },
  };
}
export type ChartTasks = ReturnType<typeof createChartTasks>;

/** The CPU time of uncertain facts is about a millisecond for each minute of uncertainty, and as much again for each section. */
const MS_PER_MINUTE = 1;
/** Of facts that are known already, and have only to be written. */
const MS_PER_KNOWN_MINUTE = 0.04;
/** Without a time, there is no rising sign, whose many changes in a day take most of the time. */
const SHARE_WITHOUT_TIME = 1 / 12;
/** It has small steps, and a thread takes some tenths of a second to start. */
const MAX_SHORT_UNCERTAINTY_MS = 250;
/** A section of an exact time, presented and written as JSON; all systems of dashas take as long as ten others. */
const MS_PER_SECTION = 1;
const MS_OF_DASHAS = 15;

/** The amount of work of an uncertain time, with the facts of `count` sections. */
export function weighUncertainty({ minutes }: Pick<UncertaintyRequest, "minutes">, count: number): TaskWeight {
  const timed = minutes !== null;
  const estimateMs = (minutes ?? HALF_DAY_MINUTES) * MS_PER_MINUTE * (1 + count) * (timed ? 1 : SHARE_WITHOUT_TIME);
  return weighTask(estimateMs, MAX_SHORT_UNCERTAINTY_MS);
}

/** The amount of work of a kundli. */
export function weighKundli({ named, uncertainty, knownTimes }: ServedKundliTask): TaskWeight {
  if (uncertainty === null) return weighTask(named.size * MS_PER_SECTION + (named.has("dashas") ? MS_OF_DASHAS : 0));
  if (knownTimes) return weighTask((uncertainty.minutes ?? HALF_DAY_MINUTES) * MS_PER_KNOWN_MINUTE);
  return weighUncertainty(uncertainty, listUncertainSections(named, uncertainty.minutes !== null).length);
}
