import type { Graha, Nakshatra, Rashi } from "@lagna/terms";

/** The sidereal year of the Sun in days (J2000), used by Jagannatha Hora and Drik Panchang as dasha year. */
const SIDEREAL_YEAR_DAYS = 365.256364;

export interface GrahaRuler {
  readonly lord: Graha;
}
/** The gati by which a kalachakra dasha moves to a sign that is not adjacent to the previous one. */
export type Gati = "manduka" | "markata" | "simhavalokana";

export interface SignRuler {
  readonly sign: Rashi;
  readonly gati?: Gati;
}
/** The ruler of a period: a graha in nakshatra and graha dashas, a rashi in rashi dashas. */
export type Ruler = GrahaRuler | SignRuler;

/** Half-open: from `startJd` inclusive to `endJd` exclusive, Julian days UT. */
export type DashaPeriod<R extends Ruler = Ruler> = R & {
  readonly startJd: number;
  readonly endJd: number;
  /** The sub-periods, for the requested levels. */
  readonly sub?: readonly DashaPeriod<R>[];
};

/** A period without dates: its ruler and its share of the parent period. Its subdivisions are created on demand. */
export interface UndatedPeriod<R extends Ruler = Ruler> {
  readonly ruler: R;
  /** Years of a maha dasha; below that, any proportional measure. A period with weight 0 is left out. */
  readonly weight: number;
  readonly parts: () => readonly UndatedPeriod<R>[];
}

/** Maha, antar, pratyantar, sookshma, prana: one to five levels. */
export const DASHA_MAX_LEVELS = 5;

/** A `dasha_year` setting, or any number of days. */
export type DashaYearLength = "sidereal" | number;

/** The length of a dasha year in days. @throws RangeError unless finite and above zero. */
export function toDashaYearDays(year: DashaYearLength): number {
  const days = year === "sidereal" ? SIDEREAL_YEAR_DAYS : year;
  if (!Number.isFinite(days) || days <= 0)
    throw new RangeError(`dasha year must be "sidereal" or days above 0, got ${year}`);
  return days;
}

/** @throws RangeError unless a whole number from 1 to 5. */
export function assertLevels(levels: number): void {
  if (!Number.isInteger(levels) || levels < 1 || levels > DASHA_MAX_LEVELS) {
    throw new RangeError(`levels must be a whole number from 1 to ${DASHA_MAX_LEVELS}, got ${levels}`);
  }
}

export function sumWeights(parts: readonly UndatedPeriod[]): number {
  let total = 0;
  for (const { weight } of parts) total += weight;
  return total;
}

/** The span that parts share; parts over by `fromJd` are left out, and the part running then starts then. */
export interface DashaSpan {
  readonly startJd: number;
  readonly endJd: number;
  readonly fromJd?: number | undefined;
}

/**
 * Visits the parts, which share the span in proportion to their weights, with their dates. Parts over by `fromJd` are
 * skipped; the one running then keeps its full dates. Every boundary is computed from the whole span, not from the
 * previous boundary, and the outer two are the given ones, so that parts are contiguous and sum up exactly.
 */
function visitParts<R extends Ruler>(
  parts: readonly UndatedPeriod<R>[],
  { startJd, endJd, fromJd = Number.NEGATIVE_INFINITY }: DashaSpan,
  visit: (part: UndatedPeriod<R>, from: number, to: number) => void,
): void {
  const total = sumWeights(parts);
  let elapsedWeight = 0;
  let from = startJd;
  for (const part of parts) {
    if (part.weight === 0) continue;
    elapsedWeight += part.weight;
    const to = elapsedWeight === total ? endJd : startJd + ((endJd - startJd) * elapsedWeight) / total;
    if (to > fromJd) visit(part, from, to);
    from = to;
  }
}

/**
 * Creates a period. The kinds are written out instead of spreading the ruler, because a chart has thousands of periods
 * and spreading would double the cost.
 */
function createPeriod(ruler: Ruler, startJd: number, endJd: number, sub?: readonly DashaPeriod[]): DashaPeriod {
  if ("lord" in ruler) {
    const { lord } = ruler;
    return sub ? { lord, startJd, endJd, sub } : { lord, startJd, endJd };
  }
  const { sign, gati } = ruler;
  const inside = sub as readonly DashaPeriod<SignRuler>[] | undefined;
  if (gati) return inside ? { sign, gati, startJd, endJd, sub: inside } : { sign, gati, startJd, endJd };
  return inside ? { sign, startJd, endJd, sub: inside } : { sign, startJd, endJd };
}

function createPeriods(parts: readonly UndatedPeriod[], span: DashaSpan, levels: number): DashaPeriod[] {
  const { fromJd } = span;
  const periods: DashaPeriod[] = [];
  visitParts(parts, span, (part, from, endJd) => {
    const sub = levels === 1 ? undefined : createPeriods(part.parts(), { startJd: from, endJd, fromJd }, levels - 1);
    periods.push(createPeriod(part.ruler, fromJd === undefined ? from : Math.max(from, fromJd), endJd, sub));
  });
  return periods;
}

