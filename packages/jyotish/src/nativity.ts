import type { Gender, Rashi } from "@lagna/terms";
import { computeChart, type Chart } from "./chart/chart.ts";
import { computeLagna } from "./chart/lagna.ts";
import { computeGrahaLongitudes, createSky, type Sky } from "./chart/sky.ts";
import type { Memo } from "./core/memoize.ts";
import type { JulianDayUt } from "./core/units.ts";
import type { Ephemeris, GeoPlace } from "./ephemeris.ts";
import type { Settings } from "./resolve-settings.ts";
import { VARGA_BODIES, type VargaBody } from "./varga/varga.ts";
import { rashiOf } from "./zodiac/rashi.ts";

export interface Birth extends GeoPlace {
  /** The instant; use `ephemeris.julianDay` to convert from UTC. */
  readonly jd: JulianDayUt;
  /** UTC offset of the clock at the place, east positive: only used for the weekday. Defaults to local mean time. */
  readonly utcOffsetSeconds?: number | undefined;
  /** The offset before the date line moved across the place, if that happened less than two days before the birth. */
  readonly clockBefore?: { readonly untilJd: JulianDayUt; readonly utcOffsetSeconds: number } | undefined;
  /** Name of the person: only its first sound is used, by the sayanadi avasthas. */
  readonly name?: string | undefined;
  /** Gender of the person: only used by the mahabhagya yoga. */
  readonly gender?: Gender | undefined;
}

/** The basis of every section: one birth with one set of settings. Geocentric and sidereal throughout; immutable. */
export interface Nativity extends Memo {
  readonly birth: Birth;
  readonly settings: Settings;
  /** The ephemeris with the settings of this chart, for sections that need other instants. */
  readonly sky: Sky;
  readonly chart: Chart;
  /** Of the lagna and the nine grahas, degrees, [0, 360). */
  readonly longitudes: Readonly<Record<VargaBody, number>>;
  readonly signs: Readonly<Record<VargaBody, Rashi>>;
}

function assertBirth(ephemeris: Ephemeris, birth: Birth): void {
  const { from, until } = ephemeris.range;
  if (!(birth.jd >= from && birth.jd < until)) {
    throw new RangeError(`birth must be in the years −1001 to 2399 (julian day ${from} to ${until}), got ${birth.jd}`);
  }
  if (!(Math.abs(birth.latitude) <= 90)) {
    throw new RangeError(`latitude must be between -90 and 90 degrees, got ${birth.latitude}`);
  }
  if (!(Math.abs(birth.longitude) <= 180)) {
    throw new RangeError(`longitude must be between -180 and 180 degrees, got ${birth.longitude}`);
  }
}

/**
 * Creates the nativity of a birth. Synchronous, because the ephemeris has state that must not change in between.
 * @throws RangeError for a birth outside the ephemeris' range or an invalid place.
 */
export function createNativity(ephemeris: Ephemeris, birth: Birth, settings: Settings): Nativity {
  assertBirth(ephemeris, birth);
  return createNativityInSky(createSky(ephemeris, settings, birth.jd), birth, settings);
}

/** The same in an existing sky: for another instant of a birth whose time is uncertain. */
export function createNativityInSky(sky: Sky, birth: Birth, settings: Settings): Nativity {
  const chart = computeChart(sky, birth.jd, birth, settings);
  const longitudes = { lagna: chart.lagna.longitude } as Record<VargaBody, number>;
  const signs = { lagna: chart.lagna.sign } as Record<VargaBody, Rashi>;
  for (const { id, longitude, sign } of chart.planets) {
    longitudes[id] = longitude;
    signs[id] = sign;
  }
  return { birth, settings, sky, chart, longitudes, signs, memoized: new Map() };
}

/** A birth with the positions of all grahas and the lagna, but without houses, motion or dignity. */
export type PlacedBirth = Omit<Nativity, "chart">;

/** The positions only, for callers that evaluate many times and need nothing else. */
export function createPlacedBirth(sky: Sky, birth: Birth, settings: Settings): PlacedBirth {
  const longitudes = { lagna: computeLagna(sky, birth.jd, birth), ...computeGrahaLongitudes(sky, birth.jd) };
  const signs = {} as Record<VargaBody, Rashi>;
  for (const body of VARGA_BODIES) signs[body] = rashiOf(longitudes[body]);
  return { birth, settings, sky, longitudes, signs, memoized: new Map() };
}
