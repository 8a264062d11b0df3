import { GRAHAS, type Graha, type NodeKind, type PositionKind } from "@lagna/terms";
import { normalizeDegrees } from "../core/angle.ts";
import type { Motion } from "../core/motion.ts";
import type { JulianDayUt } from "../core/units.ts";
import type { AyanamsaChoice, Ephemeris, EphemerisBody } from "../ephemeris.ts";
import { toAyanamsaChoice, type Settings } from "../resolve-settings.ts";

/** The ephemeris with the settings of one chart; everything derived from it is sidereal. */
export interface Sky {
  readonly ephemeris: Ephemeris;
  readonly ayanamsaChoice: AyanamsaChoice;
  readonly positions: PositionKind;
  readonly node: NodeKind;
}

export function createSky(ephemeris: Ephemeris, settings: Settings, birth: JulianDayUt): Sky {
  return {
    ephemeris,
    ayanamsaChoice: toAyanamsaChoice(settings, birth),
    positions: settings.positions,
    node: settings.node,
  };
}

/** The ayanamsa that is subtracted from tropical longitudes of date. */
export function computeAyanamsa(sky: Sky, jd: number): number {
  return sky.ephemeris.ayanamsa(jd, sky.ayanamsaChoice, sky.positions, "true");
}

/**
 * Interval over which the ayanamsa's rate of change is measured, days: the step Swiss Ephemeris uses for sidereal
 * speeds.
 */
const AYANAMSA_STEP_DAYS = 0.001;

export interface Ayanamsa {
  /** Referred to the true equinox of date, degrees. */
  readonly degrees: number;
  /** Referred to the mean equinox: without nutation. */
  readonly meanDegrees: number;
  /** Rate of change of `degrees`, degrees per day. */
  readonly speed: number;
}

export function computeAyanamsaMotion(sky: Sky, jd: number): Ayanamsa {
  const degrees = computeAyanamsa(sky, jd);
  const before = computeAyanamsa(sky, jd - AYANAMSA_STEP_DAYS);
  const meanDegrees = sky.ephemeris.ayanamsa(jd, sky.ayanamsaChoice, sky.positions, "mean");
  return { degrees, meanDegrees, speed: (degrees - before) / AYANAMSA_STEP_DAYS };
}

export interface GrahaPosition {
  /** Sidereal, degrees, [0, 360). */
  readonly longitude: number;
  /** Ecliptic latitude, degrees north. */
  readonly latitude: number;
  /** Sidereal degrees a day; negative when retrograde. */
  readonly speed: number;
}

const BODIES = ["sun", "moon", "mars", "mercury", "jupiter", "venus", "saturn"] as const;

function computeSiderealPosition(sky: Sky, jd: number, body: EphemerisBody, ayanamsa: Ayanamsa): GrahaPosition {
  const { longitude, latitude, speed } = sky.ephemeris.state(jd, body, sky.positions);
  return { longitude: normalizeDegrees(longitude - ayanamsa.degrees), latitude, speed: speed - ayanamsa.speed };
}

/**
 * Geocentric sidereal states of the nine grahas. Ketu is 180° from Rahu with the opposite latitude and the same speed.
 * @throws RangeError outside the ephemeris' range.
 */
export function computeGrahaPositions(sky: Sky, jd: number, ayanamsa: Ayanamsa): Record<Graha, GrahaPosition> {
  const states = {} as Record<Graha, GrahaPosition>;
  for (const body of BODIES) states[body] = computeSiderealPosition(sky, jd, body, ayanamsa);
  const rahu = computeSiderealPosition(sky, jd, sky.node === "mean" ? "mean_node" : "true_node", ayanamsa);
  states.rahu = rahu;
  states.ketu = {
    longitude: normalizeDegrees(rahu.longitude + 180),
    latitude: rahu.latitude === 0 ? 0 : -rahu.latitude,
    speed: rahu.speed,
  };
  return states;
}

