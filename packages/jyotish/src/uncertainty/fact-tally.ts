import type { JulianDayUt } from "../core/units.ts";
import type { Range } from "../transit/span.ts";
import type { Facts, FactValue } from "./facts.ts";

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

/** Times of birth between which none of the facts changes. */
export interface Piece extends Range {
  readonly facts: Facts;
}

/** Shorter stretches are the rounding of one instant found twice. */
export const LEAST_DAYS = 1e-7;

const NOTHING = { intervals: [], pieces: 0, days: 0 };

/** The pieces on which something holds, those that adjoin made one. */
class Held {
  readonly intervals: { readonly fromJd: JulianDayUt; untilJd: JulianDayUt }[];
  pieces: number;
  days: number;

  constructor({ intervals, pieces, days }: Pick<Held, "intervals" | "pieces" | "days"> = NOTHING) {
    this.intervals = intervals.map((interval) => ({ ...interval }));
    this.pieces = pieces;
    this.days = days;
  }

  add({ fromJd, untilJd }: Range): void {
    const last = this.intervals.at(-1);
    if (last && fromJd - last.untilJd < 2 * LEAST_DAYS) last.untilJd = untilJd;
    else this.intervals.push({ fromJd, untilJd });
    this.pieces += 1;
    this.days += untilJd;
    this.days -= fromJd;
  }
}

/** What a yoga or dosha that is not told of says: that it does not hold. */
const untold = (path: string): FactValue => (path.endsWith(".holds") ? false : null);

/** The values of one path in the order they come. */
type Values = Map<FactValue, Held>;

/**
 * What is said of a birth from piece to piece. Of every path only its values and their times are kept, never the pieces themselves: of a
 * day there are thousands, with thousands of facts each.
 */
export class FactTally {
  readonly #statedJd: number;
  readonly #whole = new Held();
  readonly #paths = new Map<string, Values>();
  #stated: Facts | undefined;
  #isStatedFound = false;

  /** @param statedJd the time whose values come first */
  constructor(statedJd: JulianDayUt) {
    this.#statedJd = statedJd;
  }

  /** The pieces come in their order. */
  add({ facts, fromJd, untilJd }: Piece): void {
    const piece = { fromJd, untilJd };
    this.#keepStated(facts, piece);
    for (const path of facts.keys()) if (!this.#paths.has(path)) this.#begin(path);
    for (const [path, values] of this.#paths) {
      const value = facts.get(path);
      heldBy(values, value === undefined ? untold(path) : value).add(piece);
    }
    this.#whole.add(piece);
  }

  #keepStated(facts: Facts, { fromJd, untilJd }: Range): void {
    const isStated = !this.#isStatedFound && fromJd <= this.#statedJd && this.#statedJd < untilJd;
    if (isStated || this.#stated === undefined) this.#stated = facts;
    this.#isStatedFound ||= isStated;
  }

  /** A path that has not been told of before. */
  #begin(path: string): void {
    const before = this.#whole.pieces > 0 ? ([[untold(path), new Held(this.#whole)]] as const) : [];
    this.#paths.set(path, new Map(before));
  }

  has(path: string): boolean {
    return this.#paths.has(path);
  }

  /** Those of the stated time first. */
  paths(): ReadonlySet<string> {
    return new Set([...(this.#stated?.keys() ?? []), ...this.#paths.keys()]);
  }

  /** The values of a path with their times, the stated time's first. */
  factsAt(path: string): readonly UncertainFact[] {
    const values: Values = this.#paths.get(path) ?? new Map();
    const said = this.#stated?.get(path);
    const stated = said === undefined ? untold(path) : said;
    const ordered = [stated, ...[...values.keys()].filter((value) => value !== stated)];
    return ordered.map((value) => {
      const { intervals, pieces, days } = heldBy(values, value);
      const stable = pieces === this.#whole.pieces;
      return { path, value, share: stable ? 1 : days / this.#whole.days, stable, intervals };
    });
  }
}

function heldBy(values: Values, value: FactValue): Held {
  const found = values.get(value);
  if (found) return found;
  const held = new Held();
  values.set(value, held);
  return held;
}
