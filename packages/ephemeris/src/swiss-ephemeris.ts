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
import { findNextEclipse } from "./find-eclipses.ts";
import { computeLocalEclipse } from "./local-eclipse.ts";
import type { NativeSwissEphemeris } from "./native-binding.ts";
import { type DataSpan, InterpolatedSky } from "./interpolated-sky.ts";
import { findNextRiseSet } from "./find-rise-set.ts";
import { julianDayFromUt, julianDayFromUtc, utcFromJulianDay, utFromJulianDay } from "./julian-day.ts";

/** So that the rate of change of the ayanamsa can be measured at the start of the data too. */
const MARGIN_AT_START_DAYS = 0.01;
/** A few days of the data are for what the last days of charts look ahead to. */
const MARGIN_AT_END_DAYS = 6.5;

/** What an ephemeris is read from. */
export interface EphemerisSource extends DataSpan {
  readonly native: NativeSwissEphemeris;
  /** The data files, for the response: "sepl, semo, seas; m12 to 24". */
  readonly files: string;
}

const J2000_JD = 2_451_545;
/** The star positions and precession are valid for much longer, but nothing needs that. */
const AYANAMSA_SPAN_DAYS = 5000 * 365.25;

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
export class SwissEphemeris implements Ephemeris {
  readonly source: string;
  readonly range: Ephemeris["range"];
  readonly #native: NativeSwissEphemeris;
  readonly #fromJd: number;
  readonly #untilJd: number;
  readonly #near: InterpolatedSky;
  /** The mean ayanamsa at its epoch, by custom ayanamsa. */
  readonly #customMeans = new WeakMap<AyanamsaChoice, number>();

  constructor({ native, files, fromJd, untilJd }: EphemerisSource) {
    this.#native = native;
    this.#fromJd = fromJd;
    this.#untilJd = untilJd;
    this.#near = new InterpolatedSky(native, { fromJd, untilJd });
    this.range = {
      from: julianDayUt(fromJd + MARGIN_AT_START_DAYS),
      until: julianDayUt(untilJd - MARGIN_AT_END_DAYS),
    };
    this.source = `Swiss Ephemeris ${native.version()} (${files})`;
  }

  #assertInData(jd: number): void {
    if (jd >= this.#fromJd && jd < this.#untilJd) return;
    throw new RangeError(`julian day must be in the data (${this.#fromJd} to ${this.#untilJd}), got ${jd}`);
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
    this.#assertInData(jd);
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
    const inData = jd >= this.#fromJd && jd < this.#untilJd;
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
    this.#assertInData(jd);
    const result = this.#native.pheno_ut(jd, BODY_NUMBERS[body], SEFLG_SWIEPH);
    assertSource(result, SEFLG_SWIEPH, `the magnitude of ${body}`);
    return result.data[4];
  }

  houses(jd: number, place: GeoPlace, system: CuspSystem): HouseCusps {
    this.#assertInData(jd);
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
    if (!(jd >= this.#fromJd + 1 && jd < this.#untilJd - 2)) return null;
    return findNextRiseSet({ native: this.#native, near: this.#near }, jd, { body, event, place, kind });
  }

  nextEclipse(jd: number, light: "sun" | "moon"): Eclipse | null {
    if (!(jd < this.range.until)) return null;
    const eclipse = findNextEclipse(this.#native, Math.max(jd, this.#fromJd + 1), light);
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
