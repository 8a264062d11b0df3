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

const EMPTY_INTERVALS = { intervals: [], pieces: 0, days: 0 };

/** Intervals in which a value holds; adjacent ones are merged. */
class HoldingIntervals {
  readonly intervals: { readonly fromJd: JulianDayUt; untilJd: JulianDayUt }[];
  pieces: number;
  days: number;

  constructor({ intervals, pieces, days }: Pick<HoldingIntervals, "intervals" | "pieces" | "days"> = EMPTY_INTERVALS) {
    this.intervals = intervals.map((interval) => ({ ...interval }));
    this.pieces = pieces;
    this.days = days;
  }

  add({ fromJd, untilJd }: TimeRange): void {
    const last = this.intervals.at(-1);
    if (last && fromJd - last.untilJd < 2 * MIN_INTERVAL_DAYS) last.untilJd = untilJd;
    else this.intervals.push({ fromJd, untilJd });
    this.pieces += 1;
    this.days += untilJd;
    this.days -= fromJd;
  }
}

/** The value of a yoga or dosha that is not listed: it does not hold. */
const getDefaultValue = (path: string): FactValue => (path.endsWith(".holds") ? false : null);

/** The values of one path in order of appearance. */
type IntervalsByValue = Map<FactValue, HoldingIntervals>;

/**
 * Collects the facts of a birth interval by interval. Only the values of each path and their times are stored, never
 * the intervals themselves: a day has thousands of them, with thousands of facts each.
 */
export class FactTally {
  readonly #statedJd: number;
  readonly #whole = new HoldingIntervals();
  readonly #paths = new Map<string, IntervalsByValue>();
  #stated: Facts | undefined;
  #isStatedFound = false;

  /** @param statedJd the time whose values are listed first */
  constructor(statedJd: JulianDayUt) {
    this.#statedJd = statedJd;
  }

  /** Intervals must be added in order. */
  add({ facts, fromJd, untilJd }: FactInterval): void {
    const piece = { fromJd, untilJd };
    this.#storeStated(facts, piece);
    for (const path of facts.keys()) if (!this.#paths.has(path)) this.#startPath(path);
    for (const [path, values] of this.#paths) {
      const value = facts.get(path);
      getIntervals(values, value === undefined ? getDefaultValue(path) : value).add(piece);
    }
    this.#whole.add(piece);
  }

  #storeStated(facts: Facts, { fromJd, untilJd }: TimeRange): void {
    const isStated = !this.#isStatedFound && fromJd <= this.#statedJd && this.#statedJd < untilJd;
    if (isStated || this.#stated === undefined) this.#stated = facts;
    this.#isStatedFound ||= isStated;
  }

  /** Starts a path that has not occurred before. */
  #startPath(path: string): void {
    const before =
      this.#whole.pieces > 0 ? ([[getDefaultValue(path), new HoldingIntervals(this.#whole)]] as const) : [];
    this.#paths.set(path, new Map(before));
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
    const values: IntervalsByValue = this.#paths.get(path) ?? new Map();
    const statedValue = this.#stated?.get(path);
    const stated = statedValue === undefined ? getDefaultValue(path) : statedValue;
    const ordered = [stated, ...[...values.keys()].filter((value) => value !== stated)];
    return ordered.map((value) => {
      const { intervals, pieces, days } = getIntervals(values, value);
      const stable = pieces === this.#whole.pieces;
      return { path, value, share: stable ? 1 : days / this.#whole.days, stable, intervals };
    });
  }
}

function getIntervals(values: IntervalsByValue, value: FactValue): HoldingIntervals {
  const found = values.get(value);
  if (found) return found;
  const held = new HoldingIntervals();
  values.set(value, held);
  return held;
}
