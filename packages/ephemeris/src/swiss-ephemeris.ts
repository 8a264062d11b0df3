import type {
  AyanamsaChoice,
  CuspSystem,
  Eclipse,
  EclipseHorizon,
  EclipticState,
  Ephemeris,
  EphemerisBody,
  Equinox,
  GeoPlace,
  HouseCusps,
  JulianDayUt,
  LocalEclipse,
  PositionKind,
  SunriseKind,
  TimeScale,
} from "@lagna/jyotish";
import { arcShortest, julianDayUt, normalizeDegrees } from "@lagna/jyotish/core";
import {
  AYANAMSA_OFFSETS_DEG,
  BODY_NUMBERS,
  HOUSE_SYSTEM_CODES,
  SE_ECL_NUT,
  SE_SIDBIT_USER_UT,
  SE_SIDM_USER,
  SEFLG_MOSEPH,
  SEFLG_NONUT,
  SEFLG_SPEED,
  SEFLG_SWIEPH,
  SEFLG_TRUEPOS,
  SIDEREAL_MODES,
} from "./constants.ts";
import { DATA_FOLDER, DATA_FROM_JD, DATA_UNTIL_JD, EphemerisFileError, verifyDataFiles } from "./data-files.ts";
import { findNextEclipse } from "./find-eclipses.ts";
import { computeLocalEclipse } from "./local-eclipse.ts";
import { nativeSwissEphemeris, type NativeSwissEphemeris } from "./native-binding.ts";
import { InterpolatedSky } from "./interpolated-sky.ts";
import { findNextRiseSet } from "./find-rise-set.ts";
import { julianDayFromUt, julianDayFromUtc, utcFromJulianDay, utFromJulianDay } from "./julian-day.ts";

export interface EphemerisOptions {
  /** The folder of the data files; defaults to the vendored one. */
  readonly folder?: string;
  /** Substitute for the native binding: benchmarks count its calls, tests make it fail. */
  readonly native?: NativeSwissEphemeris;
}

/** A little after the start of the data, so that the rate of change of the ayanamsa can be measured too. */
const CHARTS_FROM_JD = DATA_FROM_JD + 0.01;
/** 2400-01-01T00:00. */
const CHARTS_UNTIL_JD = 2_597_641.5;

const J2000_JD = 2_451_545;
/** The star positions and precession are valid for much longer, but nothing needs that. */
const AYANAMSA_SPAN_DAYS = 5000 * 365.25;

function assertInDataRange(jd: number): void {
  if (!(jd >= DATA_FROM_JD && jd < DATA_UNTIL_JD)) {
    throw new RangeError(
      `julian day must be in the years −1001 to 2399 (${DATA_FROM_JD} to ${DATA_UNTIL_JD}), got ${jd}`,
    );
  }
}

/** Swiss Ephemeris falls back to Moshier's theory without an error if a file is not found; this throws in that case. */
function assertSource(result: { flag: number; error: string }, source: number, what: string): void {
  if (result.flag < 0 || (result.flag & source) === 0) {
    throw new Error(`Swiss Ephemeris did not use its files for ${what}: ${result.error || `flag ${result.flag}`}`);
  }
}

/** Rise and set of the upper limb as seen, of an eclipse without a horizon of its own. */
const APPARENT_HORIZON: EclipseHorizon = { kind: "upper_limb_refracted", riseShift: 0, setShift: 0 };

const toPositionFlags = (positions: PositionKind): number => (positions === "geometric" ? SEFLG_TRUEPOS : 0);

/**
 * Implements the domain's `Ephemeris` port with Swiss Ephemeris. The native state is per thread, so every thread opens
 * its own instance. No method awaits, so that a sidereal mode set in a call is still in force when the same call reads
 * it.
 */
class SwissEphemeris implements Ephemeris {
  readonly source: string;
  readonly range = { from: julianDayUt(CHARTS_FROM_JD), until: julianDayUt(CHARTS_UNTIL_JD) };
  readonly #native: NativeSwissEphemeris;
  readonly #near: InterpolatedSky;
  /** The mean ayanamsa at its epoch, by custom ayanamsa. */
  readonly #customMeans = new WeakMap<AyanamsaChoice, number>();

  constructor(native: NativeSwissEphemeris) {
    this.#native = native;
    this.#near = new InterpolatedSky(native);
    this.source = `Swiss Ephemeris ${native.version()} (sepl, semo, seas; m12 to 24)`;
  }

