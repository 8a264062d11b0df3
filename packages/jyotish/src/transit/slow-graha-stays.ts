import { type PositionKind, type Rashi, RASHIS } from "@lagna/terms";
import { computeAyanamsa, type Sky } from "../chart/sky.ts";
import { arcShortest, normalizeDegrees } from "../core/angle.ts";
import {
  type MotionAtInstant,
  distanceToNearestStart,
  findCrossingsBetween,
  type Crossing,
  createEqualDivision,
  findPart,
} from "../core/find-crossings.ts";
import type { AyanamsaChoice, Ephemeris } from "../ephemeris.ts";
import { GRAHA_MOTION_LIMITS } from "./graha-motion.data.ts";
import { createSiderealMotion } from "./graha-motion.ts";
import { assertRangeForward, type TimeRange } from "./time-range.ts";
import { createStays, type Stay } from "./stays.ts";

/**
 * Saturn's signs over a life of 120 years are needed for every chart, and Jupiter's in coming years for every question
 * about timing; both are the same for all charts with the same zodiac. So their passages through signs are computed
 * once per block of 28 years and cached. Their tropical longitudes, shared by all zodiacs, are cached too.
 */
export type SlowGraha = "jupiter" | "saturn";

const SIGNS = createEqualDivision(12);
/** Short enough for both. */
const STEP_DAYS = Math.min(GRAHA_MOTION_LIMITS.jupiter.stepDays, GRAHA_MOTION_LIMITS.saturn.stepDays);
const BLOCK_DAYS = STEP_DAYS * 512;
/** 600 years are 22 blocks for each of the two: enough for lives in some forty zodiacs. */
const MAX_CACHED_BLOCKS = 512;

/**
 * Within a block the ayanamsa is linear to within the nutation and a star's aberration at its ends and in between,
 * twice 39″: a sample closer to a sign boundary than this is recomputed with the ayanamsa of its own instant.
 */
const AYANAMSA_LINEARITY_DEG = 0.05;

/** A cache of values per block and ephemeris, with a maximum size; the least recently used is dropped. */
class BlockCache<Value> {
  readonly #of = new WeakMap<Ephemeris, Map<string, Value>>();

  get(ephemeris: Ephemeris, key: string, make: () => Value): Value {
    const known = this.#of.get(ephemeris) ?? new Map<string, Value>();
    this.#of.set(ephemeris, known);
    const value = known.get(key) ?? make();
    known.delete(key);
    known.set(key, value);
    if (known.size > MAX_CACHED_BLOCKS) known.delete(known.keys().next().value as string);
    return value;
  }
}

const tropicalCourseCache = new BlockCache<readonly MotionAtInstant[]>();
const passageCache = new BlockCache<readonly Crossing[]>();

/** Tropical longitudes and speeds through a block, at every step. */
function sampleTropicalCourse(
  ephemeris: Ephemeris,
  graha: SlowGraha,
  positions: PositionKind,
  block: number,
): readonly MotionAtInstant[] {
  const from = Math.max(ephemeris.range.from, block * BLOCK_DAYS);
  const until = Math.min(ephemeris.range.until, (block + 1) * BLOCK_DAYS);
  const steps = Math.ceil((until - from) / STEP_DAYS);
  return Array.from({ length: steps + 1 }, (_, step) => {
    const jd = Math.min(from + step * STEP_DAYS, until);
    const { longitude, speed } = ephemeris.state(jd, graha, positions);
    return { jd, angle: longitude, speed };
  });
}

/** The sidereal equivalent, each sample reliably in its sign. */
function toSiderealCourse(
  sky: Sky,
  tropical: readonly MotionAtInstant[],
  motion: ReturnType<typeof createSiderealMotion>,
): readonly MotionAtInstant[] {
  const [first, last] = [tropical[0] as MotionAtInstant, tropical.at(-1) as MotionAtInstant];
  const begin = computeAyanamsa(sky, first.jd);
  const rate = arcShortest(begin, computeAyanamsa(sky, last.jd)) / (last.jd - first.jd || 1);
  return tropical.map(({ jd, angle, speed }) => {
    const straight = normalizeDegrees(angle - begin - rate * (jd - first.jd));
    return distanceToNearestStart(SIGNS, straight) > AYANAMSA_LINEARITY_DEG
      ? { jd, angle: straight, speed }
      : { jd, ...motion(jd) };
  });
}

/**
 * Whether a graha may have changed its sign in a step: it did, or it turned so close to a boundary that it may have
 * crossed it.
 */
function mayChangeSign(graha: SlowGraha, before: MotionAtInstant, after: MotionAtInstant): boolean {
  if (findPart(SIGNS, before.angle) !== findPart(SIGNS, after.angle)) return true;
  return (
    before.speed >= 0 !== after.speed >= 0 &&
    distanceToNearestStart(SIGNS, before.angle) < GRAHA_MOTION_LIMITS[graha].maxDegreesPerDay * STEP_DAYS
  );
}

function findPassages(sky: Sky, graha: SlowGraha, block: number): readonly Crossing[] {
  const { ephemeris, positions } = sky;
  const key = `${graha} ${positions} ${block}`;
  const tropical = tropicalCourseCache.get(ephemeris, key, () =>
    sampleTropicalCourse(ephemeris, graha, positions, block),
  );
  const motion = createSiderealMotion(sky, graha);
  const course = toSiderealCourse(sky, tropical, motion);
  const locate = ({ jd }: MotionAtInstant): MotionAtInstant => ({ jd, ...motion(jd) });
  return course.slice(1).flatMap((after, index) => {
    const before = course[index] as MotionAtInstant;
    return mayChangeSign(graha, before, after)
      ? findCrossingsBetween(motion, SIGNS, locate(before), locate(after))
      : [];
  });
}

const formatAyanamsaKey = (choice: AyanamsaChoice): string =>
  choice.id === "custom" ? `${choice.degrees} at ${choice.epoch}` : choice.id;

/**
 * The signs that Jupiter or Saturn passes through, to a millisecond; re-entry by retrograde motion starts a separate
 * span.
 * @throws RangeError for a range that does not run forward, or exceeds that of the ephemeris.
 */
export function findSlowGrahaStays(sky: Sky, graha: SlowGraha, range: TimeRange): Stay<Rashi>[] {
  assertRangeForward(range);
  const { ephemeris, ayanamsaChoice, positions } = sky;
  if (range.untilJd > ephemeris.range.until) {
    throw new RangeError(
      `a span of transits must end inside the ephemeris, at ${ephemeris.range.until}, got ${range.untilJd}`,
    );
  }
  const changes: Crossing[] = [];
  for (let block = Math.floor(range.fromJd / BLOCK_DAYS); block * BLOCK_DAYS < range.untilJd; block++) {
    const key = `${graha} ${formatAyanamsaKey(ayanamsaChoice)} ${positions} ${block}`;
    changes.push(...passageCache.get(ephemeris, key, () => findPassages(sky, graha, block)));
  }
  const inside = changes.filter(({ jd }) => jd > range.fromJd && jd < range.untilJd);
  const first = findPart(SIGNS, createSiderealMotion(sky, graha)(range.fromJd).angle);
  return createStays(range, first, inside, (part) => RASHIS[part] as Rashi);
}
