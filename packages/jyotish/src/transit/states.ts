import type { Graha, Nakshatra, Rashi } from "@lagna/terms";
import { NAKSHATRAS, RASHIS } from "@lagna/terms";
import type { Sky } from "../chart/sky.ts";
import { crossings, type Crossing, equalParts, partIn, partsFrom, stations, type Division } from "../core/crossing.ts";
import type { JulianDayUt } from "../core/units.ts";
import { COMBUSTION_ORBS_DEG } from "../relation/combustion.data.ts";
import { isCombust } from "../relation/combustion.ts";
import { RASHI_INDEX } from "../zodiac/rashi.ts";
import { ELONGATION_PACE, GRAHA_PACE } from "./motion.data.ts";
import { elongationMotion, siderealMotion, stationMotion, type StationKind } from "./motion.ts";
import { assertForward, spansOf, type Range, type Span } from "./span.ts";

const SIGNS = equalParts(12);
const STARS = equalParts(27);
const PADAS = equalParts(108);
const KAKSHYAS = equalParts(96);

/** Spans of a part of the zodiac; each span but the first says which way it was entered. */
export interface Stay<State> extends Span<State> {
  /** Whether the graha came in forward; `null` where it was there when the range began. */
  readonly forward: boolean | null;
}

function staysIn<State>(
  sky: Sky,
  graha: Graha,
  range: Range,
  division: Division,
  stateOf: (part: number) => State,
): Stay<State>[] {
  assertForward(range);
  const motion = siderealMotion(sky, graha);
  const changes = crossings(motion, division, { from: range.fromJd, until: range.untilJd }, GRAHA_PACE[graha]);
  return staysOf(range, partIn(division, motion(range.fromJd).angle), changes, stateOf);
}

/** The stays that changes of part make of a range that begins in the first. */
export function staysOf<State>(
  range: Range,
  first: number,
  changes: readonly Crossing[],
  stateOf: (part: number) => State,
): Stay<State>[] {
  const entered = changes.map(({ jd, part }) => ({ jd, state: stateOf(part) }));
  const spans = spansOf(range, stateOf(first), entered);
  return spans.map((span, index) => ({ ...span, forward: changes[index - 1]?.forward ?? null }));
}

/** The signs a graha runs through, to a millisecond; coming back into one by retrograde motion begins a span of its own. */
export function signStays(sky: Sky, graha: Graha, range: Range): Stay<Rashi>[] {
  return staysIn(sky, graha, range, SIGNS, (part) => RASHIS[part] as Rashi);
}

/** Nothing of one passage over a cusp is further apart than this, and no two passages of a node are nearer. */
const WITHIN_PASSAGE_DAYS = 365;

/**
 * Stays in signs made one where a swinging node goes to and fro over a cusp: each sign from its first entry to its last leaving, so that
 * neighbours overlap for as long as the node swings.
 */
export function passages(stays: readonly Span<Rashi>[]): Span<Rashi>[] {
  const found: Span<Rashi>[] = [];
  for (const { state, startJd, endJd } of stays) {
    const index = found.findLastIndex((span) => span.state === state && startJd - span.endJd < WITHIN_PASSAGE_DAYS);
    const known = found[index];
    if (known) found[index] = { ...known, endJd };
    else found.push({ state, startJd, endJd });
  }
  return found;
}

export function nakshatraStays(sky: Sky, graha: Graha, range: Range): Stay<Nakshatra>[] {
  return staysIn(sky, graha, range, STARS, (part) => NAKSHATRAS[part] as Nakshatra);
}

export interface PadaState {
  readonly nakshatra: Nakshatra;
  /** 1–4. */
  readonly pada: number;
}

export function padaStays(sky: Sky, graha: Graha, range: Range): Stay<PadaState>[] {
  return staysIn(sky, graha, range, PADAS, (part) => ({
    nakshatra: NAKSHATRAS[Math.floor(part / 4)] as Nakshatra,
    pada: (part % 4) + 1,
  }));
}

export interface KakshyaState {
  readonly sign: Rashi;
  /** 0 to 7. */
  readonly index: number;
}

