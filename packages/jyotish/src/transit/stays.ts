import type { Graha, Nakshatra, Nakshatra28, Rashi } from "@lagna/terms";
import { NAKSHATRAS, NAKSHATRAS_28, RASHIS } from "@lagna/terms";
import type { Sky } from "../chart/sky.ts";
import {
  findCrossings,
  type Crossing,
  createEqualDivision,
  findPart,
  createDivision,
  findStations,
  type Division,
} from "../core/find-crossings.ts";
import type { JulianDayUt } from "../core/units.ts";
import { COMBUSTION_ORBS_DEG } from "../relation/combustion.data.ts";
import { isCombust } from "../relation/combustion.ts";
import { NAKSHATRA_28_STARTS_DEG } from "../zodiac/abhijit.ts";
import { RASHI_INDEX } from "../zodiac/rashi.ts";
import { ELONGATION_MOTION_LIMITS, GRAHA_MOTION_LIMITS } from "./graha-motion.data.ts";
import { createElongationMotion, createSiderealMotion, createStationMotion, type StationKind } from "./graha-motion.ts";
import { assertRangeForward, createSpans, type TimeRange, type StateSpan } from "./time-range.ts";

const SIGN_DIVISION = createEqualDivision(12);
const NAKSHATRA_DIVISION = createEqualDivision(27);
const PADA_DIVISION = createEqualDivision(108);
const NAKSHATRA_28_DIVISION = createDivision(NAKSHATRA_28_STARTS_DEG);
const KAKSHYA_DIVISION = createEqualDivision(96);

/** Spans in parts of the zodiac; each span except the first says in which direction it was entered. */
export interface Stay<State> extends StateSpan<State> {
  /** Whether the graha entered moving forward; `null` if it was there at the start of the range. */
  readonly forward: boolean | null;
}

function findStays<State>(
  sky: Sky,
  graha: Graha,
  range: TimeRange,
  division: Division,
  stateOf: (part: number) => State,
): Stay<State>[] {
  assertRangeForward(range);
  const motion = createSiderealMotion(sky, graha);
  const changes = findCrossings(
    motion,
    division,
    { from: range.fromJd, until: range.untilJd },
    GRAHA_MOTION_LIMITS[graha],
  );
  return createStays(range, findPart(division, motion(range.fromJd).angle), changes, stateOf);
}

/** Creates stays from the changes of part inside a range that starts in the first part. */
export function createStays<State>(
  range: TimeRange,
  first: number,
  changes: readonly Crossing[],
  stateOf: (part: number) => State,
): Stay<State>[] {
  const entries = changes.map(({ jd, part }) => ({ jd, state: stateOf(part) }));
  const spans = createSpans(range, stateOf(first), entries);
  return spans.map((span, index) => ({ ...span, forward: changes[index - 1]?.forward ?? null }));
}

/** The signs a graha passes through, to a millisecond; re-entry by retrograde motion starts a separate span. */
export function findSignStays(sky: Sky, graha: Graha, range: TimeRange): Stay<Rashi>[] {
  return findStays(sky, graha, range, SIGN_DIVISION, (part) => RASHIS[part] as Rashi);
}

/** Crossings within one passage over a cusp are closer together than this, and passages of a node are further apart. */
const MAX_GAP_IN_PASSAGE_DAYS = 365;

/**
 * Merges stays in signs where an oscillating node crosses a cusp back and forth: each sign lasts from its first entry
 * to its last exit, so that neighbours overlap while the node oscillates.
 */
export function mergeNodePassages(stays: readonly StateSpan<Rashi>[]): StateSpan<Rashi>[] {
  const found: StateSpan<Rashi>[] = [];
  for (const { state, startJd, endJd } of stays) {
    const index = found.findLastIndex((span) => span.state === state && startJd - span.endJd < MAX_GAP_IN_PASSAGE_DAYS);
    const known = found[index];
    if (known) found[index] = { ...known, endJd };
    else found.push({ state, startJd, endJd });
  }
  return found;
}

export function findNakshatraStays(sky: Sky, graha: Graha, range: TimeRange): Stay<Nakshatra>[] {
  return findStays(sky, graha, range, NAKSHATRA_DIVISION, (part) => NAKSHATRAS[part] as Nakshatra);
}

/** The 28 stars with Abhijit. */
export function findNakshatra28Stays(sky: Sky, graha: Graha, range: TimeRange): Stay<Nakshatra28>[] {
  return findStays(sky, graha, range, NAKSHATRA_28_DIVISION, (part) => NAKSHATRAS_28[part] as Nakshatra28);
}

export interface PadaState {
  readonly nakshatra: Nakshatra;
  /** 1–4. */
  readonly pada: number;
}