/** Only the longitudes of the nine grahas. */
export function computeGrahaLongitudes(sky: Sky, jd: number): Record<Graha, number> {
  const ayanamsaDeg = computeAyanamsa(sky, jd);
  const of = (body: EphemerisBody): number =>
    normalizeDegrees(sky.ephemeris.state(jd, body, sky.positions).longitude - ayanamsaDeg);
  const longitudes = {} as Record<Graha, number>;
  for (const body of BODIES) longitudes[body] = of(body);
  longitudes.rahu = of(sky.node === "mean" ? "mean_node" : "true_node");
  longitudes.ketu = normalizeDegrees(longitudes.rahu + 180);
  return longitudes;
}

/** The longitude of a graha, and its direction of motion. */
export interface GrahaPlacement {
  readonly id: Graha;
  /** Sidereal, degrees, [0, 360). */
  readonly longitude: number;
  readonly retrograde: boolean;
}

/**
 * The nine grahas at an instant, sun … ketu.
 * @throws RangeError outside the ephemeris' range.
 */
export function computeGrahaPlacements(sky: Sky, jd: JulianDayUt): GrahaPlacement[] {
  const states = computeGrahaPositions(sky, jd, computeAyanamsaMotion(sky, jd));
  return GRAHAS.map((id) => ({ id, longitude: states[id].longitude, retrograde: states[id].speed < 0 }));
}

/** The angles from which the limbs of the panchanga are computed. */
export interface LuminaryAngles {
  /** Moon minus Sun: tithi, karana and month. Independent of the ayanamsa. */
  readonly elongation: Motion;
  /** The Moon's sidereal longitude: nakshatra. */
  readonly moon: Motion;
  /** Sidereal Sun plus sidereal Moon: yoga. */
  readonly sum: Motion;
}

/** Computed from sidereal states; the speeds are only used by a search and may omit the ayanamsa's own motion. */
export function deriveLuminaryAngles(
  sun: Pick<GrahaPosition, "longitude" | "speed">,
  moon: Pick<GrahaPosition, "longitude" | "speed">,
): LuminaryAngles {
  return {
    elongation: { angle: normalizeDegrees(moon.longitude - sun.longitude), speed: moon.speed - sun.speed },
    moon: { angle: moon.longitude, speed: moon.speed },
    sum: { angle: normalizeDegrees(moon.longitude + sun.longitude), speed: moon.speed + sun.speed },
  };
}

export function computeElongation(sky: Sky, jd: number): Motion {
  const sun = sky.ephemeris.state(jd, "sun", sky.positions);
  const moon = sky.ephemeris.state(jd, "moon", sky.positions);
  return deriveLuminaryAngles(sun, moon).elongation;
}

export function computeSiderealMoon(sky: Sky, jd: number): Motion {
  const moon = sky.ephemeris.state(jd, "moon", sky.positions);
  return { angle: normalizeDegrees(moon.longitude - computeAyanamsa(sky, jd)), speed: moon.speed };
}

/** The Sun's speed omits the ayanamsa's own motion. */
export function computeSiderealSun(sky: Sky, jd: number): Pick<GrahaPosition, "longitude" | "speed"> {
  const { longitude, speed } = sky.ephemeris.state(jd, "sun", sky.positions);
  return { longitude: normalizeDegrees(longitude - computeAyanamsa(sky, jd)), speed };
}

export function computeSiderealSunLongitude(sky: Sky, jd: number): number {
  return computeSiderealSun(sky, jd).longitude;
}

export function computeSunMoonSum(sky: Sky, jd: number): Motion {
  const { angle, speed } = deriveLuminaryAngles(
    sky.ephemeris.state(jd, "sun", sky.positions),
    sky.ephemeris.state(jd, "moon", sky.positions),
  ).sum;
  return { angle: normalizeDegrees(angle - 2 * computeAyanamsa(sky, jd)), speed };
}

export function computeLuminaryAngles(sky: Sky, jd: number): LuminaryAngles {
  return {
    elongation: computeElongation(sky, jd),
    moon: computeSiderealMoon(sky, jd),
    sum: computeSunMoonSum(sky, jd),
  };
}
