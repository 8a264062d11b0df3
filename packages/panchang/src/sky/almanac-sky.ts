import type { Ephemeris } from "@lagna/jyotish";
import { type AngleAt, createGrid, sampleAngle } from "./sampled-angle.ts";
import type { AlmanacSettings } from "@lagna/terms";

/** The angles of an almanac over a range of days, degrees; all count revolutions and are continuous. */
export interface AlmanacSky {
  readonly fromJd: number;
  readonly untilJd: number;
  /** Moon minus Sun. */
  readonly elongation: AngleAt;
  /** The sidereal Moon. */
  readonly moon: AngleAt;
  /** The sidereal Sun. */
  readonly sun: AngleAt;
  /** Sidereal Sun plus sidereal Moon. */
  readonly sum: AngleAt;
  /** The tropical Sun. */
  readonly tropicalSun: AngleAt;
}

/**
 * Days between samples: the Moon's interpolated place is then within 0.001″ of the ephemeris, that of the Sun and the
 * ayanamsa, which carry the nutation of a fortnight, within 0.0002″.
 */
const MOON_STEP_DAYS = 0.5;
const SUN_STEP_DAYS = 1.5;
const DEGREES_PER_ARCSECOND = 1 / 3600;

/**
 * Samples Sun, Moon and ayanamsa once for a range of days.
 * @throws RangeError if no day of it is inside the ephemeris' range; a range that reaches over its ends is cut
 */
export function createAlmanacSky(
  ephemeris: Ephemeris,
  settings: AlmanacSettings,
  fromJd: number,
  untilJd: number,
): AlmanacSky {
  const from = Math.max(fromJd, ephemeris.range.from);
  // The range excludes its last instant.
  const until = Math.min(untilJd, ephemeris.range.until - 1e-6);
  if (!(from < until)) throw new RangeError("the ephemeris has no data for these days");
  const { positions, equinox, ayanamsa } = settings;
  const slow = createGrid(from, until, SUN_STEP_DAYS);
  const tropicalSun = sampleAngle(
    slow,
    (jd) => ephemeris.state(jd, "sun", positions).longitude + settings.sun_offset_arcsec * DEGREES_PER_ARCSECOND,
  );
  const tropicalMoon = sampleAngle(
    createGrid(from, until, MOON_STEP_DAYS),
    (jd) => ephemeris.state(jd, "moon", positions).longitude + settings.moon_offset_arcsec * DEGREES_PER_ARCSECOND,
  );
  const shift = sampleAngle(slow, (jd) => ephemeris.ayanamsa(jd, { id: ayanamsa }, positions, equinox));
  return {
    fromJd: from,
    untilJd: until,
    elongation: (jd) => tropicalMoon(jd) - tropicalSun(jd),
    moon: (jd) => tropicalMoon(jd) - shift(jd),
    sun: (jd) => tropicalSun(jd) - shift(jd),
    sum: (jd) => tropicalMoon(jd) + tropicalSun(jd) - 2 * shift(jd),
    tropicalSun,
  };
}