  julianDay(utcMilliseconds: number, scale: TimeScale = "utc_to_ut1"): JulianDayUt {
    return scale === "clock_as_ut1"
      ? julianDayFromUt(utcMilliseconds)
      : julianDayFromUtc(this.#native, utcMilliseconds);
  }

  utcMilliseconds(jd: number, scale: TimeScale = "utc_to_ut1"): number {
    return scale === "clock_as_ut1" ? utFromJulianDay(jd) : utcFromJulianDay(this.#native, jd);
  }

  state(jd: number, body: EphemerisBody, positions: PositionKind): EclipticState {
    assertInDataRange(jd);
    const result = this.#native.calc_ut(
      jd,
      BODY_NUMBERS[body],
      toPositionFlags(positions) | SEFLG_SWIEPH | SEFLG_SPEED,
    );
    assertSource(result, SEFLG_SWIEPH, body);
    const [longitude, latitude, , speed] = result.data;
    return { longitude: normalizeDegrees(longitude), latitude, speed };
  }

  ayanamsa(jd: number, choice: AyanamsaChoice, positions: PositionKind, equinox: Equinox): number {
    if (!(Math.abs(jd - J2000_JD) <= AYANAMSA_SPAN_DAYS)) {
      throw new RangeError(`julian day must be within 5000 years of 2000 for an ayanamsa, got ${jd}`);
    }
    if (choice.id === "custom") this.#setCustomMode(choice);
    else this.#native.set_sid_mode(SIDEREAL_MODES[choice.id], 0, 0);
    const inData = jd >= DATA_FROM_JD && jd < DATA_UNTIL_JD;
    const nutation = equinox === "mean" ? SEFLG_NONUT : 0;
    // The only thing an ayanamsa needs from the ephemeris is the Earth's velocity, for the aberration of its star.
    // Outside the files' range, Moshier's theory is requested explicitly, which is accurate to better than a thousandth
    // of an arcsecond.
    const source = inData ? SEFLG_SWIEPH : SEFLG_MOSEPH;
    const result = this.#native.get_ayanamsa_ex_ut(jd, toPositionFlags(positions) | source | nutation);
    assertSource(result, source, `ayanamsa ${choice.id}`);
    return arcShortest(0, result.data + (AYANAMSA_OFFSETS_DEG[choice.id] ?? 0));
  }

  #setCustomMode(choice: Extract<AyanamsaChoice, { id: "custom" }>): void {
    let mean = this.#customMeans.get(choice);
    if (mean === undefined) {
      // The mode expects the value without nutation; the setting is the subtracted value, which includes it.
      const nutation = this.#native.calc_ut(choice.epoch, SE_ECL_NUT, SEFLG_SWIEPH);
      mean = choice.degrees - nutation.data[2];
      this.#customMeans.set(choice, mean);
    }
    this.#native.set_sid_mode(SE_SIDM_USER | SE_SIDBIT_USER_UT, choice.epoch, mean);
  }

  magnitude(jd: number, body: EphemerisBody): number {
    assertInDataRange(jd);
    const result = this.#native.pheno_ut(jd, BODY_NUMBERS[body], SEFLG_SWIEPH);
    assertSource(result, SEFLG_SWIEPH, `the magnitude of ${body}`);
    return result.data[4];
  }

  houses(jd: number, place: GeoPlace, system: CuspSystem): HouseCusps {
    assertInDataRange(jd);
    const result = this.#native.houses_ex2(
      jd,
      SEFLG_SWIEPH,
      place.latitude,
      place.longitude,
      HOUSE_SYSTEM_CODES[system],
    );
    const ascendant = normalizeDegrees(result.data.points[0]);
    const midheaven = normalizeDegrees(result.data.points[1]);
    const cusps = result.flag < 0 ? null : result.data.houses.slice(0, 12).map(normalizeDegrees);
    return { ascendant, midheaven, cusps };
  }

  riseSet(
    jd: number,
    body: "sun" | "moon",
    event: "rise" | "set",
    place: GeoPlace,
    kind: SunriseKind,
  ): JulianDayUt | null {
    // A margin of two days, because the search samples the day ahead.
    if (!(jd >= DATA_FROM_JD + 1 && jd < DATA_UNTIL_JD - 2)) return null;
    return findNextRiseSet({ native: this.#native, near: this.#near }, jd, { body, event, place, kind });
  }

  nextEclipse(jd: number, light: "sun" | "moon"): Eclipse | null {
    if (!(jd < this.range.until)) return null;
    const eclipse = findNextEclipse(this.#native, Math.max(jd, DATA_FROM_JD + 1), light);
    return eclipse.maximumJd < this.range.until ? eclipse : null;
  }

  eclipseAt(eclipse: Eclipse, place: GeoPlace, horizon: EclipseHorizon = APPARENT_HORIZON): LocalEclipse | null {
    const { light } = eclipse;
    return computeLocalEclipse({
      native: this.#native,
      eclipse,
      place,
      horizon,
      findRiseSet: (jd, event) => this.riseSet(jd, light, event, place, horizon.kind),
    });
  }
}

/**
 * Opens Swiss Ephemeris for this thread: verifies the data files, sets the library's path to them, and checks by a
 * calculation that it reads exactly these files.
 * @throws EphemerisFileError naming a missing or altered file, or a folder forced by SE_EPHE_PATH.
 */
export function openEphemeris(options: EphemerisOptions = {}): Ephemeris {
  const folder = options.folder ?? DATA_FOLDER;
  const native = options.native ?? nativeSwissEphemeris;
  verifyDataFiles(folder);
  native.set_ephe_path(folder);
  const ephemeris = new SwissEphemeris(native);
  ephemeris.state(J2000_JD, "sun", "apparent");
  ephemeris.state(J2000_JD, "moon", "apparent");
  for (const [index, file] of ["sepl_18.se1", "semo_18.se1"].entries()) {
    const { path } = native.get_current_file_data(index);
    if (!path.startsWith(folder)) {
      throw new EphemerisFileError(file, `${path} is read in place of ${file} in ${folder}; is SE_EPHE_PATH set?`);
    }
  }
  return ephemeris;
}
