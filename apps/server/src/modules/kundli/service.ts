import type { SettingsRequest, TimeScale } from "@lagna/terms";
import {
  BIRTH_MESSAGES,
  type DashaRequest,
  type kundliRequestSchema,
  SECTION_NAMES,
  SECTION_NAMES_ALWAYS,
  type SectionAlways,
  type SectionName,
} from "@lagna/contract";
import {
  type ByGraha,
  calculate,
  type DashaPeriod,
  type Ephemeris,
  type JulianDayUt,
  type Kundli,
  type Nativity,
  nativityOf,
  resolveSettings,
  type Settings,
  SettingsError,
  vimshottariSubPeriods,
} from "@lagna/jyotish";
import type { Gazetteer } from "@lagna/places";
import type { Gender } from "@lagna/terms";
import type { z } from "zod";
import { invalidField } from "../../errors.ts";
import { type BirthMoment, placeAndTime } from "./place-and-time.ts";

const OUT_OF_RANGE = "The instant must be in the years 1800 to 2399";

function settingsOf(request: SettingsRequest | undefined): Settings {
  try {
    return resolveSettings(request);
  } catch (error) {
    if (error instanceof SettingsError) throw invalidField(`settings.${error.path}`, error.message);
    throw error;
  }
}

export type KundliInput = z.output<typeof kundliRequestSchema>;

interface KundliParts {
  readonly ephemeris: Ephemeris;
  readonly gazetteer: Gazetteer;
}

/** A kundli as the domain made it, with whom and what it was made for. */
export interface MadeKundli {
  readonly person: { readonly name: string; readonly gender: Gender };
  readonly moment: BirthMoment;
  readonly nativity: Nativity;
  readonly kundli: Kundli<SectionAlways> & Partial<Kundli<SectionName>>;
}

function sectionsOf(asked: KundliInput["sections"] = []): readonly SectionName[] {
  return asked === "all" ? SECTION_NAMES : [...new Set([...SECTION_NAMES_ALWAYS, ...asked])];
}

/** Birth details in, the kundli out. The computation is synchronous, a millisecond or two. */
export class KundliService {
  readonly #parts: KundliParts;

  constructor(parts: KundliParts) {
    this.#parts = parts;
  }

  /** @throws AppError invalid_input naming the place, zone, time or setting that does not exist. */
  async generate({ sections, ...birth }: KundliInput): Promise<MadeKundli> {
    const { ephemeris, gazetteer } = this.#parts;
    const settings = settingsOf(birth.settings);
    const moment = await placeAndTime(gazetteer, birth);
    const { latitude, longitude } = moment.place;
    const { epochMilliseconds, offsetSeconds } = moment.time;
    const jd = this.#julianDay(epochMilliseconds, "year", BIRTH_MESSAGES.year, settings.time_scale);
    const { name } = birth;
    const nativity = nativityOf(
      ephemeris,
      { jd, latitude, longitude, utcOffsetSeconds: offsetSeconds, name },
      settings,
    );
    const kundli = calculate(nativity, sectionsOf(sections)) as MadeKundli["kundli"];
    return { person: { name: birth.name, gender: birth.gender }, moment, nativity, kundli };
  }

  /** The nine parts of one dasha period. @throws AppError invalid_input for an instant out of range, or an end not after its start. */
  unfoldDasha({ path, start, end }: DashaRequest): readonly DashaPeriod<ByGraha>[] {
    const from = this.#julianDay(Date.parse(start), "start", OUT_OF_RANGE);
    const until = this.#julianDay(Date.parse(end), "end", OUT_OF_RANGE);
    if (until <= from) throw invalidField("end", "The period must end after its start");
    return vimshottariSubPeriods(path, from, until);
  }

  /** UTC of a Julian day, for whoever presents what this service answers. */
  utcMilliseconds(jd: number): number {
    return this.#parts.ephemeris.utcMilliseconds(jd);
  }

  #julianDay(utcMilliseconds: number, path: string, message: string, scale?: TimeScale): JulianDayUt {
    const { ephemeris } = this.#parts;
    try {
      const jd = ephemeris.julianDay(utcMilliseconds, scale);
      if (jd >= ephemeris.range.from && jd < ephemeris.range.until) return jd;
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
    }
    throw invalidField(path, message);
  }
}