export function kakshyaStays(sky: Sky, graha: Graha, range: Range): Stay<KakshyaState>[] {
  return staysIn(sky, graha, range, KAKSHYAS, (part) => ({
    sign: RASHIS[Math.floor(part / 8)] as Rashi,
    index: part % 8,
  }));
}

/** The houses, counted by signs from a natal one (itself the first), that a graha runs through. */
export function houseStays(sky: Sky, graha: Graha, range: Range, from: Rashi): Stay<number>[] {
  return staysIn(sky, graha, range, SIGNS, (part) => ((part - RASHI_INDEX[from] + 12) % 12) + 1);
}

/** Whether a graha is retrograde; the Sun and Moon never are, and the nodes are not asked: their mean motion is backward. */
export function retrogradeSpans(sky: Sky, graha: Graha, range: Range, kind: StationKind): Span<boolean>[] {
  assertForward(range);
  const motion = stationMotion(sky, graha, kind);
  const first = motion(range.fromJd).speed < 0;
  if (graha === "sun" || graha === "moon") return spansOf(range, false, []);
  const turns = stations(motion, range.fromJd, range.untilJd, GRAHA_PACE[graha].step);
  return spansOf(
    range,
    first,
    turns.map((jd, index) => ({ jd, state: index % 2 === 0 ? !first : first })),
  );
}

/** The spans of one state that follow each other made one. */
export function merged(spans: readonly Span<boolean>[]): Span<boolean>[] {
  const result: Span<boolean>[] = [];
  for (const span of spans) {
    const last = result.at(-1);
    if (last?.state === span.state) result[result.length - 1] = { ...last, endJd: span.endJd };
    else result.push(span);
  }
  return result;
}

type Combustible = keyof typeof ELONGATION_PACE;
const isCombustible = (graha: Graha): graha is Combustible => Object.hasOwn(COMBUSTION_ORBS_DEG, graha);

/**
 * Whether a graha is combust, by the same orbs as in the chart; Mercury's and Venus' are narrower while they are retrograde among the
 * stars. The Sun and the nodes never are.
 */
export function combustSpans(sky: Sky, graha: Graha, range: Range): Span<boolean>[] {
  assertForward(range);
  if (!isCombustible(graha)) return spansOf(range, false, []);
  const motion = elongationMotion(sky, graha);
  const orbs = COMBUSTION_ORBS_DEG[graha] ?? { direct: 0, retrograde: 0 };
  const pieces = orbs.direct === orbs.retrograde ? [whole(range)] : retrogradeSpans(sky, graha, range, "sidereal");
  return merged(
    pieces.flatMap(({ state: retrograde, startJd, endJd }) => {
      const orb = retrograde ? orbs.retrograde : orbs.direct;
      const division = partsFrom([orb, -orb]);
      const piece = { fromJd: startJd, untilJd: endJd };
      const changes = crossings(motion, division, { from: startJd, until: endJd }, ELONGATION_PACE[graha]);
      const first = isCombust(graha, motion(startJd).angle, 0, retrograde);
      // Between the orbs is the part that begins at minus the orb, the last one.
      return spansOf(
        piece,
        first,
        changes.map(({ jd, part }) => ({ jd, state: part === 1 })),
      );
    }),
  );
}

const whole = ({ fromJd, untilJd }: Range): Span<boolean> => ({ state: false, startJd: fromJd, endJd: untilJd });

/** When the graha entered the sign it stands in, however it came; `null` where the ephemeris begins after that. */
export function signEntry(sky: Sky, graha: Graha, jd: JulianDayUt): JulianDayUt | null {
  const { step, fastest } = GRAHA_PACE[graha];
  const window = Math.max(step, 15 / fastest);
  for (let until: number = jd; until > sky.ephemeris.range.from; until -= window) {
    const fromJd = Math.max(until - window, sky.ephemeris.range.from) as JulianDayUt;
    const stays = signStays(sky, graha, { fromJd, untilJd: until as JulianDayUt });
    if (stays.length > 1) return stays.at(-1)?.startJd ?? null;
  }
  return null;
}
