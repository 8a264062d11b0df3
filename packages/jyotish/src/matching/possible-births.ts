import { GRAHAS, type Nakshatra } from "@lagna/terms";
import { computeSiderealMoon } from "../chart/sky.ts";
import { createEqualDivision, type Division, findCrossings, findPart } from "../core/find-crossings.ts";
import { julianDayUt } from "../core/units.ts";
import type { Nativity } from "../nativity.ts";
import { createNativityInSky } from "../nativity.ts";
import { GRAHA_MOTION_LIMITS } from "../transit/graha-motion.data.ts";
import { createSiderealMotion } from "../transit/graha-motion.ts";
import type { TimeRange } from "../transit/time-range.ts";
import { findLagnaChanges } from "../uncertainty/find-change-instants.ts";
import { computeMidpoint, splitAtInstants } from "../uncertainty/tally-facts.ts";
import { createCertainMoon, createMoonOfStar, findMoonPlace, MOON_PLACES, type MatchedMoon } from "./moon-place.ts";

/** One person of a match: a birth, or only the star of the Moon. */
export type MatchPerson =
  | { readonly nakshatra: Nakshatra; readonly pada?: number | undefined }
  | {
      readonly nativity: Nativity;
      /** The possible times of birth; absent if the time is exact. */
      readonly ranges?: readonly TimeRange[] | undefined;
      /** Without a time nothing is counted from the lagna. */
      readonly isTimeKnown?: boolean | undefined;
    };

/** Births of one person between which no sign and no place of the Moon changes. */
export interface PossibleBirth {
  readonly nativity: Nativity;
  readonly share: number;
}

/** A person with everything a match reads. */
export interface MatchedPerson {
  readonly moon: MatchedMoon;
  /** `null` if only the star is known. */
  readonly birth: {
    readonly stated: Nativity;
    readonly possible: readonly PossibleBirth[];
    readonly isTimeKnown: boolean;
    /** Whether all possible times have one navamsa lagna. */
    readonly hasOneNavamsaLagna: boolean;
  } | null;
}

const SIGNS = createEqualDivision(12);
const NAVAMSAS = createEqualDivision(108);
const HALF_PADAS = createEqualDivision(MOON_PLACES.length);

/** The length searched in one step. */
const SLICE_DAYS = 1 / 24;

/** When the lagna changes its part, slice by slice. */
function* findLagnaChangesInSteps(
  nativity: Nativity,
  division: Division,
  { fromJd, untilJd }: TimeRange,
): Generator<number[], void> {
  for (let from: number = fromJd; from < untilJd; from += SLICE_DAYS) {
    const until = Math.min(from + SLICE_DAYS, untilJd);
    yield findLagnaChanges(nativity, division, { fromJd: julianDayUt(from), untilJd: julianDayUt(until) });
  }
}

/** When a graha changes signs, the Moon its half pada, and the lagna its sign. */
function* findChanges(nativity: Nativity, range: TimeRange, isTimeKnown: boolean): Generator<void, number[]> {
  const { sky } = nativity;
  const span = { from: range.fromJd, until: range.untilJd };
  const moon = findCrossings((jd) => computeSiderealMoon(sky, jd), HALF_PADAS, span, GRAHA_MOTION_LIMITS.moon);
  const changes = moon.map(({ jd }) => jd);
  for (const graha of GRAHAS) {
    if (graha === "moon") continue;
    const entries = findCrossings(createSiderealMotion(sky, graha), SIGNS, span, GRAHA_MOTION_LIMITS[graha]);
    changes.push(...entries.map(({ jd }) => jd));
  }
  yield;
  if (isTimeKnown) {
    for (const found of findLagnaChangesInSteps(nativity, SIGNS, range)) {
      changes.push(...found);
      yield;
    }
  }
  return changes.toSorted((a, b) => a - b);
}

/** Whether the lagna stays in one navamsa in all ranges. */
function* staysInNavamsa(nativity: Nativity, ranges: readonly TimeRange[]): Generator<void, boolean> {
  for (const range of ranges) {
    for (const found of findLagnaChangesInSteps(nativity, NAVAMSAS, range)) {
      if (found.length > 0) return false;
      yield;
    }
  }
  return true;
}

function* findPossibleBirths(
  nativity: Nativity,
  ranges: readonly TimeRange[],
  isTimeKnown: boolean,
): Generator<void, PossibleBirth[]> {
  const { sky, birth, settings } = nativity;
  const found: { nativity: Nativity; days: number }[] = [];
  for (const range of ranges) {
    for (const piece of splitAtInstants(range, yield* findChanges(nativity, range, isTimeKnown))) {
      const jd = computeMidpoint(piece);
      found.push({
        nativity: createNativityInSky(sky, { ...birth, jd }, settings),
        days: piece.untilJd - piece.fromJd,
      });
      yield;
    }
  }
  const all = found.reduce((sum, { days }) => sum + days, 0);
  return found.map(({ nativity: at, days }) => ({ nativity: at, share: days / all }));
}

/** The places of the Moon at the possible births; those of one place are added up. */
function collectMoons(stated: Nativity, births: readonly PossibleBirth[]): MatchedMoon {
  const shares = new Map<number, number>();
  for (const { nativity, share } of births) {
    const { index } = findMoonPlace(nativity.longitudes.moon);
    shares.set(index, (shares.get(index) ?? 0) + share);
  }
  const place = findMoonPlace(stated.longitudes.moon);
  const possible = MOON_PLACES.filter(({ index }) => shares.has(index)).map((at) => ({
    place: at,
    share: shares.get(at.index) ?? 0,
  }));
  return { stated: place, possible };
}

/** Collects what a match reads of a person, birth by birth if the time is uncertain. */
export function* preparePersonInSteps(person: MatchPerson): Generator<void, MatchedPerson> {
  if ("nakshatra" in person) return { moon: createMoonOfStar(person.nakshatra, person.pada), birth: null };
  const { nativity, ranges = [], isTimeKnown = true } = person;
  if (ranges.length === 0) {
    const moon = createCertainMoon(findMoonPlace(nativity.longitudes.moon));
    const possible = [{ nativity, share: 1 }];
    return { moon, birth: { stated: nativity, possible, isTimeKnown, hasOneNavamsaLagna: isTimeKnown } };
  }
  const possible = yield* findPossibleBirths(nativity, ranges, isTimeKnown);
  // Two ranges, of a time that the clock showed twice, may each stay in one of its own.
  const navamsas = new Set(possible.map(({ nativity: { longitudes } }) => findPart(NAVAMSAS, longitudes.lagna)));
  const hasOneNavamsaLagna = isTimeKnown && navamsas.size === 1 && (yield* staysInNavamsa(nativity, ranges));
  return {
    moon: collectMoons(nativity, possible),
    birth: { stated: nativity, possible, isTimeKnown, hasOneNavamsaLagna },
  };
}
