import { type DashaId, DASHA_IDS, type Graha, NAKSHATRA_DASHA_IDS, type Rashi } from "@lagna/terms";
import { julianDayUt, type JulianDayUt } from "../core/units.ts";
import type { DashaPeriod } from "../dasha/period.ts";
import { dashaOfNativity } from "../dasha/subject.ts";
import { vimshottari } from "../dasha/vimshottari.ts";
import type { Nativity } from "../nativity.ts";
import { assertForward, type Range } from "../transit/span.ts";
import { type FactValue, runningLords } from "./facts.ts";
import {
  births,
  type BornAt,
  INSIDE_DAYS,
  LEAST_DAYS,
  middleOf,
  type Piece,
  type PieceLists,
  pieceLists,
  type UncertaintyOptions,
} from "./pieces.ts";

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

interface Between {
  readonly earliestJd: JulianDayUt;
  readonly latestJd: JulianDayUt;
}

/** When a maha dasha begins, for the earliest and the latest of the times that give the same dashas in the same order. */
export type UncertainDate = Between & { readonly lord?: Graha; readonly sign?: Rashi };

/** The running maha and antar dasha of the stated time, and between what dates they change. */
export interface UncertainRunning {
  readonly lords: readonly [maha: Graha, antar: Graha];
  readonly start: Between;
  readonly end: Between;
}

