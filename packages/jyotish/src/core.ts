/**
 * The second door, for whoever fills the port: arithmetic of angles and instants, without which an adapter would write it again.
 * Behind it stands nothing of a chart.
 */
export { arcShortest, normalizeDegrees } from "./core/angle.ts";
export { rootBetween } from "./core/crossing.ts";
export { type Polynomial, polynomialThrough } from "./core/polynomial.ts";
export { julianDayUt } from "./core/units.ts";
