import { type Graha, NAKSHATRAS, type Nakshatra, type Rashi, RASHIS } from "@lagna/terms";
import type { Sky } from "../chart/sky.ts";
import { normalizeDegrees } from "../core/angle.ts";
import {
  createDivision,
  createEqualDivision,
  type Division,
  findCrossings,
  findPart,
  type MotionLimits,
} from "../core/find-crossings.ts";
import type { Motion } from "../core/motion.ts";
import { julianDayUt, type JulianDayUt } from "../core/units.ts";
import { findVargaPosition, type SimpleVarga } from "../varga/any-varga.ts";
import { GRAHA_MOTION_LIMITS } from "./graha-motion.data.ts";
import { createSiderealMotion } from "./graha-motion.ts";
import { assertRangeForward, type TimeRange } from "./time-range.ts";

/** What is sought of a graha: a part of the zodiac, a degree, or another graha. */
export type SoughtPlace =
  | { readonly sign: Rashi }
  | { readonly nakshatra: Nakshatra }
  | { readonly sign: Rashi; readonly varga: SimpleVarga }
  | { readonly degree: number }
  /** Whenever it enters another sign or star. */
  | { readonly every: "sign" | "nakshatra" }
  | { readonly conjunct: Graha };

/** A stay in the part, cut at the ends of the search; or, of a degree, every part or a graha, an instant with equal ends. */
export interface SoughtEvent {
  readonly startJd: JulianDayUt;
  readonly endJd: JulianDayUt;
  /** The sidereal longitude then, or at the start. */
  readonly longitude: number;
  /** Whether it enters, or passes, moving forward; `null` if it was there at the start of the search. */
  readonly forward: boolean | null;
}

export interface SkySearch {
  readonly events: readonly SoughtEvent[];
  /** Where to go on if there may be more than the limit; else `null`. */
  readonly nextJd: JulianDayUt | null;
}

/** Two seconds, so that an instant rounded to a second does not find the last event once more. */
export const PAST_EVENT_DAYS = 2 / 86_400;

/** Work between two pauses. */
const WINDOW_DAYS = 200;

/** Divides the circle where a requested part begins and where it ends. */
interface WantedParts {
  readonly division: Division;
  readonly isWanted: (angle: number) => boolean;
}

function divide(count: number, isWanted: (angle: number) => boolean): WantedParts {
  const width = 360 / count;
  const requested = Array.from({ length: count }, (_, part) => isWanted((part + 0.5) * width));
  const starts = requested.flatMap((is, part) =>
    is === requested[(part + count - 1) % count] ? [] : [(part * 360) / count],
  );
  const division = createDivision(starts);
  const within = division.starts.map((start) => requested[Math.round(start / width) % count] === true);
  return { division, isWanted: (angle) => within[findPart(division, angle)] ?? false };
}

/** Unequal parts of a varga end on whole degrees; others at a part of its own number. */
const countCells = ({ parts }: SimpleVarga): number => (parts === 30 ? 360 : 12 * parts);

function findWantedParts(
  place: Exclude<SoughtPlace, { degree: number } | { every: string } | { conjunct: Graha }>,
): WantedParts {
  if ("nakshatra" in place) {
    const index = NAKSHATRAS.indexOf(place.nakshatra);
    return divide(27, (angle) => Math.floor((angle * 27) / 360) === index);
  }
  if ("varga" in place) {
    const { varga, sign } = place;
    return divide(countCells(varga), (angle) => findVargaPosition([varga], angle).sign === sign);
  }
  const index = RASHIS.indexOf(place.sign);
  return divide(12, (angle) => Math.floor(angle / 30) === index);
}

/** The longitude of one graha less that of another. */
export function createRelativeMotion(sky: Sky, graha: Graha, other: Graha): (jd: number) => Motion {
  const [first, second] = [createSiderealMotion(sky, graha), createSiderealMotion(sky, other)];
  return (jd) => {
    const [a, b] = [first(jd), second(jd)];
    return { angle: normalizeDegrees(a.angle - b.angle), speed: a.speed - b.speed };
  };
}

/** A step in which the two turn towards each other at most once. */
export function getRelativeLimits(graha: Graha, other: Graha): MotionLimits {
  const [a, b] = [GRAHA_MOTION_LIMITS[graha], GRAHA_MOTION_LIMITS[other]];
  return {
    stepDays: Math.min(a.stepDays, b.stepDays) / 2,
    maxDegreesPerDay: a.maxDegreesPerDay + b.maxDegreesPerDay,
  };
}

interface Search {
  readonly motion: (jd: number) => Motion;
  readonly limits: MotionLimits;
  readonly division: Division;
  /** `null` if instants are sought. */
  readonly isWanted: WantedParts["isWanted"] | null;
}

function createSearch(sky: Sky, graha: Graha, place: SoughtPlace): Search {
  if ("conjunct" in place) {
    if (place.conjunct === graha) throw new RangeError("a graha is not conjunct itself");
    return {
      motion: createRelativeMotion(sky, graha, place.conjunct),
      limits: getRelativeLimits(graha, place.conjunct),
      division: createDivision([0]),
      isWanted: null,
    };
  }
  const motion = createSiderealMotion(sky, graha);
  const limits = GRAHA_MOTION_LIMITS[graha];
  if ("every" in place) {
    const division = createEqualDivision(place.every === "sign" ? RASHIS.length : NAKSHATRAS.length);
    return { motion, limits, division, isWanted: null };
  }
  if ("degree" in place) return { motion, limits, division: createDivision([place.degree]), isWanted: null };
  return { motion, limits, ...findWantedParts(place) };
}

/**
 * When a graha is in a sign, star or sign of a varga, passes a degree, or joins another graha, to a millisecond, in
 * steps of some milliseconds. It stops after `limit` events, and says where to go on.
 * @throws RangeError for a range that does not run forward, and for a graha sought with itself
 */
export function* searchSkyInSteps(
  sky: Sky,
  graha: Graha,
  place: SoughtPlace,
  range: TimeRange,
  limit: number,
): Generator<void, SkySearch> {
  assertRangeForward(range);
  const { motion, limits, division, isWanted } = createSearch(sky, graha, place);
  const longitudeAt = createSiderealMotion(sky, graha);
  const events: SoughtEvent[] = [];
  const add = (startJd: number, endJd: number, forward: boolean | null): void => {
    const { angle: longitude } = longitudeAt(startJd);
    events.push({ startJd: julianDayUt(startJd), endJd: julianDayUt(endJd), longitude, forward });
  };
  let open: { readonly jd: number; readonly forward: boolean | null } | null =
    isWanted?.(motion(range.fromJd).angle) === true ? { jd: range.fromJd, forward: null } : null;
  for (let from: number = range.fromJd; from < range.untilJd; from += WINDOW_DAYS) {
    const until = Math.min(from + WINDOW_DAYS, range.untilJd);
    for (const { jd, part, forward } of findCrossings(motion, division, { from, until }, limits)) {
      if (isWanted === null) add(jd, jd, forward);
      else if (open !== null) {
        add(open.jd, jd, open.forward);
        open = null;
      } else if (isWanted(middleOf(division, part))) open = { jd, forward };
      if (events.length >= limit) return { events, nextJd: julianDayUt(jd + PAST_EVENT_DAYS) };
    }
    yield;
  }
  if (open !== null) add(open.jd, range.untilJd, open.forward);
  return { events, nextJd: null };
}

function middleOf({ starts }: Division, part: number): number {
  const start = starts[part] ?? 0;
  const next = starts[part + 1] ?? (starts[0] ?? 0) + 360;
  return normalizeDegrees((start + next) / 2);
}
