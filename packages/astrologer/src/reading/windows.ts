import { GRAHA_DRISHTI_PLACES, julianDayUt, placeFrom, slowStays } from "@lagna/jyotish";
import type { Graha, Rashi } from "@lagna/terms";
import { chartView, type ChartView } from "../chart-view.ts";
import { localCalendarOf } from "../local-calendar.ts";
import type { FactIndex } from "../fact.ts";
import { mahaDashas, subPeriods, type Period } from "../facts/dasha-facts.ts";
import type { Ground } from "../facts/ground.ts";
import { connectionOf } from "./connection.ts";
import type { TopicRow } from "./topics.data.ts";

/** How the clocks of a time are weighed, in all one. Our own figures, after Phaladeepika 20 and 26. */
const CLOCKS = { antar: 0.35, maha: 0.3, pratyantar: 0.1, transit: 0.1, transitOfLord: 0.05, both: 0.05 } as const;
/** A time that is worth naming. */
const LEAST_ACTIVITY = 0.5;
/** Two times as near as this are one. */
const GAP_DAYS = 30;
/** Neighbours that differ by no more than this are one. */
const ALIKE = 0.05;
/** What a year of waiting takes from a time when two are compared. */
const WAITING = 0.06;
/** Shorter ones are no use to anybody. */
const LEAST_DAYS = 14;
const DAYS_PER_YEAR = 365.25;

/** A stretch in which the clocks of a matter agree. */
export interface Window {
  readonly house: number;
  readonly startJd: number;
  readonly endJd: number;
  /** 0 to 1. */
  readonly activity: number;
  /** Maha and antar dasha that run, and the pratyantar dasha that speaks loudest of the matter. */
  readonly lords: readonly [Graha, Graha, Graha];
  /** Where Jupiter and Saturn stand meanwhile. */
  readonly jupiter: Rashi;
  readonly saturn: Rashi;
  /** Whether all this is enough to be called a good time. */
  readonly good: boolean;
}

interface SignStay {
  readonly sign: Rashi;
  readonly startJd: number;
  readonly endJd: number;
}

/** The two whose stay makes a time: the others are too quick, or too slow for a person's plans. */
export type Timekeeper = "jupiter" | "saturn";

export const stays = (view: ChartView, graha: Timekeeper, fromJd: number, untilJd: number): readonly SignStay[] =>
  slowStays(view.nativity.sky, graha, { fromJd: julianDayUt(fromJd), untilJd: julianDayUt(untilJd) }).map(
    ({ state: sign, startJd, endJd }) => ({ sign, startJd, endJd }),
  );

export const touches = (graha: Timekeeper, from: Rashi, to: Rashi): boolean => {
  const place = placeFrom(from, to);
  return place === 1 || GRAHA_DRISHTI_PLACES[graha].includes(place);
};

/** The stretches that two lists have in common. */
function meeting<A extends { startJd: number; endJd: number }, B extends { startJd: number; endJd: number }, C>(
  one: readonly A[],
  other: readonly B[],
  make: (a: A, b: B, span: { startJd: number; endJd: number }) => C,
): C[] {
  return one.flatMap((a) =>
    other.flatMap((b) => {
      const span = { startJd: Math.max(a.startJd, b.startJd), endJd: Math.min(a.endJd, b.endJd) };
      return span.endJd > span.startJd ? [make(a, b, span)] : [];
    }),
  );
}

/**
 * The times ahead in which dasha, Jupiter and Saturn speak of a house together, in order, every one judged: periods are cut where an
 * antar dasha or a sign of Jupiter or Saturn ends, so that a return by retrogression is a stretch of its own.
 */
export function stretchesOf(index: FactIndex, row: TopicRow, house: number): readonly Window[] {
  const own = stretchesOfChart(index, row, house);
  return index.possible.length === 0 ? own : goodInAll(own, index, row, house);
}

/** The most minutes over which dates move evenly with the time of birth, so that its ends speak for all between. */
const EVEN_MINUTES = 60;

function deciding({ possible, about }: FactIndex): readonly FactIndex[] {
  const minutes = about.time?.minutes ?? null;
  return minutes !== null && minutes <= EVEN_MINUTES ? [possible.slice(0, 1), possible.slice(-1)].flat() : possible;
}

/** Where the time of birth is not known well: what is a good time whichever it was, and nothing else. */
function goodInAll(own: readonly Window[], index: FactIndex, row: TopicRow, house: number): readonly Window[] {
  let kept = own.filter(({ good }) => good);
  for (const one of deciding(index)) {
    if (kept.length === 0) break;
    const theirs = stretchesOfChart(one, row, house).filter(({ good }) => good);
    kept = meeting(kept, theirs, (window, other, span) => ({
      ...window,
      ...span,
      activity: Math.min(window.activity, other.activity),
    }));
  }
  return kept;
}

