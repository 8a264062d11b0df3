import { julianDayUt, type GeoPlace, type JulianDayUt, type SunriseKind } from "@lagna/jyotish";
import {
  ASTRONOMICAL_UNIT_M,
  BODY_NUMBERS,
  DIAMETER_M,
  EVENT_BITS,
  SE_APP_TO_TRUE,
  SE_BIT_FORCE_SLOW_METHOD,
  SE_ECL2HOR,
  SE_EQU2HOR,
  SE_LAPSE_RATE,
  SEFLG_EQUATORIAL,
  SEFLG_SWIEPH,
  SEFLG_TOPOCTR,
  SUNRISE_BITS,
} from "./constants.ts";
import type { NativeSwissEphemeris } from "./native.ts";

/**
 * Swiss Ephemeris has two ways to find a rising. The exact one takes a millisecond. The fast one takes 40 µs, but where it
 * has to begin again (its first find lay before the start of the search) it mistakes an ecliptic latitude for a declination
 * and stops iterating too early: its Hindu sunrise is then a third of a second off in Delhi, ten seconds at 50° and half an
 * hour at 65° of latitude, and near 60° it can miss a moonset. So the fast one serves as a first guess that is refined
 * here until it stands still; near and beyond the polar circles, where a disc can graze the horizon, the exact one is used.
 */
const REFINED_UP_TO_LATITUDE = { sun: 60, moon: 55 } as const;

/** The fast method's worst error up to those latitudes is under five minutes: the search begins that much early. */
const EARLY_DAYS = 15 / 1440;
/** What a search begun past an event can not find again. */
const PAST_EVENT_DAYS = 0.5;

/** 15 °C; the pressure 0 lets Swiss Ephemeris take it from the altitude, 1013.25 hPa at sea level. */
const TEMPERATURE_C = 15;
const PRESSURE_FROM_ALTITUDE = 0;
/** rise_trans answers -2 where the body stays above or below the horizon. */
const CIRCUMPOLAR = -2;

/** Over which the altitude's rate is measured, days. */
const RATE_STEP_DAYS = 0.001;
/** Four milliseconds: a step of that size leaves less than one. */
const LAST_STEP_DAYS = 5e-8;
const MAX_STEPS = 12;

export interface RiseSetSearch {
  readonly body: "sun" | "moon";
  readonly event: "rise" | "set";
  readonly place: GeoPlace;
  readonly kind: SunriseKind;
}

type GeoPosition = [longitude: number, latitude: number, altitude: number];

const geoPosition = ({ longitude, latitude, altitude }: GeoPlace): GeoPosition => [longitude, latitude, altitude ?? 0];

function search(
  native: NativeSwissEphemeris,
  jd: number,
  { body, event, place, kind }: RiseSetSearch,
  exact: boolean,
): number | null {
  const bits = EVENT_BITS[event] | SUNRISE_BITS[kind] | (exact ? SE_BIT_FORCE_SLOW_METHOD : 0);
  const position = geoPosition(place);
  const number = BODY_NUMBERS[body];
  const result = native.rise_trans(
    jd,
    number,
    null,
    SEFLG_SWIEPH,
    bits,
    position,
    PRESSURE_FROM_ALTITUDE,
    TEMPERATURE_C,
  );
  if (result.flag === CIRCUMPOLAR) return null;
  if (result.flag < 0) throw new Error(`Swiss Ephemeris found no ${event} of the ${body}: ${result.error}`);
  return result.data;
}

/** Refraction at the horizon, degrees, by the pressure of the place's altitude: 34′ at sea level. */
function horizonRefraction(native: NativeSwissEphemeris, altitude: number): number {
  const pressure = 1013.25 * (1 - (0.0065 * altitude) / 288) ** 5.255;
  const [trueAltitude, apparent] = native.refrac_extended(
    1e-6,
    0,
    pressure,
    TEMPERATURE_C,
    SE_LAPSE_RATE,
    SE_APP_TO_TRUE,
  ).extended;
  return apparent - trueAltitude;
}

/** The body's coordinates at an instant in the definition's own frame, and how far above the centre the event is, degrees. */
function bodyAt(
  native: NativeSwissEphemeris,
  jd: number,
  { body, kind }: RiseSetSearch,
): { at: GeoPosition; radius: number } {
  const flags = kind === "hindu" ? SEFLG_SWIEPH : SEFLG_SWIEPH | SEFLG_EQUATORIAL | SEFLG_TOPOCTR;
  const result = native.calc_ut(jd, BODY_NUMBERS[body], flags);
  if (result.flag < 0 || (result.flag & SEFLG_SWIEPH) === 0) {
    throw new Error(`Swiss Ephemeris did not use its files for the ${body}: ${result.error}`);
  }
  const [first, second, distance] = result.data;
  if (kind === "hindu") return { at: [first, 0, distance], radius: 0 };
  const radius = Math.asin(DIAMETER_M[body] / 2 / ASTRONOMICAL_UNIT_M / distance) * (180 / Math.PI);
  return { at: [first, second, distance], radius };
}

/** Newton's method on the altitude; `null` where it does not settle near the guess. */
function refine(native: NativeSwissEphemeris, guess: number, event: RiseSetSearch): number | null {
  const position = geoPosition(event.place);
  const frame = event.kind === "hindu" ? SE_ECL2HOR : SE_EQU2HOR;
  const refraction = event.kind === "hindu" ? 0 : horizonRefraction(native, position[2]);
  if (event.kind !== "hindu") native.set_topo(...position);
  let jd = guess;
  for (let step = 0; step < MAX_STEPS; step++) {
    const { at, radius } = bodyAt(native, jd, event);
    const altitude = native.azalt(jd, frame, position, PRESSURE_FROM_ALTITUDE, TEMPERATURE_C, at)[1];
    const later = native.azalt(jd + RATE_STEP_DAYS, frame, position, PRESSURE_FROM_ALTITUDE, TEMPERATURE_C, at)[1];
    const days = ((altitude + radius + refraction) / (later - altitude)) * RATE_STEP_DAYS;
    jd -= days;
    if (Math.abs(jd - guess) > 2 * EARLY_DAYS) return null;
    if (Math.abs(days) < LAST_STEP_DAYS) return jd;
  }
  return null;
}

/** The next event after `jd`, good to a hundredth of a second; `null` where there is none within a day. */
export function nextRiseSet(native: NativeSwissEphemeris, jd: number, event: RiseSetSearch): JulianDayUt | null {
  if (Math.abs(event.place.latitude) <= REFINED_UP_TO_LATITUDE[event.body]) {
    for (let from = jd - EARLY_DAYS, tries = 0; tries < 2; tries++) {
      const guess = search(native, from, event, false);
      const found = guess === null ? null : refine(native, guess, event);
      if (found === null) break;
      if (found > jd) return julianDayUt(found);
      from = found + PAST_EVENT_DAYS;
    }
  }
  const found = search(native, jd, event, true);
  return found === null ? null : julianDayUt(found);
}
