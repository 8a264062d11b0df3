/**
 * The second entry point, for implementations of the ephemeris port: arithmetic of angles and instants, which an
 * adapter would otherwise have to duplicate. It exports nothing about charts.
 */
export { arcShortest, normalizeDegrees } from "./core/angle.ts";
export { findRoot } from "./core/find-crossings.ts";
export { type Polynomial, interpolatePolynomial } from "./core/interpolate-polynomial.ts";
export { julianDayUt } from "./core/units.ts";