function stretchesOfChart(index: FactIndex, row: TopicRow, house: number): readonly Window[] {
  const view = chartView(index.nativity);
  const calendar = localCalendarOf(index.nativity, index.about);
  const ground: Ground = { view, calendar, about: index.about };
  const { range } = index.nativity.sky.ephemeris;
  const fromJd = Math.max(range.from, calendar.nowJd);
  const untilJd = Math.min(range.until, calendar.nowJd + row.horizonYears * DAYS_PER_YEAR);
  if (untilJd <= fromJd) return [];
  const antar = mahaDashas(ground)
    .flatMap(subPeriods)
    .filter(({ startJd, endJd }) => endJd > fromJd && startJd < untilJd);
  const slow = meeting(
    stays(view, "jupiter", fromJd, untilJd),
    stays(view, "saturn", fromJd, untilJd),
    (a, b, span) => ({
      jupiter: a.sign,
      saturn: b.sign,
      ...span,
    }),
  );
  const connection = connectionOf(index, view, row, house);
  return meeting(antar, slow, (period, sky, span) => judge({ view, house, connection, period, sky, span })).toSorted(
    (a, b) => a.startJd - b.startJd,
  );
}

interface Stretch {
  readonly view: ChartView;
  readonly house: number;
  readonly connection: (graha: Graha) => number;
  readonly period: Period;
  readonly sky: { readonly jupiter: Rashi; readonly saturn: Rashi };
  readonly span: { readonly startJd: number; readonly endJd: number };
}

function judge({ view, house, connection, period, sky, span }: Stretch): Window {
  const [maha, antar] = period.lords as [Graha, Graha];
  const { sign, lord } = view.house(house);
  const lordSign = view.signOf(lord);
  const reach = (graha: Timekeeper): number =>
    touches(graha, sky[graha], sign) ? CLOCKS.transit : touches(graha, sky[graha], lordSign) ? CLOCKS.transitOfLord : 0;
  const [byJupiter, bySaturn] = [reach("jupiter"), reach("saturn")];
  const both = byJupiter === CLOCKS.transit && bySaturn === CLOCKS.transit ? CLOCKS.both : 0;
  const within = subPeriods(period).filter(({ startJd, endJd }) => endJd > span.startJd && startJd < span.endJd);
  const loudest =
    within.map(({ lords }) => lords[2] as Graha).toSorted((a, b) => connection(b) - connection(a))[0] ?? antar;
  const dashas =
    CLOCKS.antar * connection(antar) + CLOCKS.maha * connection(maha) + CLOCKS.pratyantar * connection(loudest);
  const activity = dashas + byJupiter + bySaturn + both;
  return {
    house,
    ...span,
    activity,
    lords: [maha, antar, loudest],
    jupiter: sky.jupiter,
    saturn: sky.saturn,
    good: activity >= LEAST_ACTIVITY - 1e-9 && byJupiter === CLOCKS.transit,
  };
}

/** Neighbours that are about as good are one, as good as the better of them. */
function joined(stretches: readonly Window[]): Window[] {
  const out: Window[] = [];
  for (const next of stretches) {
    const last = out.at(-1);
    const alike = last !== undefined && Math.abs(next.activity - last.activity) <= ALIKE + 1e-9;
    if (alike && next.startJd - last.endJd < GAP_DAYS) {
      const better = next.activity > last.activity ? next : last;
      out[out.length - 1] = { ...better, startJd: last.startJd, endJd: next.endJd };
    } else out.push(next);
  }
  return out.filter(({ startJd, endJd }) => endJd - startJd >= LEAST_DAYS);
}

/** What is told of the times of a house. */
export interface Windows {
  /** One that runs now. */
  readonly now: Window | null;
  /** Ahead, the best first, two at the most. */
  readonly ahead: readonly Window[];
  /** Where there is none: the least weak stretch. */
  readonly least: Window | null;
}

/** The times ahead that are worth naming for a house. */
export function windowsOf(index: FactIndex, row: TopicRow, house: number): Windows {
  const stretches = stretchesOf(index, row, house);
  const good = joined(stretches.filter((stretch) => stretch.good));
  const { nowJd } = localCalendarOf(index.nativity, index.about);
  const now = good.find(({ startJd, endJd }) => startJd <= nowJd && nowJd < endJd) ?? null;
  const worth = ({ activity, startJd }: Window): number => activity - (WAITING * (startJd - nowJd)) / DAYS_PER_YEAR;
  const ahead = good
    .filter((window) => window !== now)
    .toSorted((a, b) => worth(b) - worth(a))
    .slice(0, 2);
  const least = good.length > 0 ? null : (joined(stretches).toSorted((a, b) => worth(b) - worth(a))[0] ?? null);
  return { now, ahead, least };
}
