import { type DashaId, type Language, type SettingsRequest, type TimeScale } from "@lagna/terms";
import { type BirthDashaRequest, type DashaRequest, type SectionName } from "@lagna/contract";
import {
  type GrahaRuler,
  computeDashaForNativity,
  DashaOptionError,
  listDashaVariants,
  type DashaPeriod,
  type Ephemeris,
  createNativity,
  julianDayUt,
  type JulianDayUt,
  type Nativity,
  type Settings,
  computeVimshottariSubPeriods,
} from "@lagna/jyotish";
import type { FactIndex, BirthTimeUncertainty } from "@lagna/astrologer";
import type { Gazetteer } from "@lagna/places";
import {
  type BirthPlace,
  type ComputedDasha,
  type ComputedKundli,
  type ComputedNativity,
  type ComputedUncertainty,
  computeNativityOf,
  createKundliTask,
  createUncertaintyRequest,
  createUntimedTask,
  type KundliInput,
  type KundliReader,
  listUncertainSections,
  type PlaceInput,
  readJulianDay,
  readSettings,
  resolveBirth,
  type ResolvedBirth,
} from "@lagna/kundli";
import type { Clock } from "../../time/clock.ts";
import type { TaskRunner } from "../../computing/main-thread-task-runner.ts";
import { runInSlices } from "../../computing/yield-to-event-loop.ts";
import { AppError, createInvalidFieldError } from "../../errors/app-error.ts";
import { buildFactIndex } from "./build-fact-index.ts";
import {
  type ChartTasks,
  computeServedKundliInSteps,
  type ServedKundliTask,
  weighKundli,
  weighUncertainty,
} from "./chart-worker-tasks.ts";
import { refuseBirthInput, refuseFoundInput } from "./refuse-birth-input.ts";
import { createFactIndexCache } from "./fact-index-cache.ts";
import { unpackChartUncertainty } from "./pack-uncertainty.ts";
import { type BirthReading, createBirthKeys, createPossibleTimesCache } from "./possible-times.ts";
import { createPlaceLookup, resolvePlaceAt } from "./resolve-place-and-time.ts";

export type { ServedKundliTask } from "./chart-worker-tasks.ts";
export { parseSectionNames } from "./parse-section-names.ts";
export { findPlaceById, lookUpPlace } from "./resolve-place-and-time.ts";

/** @throws AppError invalid_input for an ayanamsa in degrees without its value. */
export const toSettings = (request: SettingsRequest | undefined): Settings =>
  refuseBirthInput(() => readSettings(request));

interface ChartServiceParts {
  readonly ephemeris: Ephemeris;
  readonly gazetteer: Gazetteer;
  /** For the dasha running today, one of the facts that may depend on an uncertain time. */
  readonly clock: Clock;
  readonly tasks: TaskRunner<ChartTasks>;
}

/** 1970-01-01T00:00. */
const UNIX_EPOCH_JD = 2_440_587.5;
const DAY_MS = 86_400_000;
/** A cycle of 120 years begins before the birth or ends after it. */
const DASHA_REACH_DAYS = 121 * 365.25;

export function createDashaOptionError(system: DashaId, { option }: DashaOptionError): AppError {
  return option === "variant"
    ? createInvalidFieldError(option, "dasha_variant_unknown", { variants: listDashaVariants(system).join(", ") })
    : createInvalidFieldError(option, "dasha_option_foreign");
}

/** Prefixes the field paths of a validation error with `path`. */
export function prefixFieldPath(path: string, error: unknown): unknown {
  if (!(error instanceof AppError) || !error.errors) return error;
  const errors = error.errors.map((inner) => ({ ...inner, path: `${path}.${inner.path}` }));
  return new AppError("invalid_input", { cause: error, errors });
}

