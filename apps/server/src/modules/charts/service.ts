import type { DashaId, SettingsRequest, TimeScale } from "@lagna/terms";
import {
  type BirthDashaRequest,
  type DashaRequest,
  EPHEMERIS_YEARS,
  type kundliRequestSchema,
  SECTION_NAMES,
  DEFAULT_SECTION_NAMES,
  type DefaultSectionName,
  type SectionName,
} from "@lagna/contract";
import {
  type GrahaRuler,
  computeSectionsInSteps,
  type Dasha,
  computeDashaForNativity,
  DashaOptionError,
  listDashaVariants,
  type DashaPeriod,
  type Ephemeris,
  computeAllDashasInSteps,
  hasTimeIndependentFacts,
  type JulianDayUt,
  type Kundli,
  type Nativity,
  createNativity,
  resolveSettings,
  type Settings,
  SettingsError,
  computeVimshottariSubPeriods,
} from "@lagna/jyotish";
import type { FactIndex, BirthTimeUncertainty } from "@lagna/astrologer";
import type { Gazetteer } from "@lagna/places";
import type { Gender } from "@lagna/terms";
import type { z } from "zod";
import type { Clock } from "../../clock.ts";
import { runInSlices } from "../../computing/yield-to-event-loop.ts";
import { AppError, createInvalidFieldError } from "../../errors.ts";
import { buildFactIndex } from "./build-fact-index.ts";
import { type BirthMoment, resolvePlaceAndTime } from "./resolve-place-and-time.ts";
import { type ComputedUncertainty, computeUncertainty } from "./compute-uncertainty.ts";

/** @throws AppError invalid_input for an ayanamsa in degrees without its value. */
export function toSettings(request: SettingsRequest | undefined): Settings {
  try {
    return resolveSettings(request);
  } catch (error) {
    // The schema has already refused anything else.
    if (error instanceof SettingsError)
      throw createInvalidFieldError(`settings.${error.path}`, "ayanamsa_degrees_missing");
    throw error;
  }
}

export type KundliInput = z.output<typeof kundliRequestSchema>;

interface ChartServiceParts {
  readonly ephemeris: Ephemeris;
  readonly gazetteer: Gazetteer;
  /** For the dasha running today, one of the facts that may depend on an uncertain time. */
  readonly clock: Clock;
}

/** A nativity with its person and moment. */
export interface ComputedNativity {
  readonly person: { readonly name: string; readonly gender: Gender };
  readonly moment: BirthMoment;
  readonly nativity: Nativity;
}

/** A kundli as the domain computes it. */
export interface ComputedKundli extends ComputedNativity {
  /** All dasha systems, if the section was requested by name. */
  readonly everyDasha: readonly Dasha[];
  readonly kundli: Kundli<DefaultSectionName> & Partial<Kundli<SectionName>>;
  readonly uncertainty: ComputedUncertainty | null;
}

/** The facts of a birth of which only the date is known; its nativity is that of noon. */
export interface ComputedUntimedKundli extends ComputedNativity {
  readonly named: ReadonlySet<SectionName>;
  readonly uncertainty: ComputedUncertainty;
}

export interface ComputedDasha extends ComputedNativity {
  readonly dasha: Dasha;
}

/** Maha and antar dashas; deeper levels are requested one period at a time. */
const LEVELS_OF_EVERY_DASHA = 2;

const toSectionSet = (requested: KundliInput["sections"] = []): ReadonlySet<SectionName> =>
  new Set(requested === "all" ? SECTION_NAMES : requested.filter((name) => name !== "uncertainty"));

/** Sections of every kundli that have facts without a time of birth; these are always included. */
const SECTIONS_OF_DAY: readonly SectionName[] = ["aspects", "relationships"];