/** The periods of these parts, to a depth of `levels`. */
export const createDatedPeriods = <R extends Ruler>(
  parts: readonly UndatedPeriod<R>[],
  span: DashaSpan,
  levels: number,
): DashaPeriod<R>[] => createPeriods(parts, span, levels) as unknown[] as DashaPeriod<R>[];

/**
 * The sub-periods of the one at `path`: indices from the maha dashas down, as returned by `createDatedPeriods`.
 * @throws RangeError for an index that does not exist, and for more than five levels.
 */
export function createDatedPeriodsAt<R extends Ruler>(
  parts: readonly UndatedPeriod<R>[],
  span: DashaSpan,
  path: readonly number[],
  levels: number,
): DashaPeriod<R>[] {
  assertLevels(path.length + levels);
  const [position, ...rest] = path;
  if (position === undefined) return createDatedPeriods(parts, span, levels);
  const found: DashaPeriod<R>[][] = [];
  let passed = -1;
  visitParts(parts, span, (part, startJd, endJd) => {
    passed += 1;
    if (passed !== position) return;
    found.push(createDatedPeriodsAt(part.parts(), { startJd, endJd, fromJd: span.fromJd }, rest, levels));
  });
  const [periods] = found;
  if (!periods) throw new RangeError(`no period at position ${position}`);
  return periods;
}

/** The periods running at an instant, outermost first; as deep as `periods` go, and empty outside them. */
export function findRunningPeriods<R extends Ruler>(periods: readonly DashaPeriod<R>[], jd: number): DashaPeriod<R>[] {
  const period = periods.find(({ startJd, endJd }) => startJd <= jd && jd < endJd);
  return period ? [period, ...findRunningPeriods(period.sub ?? [], jd)] : [];
}

/**
 * Parts that do not depend on their position in a dasha: one per ruler, subdivided in the order defined for that ruler.
 */
function createPartsByRuler<Name extends string, R extends Ruler>(
  rulerOf: (name: Name) => R,
  weightOf: (name: Name) => number,
  order: (name: Name) => readonly Name[],
): (name: Name) => readonly UndatedPeriod<R>[] {
  const parts = new Map<Name, UndatedPeriod<R>>();
  const inside = new Map<Name, readonly UndatedPeriod<R>[]>();
  const partOf = (name: Name): UndatedPeriod<R> => {
    const part = parts.get(name) ?? { ruler: rulerOf(name), weight: weightOf(name), parts: () => partsOf(name) };
    parts.set(name, part);
    return part;
  };
  const partsOf = (name: Name): readonly UndatedPeriod<R>[] => {
    const found = inside.get(name) ?? order(name).map(partOf);
    inside.set(name, found);
    return found;
  };
  return partsOf;
}

export const createGrahaParts = (
  weightOf: (lord: Graha) => number,
  order: (lord: Graha) => readonly Graha[],
): ((lord: Graha) => readonly UndatedPeriod<GrahaRuler>[]) => createPartsByRuler((lord) => ({ lord }), weightOf, order);

/** Equal parts, or by the shares of the places in the order. */
export function createSignParts(
  order: (sign: Rashi) => readonly Rashi[],
  shares?: readonly number[],
): (sign: Rashi) => readonly UndatedPeriod<SignRuler>[] {
  const partsOf = createPartsByRuler(
    (sign: Rashi) => ({ sign }),
    () => 1,
    order,
  );
  if (shares === undefined) return partsOf;
  const partsByShare = (sign: Rashi): readonly UndatedPeriod<SignRuler>[] =>
    partsOf(sign).map(({ ruler }, index) => ({
      ruler,
      weight: shares[index] ?? 0,
      parts: () => partsByShare(ruler.sign),
    }));
  return partsByShare;
}

/**
 * What a dasha is counted from: the nakshatra with its pada, the limb of the panchanga, sign, graha or part of the day.
 */
export interface DashaSeed {
  readonly nakshatra?: Nakshatra;
  readonly pada?: number;
  readonly tithi?: number;
  readonly yoga?: number;
  readonly karana?: number;
  readonly sign?: Rashi;
  readonly graha?: Graha;
  readonly day_part?: "dawn" | "day" | "dusk" | "night";
  /** Of kalachakra: the deha (body) and jeeva (life) signs. */
  readonly deha?: Rashi;
  readonly jiva?: Rashi;
}

/** A dasha without dates. */
export interface UndatedDasha<R extends Ruler = Ruler> {
  /** The maha dashas, weighted by their years. */
  readonly parts: readonly UndatedPeriod<R>[];
  readonly cycleYears: number;
  readonly seed: DashaSeed;
  /** How much of the first maha dasha had elapsed at birth, and how much was left; absent if it starts at birth. */
  readonly balance?: { readonly elapsedYears: number; readonly years: number };
  /**
   * True if the dasha starts at birth with the remainder of the first maha dasha; else it starts at that period's full
   * start.
   */
  readonly fromBirth?: boolean;
}