export function findPadaStays(sky: Sky, graha: Graha, range: TimeRange): Stay<PadaState>[] {
  return findStays(sky, graha, range, PADA_DIVISION, (part) => ({
    nakshatra: NAKSHATRAS[Math.floor(part / 4)] as Nakshatra,
    pada: (part % 4) + 1,
  }));
}

export interface KakshyaState {
  readonly sign: Rashi;
  /** 0 to 7. */
  readonly index: number;
}

export function findKakshyaStays(sky: Sky, graha: Graha, range: TimeRange): Stay<KakshyaState>[] {
  return findStays(sky, graha, range, KAKSHYA_DIVISION, (part) => ({
    sign: RASHIS[Math.floor(part / 8)] as Rashi,
    index: part % 8,
  }));
}

/** The houses, counted by signs from a natal one (itself the first), that a graha passes through. */
export function findHouseStays(sky: Sky, graha: Graha, range: TimeRange, from: Rashi): Stay<number>[] {
  return findStays(sky, graha, range, SIGN_DIVISION, (part) => ((part - RASHI_INDEX[from] + 12) % 12) + 1);
}

/**
 * Whether a graha is retrograde; the Sun and Moon never are, and the nodes are not supported: their mean motion is
 * backward.
 */
export function findRetrogradeSpans(sky: Sky, graha: Graha, range: TimeRange, kind: StationKind): StateSpan<boolean>[] {
  assertRangeForward(range);
  const motion = createStationMotion(sky, graha, kind);
  const first = motion(range.fromJd).speed < 0;
  if (graha === "sun" || graha === "moon") return createSpans(range, false, []);
  const turns = findStations(motion, range.fromJd, range.untilJd, GRAHA_MOTION_LIMITS[graha].stepDays);
  return createSpans(
    range,
    first,
    turns.map((jd, index) => ({ jd, state: index % 2 === 0 ? !first : first })),
  );
}

/** Merges consecutive spans of the same state. */
export function mergeSpans(spans: readonly StateSpan<boolean>[]): StateSpan<boolean>[] {
  const result: StateSpan<boolean>[] = [];
  for (const span of spans) {
    const last = result.at(-1);
    if (last?.state === span.state) result[result.length - 1] = { ...last, endJd: span.endJd };
    else result.push(span);
  }
  return result;
}

type Combustible = keyof typeof ELONGATION_MOTION_LIMITS;
const isCombustible = (graha: Graha): graha is Combustible => Object.hasOwn(COMBUSTION_ORBS_DEG, graha);

/**
 * Whether a graha is combust, by the same orbs as in the chart; those of Mercury and Venus are narrower while their
 * sidereal motion is retrograde. The Sun and the nodes never are.
 */
export function findCombustSpans(sky: Sky, graha: Graha, range: TimeRange): StateSpan<boolean>[] {
  assertRangeForward(range);
  if (!isCombustible(graha)) return createSpans(range, false, []);
  const motion = createElongationMotion(sky, graha);
  const orbs = COMBUSTION_ORBS_DEG[graha] ?? { direct: 0, retrograde: 0 };
  const pieces =
    orbs.direct === orbs.retrograde ? [createWholeSpan(range)] : findRetrogradeSpans(sky, graha, range, "sidereal");
  return mergeSpans(
    pieces.flatMap(({ state: retrograde, startJd, endJd }) => {
      const orb = retrograde ? orbs.retrograde : orbs.direct;
      const division = createDivision([orb, -orb]);
      const piece = { fromJd: startJd, untilJd: endJd };
      const changes = findCrossings(motion, division, { from: startJd, until: endJd }, ELONGATION_MOTION_LIMITS[graha]);
      const first = isCombust(graha, motion(startJd).angle, 0, retrograde);
      // The part between the orbs starts at minus the orb, so it is the last one.
      return createSpans(
        piece,
        first,
        changes.map(({ jd, part }) => ({ jd, state: part === 1 })),
      );
    }),
  );
}

const createWholeSpan = ({ fromJd, untilJd }: TimeRange): StateSpan<boolean> => ({
  state: false,
  startJd: fromJd,
  endJd: untilJd,
});

/** When the graha entered its current sign, in either direction; `null` if that was before the ephemeris begins. */
export function findSignEntry(sky: Sky, graha: Graha, jd: JulianDayUt): JulianDayUt | null {
  const { stepDays, maxDegreesPerDay } = GRAHA_MOTION_LIMITS[graha];
  const window = Math.max(stepDays, 15 / maxDegreesPerDay);
  for (let until: number = jd; until > sky.ephemeris.range.from; until -= window) {
    const fromJd = Math.max(until - window, sky.ephemeris.range.from) as JulianDayUt;
    const stays = findSignStays(sky, graha, { fromJd, untilJd: until as JulianDayUt });
    if (stays.length > 1) return stays.at(-1)?.startJd ?? null;
  }
  return null;
}
