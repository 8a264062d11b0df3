import { arcForward, arcShortest, normalizeDegrees } from "./angle.ts";
import type { Motion } from "./motion.ts";

/** A circle divided into parts: part k runs from `starts[k]` (inclusive) to the start of the next. */
export interface Division {
  /** Degrees, ascending, [0, 360). */
  readonly starts: readonly number[];
}

/** `count` equal parts from 0°, each starting at the double nearest to its exact value. */
export function createEqualDivision(count: number): Division {
  return { starts: Array.from({ length: count }, (_, part) => (part * 360) / count) };
}

/** Parts that start at the given angles in any order; duplicates are merged. */
export function createDivision(angles: readonly number[]): Division {
  return { starts: [...new Set(angles.map(normalizeDegrees))].toSorted((a, b) => a - b) };
}

/** The part that contains an angle: the last one if the angle is before the first start. */
export function findPart({ starts }: Division, angle: number): number {
  const place = normalizeDegrees(angle);
  let [low, high] = [0, starts.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((starts[middle] as number) <= place) low = middle + 1;
    else high = middle;
  }
  return (low + starts.length - 1) % starts.length;
}

/** An instant at which a moving angle enters another part. */
export interface Crossing {
  readonly jd: number;
  /** The part entered. */
  readonly part: number;
  /** The angle crossed: the start of the part entered, or of the part left if the motion is backward. */
  readonly angle: number;
  readonly forward: boolean;
}

/** Limits on the motion of an angle that a search may rely on. */
export interface MotionLimits {
  /** Days in which it is stationary at most once, and moves less than 180°. */
  readonly stepDays: number;
  /** Maximum speed in degrees per day, forward or backward. */
  readonly maxDegreesPerDay: number;
}

/** Less than a millisecond. */
const PRECISION_DAYS = 5e-9;
const MAX_STEPS = 100;

/**
 * The root of a continuous value that has opposite signs at two instants, to less than a millisecond: the Illinois
 * variant of false position (the value at an end that stays is halved), with bisection if that does not converge.
 * @param ends the values at the two instants, if they are known
 */
export function findRoot(
  value: (jd: number) => number,
  from: number,
  until: number,
  ends: readonly [number, number] = [value(from), value(until)],
): number {
  let [a, b] = [from, until];
  let [atA, atB] = ends;
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

/** The instants at which a motion is stationary in an interval: where its speed changes sign, at most once per step. */
export function findStations(motion: (jd: number) => Motion, from: number, until: number, step: number): number[] {
  const found: number[] = [];
  let { speed } = motion(from);
  for (let start = from; start < until; start += step) {
    const end = Math.min(start + step, until);
    const { speed: then } = motion(end);
    if (then >= 0 !== speed >= 0) found.push(findRoot((jd) => motion(jd).speed, start, end, [speed, then]));
    speed = then;
  }
  return found;
}

/** The angles crossed on the way from one angle to another, in order, each with the part then entered. */
function listCrossedStarts(division: Division, from: number, way: number): Omit<Crossing, "jd">[] {
  const { starts } = division;
  const forward = way > 0;
  return starts
    .map((angle, index) => ({
      angle,
      part: forward ? index : (index + starts.length - 1) % starts.length,
      // A part includes its start: moving forward, a start at `from` has been crossed already; moving backward, it is
      // crossed when leaving.
      arc: forward ? arcForward(from, angle) || 360 : arcForward(angle, from),
    }))
    .filter(({ arc }) => (forward ? arc <= way : arc < -way))
    .toSorted((a, b) => a.arc - b.arc)
    .map(({ angle, part }) => ({ angle, part, forward }));
}

/** A motion at an instant. */
export interface MotionAtInstant extends Motion {
  readonly jd: number;
}

/** The crossings between two instants of an angle that moves in one direction, and less than half a circle. */
export function findMonotonicCrossings(
  motion: (jd: number) => Pick<Motion, "angle">,
  division: Division,
  a: Omit<MotionAtInstant, "speed">,
  b: Omit<MotionAtInstant, "speed">,
): Crossing[] {
  const way = arcShortest(a.angle, b.angle);
  return listCrossedStarts(division, a.angle, way).map((crossed) => {
    const left = (angle: number): number => arcShortest(crossed.angle, angle);
    const jd = findRoot((at) => left(motion(at).angle), a.jd, b.jd, [left(a.angle), left(b.angle)]);
    return { ...crossed, jd };
  });
}

/** How far an angle is from the nearest start of a part, degrees. */
export function distanceToNearestStart({ starts }: Division, angle: number): number {
  let least = 360;
  for (const start of starts) least = Math.min(least, Math.abs(arcShortest(start, angle)));
  return least;
}

/** The crossings between two instants of an angle that is stationary at most once between them. */
export function findCrossingsBetween(
  motion: (jd: number) => Motion,
  division: Division,
  start: MotionAtInstant,
  end: MotionAtInstant,
): Crossing[] {
  if (end.speed >= 0 === start.speed >= 0) return findMonotonicCrossings(motion, division, start, end);
  const turn = findRoot((jd) => motion(jd).speed, start.jd, end.jd, [start.speed, end.speed]);
  const turningPoint = { jd: turn, angle: motion(turn).angle };
  return [
    ...findMonotonicCrossings(motion, division, start, turningPoint),
    ...findMonotonicCrossings(motion, division, turningPoint, end),
  ];
}

/**
 * All instants after `from` and before `until` at which a moving angle enters another part, in order, each to a
 * millisecond, including re-entries by retrograde motion. Intervals in which the angle cannot reach any start are
 * skipped.
 */
export function findCrossings(
  motion: (jd: number) => Motion,
  division: Division,
  { from, until }: { readonly from: number; readonly until: number },
  { stepDays, maxDegreesPerDay }: MotionLimits,
): Crossing[] {
  const found: Crossing[] = [];
  const at = (jd: number): MotionAtInstant => ({ jd, ...motion(jd) });
  let current = at(from);
  while (current.jd < until) {
    const reach = (distanceToNearestStart(division, current.angle) * 0.999) / maxDegreesPerDay;
    const next = at(Math.min(current.jd + Math.max(stepDays, reach), until));
    if (reach < next.jd - current.jd) found.push(...findCrossingsBetween(motion, division, current, next));
    current = next;
  }
  return found.filter(({ jd }) => jd > from && jd < until);
}
