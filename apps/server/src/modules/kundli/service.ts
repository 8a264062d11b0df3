import type { DashaId, SettingsRequest, TimeScale } from "@lagna/terms";
import {
  type BirthDashaRequest,
  type DashaRequest,
  EPHEMERIS_YEARS,
  type kundliRequestSchema,
  SECTION_NAMES,
  SECTION_NAMES_ALWAYS,
  type SectionAlways,
  type SectionName,
} from "@lagna/contract";
import {
  type ByGraha,
  calculateSteps,
  type Dasha,
  dashaOfNativity,
  DashaOptionError,
  dashaVariants,
  type DashaPeriod,
  type Ephemeris,
  everyDashaSteps,
  hasFactsOfDay,
  type JulianDayUt,
  type Kundli,
  type Nativity,
  nativityOf,
  resolveSettings,
  type Settings,
  SettingsError,
  vimshottariSubPeriods,
} from "@lagna/jyotish";
import type { FactIndex, KnownTime } from "@lagna/astrologer";
import type { Gazetteer } from "@lagna/places";
import type { Gender } from "@lagna/terms";
import type { z } from "zod";
import type { Clock } from "../../clock.ts";
import { inTurns } from "../../computing/loop-turn.ts";
import { AppError, invalidField } from "../../errors.ts";
import { factIndexOf } from "./fact-index.ts";
import { type BirthMoment, placeAndTime } from "./place-and-time.ts";
import { type MadeUncertainty, uncertaintyAbout } from "./uncertain-times.ts";

/** @throws AppError invalid_input for an ayanamsa in degrees without its value. */
export function settingsOf(request: SettingsRequest | undefined): Settings {
  try {
    return resolveSettings(request);
  } catch (error) {
    // Anything else the schema has refused before.
    if (error instanceof SettingsError) throw invalidField(`settings.${error.path}`, "ayanamsa_degrees_missing");
    throw error;
  }
}

export type KundliInput = z.output<typeof kundliRequestSchema>;

interface KundliParts {
  readonly ephemeris: Ephemeris;
  readonly gazetteer: Gazetteer;
  /** The dasha that runs today is one of the facts an uncertain time may turn. */
  readonly clock: Clock;
}

/** A nativity, with whom and what it was made for. */
export interface MadeNativity {
  readonly person: { readonly name: string; readonly gender: Gender };
  readonly moment: BirthMoment;
  readonly nativity: Nativity;
}

/** A kundli as the domain made it. */
export interface MadeKundli extends MadeNativity {
  /** Every dasha, where their section was asked for by name. */
  readonly everyDasha: readonly Dasha[];
  readonly kundli: Kundli<SectionAlways> & Partial<Kundli<SectionName>>;
  readonly uncertainty: MadeUncertainty | null;
}

/** What can be said of a birth of which only the day is known; its nativity is that of noon. */
export interface MadeUntimed extends MadeNativity {
  readonly named: ReadonlySet<SectionName>;
  readonly uncertainty: MadeUncertainty;
}

export interface MadeDasha extends MadeNativity {
  readonly dasha: Dasha;
}

/** Maha and antar: deeper ones are asked for one by one. */
const LEVELS_OF_EVERY_DASHA = 2;

const namedSections = (asked: KundliInput["sections"] = []): ReadonlySet<SectionName> =>
  new Set(asked === "all" ? SECTION_NAMES : asked.filter((name) => name !== "uncertainty"));

/** Sections that every kundli carries and of which the day alone tells something: facts of them are always told. */
const TOLD_OF_DAY: readonly SectionName[] = ["aspects", "relationships"];

function refusedOption(system: DashaId, { option }: DashaOptionError): AppError {
  return option === "variant"
    ? invalidField(option, "dasha_variant_unknown", { variants: dashaVariants(system).join(", ") })
    : invalidField(option, "dasha_option_foreign");
}

/** A refusal of what lies under a field names it from there. */
export function under(path: string, error: unknown): unknown {
  if (!(error instanceof AppError) || !error.errors) return error;
  const errors = error.errors.map((inner) => ({ ...inner, path: `${path}.${inner.path}` }));
  return new AppError("invalid_input", { cause: error, errors });
}

