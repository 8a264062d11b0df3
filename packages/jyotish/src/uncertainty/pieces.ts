import type { JulianDayUt } from "../core/units.ts";
import { julianDayUt } from "../core/units.ts";
import { type Nativity, nativityIn } from "../nativity.ts";
import { hinduDay, type HinduDay, offsetOfDay, type VaraLimb, varaOf } from "../panchanga/day.ts";
import type { SubjectName } from "../subjects.ts";
import type { Range } from "../transit/span.ts";
import { factsOf, type Facts, type Row, runningLords } from "./facts.ts";
import { jumpsIn, sunrisesIn } from "./jumps.ts";
import { isSteady, subjectFacts } from "./subject-facts.ts";

export interface UncertaintyOptions {
  /** Whether the time is known at all: without it nothing is said of the lagna and the houses. */
  readonly timed: boolean;
  /** An instant for which the running dasha is a fact. */
  readonly atJd?: JulianDayUt | undefined;
  /** Whose facts are asked for beside those that every kundli carries. */
  readonly subjects?: readonly SubjectName[] | undefined;
}

/** Times of birth between which none of the facts changes. */
export interface Piece extends Range {
  readonly facts: Facts;
}

/** Shorter stretches are the rounding of one instant found twice. */
export const LEAST_DAYS = 1e-7;
/** Half a second: facts that are no steps of one angle alone are found to this. */
const FOUND_DAYS = 0.5 / 86_400;
/** Ends of a piece lie on the border of two facts: what holds inside is asked for this far from them. */
export const INSIDE_DAYS = 1e-9;
/** What is worked out in one go: an hour of times where the lagna is asked for, else six. */
const SLICE_DAYS = { timed: 1 / 24, untimed: 0.25 };

/** A jump that lies at an end of the range makes no piece of its own: the first and the last begin and end with the range. */
export function cut({ fromJd, untilJd }: Range, jumps: readonly number[]): Range[] {
  const inside = jumps.filter((jd) => jd - fromJd > LEAST_DAYS && untilJd - jd > LEAST_DAYS);
  const edges = [fromJd, ...inside, untilJd];
  return edges.slice(1).flatMap((end, index) => {
    const start = edges[index] as number;
    return end - start > LEAST_DAYS ? [{ fromJd: julianDayUt(start), untilJd: julianDayUt(end) }] : [];
  });
}

/** The same birth at another time. */
export type BornAt = (jd: number) => Nativity;

/** Each time once: subjects ask for the same ones, and share what they stand on. */
export function births({ sky, birth, settings }: Nativity): BornAt {
  const known = new Map<number, Nativity>();
  return (jd) => {
    const nativity = known.get(jd) ?? nativityIn(sky, { ...birth, jd: julianDayUt(jd) }, settings);
    known.set(jd, nativity);
    return nativity;
  };
}

/** A piece with what holds throughout it. */
type Held = Range & { readonly rows: readonly Row[] };

const alike = (one: readonly Row[], other: readonly Row[]): boolean =>
  one.length === other.length &&
  one.every(([path, value], index) => {
    const [otherPath, otherValue] = other[index] as Row;
    return path === otherPath && value === otherValue;
  });

/** A piece cut where facts that go through their states in an order change, however often. */
export function cutByFacts(rowsAt: (jd: number) => readonly Row[], { fromJd, untilJd }: Range): Held[] {
  const between = (from: number, rows: readonly Row[], until: number, next: readonly Row[]): Held[] => {
    if (until - from < FOUND_DAYS || alike(rows, next))
      return [{ rows, fromJd: julianDayUt(from), untilJd: julianDayUt(until) }];
    const middle = (from + until) / 2;
    const atMiddle = rowsAt(middle);
    return [...between(from, rows, middle, atMiddle), ...between(middle, atMiddle, until, next)];
  };
  return between(fromJd, rowsAt(fromJd + INSIDE_DAYS), untilJd, rowsAt(untilJd - INSIDE_DAYS));
}

