import type { Rashi, SadeSatiPhase, ShaniPlace } from "@lagna/terms";
import { julianDayUt, type JulianDayUt } from "../core/units.ts";
import type { Nativity } from "../nativity.ts";
import { memoizeForNativity } from "../memoize-for-nativity.ts";
import { placeFrom } from "../zodiac/rashi.ts";
import { findSlowGrahaStays } from "./slow-graha-stays.ts";
import type { TimeRange, StateSpan } from "./time-range.ts";

/** The houses of Saturn from the natal Moon's sign that are a phase of sade sati. */
const PHASES: Readonly<Record<number, SadeSatiPhase>> = { 12: "rising", 1: "peak", 2: "setting" };

/** The other houses that have names; a fourth is both a dhaiya and kantaka. */
const NAMED_PLACES: Readonly<Record<number, readonly ShaniPlace[]>> = {
  4: ["ardhashtama", "kantaka"],
  7: ["kantaka"],
  8: ["ashtama"],
  10: ["kantaka"],
};

/**
 * One cycle of Saturn: the span from first entry to last exit, and the stretches inside it, between which he had left.
 */
interface SaturnRound<State> {
  readonly startJd: JulianDayUt;
  readonly endJd: JulianDayUt;
  readonly phases: readonly StateSpan<State>[];
}

export type SadeSatiCycle = SaturnRound<SadeSatiPhase>;

export interface ShaniTransit extends SaturnRound<number> {
  readonly place: ShaniPlace;
}

export interface SadeSati {
  /** The sign of the natal Moon. */
  readonly moonSign: Rashi;
  readonly cycles: readonly SadeSatiCycle[];
  /** Dhaiyas and kantaka transits; `phases` give the house, counted from the Moon. */
  readonly transits: readonly ShaniTransit[];
}

/** Gaps within one cycle are shorter than this, and gaps between cycles are longer: Saturn's period is 29 years. */
const MAX_GAP_IN_ROUND_DAYS = 5 * 365.25;

/** Joins the spans of one cycle, in order of time. */
export function groupIntoRounds<State>(spans: readonly StateSpan<State>[]): SaturnRound<State>[] {
  const groups: StateSpan<State>[][] = [];
  for (const span of spans) {
    const last = groups.at(-1);
    if (last && span.startJd - (last.at(-1) as StateSpan<State>).endJd < MAX_GAP_IN_ROUND_DAYS) last.push(span);
    else groups.push([span]);
  }
  return groups.map((phases) => ({
    startJd: (phases[0] as StateSpan<State>).startJd,
    endJd: (phases.at(-1) as StateSpan<State>).endJd,
    phases,
  }));
}

/** Sade sati, dhaiyas and kantaka transits inside a range, clipped to the range. */
export function findSadeSati({ sky, signs }: Nativity, range: TimeRange): SadeSati {
  const stays = findSlowGrahaStays(sky, "saturn", range).map((stay) => ({
    ...stay,
    place: placeFrom(signs.moon, stay.state),
  }));
  const phases = stays.flatMap(({ place, startJd, endJd }) => {
    const state = PHASES[place];
    return state ? [{ state, startJd, endJd }] : [];
  });
  const transits = ([4, 7, 8, 10] as const).flatMap((at) => {
    const spans = stays
      .filter(({ place }) => place === at)
      .map(({ startJd, endJd }) => ({ state: at, startJd, endJd }));
    return groupIntoRounds(spans).flatMap((round) => (NAMED_PLACES[at] ?? []).map((place) => ({ ...round, place })));
  });
  return {
    moonSign: signs.moon,
    cycles: groupIntoRounds(phases),
    transits: transits.toSorted((a, b) => a.startJd - b.startJd || a.place.localeCompare(b.place)),
  };
}

const YEAR_DAYS = 365.25;
/** Length of a life in vimshottari. */
const LIFE_YEARS = 120;
/** Longer than any sade sati, so that one that runs at birth, or at the end, is returned whole. */
const MARGIN_YEARS = 10;

/**
 * The sade satis of a life, from birth on for 120 years or until the ephemeris ends; each from its actual start to its
 * actual end.
 */
export const sadeSati = memoizeForNativity((nativity): SadeSati => {
  const { birth, sky } = nativity;
  const { from, until } = sky.ephemeris.range;
  const fromJd = julianDayUt(Math.max(from, birth.jd - MARGIN_YEARS * YEAR_DAYS));
  const lifeEnds = birth.jd + LIFE_YEARS * YEAR_DAYS;
  const untilJd = julianDayUt(Math.min(until, lifeEnds + MARGIN_YEARS * YEAR_DAYS));
  const { moonSign, cycles, transits } = findSadeSati(nativity, { fromJd, untilJd });
  const isInLife = ({ startJd, endJd }: Pick<StateSpan<unknown>, "startJd" | "endJd">): boolean =>
    endJd > birth.jd && startJd < lifeEnds;
  return { moonSign, cycles: cycles.filter(isInLife), transits: transits.filter(isInLife) };
});
