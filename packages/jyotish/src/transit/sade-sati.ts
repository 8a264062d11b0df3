import type { Rashi, SadeSatiPhase, ShaniPlace } from "@lagna/terms";
import { julianDayUt, type JulianDayUt } from "../core/units.ts";
import type { Nativity } from "../nativity.ts";
import { subject } from "../subject.ts";
import { placeFrom } from "../zodiac/rashi.ts";
import { slowStays } from "./slow-stays.ts";
import type { Range, Span } from "./span.ts";

/** The places of Saturn from the natal Moon's sign that make a phase of sade sati. */
const PHASES: Readonly<Record<number, SadeSatiPhase>> = { 12: "rising", 1: "peak", 2: "setting" };

/** The places with names of their own; a fourth is both a dhaiya and kantaka. */
const PLACES: Readonly<Record<number, readonly ShaniPlace[]>> = {
  4: ["ardhashtama", "kantaka"],
  7: ["kantaka"],
  8: ["ashtama"],
  10: ["kantaka"],
};

/** One round of Saturn: the hull, from first to last, and the stretches inside, between which he had gone back out. */
interface Round<State> {
  readonly startJd: JulianDayUt;
  readonly endJd: JulianDayUt;
  readonly phases: readonly Span<State>[];
}

export type SadeSatiCycle = Round<SadeSatiPhase>;

export interface ShaniTransit extends Round<number> {
  readonly place: ShaniPlace;
}

export interface SadeSati {
  /** The sign of the natal Moon. */
  readonly moonSign: Rashi;
  readonly cycles: readonly SadeSatiCycle[];
  /** Dhaiyas and kantaka transits; `phases` give the place, counted from the Moon. */
  readonly transits: readonly ShaniTransit[];
}

/** Nothing of one round is further apart than this, and no two rounds are nearer: Saturn goes round in 29 years. */
const WITHIN_ROUND_DAYS = 5 * 365.25;

function rounds<State>(spans: readonly Span<State>[]): Round<State>[] {
  const groups: Span<State>[][] = [];
  for (const span of spans) {
    const last = groups.at(-1);
    if (last && span.startJd - (last.at(-1) as Span<State>).endJd < WITHIN_ROUND_DAYS) last.push(span);
    else groups.push([span]);
  }
  return groups.map((phases) => ({
    startJd: (phases[0] as Span<State>).startJd,
    endJd: (phases.at(-1) as Span<State>).endJd,
    phases,
  }));
}

/** Sade sati, dhaiyas and kantaka transits inside a range, cut where the range ends. */
export function sadeSatiIn({ sky, signs }: Nativity, range: Range): SadeSati {
  const stays = slowStays(sky, "saturn", range).map((stay) => ({ ...stay, place: placeFrom(signs.moon, stay.state) }));
  const phases = stays.flatMap(({ place, startJd, endJd }) => {
    const state = PHASES[place];
    return state ? [{ state, startJd, endJd }] : [];
  });
  const transits = ([4, 7, 8, 10] as const).flatMap((at) => {
    const spans = stays
      .filter(({ place }) => place === at)
      .map(({ startJd, endJd }) => ({ state: at, startJd, endJd }));
    return rounds(spans).flatMap((round) => (PLACES[at] ?? []).map((place) => ({ ...round, place })));
  });
  return {
    moonSign: signs.moon,
    cycles: rounds(phases),
    transits: transits.toSorted((a, b) => a.startJd - b.startJd || a.place.localeCompare(b.place)),
  };
}

const YEAR_DAYS = 365.25;
/** Of a life, as vimshottari counts it. */
const LIFE_YEARS = 120;
/** Longer than any sade sati: one that runs at birth, or at the end, is given whole. */
const MARGIN_YEARS = 10;

/** The sade satis of a life, from birth on for 120 years or until the ephemeris ends; each from its true begin to its true end. */
export const sadeSati = subject((nativity): SadeSati => {
  const { birth, sky } = nativity;
  const { from, until } = sky.ephemeris.range;
  const fromJd = julianDayUt(Math.max(from, birth.jd - MARGIN_YEARS * YEAR_DAYS));
  const lifeEnds = birth.jd + LIFE_YEARS * YEAR_DAYS;
  const untilJd = julianDayUt(Math.min(until, lifeEnds + MARGIN_YEARS * YEAR_DAYS));
  const { moonSign, cycles, transits } = sadeSatiIn(nativity, { fromJd, untilJd });
  const lived = ({ startJd, endJd }: Pick<Span<unknown>, "startJd" | "endJd">): boolean =>
    endJd > birth.jd && startJd < lifeEnds;
  return { moonSign, cycles: cycles.filter(lived), transits: transits.filter(lived) };
});
