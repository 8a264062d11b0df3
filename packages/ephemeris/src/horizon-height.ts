import type { GeoPlace, SunriseKind } from "@lagna/jyotish";
import {
  ASTRONOMICAL_UNIT_M,
  BODY_NUMBERS,
  DIAMETER_M,
  EARTH_FLATTENING,
  EARTH_RADIUS_M,
  SE_APP_TO_TRUE,
  SE_ECL2HOR,
  SE_EQU2HOR,
  SE_LAPSE_RATE,
  SEFLG_EQUATORIAL,
  SEFLG_SWIEPH,
  SEFLG_TOPOCTR,
} from "./constants.ts";
import type { NativeSwissEphemeris } from "./native-binding.ts";
import type { InterpolatedSky } from "./interpolated-sky.ts";

export interface RiseSetSearch {
  readonly body: "sun" | "moon";
  readonly event: "rise" | "set";
  readonly place: GeoPlace;
  readonly kind: SunriseKind;
}

/**
 * Height above the horizon in degrees of the point that defines rise and set (the upper limb as seen, or the disc's
 * centre).
 */
export type HeightFunction = (jd: number) => number;

const DEGREES = 180 / Math.PI;
const toRadians = (degrees: number): number => degrees / DEGREES;

/** 15 °C; pressure 0 makes Swiss Ephemeris derive it from the altitude, 1013.25 hPa at sea level. */
const TEMPERATURE_C = 15;
const PRESSURE_FROM_ALTITUDE = 0;

const refractionCache = new Map<number, number>();
const MAX_CACHED_REFRACTIONS = 100;

/** Refraction at the horizon, degrees, for the air pressure at the altitude of the place: 34′ at sea level. */
function computeHorizonRefraction(native: NativeSwissEphemeris, altitude: number): number {
  const known = refractionCache.get(altitude);
  if (known !== undefined) return known;
  if (refractionCache.size >= MAX_CACHED_REFRACTIONS) refractionCache.clear();
  const pressure = 1013.25 * (1 - (0.0065 * altitude) / 288) ** 5.255;
  const [trueAltitude, apparent] = native.refrac_extended(
    1e-6,
    0,
    pressure,
    TEMPERATURE_C,
    SE_LAPSE_RATE,
    SE_APP_TO_TRUE,
  ).extended;
  refractionCache.set(altitude, apparent - trueAltitude);
  return apparent - trueAltitude;
}

const computeRadiusDeg = (body: "sun" | "moon", distanceAu: number): number =>
  Math.asin(DIAMETER_M[body] / 2 / ASTRONOMICAL_UNIT_M / distanceAu) * DEGREES;

/** The distance of a place from the Earth's axis and from the plane of its equator, astronomical units. */
function computeGeocentricPosition({ latitude, altitude = 0 }: GeoPlace): {
  readonly axis: number;
  readonly equator: number;
} {
  const [sine, cosine] = [Math.sin(toRadians(latitude)), Math.cos(toRadians(latitude))];
  const polar = (1 - EARTH_FLATTENING) ** 2;
  const normal = EARTH_RADIUS_M / Math.sqrt(cosine ** 2 + polar * sine ** 2);
  return {
    axis: ((normal + altitude) * cosine) / ASTRONOMICAL_UNIT_M,
    equator: ((normal * polar + altitude) * sine) / ASTRONOMICAL_UNIT_M,
  };
}

/** The Earth's mean orbital speed relative to the speed of light: the constant of aberration. */
const ABERRATION = 20.4955 / 3600 / DEGREES;

/**
 * Height from interpolated positions; parallax is applied in rectangular coordinates. Aberration by the Earth's motion
 * is already in the positions, and changes parallax by a ten-thousandth; aberration by the rotation of the place shifts
 * along the horizon, and is left out.
 */
export function createInterpolatedHeight(
  native: NativeSwissEphemeris,
  near: InterpolatedSky,
  { body, place, kind }: RiseSetSearch,
): HeightFunction {
  const hindu = kind === "hindu";
  const { axis, equator } = computeGeocentricPosition(place);
  const refraction = hindu ? 0 : computeHorizonRefraction(native, place.altitude ?? 0);
  const [sine, cosine] = [Math.sin(toRadians(place.latitude)), Math.cos(toRadians(place.latitude))];
  return (jd) => {
    const { sun, siderealTime, obliquity } = near.earth(jd);
    const { longitude, latitude, distance } = body === "sun" ? sun : near.moon(jd);
    const [l, e, local] = [toRadians(longitude), toRadians(obliquity), toRadians(siderealTime + place.longitude)];
    const north = hindu ? 0 : Math.sin(toRadians(latitude));
    const level = Math.sqrt(1 - north * north);
    const [sinE, cosE, sinLocal, cosLocal] = [Math.sin(e), Math.cos(e), Math.sin(local), Math.cos(local)];
    const [x, across] = [level * Math.cos(l), level * Math.sin(l)];
    const [y, z] = [cosE * across - sinE * north, sinE * across + cosE * north];
    const meridian = x * cosLocal + y * sinLocal;
    if (hindu) return Math.asin(Math.max(-1, Math.min(1, cosine * meridian + sine * z))) * DEGREES;
    const ahead = body === "moon" ? level * Math.sin(toRadians(sun.longitude) - l) : 0;
    const shift = 1 - ABERRATION * ahead;
    const west = distance * (x * sinLocal - y * cosLocal);
    const [m, n] = [distance * meridian - axis * shift, distance * z - equator * shift];
    const away = Math.sqrt(m * m + west * west + n * n);
    return Math.asin((cosine * m + sine * n) / away) * DEGREES + computeRadiusDeg(body, away) + refraction;
  };
}

/** Height computed by Swiss Ephemeris itself. */
export function createExactHeight(native: NativeSwissEphemeris, { body, place, kind }: RiseSetSearch): HeightFunction {
  const position: [number, number, number] = [place.longitude, place.latitude, place.altitude ?? 0];
  const hindu = kind === "hindu";
  const refraction = hindu ? 0 : computeHorizonRefraction(native, position[2]);
  const flags = hindu ? SEFLG_SWIEPH : SEFLG_SWIEPH | SEFLG_EQUATORIAL | SEFLG_TOPOCTR;
  return (jd) => {
    native.set_topo(...position);
    const [first, second, distance] = native.calc_ut(jd, BODY_NUMBERS[body], flags).data;
    const [frame, at] = hindu
      ? ([SE_ECL2HOR, [first, 0, distance]] as const)
      : ([SE_EQU2HOR, [first, second, distance]] as const);
    const altitude = native.azalt(jd, frame, position, PRESSURE_FROM_ALTITUDE, TEMPERATURE_C, [...at])[1];
    return altitude + (hindu ? 0 : computeRadiusDeg(body, distance)) + refraction;
  };
}
