import { arcShortest } from "../core/angle.ts";
import type { Seen } from "./seen.ts";

/** How a program cuts what it shows to its last place. */
type Display = "rounded" | "truncated";

/** How far programs with the same choices are apart: ephemerides, nutation and refraction differ by so much. */
const SLACK = {
  /** Two arcseconds. */
  longitude: 2 / 3600,
  /** Half of one. */
  ayanamsa: 0.5 / 3600,
  /** Seconds. */
  sunrise: 5,
  /** The Moon's two arcseconds, as a part of her star and so of the longest of dashas, in seconds. */
  dasha: ((2 / 3600 / (40 / 3)) * 20 * 365.25 * 86_400) / 2,
} as const;

const slackOf = ({ what }: Seen): number =>
  what === "ayanamsa" || what === "sunrise" || what === "dasha" ? SLACK[what] : SLACK.longitude;

/** How far the figure reckoned lies from what was shown, in halves of what the shown one leaves open: up to 1 it agrees. */
function departure(seen: Seen, reckoned: number, display: Display): number {
  const { what, value, unit } = seen;
  const circular = what !== "sunrise" && what !== "dasha";
  const off = circular ? arcShortest(value, reckoned) : reckoned - value;
  const middle = display === "rounded" ? 0 : unit / 2;
  return Math.abs(off - middle) / (unit / 2 + slackOf(seen));
}

export interface Fit {
  /** For each figure, in their order, whether it agrees. */
  readonly agrees: readonly boolean[];
  readonly differing: number;
  /** Root mean square of the departures; up to 1 where all agree. */
  readonly misfit: number;
}

/** A departure beyond this says no more than that the figure differs. */
const FAR = 100;

const DAY_SECONDS = 86_400;

const isAngle = ({ what }: Seen): boolean => what !== "sunrise" && what !== "dasha";

/** What is shown besides angles is cut by itself: a date is the day it falls in, a time of day may be rounded. */
function ownDeparture(seen: Seen, reckoned: number): number {
  const truncated = departure(seen, reckoned, "truncated");
  return seen.unit >= DAY_SECONDS ? truncated : Math.min(truncated, departure(seen, reckoned, "rounded"));
}

function fitAs(seen: readonly Seen[], reckoned: readonly number[], display: Display): Fit {
  const departures = seen.map((figure, index) => {
    const ours = reckoned[index] ?? Number.NaN;
    const value = isAngle(figure) ? departure(figure, ours, display) : ownDeparture(figure, ours);
    return Number.isFinite(value) ? Math.min(value, FAR) : FAR;
  });
  const agrees = departures.map((value) => value <= 1);
  return {
    agrees,
    differing: agrees.filter((agreed) => !agreed).length,
    misfit: Math.hypot(...departures) / Math.sqrt(Math.max(departures.length, 1)),
  };
}

/** Nearer to what was shown: fewer figures differ; then, of as many, those that differ by less. */
const byFit = (a: Fit, b: Fit): number => a.differing - b.differing || a.misfit - b.misfit;

/** How well figures agree with those shown, whichever way the program cuts its angles. */
export function fitOf(seen: readonly Seen[], reckoned: readonly number[]): Fit {
  const [best] = [fitAs(seen, reckoned, "rounded"), fitAs(seen, reckoned, "truncated")].toSorted(byFit);
  return best as Fit;
}
