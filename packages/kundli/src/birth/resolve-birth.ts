import { EPHEMERIS_YEARS, type FieldCode } from "@lagna/contract";
import { type Ephemeris, type JulianDayUt, resolveSettings, type Settings, SettingsError } from "@lagna/jyotish";
import type { SettingsRequest, TimeScale } from "@lagna/terms";
import type { ResolvedBirth } from "../compute/compute-kundli.ts";
import { createBirthInputError } from "./birth-input-error.ts";
import { type BirthInput, type PlaceLookup, resolvePlaceAndTime } from "./resolve-place-and-time.ts";

/** What a birth is read with. */
export interface BirthReader {
  readonly ephemeris: Ephemeris;
  readonly places: PlaceLookup;
}

type WrittenBirth = BirthInput & { readonly settings?: SettingsRequest | undefined };

/** @throws BirthInputError for an ayanamsa in degrees without its value. */
export function readSettings(request: SettingsRequest | undefined): Settings {
  try {
    return resolveSettings(request);
  } catch (error) {
    // The schema has already refused anything else.
    if (error instanceof SettingsError)
      throw createBirthInputError(`settings.${error.path}`, "ayanamsa_degrees_missing");
    throw error;
  }
}

/** @throws BirthInputError of the field at `path` for an instant outside the ephemeris' years. */
export function readJulianDay(
  ephemeris: Ephemeris,
  utcMilliseconds: number,
  path: string,
  scale?: TimeScale,
): JulianDayUt {
  try {
    const jd = ephemeris.julianDay(utcMilliseconds, scale);
    if (jd >= ephemeris.range.from && jd < ephemeris.range.until) return jd;
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
  }
  const code: Extract<FieldCode, "year_range" | "instant_range"> = path === "year" ? "year_range" : "instant_range";
  throw createBirthInputError(path, code, EPHEMERIS_YEARS);
}

/**
 * The place, the instant and the settings of a birth as it was written.
 * @throws BirthInputError naming the field of a place, zone, time or setting that does not exist
 */
export async function resolveBirth({ ephemeris, places }: BirthReader, birth: WrittenBirth): Promise<ResolvedBirth> {
  const settings = readSettings(birth.settings);
  const moment = await resolvePlaceAndTime(places, birth);
  const { latitude, longitude } = moment.place;
  const { epochMilliseconds, offsetSeconds } = moment.time;
  const jd = readJulianDay(ephemeris, epochMilliseconds, "year", settings.time_scale);
  const clockBefore = moment.dateLineMoved && {
    untilJd: ephemeris.julianDay(moment.dateLineMoved.epochMilliseconds, settings.time_scale),
    utcOffsetSeconds: moment.dateLineMoved.offsetSecondsBefore,
  };
  const { name, gender } = birth;
  return {
    person: { name, gender },
    moment,
    birth: { jd, latitude, longitude, utcOffsetSeconds: offsetSeconds, clockBefore, name, gender },
    settings,
  };
}