function createDashaOptionError(system: DashaId, { option }: DashaOptionError): AppError {
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
export function createChartService({ ephemeris, gazetteer, clock }: ChartServiceParts) {
  /** @throws AppError invalid_input of the field at `path` for an instant outside the ephemeris' years. */
  function toJulianDay(utcMilliseconds: number, path: string, scale?: TimeScale): JulianDayUt {
    try {
      const jd = ephemeris.julianDay(utcMilliseconds, scale);
      if (jd >= ephemeris.range.from && jd < ephemeris.range.until) return jd;
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
    }
    throw createInvalidFieldError(path, path === "year" ? "year_range" : "instant_range", EPHEMERIS_YEARS);
  }

  async function nativityAt(birth: BirthDashaRequest["birth"]): Promise<ComputedNativity> {
    const settings = toSettings(birth.settings);
    const moment = await resolvePlaceAndTime(gazetteer, birth);
    const { latitude, longitude } = moment.place;
    const { epochMilliseconds, offsetSeconds } = moment.time;
    const jd = toJulianDay(epochMilliseconds, "year", settings.time_scale);
    const clockBefore = moment.dateLineMoved && {
      untilJd: ephemeris.julianDay(moment.dateLineMoved.epochMilliseconds, settings.time_scale),
      utcOffsetSeconds: moment.dateLineMoved.offsetSecondsBefore,
    };
    const { name, gender } = birth;
    const nativity = createNativity(
      ephemeris,
      { jd, latitude, longitude, utcOffsetSeconds: offsetSeconds, clockBefore, name, gender },
      settings,
    );
    return { person: { name, gender }, moment, nativity };
  }

  /** The nativity of a birth in a request; error paths start with its field. */
  const computeNativity = (birth: BirthDashaRequest["birth"], field = "birth"): Promise<ComputedNativity> =>
    nativityAt(birth).catch((error: unknown) => {
      throw prefixFieldPath(field, error);
    });
  const uncertainty = (made: ComputedNativity, minutes: number | null, sections: readonly SectionName[]) =>
    computeUncertainty(made, {
      minutes,
      atJd: toJulianDay(clock().getTime(), "at", made.nativity.settings.time_scale),
      sections,
    });

  /** The uncertainty of the time of birth; undefined if it is exact. */
  async function knownTime(
    made: ComputedNativity,
    { time_unknown: unknown, uncertainty: off }: Pick<KundliInput, "time_unknown" | "uncertainty">,
  ): Promise<BirthTimeUncertainty | undefined> {
    if (unknown !== true && !off) return undefined;
    const minutes = unknown === true ? null : (off?.minutes ?? null);
    const { ranges, facts } = await uncertainty(made, minutes, []);
    return { minutes, ranges, facts };
  }

  return {
    /** @throws AppError invalid_input naming the place, zone, time or setting that does not exist. */
    generate: async ({ sections, ...birth }: KundliInput): Promise<ComputedKundli> => {
      const made = await nativityAt(birth);
      const named = toSectionSet(sections);
      const names = [...new Set([...DEFAULT_SECTION_NAMES, ...named])];
      const { nativity } = made;
      return {
        ...made,
        everyDasha: named.has("dashas")
          ? await runInSlices(computeAllDashasInSteps(nativity, LEVELS_OF_EVERY_DASHA))
          : [],
        kundli: await runInSlices(computeSectionsInSteps(nativity, names)),
        uncertainty: birth.uncertainty ? await uncertainty(made, birth.uncertainty.minutes, [...named]) : null,
      };
    },

    /** For a birth of which only the date is known; computed for noon. @throws AppError as `generate`. */
    generateUntimed: async ({ sections, ...birth }: KundliInput): Promise<ComputedUntimedKundli> => {
      const made = await nativityAt(birth);
      const named = toSectionSet(sections);
      const sectionsWithFacts = [...new Set([...SECTIONS_OF_DAY, ...named])].filter(hasTimeIndependentFacts);
      return { ...made, named, uncertainty: await uncertainty(made, null, sectionsWithFacts) };
    },

    computeNativity,
    toJulianDay,

    /** The facts of a birth now, and those its time leaves open. @throws AppError invalid_input as `generate`, with paths under `birth` */
    buildFactIndex: async (birth: Omit<KundliInput, "sections">): Promise<FactIndex> => {
      const made = await computeNativity(birth);
      return buildFactIndex(made, await knownTime(made, birth), clock().getTime());
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
      const from = toJulianDay(Date.parse(start), "start");
      const until = toJulianDay(Date.parse(end), "end");
      if (until <= from) throw createInvalidFieldError("end", "period_order");
      return computeVimshottariSubPeriods(path, from, until);
    },

    /** UTC of a Julian day, for the presenters. */
    toUtcMilliseconds: (jd: number): number => ephemeris.utcMilliseconds(jd),
  };
}
export type ChartService = ReturnType<typeof createChartService>;