/** Birth details in, the kundli out: a millisecond or two; what takes longer is done in turns with others. */
export function kundliService({ ephemeris, gazetteer, clock }: KundliParts) {
  /** @throws AppError invalid_input of the field at `path` for an instant outside the ephemeris' years. */
  function julianDay(utcMilliseconds: number, path: string, scale?: TimeScale): JulianDayUt {
    try {
      const jd = ephemeris.julianDay(utcMilliseconds, scale);
      if (jd >= ephemeris.range.from && jd < ephemeris.range.until) return jd;
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
    }
    throw invalidField(path, path === "year" ? "year_range" : "instant_range", EPHEMERIS_YEARS);
  }

  async function nativityAt(birth: BirthDashaRequest["birth"]): Promise<MadeNativity> {
    const settings = settingsOf(birth.settings);
    const moment = await placeAndTime(gazetteer, birth);
    const { latitude, longitude } = moment.place;
    const { epochMilliseconds, offsetSeconds } = moment.time;
    const jd = julianDay(epochMilliseconds, "year", settings.time_scale);
    const clockBefore = moment.dateLineMoved && {
      untilJd: ephemeris.julianDay(moment.dateLineMoved.epochMilliseconds, settings.time_scale),
      utcOffsetSeconds: moment.dateLineMoved.offsetSecondsBefore,
    };
    const { name, gender } = birth;
    const nativity = nativityOf(
      ephemeris,
      { jd, latitude, longitude, utcOffsetSeconds: offsetSeconds, clockBefore, name, gender },
      settings,
    );
    return { person: { name, gender }, moment, nativity };
  }

  /** The nativity of a birth that stands under that name in a request, as refusals of it say. */
  const ofBirth = (birth: BirthDashaRequest["birth"]): Promise<MadeNativity> =>
    nativityAt(birth).catch((error: unknown) => {
      throw under("birth", error);
    });
  const uncertainty = (made: MadeNativity, minutes: number | null, subjects: readonly SectionName[]) =>
    uncertaintyAbout(made, {
      minutes,
      atJd: julianDay(clock().getTime(), "at", made.nativity.settings.time_scale),
      subjects,
    });

  /** How well the time of a birth is known; undefined where it is exact. */
  async function knownTime(
    made: MadeNativity,
    { time_unknown: unknown, uncertainty: off }: Pick<KundliInput, "time_unknown" | "uncertainty">,
  ): Promise<KnownTime | undefined> {
    if (unknown !== true && !off) return undefined;
    const minutes = unknown === true ? null : (off?.minutes ?? null);
    const { ranges, facts } = await uncertainty(made, minutes, []);
    return { minutes, ranges, facts };
  }

  return {
    /** @throws AppError invalid_input naming the place, zone, time or setting that does not exist. */
    generate: async ({ sections, ...birth }: KundliInput): Promise<MadeKundli> => {
      const made = await nativityAt(birth);
      const named = namedSections(sections);
      const names = [...new Set([...SECTION_NAMES_ALWAYS, ...named])];
      const { nativity } = made;
      return {
        ...made,
        everyDasha: named.has("dashas") ? await inTurns(everyDashaSteps(nativity, LEVELS_OF_EVERY_DASHA)) : [],
        kundli: await inTurns(calculateSteps(nativity, names)),
        uncertainty: birth.uncertainty ? await uncertainty(made, birth.uncertainty.minutes, [...named]) : null,
      };
    },

    /** Of a birth of which only the day is known, and which is taken at its noon. @throws AppError as `generate`. */
    generateUntimed: async ({ sections, ...birth }: KundliInput): Promise<MadeUntimed> => {
      const made = await nativityAt(birth);
      const named = namedSections(sections);
      const told = [...new Set([...TOLD_OF_DAY, ...named])].filter(hasFactsOfDay);
      return { ...made, named, uncertainty: await uncertainty(made, null, told) };
    },

    ofBirth,
    julianDay,

    /** What can be said of a birth now, and what its time leaves open. @throws AppError invalid_input as `generate` under `birth` */
    factIndex: async (birth: Omit<KundliInput, "sections">): Promise<FactIndex> => {
      const made = await ofBirth(birth);
      return factIndexOf(made, await knownTime(made, birth), clock().getTime());
    },

    /** @throws AppError invalid_input as `generate` under `birth`, and for a choice or position the dasha does not have. */
    dashaOfBirth: async ({ system, birth, ...asked }: BirthDashaRequest): Promise<MadeDasha> => {
      const made = await ofBirth(birth);
      try {
        return { ...made, dasha: dashaOfNativity(made.nativity, system, asked) };
      } catch (error) {
        if (error instanceof DashaOptionError) throw refusedOption(system, error);
        if (error instanceof RangeError) throw invalidField("path", "dasha_path_unknown");
        throw error;
      }
    },

    /** The nine parts of one dasha period. @throws AppError invalid_input for an instant out of range, or an end not after its start. */
    unfoldDasha: ({ path, start, end }: DashaRequest): readonly DashaPeriod<ByGraha>[] => {
      const from = julianDay(Date.parse(start), "start");
      const until = julianDay(Date.parse(end), "end");
      if (until <= from) throw invalidField("end", "period_order");
      return vimshottariSubPeriods(path, from, until);
    },

    /** UTC of a Julian day, for whoever presents what this service answers. */
    utcMilliseconds: (jd: number): number => ephemeris.utcMilliseconds(jd),
  };
}
export type KundliService = ReturnType<typeof kundliService>;
