import { type PositionKind, type Rashi, RASHIS } from "@lagna/terms";
import { ayanamsaAt, type Sky } from "../chart/sky.ts";
import { arcShortest, normalizeDegrees } from "../core/angle.ts";
import { type At, clearance, crossedBetween, type Crossing, equalParts, partIn } from "../core/crossing.ts";
import type { AyanamsaChoice, Ephemeris } from "../ephemeris.ts";
import { GRAHA_PACE } from "./motion.data.ts";
import { siderealMotion } from "./motion.ts";
import { assertForward, type Range } from "./span.ts";
import { staysOf, type Stay } from "./states.ts";

/**
 * Where Saturn is in a life of 120 years is asked for every chart, and Jupiter of the years ahead for every question of when; both are the
 * same for all charts of one zodiac. So their passages from sign to sign are found once for each block of 28 years, and kept. Their
 * tropical courses, which every zodiac has in common, are kept too.
 */
export type SlowGraha = "jupiter" | "saturn";

const SIGNS = equalParts(12);
/** Short enough for both. */
const STEP_DAYS = Math.min(GRAHA_PACE.jupiter.step, GRAHA_PACE.saturn.step);
const BLOCK_DAYS = STEP_DAYS * 512;
/** 600 years are 22 blocks of each of the two: the lives of some forty zodiacs. */
const BLOCKS_KEPT = 512;

/**
 * The ayanamsa runs straight through a block to within the nutation and a star's aberration at its ends and between, twice 39″: a sample
 * nearer to a sign's edge than this is taken anew with the ayanamsa of its own instant.
 */
const STRAIGHT_TO_DEG = 0.05;

/** What is made of a block is kept for its ephemeris, up to so many; the longest unused goes. */
class Kept<Value> {
  readonly #of = new WeakMap<Ephemeris, Map<string, Value>>();

  get(ephemeris: Ephemeris, key: string, make: () => Value): Value {
    const known = this.#of.get(ephemeris) ?? new Map<string, Value>();
    this.#of.set(ephemeris, known);
    const value = known.get(key) ?? make();
    known.delete(key);
    known.set(key, value);
    if (known.size > BLOCKS_KEPT) known.delete(known.keys().next().value as string);
    return value;
  }
}

const courses = new Kept<readonly At[]>();
const passages = new Kept<readonly Crossing[]>();

/** Tropical longitudes and speeds through a block, a step apart. */
function courseIn(ephemeris: Ephemeris, graha: SlowGraha, positions: PositionKind, block: number): readonly At[] {
  const from = Math.max(ephemeris.range.from, block * BLOCK_DAYS);
  const until = Math.min(ephemeris.range.until, (block + 1) * BLOCK_DAYS);
  const steps = Math.ceil((until - from) / STEP_DAYS);
  return Array.from({ length: steps + 1 }, (_, step) => {
    const jd = Math.min(from + step * STEP_DAYS, until);
    const { longitude, speed } = ephemeris.state(jd, graha, positions);
    return { jd, angle: longitude, speed };
  });
}

/** The same among the stars, each in its sign for certain. */
function siderealCourse(sky: Sky, tropical: readonly At[], motion: ReturnType<typeof siderealMotion>): readonly At[] {
  const [first, last] = [tropical[0] as At, tropical.at(-1) as At];
  const begin = ayanamsaAt(sky, first.jd);
  const rate = arcShortest(begin, ayanamsaAt(sky, last.jd)) / (last.jd - first.jd || 1);
  return tropical.map(({ jd, angle, speed }) => {
    const straight = normalizeDegrees(angle - begin - rate * (jd - first.jd));
    return clearance(SIGNS, straight) > STRAIGHT_TO_DEG ? { jd, angle: straight, speed } : { jd, ...motion(jd) };
  });
}

/** Whether a graha may have changed its sign in a step: it did, or it turned so near an edge that it may have been across. */
function mayCross(graha: SlowGraha, here: At, there: At): boolean {
  if (partIn(SIGNS, here.angle) !== partIn(SIGNS, there.angle)) return true;
  return here.speed >= 0 !== there.speed >= 0 && clearance(SIGNS, here.angle) < GRAHA_PACE[graha].fastest * STEP_DAYS;
}

function passagesIn(sky: Sky, graha: SlowGraha, block: number): readonly Crossing[] {
  const { ephemeris, positions } = sky;
  const key = `${graha} ${positions} ${block}`;
  const tropical = courses.get(ephemeris, key, () => courseIn(ephemeris, graha, positions, block));
  const motion = siderealMotion(sky, graha);
  const course = siderealCourse(sky, tropical, motion);
  return course.slice(1).flatMap((there, index) => {
    const here = course[index] as At;
    return mayCross(graha, here, there) ? crossedBetween(motion, SIGNS, here, there) : [];
  });
}

const zodiac = (choice: AyanamsaChoice): string =>
  choice.id === "custom" ? `${choice.degrees} at ${choice.epoch}` : choice.id;

/**
 * The signs Jupiter or Saturn runs through, to a millisecond; coming back into one by retrograde motion begins a span of its own.
 * @throws RangeError for a range that does not run forward, or runs out of the ephemeris'.
 */
export function slowStays(sky: Sky, graha: SlowGraha, range: Range): Stay<Rashi>[] {
  assertForward(range);
  const { ephemeris, choice, positions } = sky;
  if (range.untilJd > ephemeris.range.until) {
    throw new RangeError(
      `a span of transits must end inside the ephemeris, at ${ephemeris.range.until}, got ${range.untilJd}`,
    );
  }
  const changes: Crossing[] = [];
  for (let block = Math.floor(range.fromJd / BLOCK_DAYS); block * BLOCK_DAYS < range.untilJd; block++) {
    const key = `${graha} ${zodiac(choice)} ${positions} ${block}`;
    changes.push(...passages.get(ephemeris, key, () => passagesIn(sky, graha, block)));
  }
  const inside = changes.filter(({ jd }) => jd > range.fromJd && jd < range.untilJd);
  const first = partIn(SIGNS, siderealMotion(sky, graha)(range.fromJd).angle);
  return staysOf(range, first, inside, (part) => RASHIS[part] as Rashi);
}
