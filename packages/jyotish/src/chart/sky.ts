import { GRAHAS, type Graha, type NodeKind, type PositionKind } from "@lagna/terms";
import { normalizeDegrees } from "../core/angle.ts";
import type { Motion } from "../core/search.ts";
import type { JulianDayUt } from "../core/units.ts";
import type { AyanamsaChoice, Ephemeris, EphemerisBody } from "../ephemeris.ts";
import { ayanamsaChoice, type Settings } from "../settings.ts";

/** The ephemeris with the choices of one chart: everything after this is sidereal. */
export interface Sky {
  readonly ephemeris: Ephemeris;
  readonly choice: AyanamsaChoice;
  readonly positions: PositionKind;
  readonly node: NodeKind;
}

export function skyOf(ephemeris: Ephemeris, settings: Settings, birth: JulianDayUt): Sky {
  return { ephemeris, choice: ayanamsaChoice(settings, birth), positions: settings.positions, node: settings.node };
}

/** The ayanamsa that is subtracted from tropical longitudes of date. */
export function ayanamsaAt(sky: Sky, jd: number): number {
  return sky.ephemeris.ayanamsa(jd, sky.choice, sky.positions, "true");
}

/** Over which the ayanamsa's own motion is measured, days: the step Swiss Ephemeris takes for sidereal speeds. */
const AYANAMSA_STEP_DAYS = 0.001;

export interface Ayanamsa {
  /** Referred to the true equinox of date, degrees. */
  readonly degrees: number;
  /** Referred to the mean equinox: without nutation. */
  readonly meanDegrees: number;
  /** Degrees a day of the first. */
  readonly speed: number;
}

export function ayanamsaMotion(sky: Sky, jd: number): Ayanamsa {
  const degrees = ayanamsaAt(sky, jd);
  const before = ayanamsaAt(sky, jd - AYANAMSA_STEP_DAYS);
  const meanDegrees = sky.ephemeris.ayanamsa(jd, sky.choice, sky.positions, "mean");
  return { degrees, meanDegrees, speed: (degrees - before) / AYANAMSA_STEP_DAYS };
}

export interface GrahaState {
  /** Sidereal, degrees, [0, 360). */
  readonly longitude: number;
  /** Ecliptic latitude, degrees north. */
  readonly latitude: number;
  /** Sidereal degrees a day; negative when retrograde. */
  readonly speed: number;
}

const BODIES = ["sun", "moon", "mars", "mercury", "jupiter", "venus", "saturn"] as const;

function siderealState(sky: Sky, jd: number, body: EphemerisBody, ayanamsa: Ayanamsa): GrahaState {
  const { longitude, latitude, speed } = sky.ephemeris.state(jd, body, sky.positions);
  return { longitude: normalizeDegrees(longitude - ayanamsa.degrees), latitude, speed: speed - ayanamsa.speed };
}

/**
 * Geocentric sidereal states of the nine grahas. Ketu is 180° from Rahu with the opposite latitude and the same speed.
 * @throws RangeError outside the ephemeris' range.
 */
export function grahaStates(sky: Sky, jd: number, ayanamsa: Ayanamsa): Record<Graha, GrahaState> {
  const states = {} as Record<Graha, GrahaState>;
  for (const body of BODIES) states[body] = siderealState(sky, jd, body, ayanamsa);
  const rahu = siderealState(sky, jd, sky.node === "mean" ? "mean_node" : "true_node", ayanamsa);
  states.rahu = rahu;
  states.ketu = {
    longitude: normalizeDegrees(rahu.longitude + 180),
    latitude: rahu.latitude === 0 ? 0 : -rahu.latitude,
    speed: rahu.speed,
  };
  return states;
}

/** Where the nine stand alone: the longitudes of `grahaStates`. */
export function grahaLongitudes(sky: Sky, jd: number): Record<Graha, number> {
  const ayanamsaDeg = ayanamsaAt(sky, jd);
  const of = (body: EphemerisBody): number =>
    normalizeDegrees(sky.ephemeris.state(jd, body, sky.positions).longitude - ayanamsaDeg);
  const longitudes = {} as Record<Graha, number>;
  for (const body of BODIES) longitudes[body] = of(body);
  longitudes.rahu = of(sky.node === "mean" ? "mean_node" : "true_node");
  longitudes.ketu = normalizeDegrees(longitudes.rahu + 180);
  return longitudes;
}

/** Where a graha stands, and which way it goes. */
export interface GrahaPlace {
  readonly id: Graha;
  /** Sidereal, degrees, [0, 360). */
  readonly longitude: number;
  readonly retrograde: boolean;
}

/**
 * The nine grahas at an instant, sun … ketu.
 * @throws RangeError outside the ephemeris' range.
 */
export function grahasAt(sky: Sky, jd: JulianDayUt): GrahaPlace[] {
  const states = grahaStates(sky, jd, ayanamsaMotion(sky, jd));
  return GRAHAS.map((id) => ({ id, longitude: states[id].longitude, retrograde: states[id].speed < 0 }));
}

/** The angles the limbs of the panchanga are parts of. */
export interface LuminaryAngles {
  /** Moon minus Sun: tithi, karana and month. The same in every zodiac. */
  readonly elongation: Motion;
  /** The Moon's sidereal longitude: nakshatra. */
  readonly moon: Motion;
  /** Sidereal Sun plus sidereal Moon: yoga. */
  readonly sum: Motion;
}

/** From sidereal states; the speeds serve a search and may leave out the ayanamsa's own motion. */
export function luminaryAngles(
  sun: Pick<GrahaState, "longitude" | "speed">,
  moon: Pick<GrahaState, "longitude" | "speed">,
): LuminaryAngles {
  return {
    elongation: { angle: normalizeDegrees(moon.longitude - sun.longitude), speed: moon.speed - sun.speed },
    moon: { angle: moon.longitude, speed: moon.speed },
    sum: { angle: normalizeDegrees(moon.longitude + sun.longitude), speed: moon.speed + sun.speed },
  };
}

export function elongation(sky: Sky, jd: number): Motion {
  const sun = sky.ephemeris.state(jd, "sun", sky.positions);
  const moon = sky.ephemeris.state(jd, "moon", sky.positions);
  return luminaryAngles(sun, moon).elongation;
}

export function siderealMoon(sky: Sky, jd: number): Motion {
  const moon = sky.ephemeris.state(jd, "moon", sky.positions);
  return { angle: normalizeDegrees(moon.longitude - ayanamsaAt(sky, jd)), speed: moon.speed };
}

/** The Sun's speed leaves out the ayanamsa's own motion. */
export function siderealSun(sky: Sky, jd: number): Pick<GrahaState, "longitude" | "speed"> {
  const { longitude, speed } = sky.ephemeris.state(jd, "sun", sky.positions);
  return { longitude: normalizeDegrees(longitude - ayanamsaAt(sky, jd)), speed };
}

export function siderealSunLongitude(sky: Sky, jd: number): number {
  return siderealSun(sky, jd).longitude;
}

export function sunMoonSum(sky: Sky, jd: number): Motion {
  const { angle, speed } = luminaryAngles(
    sky.ephemeris.state(jd, "sun", sky.positions),
    sky.ephemeris.state(jd, "moon", sky.positions),
  ).sum;
  return { angle: normalizeDegrees(angle - 2 * ayanamsaAt(sky, jd)), speed };
}

export function luminaryAnglesAt(sky: Sky, jd: number): LuminaryAngles {
  return { elongation: elongation(sky, jd), moon: siderealMoon(sky, jd), sum: sunMoonSum(sky, jd) };
}
