import { arcForward, arcShortest, normalizeDegrees } from "./angle.ts";
import type { Motion } from "./search.ts";

/** A circle cut into parts: part k runs from `starts[k]`, which is its own, up to the start of the next. */
export interface Division {
  /** Degrees, ascending, [0, 360). */
  readonly starts: readonly number[];
}

/** `count` equal parts from 0°, each beginning at the double nearest to its place. */
export function equalParts(count: number): Division {
  return { starts: Array.from({ length: count }, (_, part) => (part * 360) / count) };
}

/** Parts that begin at the given angles, wherever on the circle these are; equal ones are one. */
export function partsFrom(angles: readonly number[]): Division {
  return { starts: [...new Set(angles.map(normalizeDegrees))].toSorted((a, b) => a - b) };
}

/** The part an angle stands in: the last where it is before the first start. */
export function partIn({ starts }: Division, angle: number): number {
  const place = normalizeDegrees(angle);
  let [low, high] = [0, starts.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((starts[middle] as number) <= place) low = middle + 1;
    else high = middle;
  }
  return (low + starts.length - 1) % starts.length;
}

/** An instant at which a moving angle changes its part. */
export interface Crossing {
  readonly jd: number;
  /** The part it enters. */
  readonly part: number;
  /** The angle crossed, which is the start of the part entered, or left where the motion is backward. */
  readonly angle: number;
  readonly forward: boolean;
}

/** How an angle moves: what a search may rely on. */
export interface Pace {
  /** Days in which it stands still once at the most, and moves less than 180°. */
  readonly step: number;
  /** Degrees a day it never exceeds, forward or backward. */
  readonly fastest: number;
}

/** A millisecond and less. */
const PRECISION_DAYS = 5e-9;
const MAX_STEPS = 100;

/**
 * Where a continuous value that has opposite signs at two instants is 0, to less than a millisecond: the false position, its end
 * that stays put weighed half (Illinois), and bisection where that gains nothing.
 */
export function rootBetween(value: (jd: number) => number, from: number, until: number): number {
  let [a, b] = [from, until];
  let [atA, atB] = [value(a), value(b)];
  if (atA === 0) return a;
  for (let step = 0; step < MAX_STEPS && Math.abs(b - a) > PRECISION_DAYS; step++) {
    const guess = step % 8 === 7 ? (a + b) / 2 : b - (atB * (b - a)) / (atB - atA);
    const found = value(guess);
    if (found === 0 || Math.abs(guess - b) < PRECISION_DAYS) return guess;
    if (found > 0 === atB > 0) atA /= 2;
    else [a, atA] = [b, atB];
    [b, atB] = [guess, found];
  }
  return b;
}

/** When a motion stands still between two instants: where its speed changes sign, once in a step at the most. */
export function stations(motion: (jd: number) => Motion, from: number, until: number, step: number): number[] {
  const found: number[] = [];
  let forward = motion(from).speed >= 0;
  for (let start = from; start < until; start += step) {
    const end = Math.min(start + step, until);
    const goesForward = motion(end).speed >= 0;
    if (goesForward !== forward) found.push(rootBetween((jd) => motion(jd).speed, start, end));
    forward = goesForward;
  }
  return found;
}

/** The angles crossed on the way from one to another, in the order they are met, each with the part then entered. */
function startsOnTheWay(division: Division, from: number, way: number): Omit<Crossing, "jd">[] {
  const { starts } = division;
  const forward = way > 0;
  return starts
    .map((angle, index) => ({
      angle,
      part: forward ? index : (index + starts.length - 1) % starts.length,
      // Standing on a start is being in its part: forward it has been crossed, backward it is crossed on leaving.
      arc: forward ? arcForward(from, angle) || 360 : arcForward(angle, from),
    }))
    .filter(({ arc }) => (forward ? arc <= way : arc < -way))
    .toSorted((a, b) => a.arc - b.arc)
    .map(({ angle, part }) => ({ angle, part, forward }));
}

/** A motion at an instant. */
export interface At extends Motion {
  readonly jd: number;
}

/** The crossings of an angle that goes one way, and less than half round, between two instants. */
export function crossedOneWay(
  motion: (jd: number) => Pick<Motion, "angle">,
  division: Division,
  a: Omit<At, "speed">,
  b: Omit<At, "speed">,
): Crossing[] {
  const way = arcShortest(a.angle, b.angle);
  return startsOnTheWay(division, a.angle, way).map((crossed) => {
    const jd = rootBetween((at) => arcShortest(crossed.angle, motion(at).angle), a.jd, b.jd);
    return { ...crossed, jd };
  });
}

/** How far an angle is from the nearest start of a part, degrees. */
export function clearance({ starts }: Division, angle: number): number {
  let least = 360;
  for (const start of starts) least = Math.min(least, Math.abs(arcShortest(start, angle)));
  return least;
}

/** The crossings of an angle between two instants between which it stands still once at the most. */
export function crossedBetween(motion: (jd: number) => Motion, division: Division, here: At, there: At): Crossing[] {
  if (there.speed >= 0 === here.speed >= 0) return crossedOneWay(motion, division, here, there);
  const turn = rootBetween((jd) => motion(jd).speed, here.jd, there.jd);
  const turned = { jd: turn, angle: motion(turn).angle };
  return [...crossedOneWay(motion, division, here, turned), ...crossedOneWay(motion, division, turned, there)];
}

/**
 * All instants after `from` and before `until` at which a moving angle changes its part, in their order, each to a millisecond:
 * re-entries of a retrograde motion too. Where the angle is further from every start than it can run, the search leaps.
 */
export function crossings(
  motion: (jd: number) => Motion,
  division: Division,
  { from, until }: { readonly from: number; readonly until: number },
  { step, fastest }: Pace,
): Crossing[] {
  const found: Crossing[] = [];
  const at = (jd: number): At => ({ jd, ...motion(jd) });
  let here = at(from);
  while (here.jd < until) {
    const reach = (clearance(division, here.angle) * 0.999) / fastest;
    const there = at(Math.min(here.jd + Math.max(step, reach), until));
    if (reach < there.jd - here.jd) found.push(...crossedBetween(motion, division, here, there));
    here = there;
  }
  return found.filter(({ jd }) => jd > from && jd < until);
}
