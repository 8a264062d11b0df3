import type { Graha } from "@lagna/terms";
import { julianDayUt, type JulianDayUt } from "../core/units.ts";
import { vimshottari } from "../dasha/vimshottari.ts";
import { type Nativity, nativityIn } from "../nativity.ts";
import { hinduDay, varaOf } from "../panchanga/day.ts";
import { assertForward, type Range } from "../transit/span.ts";
import { factsOf, runningLords, type Facts, type FactValue } from "./facts.ts";
import { jumpsIn, sunrisesIn } from "./jumps.ts";

/** One thing a chart says, and the times of birth for which it does. */
export interface UncertainFact {
  /** By the keys of an answer: `vargas.D9.lagna`. */
  readonly path: string;
  readonly value: FactValue;
  /** The part of all possible times for which it holds, (0, 1]. */
  readonly share: number;
  /** Whether it holds for every one. */
  readonly stable: boolean;
  readonly intervals: readonly Range[];
}

/** When the maha dasha of a lord begins, for the earliest and the latest of the times that give the same first lord. */
export interface UncertainDate {
  readonly lord: Graha;
  readonly earliestJd: JulianDayUt;
  readonly latestJd: JulianDayUt;
}

export interface Uncertainty {
  /** The times of birth that are possible: two stretches where a clock showed the stated time twice. */
  readonly ranges: readonly Range[];
  /** Each path's value at the stated time first, then the others in the order they come. */
  readonly facts: readonly UncertainFact[];
  readonly mahaDashas: readonly UncertainDate[];
  /** Between two jumps nothing changes. */
  readonly pieces: number;
}

export interface UncertaintyOptions {
  /** Whether the time is known at all: without it nothing is said of the lagna and the houses. */
  readonly timed: boolean;
  /** An instant for which the running dasha is a fact. */
  readonly atJd?: JulianDayUt | undefined;
}

/** Shorter stretches are the rounding of one instant found twice. */
const LEAST_DAYS = 1e-7;
/** Half a second: facts that are no steps of one angle alone are found to this. */
const FOUND_DAYS = 0.5 / 86_400;

interface Piece extends Range {
  readonly facts: Facts;
}

function cut({ fromJd, untilJd }: Range, jumps: readonly number[]): Range[] {
  const edges = [fromJd, ...jumps.filter((jd) => jd > fromJd && jd < untilJd), untilJd];
  return edges.slice(1).flatMap((end, index) => {
    const start = edges[index] as number;
    return end - start > LEAST_DAYS ? [{ fromJd: julianDayUt(start), untilJd: julianDayUt(end) }] : [];
  });
}

const middleOf = ({ fromJd, untilJd }: Range): JulianDayUt => julianDayUt((fromJd + untilJd) / 2);

/** The same birth at another time. */
const bornAt = ({ sky, birth, settings }: Nativity, jd: JulianDayUt): Nativity =>
  nativityIn(sky, { ...birth, jd }, settings);

/** Where a value that goes through its states in an order changes between two instants, however often. */
function changesOf(valueAt: (jd: number) => string, from: number, until: number): number[] {
  const between = (a: number, atA: string, b: number, atB: string): number[] => {
    if (atA === atB) return [];
    if (b - a < FOUND_DAYS) return [b];
    const middle = (a + b) / 2;
    const atMiddle = valueAt(middle);
    return [...between(a, atA, middle, atMiddle), ...between(middle, atMiddle, b, atB)];
  };
  return between(from, valueAt(from), until, valueAt(until));
}

/** The houses of systems with cusps, and the dasha that runs at an instant: they change between the jumps of single angles too. */
function laterJumps(nativity: Nativity, pieces: readonly Range[], { timed, atJd }: UncertaintyOptions): number[] {
  const byCusps = timed && nativity.settings.house_system !== "whole_sign";
  if (!byCusps && atJd === undefined) return [];
  const valueAt = (jd: number): string => {
    const born = bornAt(nativity, julianDayUt(jd));
    const houses = byCusps ? born.chart.planets.map(({ house }) => house) : [];
    return [...houses, ...(atJd === undefined ? [] : runningLords(born, atJd))].join();
  };
  const inside = 1e-9;
  return pieces.flatMap(({ fromJd, untilJd }) => changesOf(valueAt, fromJd + inside, untilJd - inside));
}

