import {
  julianDayUt,
  type JulianDayUt,
  type Nativity,
  type Range,
  type SubjectName,
  type Uncertainty,
  uncertaintySteps,
} from "@lagna/jyotish";
import { fewAtOnce } from "../../computing/few-at-once.ts";
import { inTurns } from "../../computing/loop-turn.ts";
import type { BirthMoment } from "./place-and-time.ts";

export interface MadeUncertainty extends Uncertainty {
  /** Either way of the stated time. */
  readonly minutes: number;
}

/** Either way of noon. */
export const HALF_DAY_MINUTES = 720;
const MINUTES_PER_DAY = 1440;

/** Stretches that reach into one another, made one. */
function withoutOverlap(ranges: readonly Range[]): Range[] {
  const result: Range[] = [];
  for (const range of ranges) {
    const last = result.at(-1);
    if (last && range.fromJd <= last.untilJd) result[result.length - 1] = { ...last, untilJd: range.untilJd };
    else result.push(range);
  }
  return result;
}

interface UncertainBirth {
  readonly nativity: Nativity;
  readonly moment: BirthMoment;
}

interface PossibleMinutes {
  /** Either way. */
  readonly minutes: number;
  /** Whether a time was stated at all. */
  readonly timed: boolean;
}

/** The times that are possible: about a time that a clock showed twice, both. */
export function possibleTimes(birth: UncertainBirth, { minutes, timed }: PossibleMinutes): Range[] {
  const { ephemeris } = birth.nativity.sky;
  const { time } = birth.moment;
  const { from, until } = ephemeris.range;
  const half = minutes / MINUTES_PER_DAY;
  const ranges = (timed ? [time, ...time.alternatives] : [time])
    .map(({ epochMilliseconds }) => ephemeris.julianDay(epochMilliseconds, birth.nativity.settings.time_scale))
    .map((jd) => ({
      fromJd: julianDayUt(Math.max(from, jd - half)),
      untilJd: julianDayUt(Math.min(until, jd + half)),
    }));
  return withoutOverlap(ranges.toSorted((a, b) => a.fromJd - b.fromJd));
}

export interface AskedUncertainty {
  /** Either way of the stated time; `null` where it is unknown and the nativity is that of noon. */
  readonly minutes: number | null;
  /** The dasha that runs then is one of the facts. */
  readonly atJd: JulianDayUt;
  /** Whose facts are told beside those that every kundli carries. */
  readonly subjects: readonly SubjectName[];
}

/** Beyond so many minutes either way a timed birth has charts by the hundred: of every subject, they take seconds and much of the memory. */
const WIDE_MINUTES = 60;
const wideInTurn = fewAtOnce({ most: 2 });

/** What stands firm about a birth, and what turns. A wide range takes seconds: others are answered in between. */
export function uncertaintyAbout(birth: UncertainBirth, asked: AskedUncertainty): Promise<MadeUncertainty> {
  const isWide = asked.minutes !== null && asked.minutes > WIDE_MINUTES && asked.subjects.length > 0;
  return isWide ? wideInTurn(() => workedOut(birth, asked)) : workedOut(birth, asked);
}

async function workedOut(birth: UncertainBirth, asked: AskedUncertainty): Promise<MadeUncertainty> {
  const { minutes, ...options } = asked;
  const timed = minutes !== null;
  const about = minutes ?? HALF_DAY_MINUTES;
  const { nativity } = birth;
  const ranges = possibleTimes(birth, { minutes: about, timed });
  return { minutes: about, ...(await inTurns(uncertaintySteps(nativity, ranges, { timed, ...options }))) };
}
