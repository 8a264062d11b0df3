/** Obliquity of the ecliptic and the Sun's hour angle, which need no ephemeris call; accurate to a second of time. */
import { arcShortest, normalizeDegrees } from "./angle.ts";

const J2000_JD = 2_451_545;
const DAYS_PER_CENTURY = 36_525;
const RADIANS = Math.PI / 180;

/** Julian centuries from J2000; the difference between UT and TT is negligible here. */
export function toCenturiesFromJ2000(jd: number): number {
  return (jd - J2000_JD) / DAYS_PER_CENTURY;
}

/** Mean obliquity of the ecliptic, degrees (IAU 1980; J. Meeus, "Astronomical Algorithms", 22.2). */
export function computeMeanObliquityDeg(jd: number): number {
  const t = toCenturiesFromJ2000(jd);
  return 23.439_291_1 - 0.013_004_167 * t - 1.639e-7 * t * t + 5.036e-7 * t * t * t;
}

/** Declination, degrees north, of a point of tropical longitude and ecliptic latitude. */
export function computeDeclinationDeg(longitudeDeg: number, latitudeDeg: number, obliquityDeg: number): number {
  const latitude = latitudeDeg * RADIANS;
  const obliquity = obliquityDeg * RADIANS;
  const sine =
    Math.sin(latitude) * Math.cos(obliquity) +
    Math.cos(latitude) * Math.sin(obliquity) * Math.sin(longitudeDeg * RADIANS);
  return Math.asin(Math.min(1, Math.max(-1, sine))) / RADIANS;
}

/** Right ascension, degrees, of a point of the ecliptic. */
function computeRightAscensionDeg(longitudeDeg: number, obliquityDeg: number): number {
  const longitude = longitudeDeg * RADIANS;
  return Math.atan2(Math.sin(longitude) * Math.cos(obliquityDeg * RADIANS), Math.cos(longitude)) / RADIANS;
}

/** The constant of aberration, which the equation of time subtracts from the mean Sun. */
const ABERRATION_DEG = 0.005_718_3;

/**
 * Local apparent (sundial) time, hours in [0, 24), from the Sun's tropical longitude and the place's longitude, east
 * positive (Meeus 28.1). It does not depend on the horizon, so it is defined in a polar night too.
 */
export function computeLocalApparentHours(jd: number, sunTropicalDeg: number, eastLongitudeDeg: number): number {
  const t = toCenturiesFromJ2000(jd);
  const meanSun = 280.466_456_7 + 36_000.769_827_8 * t + 0.000_303_2 * t * t - ABERRATION_DEG;
  const equationDeg = arcShortest(computeRightAscensionDeg(sunTropicalDeg, computeMeanObliquityDeg(jd)), meanSun);
  return normalizeDegrees(((jd + 0.5) % 1) * 360 + eastLongitudeDeg + equationDeg) / 15;
}