export interface Uncertainty {
  /** The times of birth that are possible: two stretches where a clock showed the stated time twice. */
  readonly ranges: readonly Range[];
  /** Each path's value at the stated time first, then the others in the order they come. */
  readonly facts: readonly UncertainFact[];
  readonly mahaDashas: readonly (UncertainDate & { readonly lord: Graha })[];
  /** `null` where no instant was asked about, or none runs then. */
  readonly running: UncertainRunning | null;
  /** Of every dasha, where `dashas` are asked for; without a time those that are counted from the Moon. */
  readonly dashas: Readonly<Partial<Record<DashaId, readonly UncertainDate[]>>>;
  /** Between two jumps nothing of what every kundli carries changes. */
  readonly pieces: number;
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

/** What a yoga or dosha that is not told of says: that it does not hold. */
const untold = (path: string): FactValue => (path.endsWith(".holds") ? false : null);

/** The values of one path with the pieces each holds on, the stated time's first. */
function factsAt(path: string, pieces: readonly Piece[], stated: Piece | undefined, whole: number): UncertainFact[] {
  const valueIn = ({ facts }: Piece): FactValue => {
    const value = facts.get(path);
    return value === undefined ? untold(path) : value;
  };
  const held = new Map<FactValue, Range[]>(stated ? [[valueIn(stated), []]] : []);
  for (const piece of pieces) {
    const value = valueIn(piece);
    const ranges = held.get(value);
    if (ranges) ranges.push(piece);
    else held.set(value, [piece]);
  }
  return [...held].map(([value, ranges]) => {
    const stable = ranges.length === pieces.length;
    return { path, value, share: stable ? 1 : lengthOf(ranges) / whole, stable, intervals: joined(ranges) };
  });
}

/** Values of facts that are looked at in one go: a hundredth of a second's worth. */
const LOOKS_AT_A_STRETCH = 100_000;

/** Counts what was looked at, and says when a stretch of it is over. */
function stretches(): (looks: number) => boolean {
  let looked = 0;
  return (looks) => {
    looked += looks;
    if (looked < LOOKS_AT_A_STRETCH) return false;
    looked = 0;
    return true;
  };
}

function* factsIn(pieces: readonly Piece[], jd: JulianDayUt): Generator<void, UncertainFact[]> {
  const stated = pieces.find(({ fromJd, untilJd }) => fromJd <= jd && jd < untilJd) ?? pieces[0];
  const whole = lengthOf(pieces);
  const isOver = stretches();
  const paths = new Set(stated?.facts.keys());
  for (const { facts } of pieces) {
    for (const path of facts.keys()) paths.add(path);
    if (isOver(facts.size)) yield;
  }
  const found: UncertainFact[] = [];
  for (const path of paths) {
    found.push(...factsAt(path, pieces, stated, whole));
    if (isOver(pieces.length)) yield;
  }
  return found;
}

/** The earliest and latest of some instants, each as it is for several times of birth. */
const spread = (instants: readonly number[]): Between => ({
  earliestJd: julianDayUt(Math.min(...instants)),
  latestJd: julianDayUt(Math.max(...instants)),
});

const LORD = "dashas.vimshottari.balance.lord";

/** The births at both ends of some pieces: dates that move with the Moon run evenly between them. */
function atBothEnds(bornAt: BornAt, pieces: readonly Range[]): Nativity[] {
  const [first, last] = [pieces[0], pieces.at(-1)];
  return first && last ? [bornAt(first.fromJd + INSIDE_DAYS), bornAt(last.untilJd - INSIDE_DAYS)] : [];
}

const vimshottariOf = ({ longitudes, birth, settings }: Nativity, levels: number) =>
  vimshottari({ moonLongitude: longitudes.moon, birthJd: birth.jd, year: settings.dasha_year, levels });

/** How far vimshottari moves, for the times that begin with the same lord as the stated one. */
function vimshottariDates(nativity: Nativity, pieces: readonly Piece[], atJd: JulianDayUt | undefined) {
  const stated = vimshottariOf(nativity, 2);
  const same = pieces.filter(({ facts }) => facts.get(LORD) === stated.balance.lord);
  const ends = atBothEnds(births(nativity), same).map((born) => vimshottariOf(born, 2));
  const all = [stated, ...ends].map(({ periods }) => periods);
  const mahaDashas = stated.periods.map(({ lord }, maha) => ({
    lord,
    ...spread(all.map((periods) => periods[maha]?.startJd ?? Number.NaN)),
  }));
  return { mahaDashas, running: atJd === undefined ? null : runningOf(nativity, all, atJd) };
}

function runningOf(
  nativity: Nativity,
  [stated = [], ...ends]: readonly (readonly DashaPeriod[])[],
  atJd: JulianDayUt,
): UncertainRunning | null {
  const [mahaLord, antarLord] = runningLords(nativity, atJd);
  const maha = stated.findIndex(({ startJd, endJd }) => startJd <= atJd && atJd < endJd);
  const antar = stated[maha]?.sub?.findIndex(({ startJd, endJd }) => startJd <= atJd && atJd < endJd) ?? -1;
  if (mahaLord === null || antarLord === null || antar < 0) return null;
  // From the end: of the first maha dasha more or fewer parts are left, by the time of birth.
  const left = (stated[maha]?.sub?.length ?? 0) - antar;
  const same = [stated, ...ends].flatMap((periods) => periods[maha]?.sub?.at(-left) ?? []);
  const of = (key: "startJd" | "endJd"): Between => spread(same.map((period) => period[key]));
  return { lords: [mahaLord, antarLord], start: of("startJd"), end: of("endJd") };
}

const rulerOf = (period: DashaPeriod): { readonly lord?: Graha; readonly sign?: Rashi } =>
  "lord" in period ? { lord: period.lord } : { sign: period.sign };

const periodsOf = (born: Nativity, id: DashaId): readonly DashaPeriod[] =>
  dashaOfNativity(born, id, { levels: 1 }).periods;
const orderOf = (periods: readonly DashaPeriod[]): string => JSON.stringify(periods.map(rulerOf));

/** Between what instants a maha dasha began, of the births looked at so far. */
interface Moved {
  earliest: number;
  latest: number;
}

/** The maha dashas of one dasha, for the times that give the same ones in the same order: what one birth after the other says of them. */
function movingDasha(nativity: Nativity, id: DashaId) {
  const stated = periodsOf(nativity, id);
  const order = orderOf(stated);
  const starts = stated.map(({ startJd }): Moved => ({ earliest: startJd, latest: startJd }));
  const same: { first?: Range; last?: Range } = {};

  function look(born: Nativity): boolean {
    const periods = periodsOf(born, id);
    if (orderOf(periods) !== order) return false;
    for (const [index, start] of starts.entries()) {
      const startJd = periods[index]?.startJd ?? Number.NaN;
      start.earliest = Math.min(start.earliest, startJd);
      start.latest = Math.max(start.latest, startJd);
    }
    return true;
  }

  return {
    id,
    lookInside: (born: Nativity, piece: Range): void => {
      if (!look(born)) return;
      same.first ??= piece;
      same.last = piece;
    },
    dates: (bornAt: BornAt): UncertainDate[] => {
      const { first, last } = same;
      if (first && last) for (const born of atBothEnds(bornAt, [first, last])) look(born);
      return stated.map((period, index) => {
        const { earliest = Number.NaN, latest = Number.NaN } = starts[index] ?? {};
        return { ...rulerOf(period), earliestJd: julianDayUt(earliest), latestJd: julianDayUt(latest) };
      });
    },
  };
}

/** Births whose dashas are looked at in one go: some hundredths of a second's worth. */
const BIRTHS_AT_A_STRETCH = 8;

function* dashaDates(
  nativity: Nativity,
  pieces: readonly Piece[],
  { subjects = [], timed }: UncertaintyOptions,
): Generator<void, Uncertainty["dashas"]> {
  if (!subjects.includes("dashas")) return {};
  const dashas = (timed ? DASHA_IDS : NAKSHATRA_DASHA_IDS)
    .filter((id) => !dashaOfNativity(nativity, id, { levels: 1 }).sensitive)
    .map((id) => movingDasha(nativity, id));
  for (const [index, piece] of pieces.entries()) {
    // Let go of before the next: with all that its dashas stand on, thousands of births would fill the memory.
    const born = births(nativity)(middleOf(piece));
    for (const dasha of dashas) dasha.lookInside(born, piece);
    if (index % BIRTHS_AT_A_STRETCH === 0) yield;
  }
  const bornAt = births(nativity);
  const dates: Partial<Record<DashaId, readonly UncertainDate[]>> = {};
  for (const { id, dates: datesBy } of dashas) {
    dates[id] = datesBy(bornAt);
    yield;
  }
  return dates;
}

/** What comes of the pieces. */
function* told(nativity: Nativity, [chart, ...subjects]: PieceLists): Generator<void, UncertainFact[]> {
  const { jd } = nativity.birth;
  const facts = yield* factsIn(chart, jd);
  const known = new Set(facts.map(({ path }) => path));
  for (const pieces of subjects) {
    const more = yield* factsIn(pieces, jd);
    facts.push(...more.filter(({ path }) => !known.has(path)));
  }
  return facts;
}

/**
 * What of a chart stands firm and what turns, where the time of birth is known to within stretches only: every discrete fact with the
 * times for which it holds, to a second. The stretches are of one place and clock, and hold the nativity's own instant. It is worked out
 * step by step, so that a server can answer others in between.
 * @throws RangeError for a stretch that does not run forward, or outside the ephemeris' range.
 */
export function* uncertaintySteps(
  nativity: Nativity,
  ranges: readonly Range[],
  options: UncertaintyOptions,
): Generator<void, Uncertainty> {
  for (const range of ranges) assertForward(range);
  const lists = yield* pieceLists(nativity, ranges, options);
  const [chart] = lists;
  return {
    ranges,
    facts: yield* told(nativity, lists),
    ...vimshottariDates(nativity, chart, options.atJd),
    dashas: yield* dashaDates(nativity, chart, options),
    pieces: chart.length,
  };
}

/** The same in one go. */
export function uncertaintyOf(nativity: Nativity, ranges: readonly Range[], options: UncertaintyOptions): Uncertainty {
  const steps = uncertaintySteps(nativity, ranges, options);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}