/** The houses of systems with cusps, and the dasha that runs at an instant: they change between the jumps of single angles too. */
function cutByHouses(
  { settings }: Nativity,
  bornAt: BornAt,
  pieces: readonly Range[],
  { timed, atJd }: UncertaintyOptions,
): readonly Range[] {
  const byCusps = timed && settings.house_system !== "whole_sign";
  if (!byCusps && atJd === undefined) return pieces;
  const rowsAt = (jd: number): Row[] => {
    const born = bornAt(jd);
    const houses = byCusps ? born.chart.planets.map(({ id, house }): Row => [id, house]) : [];
    const lords = atJd === undefined ? [] : runningLords(born, atJd);
    return [...houses, ...lords.map((lord): Row => ["lord", lord])];
  };
  return pieces.flatMap((piece) => cutByFacts(rowsAt, piece));
}

/** A Hindu day with its weekday. */
export interface NamedDay {
  readonly day: HinduDay;
  readonly vara: VaraLimb;
}

/** The day of an instant by the sunrises of its range, each looked for once. */
export function daysBetween(
  { sky, birth, settings }: Nativity,
  sunrises: readonly number[],
): (jd: JulianDayUt) => NamedDay {
  const known = new Map<number, NamedDay>();
  return (jd) => {
    const days = sunrises.filter((sunrise) => sunrise <= jd).length;
    const before = known.get(days);
    if (before !== undefined) return before;
    const day = hinduDay(sky, jd, birth, settings.sunrise);
    const named = { day, vara: varaOf(jd, day, birth, offsetOfDay(birth, day)) };
    known.set(days, named);
    return named;
  };
}

function piecesOfSlice(nativity: Nativity, bornAt: BornAt, slice: Range, options: UncertaintyOptions): Piece[] {
  const { timed, atJd = null } = options;
  const dayAt = daysBetween(nativity, sunrisesIn(nativity, slice));
  const steady = cut(slice, jumpsIn(nativity, slice, timed));
  return cutByHouses(nativity, bornAt, steady, options).map(({ fromJd, untilJd }) => {
    const jd = middleOf({ fromJd, untilJd });
    const facts = new Map(factsOf(bornAt(jd), timed, atJd));
    return { fromJd, untilJd, facts: facts.set("panchanga.vara.number", dayAt(jd).vara.number) };
  });
}

/** Where the facts of a piece are looked at. */
export const middleOf = ({ fromJd, untilJd }: Range): JulianDayUt => julianDayUt((fromJd + untilJd) / 2);

/** The pieces of one subject: those of the chart, cut further where what it says changes between the jumps of single angles. */
function piecesOfSubject(bornAt: BornAt, pieces: readonly Piece[], name: SubjectName, timed: boolean): Piece[] {
  const rowsAt = (jd: number): Row[] => subjectFacts(bornAt(jd), name, timed);
  if (isSteady(name, timed)) {
    return pieces.map((piece) => ({ ...piece, facts: new Map(rowsAt(middleOf(piece))) }));
  }
  return pieces.flatMap((piece) =>
    cutByFacts(rowsAt, piece).map(({ fromJd, untilJd, rows }) => ({ fromJd, untilJd, facts: new Map(rows) })),
  );
}

/** The pieces of the chart itself first, then those of each subject asked for; each list covers the ranges. */
export type PieceLists = readonly [chart: readonly Piece[], ...subjects: (readonly Piece[])[]];

/** The pieces of ranges of times, slice by slice: whoever has other work can do it between two of them. */
export function* pieceLists(
  nativity: Nativity,
  ranges: readonly Range[],
  options: UncertaintyOptions,
): Generator<void, PieceLists> {
  const { subjects = [], timed } = options;
  const chart: Piece[] = [];
  const others = subjects.map((name) => ({ name, pieces: [] as Piece[] }));
  for (const range of ranges) {
    const step = timed ? SLICE_DAYS.timed : SLICE_DAYS.untimed;
    const slices = Math.ceil((range.untilJd - range.fromJd) / step);
    const edges = Array.from({ length: slices }, (_, index) => range.fromJd + index * step);
    for (const slice of cut(range, edges)) {
      const bornAt = births(nativity);
      const pieces = piecesOfSlice(nativity, bornAt, slice, options);
      chart.push(...pieces);
      yield;
      for (const other of others) {
        other.pieces.push(...piecesOfSubject(bornAt, pieces, other.name, timed));
        yield;
      }
    }
  }
  return [chart, ...others.map(({ pieces }) => pieces)];
}
