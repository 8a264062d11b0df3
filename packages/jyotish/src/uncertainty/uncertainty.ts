import { type DashaId, DASHA_IDS, type Graha, NAKSHATRA_DASHA_IDS, type Rashi } from "@lagna/terms";
import { finished } from "../core/steps.ts";
import { julianDayUt, type JulianDayUt } from "../core/units.ts";
import type { DashaPeriod } from "../dasha/period.ts";
import { mahaDasha } from "../dasha/subject.ts";
import { vimshottari } from "../dasha/vimshottari.ts";
import type { Nativity } from "../nativity.ts";
import { assertForward, type Range } from "../transit/span.ts";
import type { UncertainFact } from "./fact-tally.ts";
import { runningLords } from "./facts.ts";
import {
  births,
  type BornAt,
  type ChartPiece,
  INSIDE_DAYS,
  inPieces,
  type Tallies,
  type UncertaintyOptions,
} from "./pieces.ts";

export type { UncertainFact } from "./fact-tally.ts";

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

/** The earliest and latest of some instants, each as it is for several times of birth. */
const spread = (instants: readonly number[]): Between => ({
  earliestJd: julianDayUt(Math.min(...instants)),
  latestJd: julianDayUt(Math.max(...instants)),
});

/** The births at both ends of some pieces: dates that move with the Moon run evenly between them. */
function atBothEnds(bornAt: BornAt, pieces: readonly Range[]): Nativity[] {
  const [first, last] = [pieces[0], pieces.at(-1)];
  return first && last ? [bornAt(first.fromJd + INSIDE_DAYS), bornAt(last.untilJd - INSIDE_DAYS)] : [];
}

const vimshottariOf = ({ longitudes, birth, settings }: Nativity, levels: number) =>
  vimshottari({ moonLongitude: longitudes.moon, birthJd: birth.jd, year: settings.dasha_year, levels });

/** How far vimshottari moves, for the times that begin with the same lord as the stated one. */
function vimshottariDates(nativity: Nativity, pieces: readonly ChartPiece[], atJd: JulianDayUt | undefined) {
  const stated = vimshottariOf(nativity, 2);
  const same = pieces.filter(({ lord }) => lord === stated.balance.lord);
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

const periodsOf = (born: Nativity, id: DashaId): readonly DashaPeriod[] => mahaDasha(born, id).periods;
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

type MovingDasha = ReturnType<typeof movingDasha>;

/** The dashas whose dates are asked for; without a time those that are counted from the Moon. */
const movingDashas = (nativity: Nativity, { subjects = [], timed }: UncertaintyOptions): readonly MovingDasha[] =>
  subjects.includes("dashas")
    ? (timed ? DASHA_IDS : NAKSHATRA_DASHA_IDS)
        .filter((id) => !mahaDasha(nativity, id).sensitive)
        .map((id) => movingDasha(nativity, id))
    : [];

function* dashaDates(nativity: Nativity, dashas: readonly MovingDasha[]): Generator<void, Uncertainty["dashas"]> {
  const bornAt = births(nativity);
  const dates: Partial<Record<DashaId, readonly UncertainDate[]>> = {};
  for (const { id, dates: datesBy } of dashas) {
    dates[id] = datesBy(bornAt);
    yield;
  }
  return dates;
}

/** Times of facts that are put together in one go: some hundredths of a second's worth. */
const INTERVALS_AT_A_STRETCH = 50_000;

/** What comes of the pieces; what the chart says itself no subject says again. */
function* told([chart, ...subjects]: Tallies): Generator<void, UncertainFact[]> {
  const found: UncertainFact[] = [];
  let intervals = 0;
  for (const tally of [chart, ...subjects]) {
    for (const path of tally.paths()) {
      if (tally !== chart && chart.has(path)) continue;
      for (const fact of tally.factsAt(path)) {
        found.push(fact);
        intervals += fact.intervals.length;
      }
      if (intervals < INTERVALS_AT_A_STRETCH) continue;
      intervals = 0;
      yield;
    }
  }
  return found;
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
  const dashas = movingDashas(nativity, options);
  const { pieces, tallies } = yield* inPieces(nativity, ranges, options, (born, piece) => {
    for (const dasha of dashas) dasha.lookInside(born, piece);
  });
  return {
    ranges,
    facts: yield* told(tallies),
    ...vimshottariDates(nativity, pieces, options.atJd),
    dashas: yield* dashaDates(nativity, dashas),
    pieces: pieces.length,
  };
}

/** The same in one go. */
export function uncertaintyOf(nativity: Nativity, ranges: readonly Range[], options: UncertaintyOptions): Uncertainty {
  return finished(uncertaintySteps(nativity, ranges, options));
}
