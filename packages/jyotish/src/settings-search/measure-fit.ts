import { arcShortest } from "../core/angle.ts";
import type { ObservedFigure } from "./observed-figure.ts";

/** How a program displays its last digit. */
type Display = "rounded" | "truncated";

/** How much programs with the same settings may differ, because of ephemeris, nutation and refraction. */
const TOLERANCE = {
  /** Two arcseconds. */
  longitude: 2 / 3600,
  /** Half an arcsecond. */
  ayanamsa: 0.5 / 3600,
  /** Seconds. */
  sunrise: 5,
  /** Two arcseconds of the Moon, as a fraction of a nakshatra and so of the longest dasha, in seconds. */
  dasha: ((2 / 3600 / (40 / 3)) * 20 * 365.25 * 86_400) / 2,
} as const;

const getTolerance = ({ what }: ObservedFigure): number =>
  what === "ayanamsa" || what === "sunrise" || what === "dasha" ? TOLERANCE[what] : TOLERANCE.longitude;

/**
 * The distance of the computed figure from the observed one, relative to half the interval that the display leaves
 * open: up to 1 it agrees.
 */
function measureDeparture(seen: ObservedFigure, computed: number, display: Display): number {
  const { what, value, unit } = seen;
  const circular = what !== "sunrise" && what !== "dasha";
  const off = circular ? arcShortest(value, computed) : computed - value;
  const middle = display === "rounded" ? 0 : unit / 2;
  return Math.abs(off - middle) / (unit / 2 + getTolerance(seen));
}

export interface Fit {
  /** Whether each figure agrees, in order. */
  readonly agrees: readonly boolean[];
  readonly differing: number;
  /** Root mean square of the departures; up to 1 if all agree. */
  readonly misfit: number;
}

/** Departures are capped here: beyond it the figure is simply different. */
const MAX_DEPARTURE = 100;

const DAY_SECONDS = 86_400;

const isAngle = ({ what }: ObservedFigure): boolean => what !== "sunrise" && what !== "dasha";

/** Figures other than angles have their own display: a date is truncated to its day, a time of day may be rounded. */
function measureBestDeparture(seen: ObservedFigure, computed: number): number {
  const truncated = measureDeparture(seen, computed, "truncated");
  return seen.unit >= DAY_SECONDS ? truncated : Math.min(truncated, measureDeparture(seen, computed, "rounded"));
}

function measureFitForDisplay(seen: readonly ObservedFigure[], computed: readonly number[], display: Display): Fit {
  const departures = seen.map((figure, index) => {
    const ours = computed[index] ?? Number.NaN;
    const value = isAngle(figure) ? measureDeparture(figure, ours, display) : measureBestDeparture(figure, ours);
    return Number.isFinite(value) ? Math.min(value, MAX_DEPARTURE) : MAX_DEPARTURE;
  });
  const agrees = departures.map((value) => value <= 1);
  return {
    agrees,
    differing: agrees.filter((agreed) => !agreed).length,
    misfit: Math.hypot(...departures) / Math.sqrt(Math.max(departures.length, 1)),
  };
}

/** Orders fits: fewer differing figures first, then the smaller misfit. */
const compareFits = (a: Fit, b: Fit): number => a.differing - b.differing || a.misfit - b.misfit;

/** How well computed figures agree with observed ones, choosing the display (rounded or truncated) that fits better. */
export function measureFit(seen: readonly ObservedFigure[], computed: readonly number[]): Fit {
  const [best] = [
    measureFitForDisplay(seen, computed, "rounded"),
    measureFitForDisplay(seen, computed, "truncated"),
  ].toSorted(compareFits);
  return best as Fit;
}