function piecesOf(nativity: Nativity, range: Range, options: UncertaintyOptions): Piece[] {
  const jumps = jumpsIn(nativity, range, options.timed);
  const later = laterJumps(nativity, cut(range, jumps), options);
  const sunrises = sunrisesIn(nativity, range);
  const weekdays = new Map<number, number>();
  const weekdayAt = (jd: JulianDayUt): number => {
    const days = sunrises.filter((sunrise) => sunrise <= jd).length;
    const { sky, birth, settings } = nativity;
    const number =
      weekdays.get(days) ??
      varaOf(jd, hinduDay(sky, jd, birth, settings.sunrise), birth, birth.utcOffsetSeconds).number;
    weekdays.set(days, number);
    return number;
  };
  return cut(
    range,
    [...jumps, ...later].toSorted((a, b) => a - b),
  ).map((piece) => {
    const jd = middleOf(piece);
    const facts = new Map(factsOf(bornAt(nativity, jd), options.timed, options.atJd ?? null));
    return { ...piece, facts: facts.set("panchanga.vara.number", weekdayAt(jd)) };
  });
}

/** Adjoining pieces on which a fact holds, made one. */
function joined(pieces: readonly Range[]): Range[] {
  const result: Range[] = [];
  for (const { fromJd, untilJd } of pieces) {
    const last = result.at(-1);
    if (last && fromJd - last.untilJd < 2 * LEAST_DAYS) result[result.length - 1] = { ...last, untilJd };
    else result.push({ fromJd, untilJd });
  }
  return result;
}

const lengthOf = (ranges: readonly Range[]): number =>
  ranges.reduce((sum, { fromJd, untilJd }) => sum + untilJd - fromJd, 0);

/** The values of one path with the pieces each holds on, the stated time's first. */
function factsAt(path: string, pieces: readonly Piece[], stated: FactValue, whole: number): UncertainFact[] {
  const held = new Map<FactValue, Range[]>([[stated, []]]);
  for (const piece of pieces) {
    const value = piece.facts.get(path) ?? null;
    held.set(value, [...(held.get(value) ?? []), piece]);
  }
  return [...held]
    .filter(([, ranges]) => ranges.length > 0)
    .map(([value, ranges]) => {
      const stable = ranges.length === pieces.length;
      return { path, value, share: stable ? 1 : lengthOf(ranges) / whole, stable, intervals: joined(ranges) };
    });
}

/** How far the maha dashas move, for the times that begin with the same lord as the stated one. */
function mahaDashasOf(nativity: Nativity, pieces: readonly Piece[]): UncertainDate[] {
  const { settings, longitudes, birth } = nativity;
  const at = (jd: number) => {
    const moonLongitude = jd === birth.jd ? longitudes.moon : bornAt(nativity, julianDayUt(jd)).longitudes.moon;
    return vimshottari({ moonLongitude, birthJd: jd, year: settings.dasha_year, levels: 1 });
  };
  const { balance, periods } = at(birth.jd);
  const same = pieces.filter(({ facts }) => facts.get("dashas.vimshottari.balance.lord") === balance.lord);
  const inside = 1e-9;
  const ends = [same[0]?.fromJd ?? birth.jd, same.at(-1)?.untilJd ?? birth.jd];
  const all = [periods, ...ends.map((jd, index) => at(jd + (index === 0 ? inside : -inside)).periods)];
  return periods.map(({ lord }, index) => {
    const starts = all.map((list) => list[index]?.startJd ?? Number.NaN);
    return { lord, earliestJd: julianDayUt(Math.min(...starts)), latestJd: julianDayUt(Math.max(...starts)) };
  });
}

/**
 * What of a chart stands firm and what turns, where the time of birth is known to within stretches only: every discrete fact with the
 * times for which it holds, to a second. The stretches are of one place and clock, and hold the nativity's own instant.
 * @throws RangeError for a stretch that does not run forward, or outside the ephemeris' range.
 */
export function uncertaintyOf(nativity: Nativity, ranges: readonly Range[], options: UncertaintyOptions): Uncertainty {
  for (const range of ranges) assertForward(range);
  const pieces = ranges.flatMap((range) => piecesOf(nativity, range, options));
  const { jd } = nativity.birth;
  const stated = pieces.find(({ fromJd, untilJd }) => fromJd <= jd && jd < untilJd) ?? pieces[0];
  const paths = [...(stated?.facts.keys() ?? [])];
  const whole = lengthOf(pieces);
  return {
    ranges,
    facts: paths.flatMap((path) => factsAt(path, pieces, stated?.facts.get(path) ?? null, whole)),
    mahaDashas: mahaDashasOf(nativity, pieces),
    pieces: pieces.length,
  };
}
