import type { JulianDayUt } from "../core/units.ts";
import type { TimeRange } from "../transit/time-range.ts";
import type { Facts, FactValue } from "./chart-facts.ts";

/** One fact of a chart, and the birth times for which it holds. */
export interface UncertainFact {
  /** By the keys of an answer, e.g. `vargas.D9.lagna`. */
  readonly path: string;
  readonly value: FactValue;
  /** The share of all possible times for which it holds, (0, 1]. */
  readonly share: number;
  /** Whether it holds for all of them. */
  readonly stable: boolean;
  readonly intervals: readonly TimeRange[];
}

/** Birth times between which none of the facts changes. */
export interface FactInterval extends TimeRange {
  readonly facts: Facts;
}

/** Shorter intervals are rounding errors of one instant found twice. */
export const MIN_INTERVAL_DAYS = 1e-7;

/** Whether an interval begins where another ends, apart from rounding. */
const isAdjacent = (endJd: number, nextJd: number): boolean => nextJd - endJd < 2 * MIN_INTERVAL_DAYS;

/** Intervals in order. Only the last one can still be running: its end is set when it is known. */
type Intervals = { readonly fromJd: JulianDayUt; untilJd: JulianDayUt }[];

/** Begins an interval, or goes on with the last one if that has just ended. */
function beginInterval(intervals: Intervals, fromJd: JulianDayUt): void {
  const last = intervals.at(-1);
  if (last === undefined || !isAdjacent(last.untilJd, fromJd)) intervals.push({ fromJd, untilJd: fromJd });
}

function endInterval(intervals: Intervals, untilJd: JulianDayUt): void {
  const last = intervals.at(-1);
  if (last !== undefined) last.untilJd = untilJd;
}

const sumDays = (intervals: readonly TimeRange[]): number =>
  intervals.reduce((sum, { fromJd, untilJd }) => sum + (untilJd - fromJd), 0);

/** The value of a yoga or dosha that is not listed: it does not hold. */
const getDefaultValue = (path: string): FactValue => (path.endsWith(".holds") ? false : null);

/** The values of one path in order of appearance, and the one whose last interval is running. */
interface PathHistory {
  readonly intervalsByValue: Map<FactValue, Intervals>;
  running: { readonly value: FactValue; readonly intervals: Intervals } | null;
}

/** Goes on with the running value of a path, or ends its interval and begins one of another value. */
function continueHistory(history: PathHistory, value: FactValue, endJd: JulianDayUt, fromJd: JulianDayUt): void {
  if (history.running !== null) {
    if (history.running.value === value) return;
    endInterval(history.running.intervals, endJd);
  }
  const intervals = history.intervalsByValue.get(value) ?? [];
  history.intervalsByValue.set(value, intervals);
  beginInterval(intervals, fromJd);
  history.running = { value, intervals };
}

/**
 * Collects the facts of a birth interval by interval. Only the values of each path and their times are stored, never
 * the intervals themselves: a day has thousands of them, with thousands of facts each. Facts that are the same object
 * as those of the interval before cost nothing.
 */
export class FactTally {
  readonly #statedJd: number;
  readonly #whole: Intervals = [];
  readonly #paths = new Map<string, PathHistory>();
  #stated: Facts | undefined;
  #isStatedFound = false;
  /** The facts of the last interval; `null` after a gap. */
  #last: Facts | null = null;

  /** @param statedJd the time whose values are listed first */
  constructor(statedJd: JulianDayUt) {
    this.#statedJd = statedJd;
  }

  /** Intervals must be added in order. */
  add({ facts, fromJd, untilJd }: FactInterval): void {
    this.#storeStated(facts, { fromJd, untilJd });
    const endJd = this.#whole.at(-1)?.untilJd ?? fromJd;
    if (this.#last !== null && !isAdjacent(endJd, fromJd)) this.#endAll();
    if (facts !== this.#last) {
      for (const path of facts.keys()) if (!this.#paths.has(path)) this.#startPath(path);
      for (const [path, history] of this.#paths) {
        const value = facts.get(path);
        continueHistory(history, value === undefined ? getDefaultValue(path) : value, endJd, fromJd);
      }
      this.#last = facts;
    }
    beginInterval(this.#whole, fromJd);
    endInterval(this.#whole, untilJd);
  }

  #storeStated(facts: Facts, { fromJd, untilJd }: TimeRange): void {
    const isStated = !this.#isStatedFound && fromJd <= this.#statedJd && this.#statedJd < untilJd;
    if (isStated || this.#stated === undefined) this.#stated = facts;
    this.#isStatedFound ||= isStated;
  }

  /** Starts a path that has not occurred before. */
  #startPath(path: string): void {
    const value = getDefaultValue(path);
    const intervals = this.#whole.map((interval) => ({ ...interval }));
    const isFirst = intervals.length === 0;
    this.#paths.set(path, {
      intervalsByValue: new Map(isFirst ? [] : [[value, intervals]]),
      running: isFirst || this.#last === null ? null : { value, intervals },
    });
  }

  /** Ends the running interval of every path at the end of the last interval. */
  #endAll(): void {
    const untilJd = this.#whole.at(-1)?.untilJd;
    if (untilJd === undefined) return;
    for (const history of this.#paths.values()) {
      if (history.running !== null) endInterval(history.running.intervals, untilJd);
      history.running = null;
    }
    this.#last = null;
  }

  has(path: string): boolean {
    return this.#paths.has(path);
  }

  /** The paths of the stated time first. */
  paths(): ReadonlySet<string> {
    return new Set([...(this.#stated?.keys() ?? []), ...this.#paths.keys()]);
  }

  /** The values of a path with their times, the stated time's first. */
  factsAt(path: string): readonly UncertainFact[] {
    this.#endAll();
    const values: ReadonlyMap<FactValue, Intervals> = this.#paths.get(path)?.intervalsByValue ?? new Map();
    const statedValue = this.#stated?.get(path);
    const stated = statedValue === undefined ? getDefaultValue(path) : statedValue;
    const ordered = [stated, ...[...values.keys()].filter((value) => value !== stated)];
    const stable = values.size === 1;
    const days = sumDays(this.#whole);
    return ordered.map((value) => {
      const intervals = values.get(value) ?? [];
      return { path, value, share: stable ? 1 : sumDays(intervals) / days, stable, intervals };
    });
  }
}
