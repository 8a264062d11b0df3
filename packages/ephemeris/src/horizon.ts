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
import type { NativeSwissEphemeris } from "./native.ts";
import type { NearSky } from "./near-sky.ts";

export interface RiseSetSearch {
  readonly body: "sun" | "moon";
  readonly event: "rise" | "set";
  readonly place: GeoPlace;
  readonly kind: SunriseKind;
}

/** Degrees by which what rises and sets (the upper limb as it is seen, the disc's centre) is above the horizon. */
export type Height = (jd: number) => number;

const DEGREES = 180 / Math.PI;
const radians = (degrees: number): number => degrees / DEGREES;

/** 15 °C; the pressure 0 lets Swiss Ephemeris take it from the altitude, 1013.25 hPa at sea level. */
const TEMPERATURE_C = 15;
const PRESSURE_FROM_ALTITUDE = 0;

const refractions = new Map<number, number>();
const REFRACTIONS_KEPT = 100;

/** Refraction at the horizon, degrees, by the pressure of the place's altitude: 34′ at sea level. */
function horizonRefraction(native: NativeSwissEphemeris, altitude: number): number {
  const known = refractions.get(altitude);
  if (known !== undefined) return known;
  if (refractions.size >= REFRACTIONS_KEPT) refractions.clear();
  const pressure = 1013.25 * (1 - (0.0065 * altitude) / 288) ** 5.255;
  const [trueAltitude, apparent] = native.refrac_extended(
    1e-6,
    0,
    pressure,
    TEMPERATURE_C,
    SE_LAPSE_RATE,
    SE_APP_TO_TRUE,
  ).extended;
  refractions.set(altitude, apparent - trueAltitude);
  return apparent - trueAltitude;
}

const radiusDeg = (body: "sun" | "moon", distanceAu: number): number =>
  Math.asin(DIAMETER_M[body] / 2 / ASTRONOMICAL_UNIT_M / distanceAu) * DEGREES;

/** How far a place is from the Earth's axis and from the plane of its equator, astronomical units. */
function placeOnEarth({ latitude, altitude = 0 }: GeoPlace): { readonly axis: number; readonly equator: number } {
  const [sine, cosine] = [Math.sin(radians(latitude)), Math.cos(radians(latitude))];
  const polar = (1 - EARTH_FLATTENING) ** 2;
  const normal = EARTH_RADIUS_M / Math.sqrt(cosine ** 2 + polar * sine ** 2);
  return {
    axis: ((normal + altitude) * cosine) / ASTRONOMICAL_UNIT_M,
    equator: ((normal * polar + altitude) * sine) / ASTRONOMICAL_UNIT_M,
  };
}

/** The Earth's mean speed, of that of light: the constant of aberration. */
const ABERRATION = 20.4955 / 3600 / DEGREES;

/**
 * Height by the near sky: parallax is taken off in rectangular coordinates. Of aberration the Earth's motion is in the positions, and
 * makes parallax greater or less by a ten-thousandth; what the place's own motion adds shifts along the horizon, and is left out.
 */
export function nearHeight(native: NativeSwissEphemeris, near: NearSky, { body, place, kind }: RiseSetSearch): Height {
  const hindu = kind === "hindu";
  const { axis, equator } = placeOnEarth(place);
  const refraction = hindu ? 0 : horizonRefraction(native, place.altitude ?? 0);
  const [sine, cosine] = [Math.sin(radians(place.latitude)), Math.cos(radians(place.latitude))];
  return (jd) => {
    const { sun, siderealTime, obliquity } = near.earth(jd);
    const { longitude, latitude, distance } = body === "sun" ? sun : near.moon(jd);
    const [l, e, local] = [radians(longitude), radians(obliquity), radians(siderealTime + place.longitude)];
    const north = hindu ? 0 : Math.sin(radians(latitude));
    const level = Math.sqrt(1 - north * north);
    const [sinE, cosE, sinLocal, cosLocal] = [Math.sin(e), Math.cos(e), Math.sin(local), Math.cos(local)];
    const [x, across] = [level * Math.cos(l), level * Math.sin(l)];
    const [y, z] = [cosE * across - sinE * north, sinE * across + cosE * north];
    const meridian = x * cosLocal + y * sinLocal;
    if (hindu) return Math.asin(Math.max(-1, Math.min(1, cosine * meridian + sine * z))) * DEGREES;
    const ahead = body === "moon" ? level * Math.sin(radians(sun.longitude) - l) : 0;
    const shift = 1 - ABERRATION * ahead;
    const west = distance * (x * sinLocal - y * cosLocal);
    const [m, n] = [distance * meridian - axis * shift, distance * z - equator * shift];
    const away = Math.sqrt(m * m + west * west + n * n);
    return Math.asin((cosine * m + sine * n) / away) * DEGREES + radiusDeg(body, away) + refraction;
  };
}

/** Height by Swiss Ephemeris itself. */
export function exactHeight(native: NativeSwissEphemeris, { body, place, kind }: RiseSetSearch): Height {
  const position: [number, number, number] = [place.longitude, place.latitude, place.altitude ?? 0];
  const hindu = kind === "hindu";
  const refraction = hindu ? 0 : horizonRefraction(native, position[2]);
  const flags = hindu ? SEFLG_SWIEPH : SEFLG_SWIEPH | SEFLG_EQUATORIAL | SEFLG_TOPOCTR;
  return (jd) => {
    native.set_topo(...position);
    const [first, second, distance] = native.calc_ut(jd, BODY_NUMBERS[body], flags).data;
    const [frame, at] = hindu
      ? ([SE_ECL2HOR, [first, 0, distance]] as const)
      : ([SE_EQU2HOR, [first, second, distance]] as const);
    const altitude = native.azalt(jd, frame, position, PRESSURE_FROM_ALTITUDE, TEMPERATURE_C, [...at])[1];
    return altitude + (hindu ? 0 : radiusDeg(body, distance)) + refraction;
  };
}
