import type { JulianDayUt } from "../core/units.ts";
import { julianDayUt } from "../core/units.ts";
import { type Nativity, nativityIn } from "../nativity.ts";
import { hinduDay, type HinduDay, offsetOfDay, type VaraLimb, varaOf } from "../panchanga/day.ts";
import type { SubjectName } from "../subjects.ts";
import type { Range } from "../transit/span.ts";
import { FactTally, LEAST_DAYS, type Piece } from "./fact-tally.ts";
import { factsOf, type FactValue, type Row, runningLords } from "./facts.ts";
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

const LORD = "dashas.vimshottari.balance.lord";

/** A piece of the chart itself, and the lord whose vimshottari dasha the births in it begin with. */
export interface ChartPiece extends Range {
  readonly lord: FactValue | undefined;
}

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
  piece: Range,
  { timed, atJd }: UncertaintyOptions,
): readonly Range[] {
  const byCusps = timed && settings.house_system !== "whole_sign";
  if (!byCusps && atJd === undefined) return [piece];
  const rowsAt = (jd: number): Row[] => {
    const born = bornAt(jd);
    const houses = byCusps ? born.chart.planets.map(({ id, house }): Row => [id, house]) : [];
    const lords = atJd === undefined ? [] : runningLords(born, atJd);
    return [...houses, ...lords.map((lord): Row => ["lord", lord])];
  };
  return cutByFacts(rowsAt, piece);
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

/** A piece of the chart, with births at times in it. */
interface BornPiece extends Piece {
  readonly bornAt: BornAt;
}

/** The pieces of a slice one after the other, each with births of its own: with all that is worked out of them, a slice's would fill the memory. */
function* piecesOfSlice(nativity: Nativity, slice: Range, options: UncertaintyOptions): Generator<BornPiece> {
  const { timed, atJd = null } = options;
  const dayAt = daysBetween(nativity, sunrisesIn(nativity, slice));
  for (const steady of cut(slice, jumpsIn(nativity, slice, timed))) {
    const bornAt = births(nativity);
    for (const piece of cutByHouses(nativity, bornAt, steady, options)) {
      const { fromJd, untilJd } = piece;
      const jd = middleOf(piece);
      const facts = new Map(factsOf(bornAt(jd), timed, atJd));
      yield { fromJd, untilJd, bornAt, facts: facts.set("panchanga.vara.number", dayAt(jd).vara.number) };
    }
  }
}

/** Where the facts of a piece are looked at. */
export const middleOf = ({ fromJd, untilJd }: Range): JulianDayUt => julianDayUt((fromJd + untilJd) / 2);

/** What one subject says in a piece of the chart, cut further where it changes between the jumps of single angles. */
function piecesOfSubject({ bornAt, ...piece }: BornPiece, name: SubjectName, timed: boolean): Piece[] {
  const rowsAt = (jd: number): Row[] => subjectFacts(bornAt(jd), name, timed);
  if (isSteady(name, timed)) return [{ ...piece, facts: new Map(rowsAt(middleOf(piece))) }];
  return cutByFacts(rowsAt, piece).map(({ rows, ...range }) => ({ ...range, facts: new Map(rows) }));
}

/** What is said of the chart itself first, then of each subject asked for. */
export type Tallies = readonly [chart: FactTally, ...subjects: FactTally[]];

/** The pieces of the chart, and what was said in them. */
export interface PieceByPiece {
  readonly pieces: readonly ChartPiece[];
  readonly tallies: Tallies;
}

/**
 * Looks at ranges of times piece by piece, and in each at one subject after the other: its caller can do other work in between.
 * @param look at a birth in the midst of each, while what its facts stand on is known
 */
export function* inPieces(
  nativity: Nativity,
  ranges: readonly Range[],
  options: UncertaintyOptions,
  look: (born: Nativity, piece: Range) => void = () => {},
): Generator<void, PieceByPiece> {
  const { subjects = [], timed } = options;
  const chart = { tally: new FactTally(nativity.birth.jd), pieces: [] as ChartPiece[] };
  const others = subjects.map((name) => ({ name, tally: new FactTally(nativity.birth.jd) }));
  for (const range of ranges) {
    const step = timed ? SLICE_DAYS.timed : SLICE_DAYS.untimed;
    const slices = Math.ceil((range.untilJd - range.fromJd) / step);
    const edges = Array.from({ length: slices }, (_, index) => range.fromJd + index * step);
    for (const slice of cut(range, edges)) {
      for (const piece of piecesOfSlice(nativity, slice, options)) {
        const { fromJd, untilJd, facts, bornAt } = piece;
        look(bornAt(middleOf(piece)), piece);
        chart.tally.add(piece);
        chart.pieces.push({ fromJd, untilJd, lord: facts.get(LORD) });
        for (const { name, tally } of others) {
          for (const part of piecesOfSubject(piece, name, timed)) tally.add(part);
          yield;
        }
        yield;
      }
    }
  }
  return { pieces: chart.pieces, tallies: [chart.tally, ...others.map(({ tally }) => tally)] };
}
