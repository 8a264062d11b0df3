import type { Gender, Rashi } from "@lagna/terms";
import { chartOf, type Chart } from "./chart/chart.ts";
import { lagnaAt } from "./chart/lagna.ts";
import { grahaLongitudes, skyOf, type Sky } from "./chart/sky.ts";
import type { Knowing } from "./core/once.ts";
import type { JulianDayUt } from "./core/units.ts";
import type { Ephemeris, GeoPlace } from "./ephemeris.ts";
import type { Settings } from "./settings.ts";
import { VARGA_BODIES, type VargaBody } from "./varga/varga.ts";
import { rashiOf } from "./zodiac/rashi.ts";

export interface Birth extends GeoPlace {
  /** The instant; `ephemeris.julianDay` makes it from UTC. */
  readonly jd: JulianDayUt;
  /** Of the clock at the place, east positive: only the weekday is read by it. Local mean time when absent. */
  readonly utcOffsetSeconds?: number | undefined;
  /** That clock before the date line moved over the place, where this came less than two days before the birth. */
  readonly clockBefore?: { readonly untilJd: JulianDayUt; readonly utcOffsetSeconds: number } | undefined;
  /** Of the person: only its first sound is read, by the sayanadi avasthas. */
  readonly name?: string | undefined;
  /** Of the person: only mahabhagya asks. */
  readonly gender?: Gender | undefined;
}

/** What every subject stands on: one birth under one set of choices. Geocentric and sidereal throughout; never changed. */
export interface Nativity extends Knowing {
  readonly birth: Birth;
  readonly settings: Settings;
  /** The ephemeris with the choices of this chart, for subjects that ask it about other instants. */
  readonly sky: Sky;
  readonly chart: Chart;
  /** Of the lagna and the nine grahas, degrees, [0, 360). */
  readonly longitudes: Readonly<Record<VargaBody, number>>;
  readonly signs: Readonly<Record<VargaBody, Rashi>>;
}

function assertBirth(ephemeris: Ephemeris, birth: Birth): void {
  const { from, until } = ephemeris.range;
  if (!(birth.jd >= from && birth.jd < until)) {
    throw new RangeError(`birth must be in the years 1800 to 2399 (julian day ${from} to ${until}), got ${birth.jd}`);
  }
  if (!(Math.abs(birth.latitude) <= 90)) {
    throw new RangeError(`latitude must be between -90 and 90 degrees, got ${birth.latitude}`);
  }
  if (!(Math.abs(birth.longitude) <= 180)) {
    throw new RangeError(`longitude must be between -180 and 180 degrees, got ${birth.longitude}`);
  }
}

/**
 * The nativity of a birth. Synchronous, because the ephemeris keeps state that nothing may touch in between.
 * @throws RangeError for a birth outside the ephemeris' range or a place off the globe.
 */
export function nativityOf(ephemeris: Ephemeris, birth: Birth, settings: Settings): Nativity {
  assertBirth(ephemeris, birth);
  return nativityIn(skyOf(ephemeris, settings, birth.jd), birth, settings);
}

/** The same in a sky that is there: of another instant of one birth, whose time is not known well. */
export function nativityIn(sky: Sky, birth: Birth, settings: Settings): Nativity {
  const chart = chartOf(sky, birth.jd, birth, settings);
  const longitudes = { lagna: chart.lagna.longitude } as Record<VargaBody, number>;
  const signs = { lagna: chart.lagna.sign } as Record<VargaBody, Rashi>;
  for (const { id, longitude, sign } of chart.planets) {
    longitudes[id] = longitude;
    signs[id] = sign;
  }
  return { birth, settings, sky, chart, longitudes, signs, known: new Map() };
}

/** A birth with where everybody stands, and nothing of houses, motion or dignity. */
export type PlacedBirth = Omit<Nativity, "chart">;

/** What is the same of the nativity at that time, for those who look at many times and ask no more of them. */
export function placedIn(sky: Sky, birth: Birth, settings: Settings): PlacedBirth {
  const longitudes = { lagna: lagnaAt(sky, birth.jd, birth), ...grahaLongitudes(sky, birth.jd) };
  const signs = {} as Record<VargaBody, Rashi>;
  for (const body of VARGA_BODIES) signs[body] = rashiOf(longitudes[body]);
  return { birth, settings, sky, longitudes, signs, known: new Map() };
}
