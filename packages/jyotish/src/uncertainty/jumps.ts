import { type Graha, GRAHAS, VARGAS } from "@lagna/terms";
import { lagnaAt } from "../chart/lagna.ts";
import { elongation, siderealMoon, sunMoonSum } from "../chart/sky.ts";
import { arcShortest, normalizeDegrees } from "../core/angle.ts";
import { crossedOneWay, crossings, equalParts, partIn, partsFrom, type Division } from "../core/crossing.ts";
import type { Motion } from "../core/search.ts";
import type { Nativity } from "../nativity.ts";
import { GRAHA_PACE } from "../transit/motion.data.ts";
import { siderealMotion } from "../transit/motion.ts";
import type { Range } from "../transit/span.ts";
import { combustSpans, retrogradeSpans } from "../transit/states.ts";
import { vargaCells } from "../varga/varga.ts";
import { RASHI_DEG } from "../zodiac/rashi.ts";

/** Two cusps of different vargas that are one place, but for the rounding of a quotient. */
const ONE_PLACE_DEG = 1e-9;

/** All places of the zodiac at which a sign, pada or varga sign can change; whole degrees too, where dignities do. */
function cuspsOf({ settings }: Nativity): Division {
  const cells = VARGAS.map((id) => vargaCells(id, settings.varga_variants[id]));
  const places = [...new Set([...cells, 9, RASHI_DEG])].flatMap((count) =>
    Array.from({ length: 12 * count }, (_, part) => (part * RASHI_DEG) / count),
  );
  const sorted = places.toSorted((a, b) => a - b);
  return partsFrom(sorted.filter((place, index) => place - (sorted[index - 1] ?? -1) > ONE_PLACE_DEG));
}

/** Days at which the lagna is looked at: a degree or so; where it runs unevenly, more often. */
const LAGNA_STEP_DAYS = 4 / 1440;
/** A quarter of a second: a lagna that is still uneven in so short a time has jumped, as it can beyond the polar circles. */
const JUMP_DAYS = 0.25 / 86_400;
/** Within a step the second half of an even motion is not so many times the first, nor the way so long. */
const EVEN_RATIO = 3;
const EVEN_DEG = 60;

interface LagnaAt {
  readonly jd: number;
  readonly angle: number;
}

function isEven(first: number, second: number): boolean {
  const [a, b] = [Math.abs(first), Math.abs(second)];
  return first * second > 0 && a < EVEN_RATIO * b && b < EVEN_RATIO * a && a + b < EVEN_DEG;
}

/** When the lagna changes its part: by its own motion, or in a jump. */
export function lagnaJumps(
  { sky, birth }: Pick<Nativity, "sky" | "birth">,
  division: Division,
  { fromJd, untilJd }: Range,
): number[] {
  const at = (jd: number): LagnaAt => ({ jd, angle: lagnaAt(sky, jd, birth) });
  const found: number[] = [];
  const between = (a: LagnaAt, b: LagnaAt): void => {
    const middle = at((a.jd + b.jd) / 2);
    if (isEven(arcShortest(a.angle, middle.angle), arcShortest(middle.angle, b.angle))) {
      found.push(...crossedOneWay(at, division, a, b).map(({ jd }) => jd));
    } else if (b.jd - a.jd > JUMP_DAYS) {
      between(a, middle);
      between(middle, b);
    } else if (partIn(division, a.angle) !== partIn(division, b.angle)) found.push(b.jd);
  };
  let last = at(fromJd);
  while (last.jd < untilJd) {
    const next = at(Math.min(last.jd + LAGNA_STEP_DAYS, untilJd));
    between(last, next);
    last = next;
  }
  return found;
}

/** The eight that are ranked as karakas; Rahu is counted backwards. */
const RANKED = GRAHAS.filter((graha) => graha !== "ketu");

/** When two grahas are as far advanced in their signs: the karakas change places. */
function karakaJumps({ sky }: Nativity, range: Range): number[] {
  const signs = equalParts(12);
  return RANKED.flatMap((a, index) =>
    RANKED.slice(index + 1).flatMap((b) => {
      const way = b === "rahu" ? 1 : -1;
      const [first, second] = [siderealMotion(sky, a), siderealMotion(sky, b)];
      const apart = (jd: number): Motion => {
        const [one, other] = [first(jd), second(jd)];
        return { angle: normalizeDegrees(one.angle + way * other.angle), speed: one.speed + way * other.speed };
      };
      const pace = {
        step: Math.min(GRAHA_PACE[a].step, GRAHA_PACE[b].step),
        fastest: GRAHA_PACE[a].fastest + GRAHA_PACE[b].fastest,
      };
      return jdsOf(apart, signs, range, pace);
    }),
  );
}

const jdsOf = (
  motion: (jd: number) => Motion,
  division: Division,
  { fromJd, untilJd }: Range,
  pace: { readonly step: number; readonly fastest: number },
): number[] => crossings(motion, division, { from: fromJd, until: untilJd }, pace).map(({ jd }) => jd);

const LUMINARY_PACE = { step: 0.5, fastest: 17 };
const KARANAS = equalParts(60);
const YOGAS = equalParts(27);

/** When a limb of the day ends, but the weekday. */
function limbJumps({ sky }: Nativity, range: Range): number[] {
  return [
    ...jdsOf((jd) => elongation(sky, jd), KARANAS, range, LUMINARY_PACE),
    ...jdsOf((jd) => sunMoonSum(sky, jd), YOGAS, range, LUMINARY_PACE),
    ...jdsOf((jd) => siderealMoon(sky, jd), YOGAS, range, LUMINARY_PACE),
  ];
}

function grahaJumps({ sky }: Nativity, cusps: Division, graha: Graha, range: Range): number[] {
  const turns = [retrogradeSpans(sky, graha, range, "sidereal"), combustSpans(sky, graha, range)];
  return [
    ...jdsOf(siderealMotion(sky, graha), cusps, range, GRAHA_PACE[graha]),
    ...turns.flatMap((spans) => spans.slice(1).map(({ startJd }) => startJd)),
  ];
}

/** The sunrises inside a range: the weekday changes there. */
export function sunrisesIn({ sky, birth, settings }: Nativity, { fromJd, untilJd }: Range): number[] {
  const found: number[] = [];
  for (let jd: number = fromJd; jd < untilJd; jd += 0.5) {
    const next = sky.ephemeris.riseSet(jd, "sun", "rise", birth, settings.sunrise);
    if (next !== null && next < untilJd && next > (found.at(-1) ?? fromJd) + 1e-3) found.push(next);
  }
  return found;
}

/**
 * All instants of a range at which a discrete fact of the chart can change, in their order. Each is a step of a continuous angle, and
 * solved as such; none is looked for by chance.
 * @param timed whether the lagna is asked for at all
 */
export function jumpsIn(nativity: Nativity, range: Range, timed: boolean): readonly number[] {
  const cusps = cuspsOf(nativity);
  const jumps = [
    ...(timed ? lagnaJumps(nativity, cusps, range) : []),
    ...GRAHAS.flatMap((graha) => grahaJumps(nativity, cusps, graha, range)),
    ...karakaJumps(nativity, range),
    ...limbJumps(nativity, range),
    ...sunrisesIn(nativity, range),
  ];
  return jumps.toSorted((a, b) => a - b);
}