/** Computes kundlis from birth details. A kundli takes one or two milliseconds; longer work yields to other requests. */
export function createChartService({ ephemeris, gazetteer, clock, tasks }: ChartServiceParts) {
  const createBirthKey = createBirthKeys();
  const possibleTimes = createPossibleTimesCache();
  const readFactIndex = createFactIndexCache();

  const reader: KundliReader = { ephemeris, places: createPlaceLookup(gazetteer), now: () => clock().getTime() };

  /** @throws AppError invalid_input of the field at `path` for an instant outside the ephemeris' years. */
  const toJulianDay = (utcMilliseconds: number, path: string, scale?: TimeScale): JulianDayUt =>
    refuseBirthInput(() => readJulianDay(ephemeris, utcMilliseconds, path, scale));

  /** Of an end of a dasha, which may be beyond the ephemeris: there UTC is treated as UT1. @throws AppError as `toJulianDay` */
  function toDashaJulianDay(utcMilliseconds: number, path: string): JulianDayUt {
    const { from, until } = ephemeris.range;
    const jd = UNIX_EPOCH_JD + utcMilliseconds / DAY_MS;
    const isBeyond = (jd < from && jd >= from - DASHA_REACH_DAYS) || (jd >= until && jd < until + DASHA_REACH_DAYS);
    return isBeyond ? julianDayUt(jd) : toJulianDay(utcMilliseconds, path);
  }

  /** Resolves a birth in a request; error paths start with its field. */
  const resolveInnerBirth = (birth: BirthDashaRequest["birth"], field = "birth"): Promise<ResolvedBirth> =>
    refuseFoundInput(resolveBirth(reader, birth)).catch((error: unknown) => {
      throw prefixFieldPath(field, error);
    });
  const computeNativity = async (birth: BirthDashaRequest["birth"], field?: string): Promise<ComputedNativity> =>
    computeNativityOf(ephemeris, await resolveInnerBirth(birth, field));

  async function createTask(input: KundliInput): Promise<ServedKundliTask> {
    const task = await refuseFoundInput(createKundliTask(reader, input));
    const { birth, named, uncertainty } = task;
    const isOfChart = listUncertainSections(named, true).length === 0;
    const knownTimes =
      uncertainty && isOfChart ? possibleTimes.get(createBirthKey({ birth, ...uncertainty })) : undefined;
    return { ...task, knownTimes };
  }

  /** The uncertainty of the time of birth, from an earlier request if there was one; undefined if it is exact. */
  async function findPossibleTimes(
    { birth, minutes, atJd }: BirthReading,
    key: string,
  ): Promise<BirthTimeUncertainty | undefined> {
    if (minutes === "exact") return undefined;
    const task = { birth, minutes, atJd };
    const found = possibleTimes.get(key) ?? (await tasks.run(weighUncertainty(task, 0), "findPossibleTimes", task));
    possibleTimes.set(key, found);
    const { ranges, facts } = unpackChartUncertainty(found);
    return { minutes, ranges, facts };
  }

  async function computeFactIndex(reading: BirthReading, key: string, now: number): Promise<FactIndex> {
    const { moment, birth } = reading.birth;
    // Kept for other requests about the same birth, which may name the person differently.
    const made = computeNativityOf(ephemeris, { ...reading.birth, birth: { ...birth, name: undefined } });
    return buildFactIndex({ nativity: made.nativity, moment }, await findPossibleTimes(reading, key), now);
  }

  /** The facts of a section that the time of birth leaves open; `null` if the time is exact. */
  async function findUncertainty(
    birth: ResolvedBirth,
    { time_unknown: unknown, uncertainty: off }: Pick<KundliInput, "time_unknown" | "uncertainty">,
    section: SectionName,
  ): Promise<ComputedUncertainty | null> {
    if (unknown !== true && !off) return null;
    const minutes = unknown === true ? null : (off?.minutes ?? null);
    const request = {
      ...refuseBirthInput(() => createUncertaintyRequest(reader, minutes, birth)),
      sections: [section],
    };
    return tasks.run(weighUncertainty(request, 1), "computeUncertainty", { birth, ...request });
  }

  return {
    /**
     * The kundli of the stated time, whether or not that is uncertain.
     * @throws AppError invalid_input naming the place, zone, time or setting that does not exist.
     */
    generate: async (input: KundliInput): Promise<ComputedKundli> =>
      runInSlices(computeServedKundliInSteps(ephemeris, { ...(await createTask(input)), uncertainty: null })),

    /** What to compute for a kundli with its uncertain facts, for modules that write it in another form. @throws AppError as `generate` */
    createTask,
    weighTask: weighKundli,

    /**
     * The answer to a request for a kundli, as JSON. It is written where it is computed: in another thread if the time is so uncertain that it
     * takes long. @throws AppError as `generate`; 429, 503 as `TaskRunner.run`
     */
    writeAnswer: async (input: KundliInput, language: Language): Promise<Uint8Array> => {
      if (input.time_unknown === true) {
        const task = await refuseFoundInput(createUntimedTask(reader, input));
        return tasks.run(weighKundli(task), "writeUntimedKundli", { ...task, language });
      }
      const task = await createTask(input);
      const { answer, possibleTimes: found } = await tasks.run(weighKundli(task), "writeKundli", { ...task, language });
      if (task.uncertainty && found)
        possibleTimes.set(createBirthKey({ birth: task.birth, ...task.uncertainty }), found);
      return answer;
    },

    computeNativity,
    /** Resolves the place, time and settings of a birth in a request. @throws AppError invalid_input as `generate`, with paths under its field */
    resolveBirth: resolveInnerBirth,
    /** The nativity of a resolved birth. */
    computeNativityOf: (birth: ResolvedBirth): ComputedNativity => computeNativityOf(ephemeris, birth),
    toJulianDay,

    /** Where a birth was. @throws AppError invalid_input for a place that does not exist */
    findBirthPlace: async (birth: KundliInput): Promise<BirthPlace> =>
      (await resolvePlaceAt(gazetteer, birth, clock().getTime())).place,

    /** The chart of an instant at a place. @throws AppError invalid_input naming `at`, or with paths under `place` */
    computeMoment: async (
      epochMilliseconds: number,
      place: PlaceInput,
      request: SettingsRequest | undefined,
    ): Promise<{ readonly nativity: Nativity; readonly place: BirthPlace }> => {
      const settings = toSettings(request);
      const jd = toJulianDay(epochMilliseconds, "at", settings.time_scale);
      const found = await resolvePlaceAt(gazetteer, place, epochMilliseconds).catch((error: unknown) => {
        throw prefixFieldPath("place", error);
      });
      const { latitude, longitude } = found.place;
      const birth = { jd, latitude, longitude, utcOffsetSeconds: found.offsetSeconds };
      return { nativity: createNativity(ephemeris, birth, settings), place: found.place };
    },

    /** A nativity, with what its time leaves open in a section. @throws AppError invalid_input with paths under `birth` */
    computeNativityOfTime: async (
      birth: KundliInput,
      section: SectionName,
    ): Promise<{ readonly made: ComputedNativity; readonly uncertainty: ComputedUncertainty | null }> => {
      const resolved = await resolveInnerBirth(birth);
      return {
        made: computeNativityOf(ephemeris, resolved),
        uncertainty: await findUncertainty(resolved, birth, section),
      };
    },

    /**
     * The facts of a birth, and those its time leaves open. Facts about the present are up to ten minutes old, and the nativity has no name: requests
     * about the same birth share them. @throws AppError invalid_input as `generate`, with paths under `birth`
     */
    getFactIndex: async (birth: Omit<KundliInput, "sections">): Promise<FactIndex> => {
      const resolved = await resolveInnerBirth(birth);
      const now = clock().getTime();
      const reading: BirthReading = {
        birth: resolved,
        minutes: birth.time_unknown === true ? null : (birth.uncertainty?.minutes ?? "exact"),
        atJd: toJulianDay(now, "at", resolved.settings.time_scale),
      };
      const key = createBirthKey(reading);
      return readFactIndex(key, reading.minutes === "exact", () => computeFactIndex(reading, key, now));
    },

    /** @throws AppError invalid_input as `generate` with paths under `birth`, and for a choice or position the dasha does not have. */
    computeDasha: async ({ system, birth, ...choices }: BirthDashaRequest): Promise<ComputedDasha> => {
      const made = await computeNativity(birth);
      try {
        return { ...made, dasha: computeDashaForNativity(made.nativity, system, choices) };
      } catch (error) {
        if (error instanceof DashaOptionError) throw createDashaOptionError(system, error);
        if (error instanceof RangeError) throw createInvalidFieldError("path", "dasha_path_unknown");
        throw error;
      }
    },

    /** The nine parts of one dasha period. @throws AppError invalid_input for an instant out of range, or an end not after its start. */
    unfoldDasha: ({ path, start, end }: DashaRequest): readonly DashaPeriod<GrahaRuler>[] => {
      const from = toDashaJulianDay(Date.parse(start), "start");
      const until = toDashaJulianDay(Date.parse(end), "end");
      if (until <= from) throw createInvalidFieldError("end", "period_order");
      return computeVimshottariSubPeriods(path, from, until);
    },

    /** UTC of a Julian day, for the presenters. */
    toUtcMilliseconds: (jd: number): number => ephemeris.utcMilliseconds(jd),
  };
}
export type ChartService = ReturnType<typeof createChartService>;
