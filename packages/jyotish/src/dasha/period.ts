import type { Graha, Nakshatra, Rashi } from "@lagna/terms";

/** The sidereal year of the Sun in days (J2000), as Jagannatha Hora and Drik Panchang reckon a dasha year. */
const SIDEREAL_YEAR_DAYS = 365.256364;

export interface ByGraha {
  readonly lord: Graha;
}
/** How a kalachakra dasha comes to a sign that does not follow on its neighbour. */
export type Gati = "manduka" | "markata" | "simhavalokana";

export interface BySign {
  readonly sign: Rashi;
  readonly gati?: Gati;
}
/** Who rules a period: a graha in nakshatra and graha dashas, a rashi in rashi dashas. */
export type Ruler = ByGraha | BySign;

/** Half-open: from `startJd` up to but not with `endJd`, Julian days UT. */
export type DashaPeriod<R extends Ruler = Ruler> = R & {
  readonly startJd: number;
  readonly endJd: number;
  /** The periods inside, for the levels that were asked for. */
  readonly sub?: readonly DashaPeriod<R>[];
};

/** A period before it has dates: its ruler and its share of what it divides. Its own parts are made when asked for. */
export interface Part<R extends Ruler = Ruler> {
  readonly ruler: R;
  /** Years of a maha dasha; below that, any measure of the proportion. A part of 0 takes no time and is left out. */
  readonly weight: number;
  readonly parts: () => readonly Part<R>[];
}

/** Maha, antar, pratyantar, sookshma, prana: one to five levels. */
export const DASHA_MAX_LEVELS = 5;

/** A `dasha_year` setting, or any number of days. */
export type DashaYearLength = "sidereal" | number;

/** The days of a dasha year; a number of days is itself. @throws RangeError unless finite and above zero. */
export function dashaYearDays(year: DashaYearLength): number {
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

export function totalWeight(parts: readonly Part[]): number {
  let total = 0;
  for (const { weight } of parts) total += weight;
  return total;
}

/** What parts share; what is over by `fromJd` is left out, and what runs then begins then. */
export interface Span {
  readonly startJd: number;
  readonly endJd: number;
  readonly fromJd?: number | undefined;
}

/**
 * Visits the parts that share the span in the proportion of their weights, with their dates; those over by `fromJd` are
 * passed by, and one that runs then has the dates of all of it. Every boundary is reckoned from the whole, not from the one before,
 * and the outer two are the given ones: so parts abut and sum exactly.
 */
function visitParts<R extends Ruler>(
  parts: readonly Part<R>[],
  { startJd, endJd, fromJd = Number.NEGATIVE_INFINITY }: Span,
  visit: (part: Part<R>, from: number, to: number) => void,
): void {
  const total = totalWeight(parts);
  let passed = 0;
  let from = startJd;
  for (const part of parts) {
    if (part.weight === 0) continue;
    passed += part.weight;
    const to = passed === total ? endJd : startJd + ((endJd - startJd) * passed) / total;
    if (to > fromJd) visit(part, from, to);
    from = to;
  }
}

/** A ruler's period. The kinds are written out: a chart has thousands, and to copy the ruler would cost as much as all the rest of one. */
function periodOf(ruler: Ruler, startJd: number, endJd: number, sub?: readonly DashaPeriod[]): DashaPeriod {
  if ("lord" in ruler) {
    const { lord } = ruler;
    return sub ? { lord, startJd, endJd, sub } : { lord, startJd, endJd };
  }
  const { sign, gati } = ruler;
  const inside = sub as readonly DashaPeriod<BySign>[] | undefined;
  if (gati) return inside ? { sign, gati, startJd, endJd, sub: inside } : { sign, gati, startJd, endJd };
  return inside ? { sign, startJd, endJd, sub: inside } : { sign, startJd, endJd };
}

function lay(parts: readonly Part[], span: Span, levels: number): DashaPeriod[] {
  const { fromJd } = span;
  const periods: DashaPeriod[] = [];
  visitParts(parts, span, (part, from, endJd) => {
    const sub = levels === 1 ? undefined : lay(part.parts(), { startJd: from, endJd, fromJd }, levels - 1);
    periods.push(periodOf(part.ruler, fromJd === undefined ? from : Math.max(from, fromJd), endJd, sub));
  });
  return periods;
}

/** The periods of these parts, `levels` deep. */
export const layParts = <R extends Ruler>(parts: readonly Part<R>[], span: Span, levels: number): DashaPeriod<R>[] =>
  lay(parts, span, levels) as unknown[] as DashaPeriod<R>[];

/**
 * The periods inside the one at `path`: positions from 0, from the maha dashas down, as `layParts` gives them.
 * @throws RangeError for a position that does not exist, and for levels below the fifth.
 */
export function layPartsAt<R extends Ruler>(
  parts: readonly Part<R>[],
  span: Span,
  path: readonly number[],
  levels: number,
): DashaPeriod<R>[] {
  assertLevels(path.length + levels);
  const [position, ...rest] = path;
  if (position === undefined) return layParts(parts, span, levels);
  const found: DashaPeriod<R>[][] = [];
  let passed = -1;
  visitParts(parts, span, (part, startJd, endJd) => {
    passed += 1;
    if (passed !== position) return;
    found.push(layPartsAt(part.parts(), { startJd, endJd, fromJd: span.fromJd }, rest, levels));
  });
  const [periods] = found;
  if (!periods) throw new RangeError(`no period at position ${position}`);
  return periods;
}

/** The periods running at an instant, the outermost first; as deep as `periods` go, and empty outside them. */
export function runningPeriods<R extends Ruler>(periods: readonly DashaPeriod<R>[], jd: number): DashaPeriod<R>[] {
  const period = periods.find(({ startJd, endJd }) => startJd <= jd && jd < endJd);
  return period ? [period, ...runningPeriods(period.sub ?? [], jd)] : [];
}

/** Parts that are the same wherever in a dasha they stand: one for each ruler, which divides itself in the order it has for its own. */
function partsByRuler<Name extends string, R extends Ruler>(
  rulerOf: (name: Name) => R,
  weightOf: (name: Name) => number,
  order: (name: Name) => readonly Name[],
): (name: Name) => readonly Part<R>[] {
  const parts = new Map<Name, Part<R>>();
  const inside = new Map<Name, readonly Part<R>[]>();
  const partOf = (name: Name): Part<R> => {
    const part = parts.get(name) ?? { ruler: rulerOf(name), weight: weightOf(name), parts: () => partsOf(name) };
    parts.set(name, part);
    return part;
  };
  const partsOf = (name: Name): readonly Part<R>[] => {
    const found = inside.get(name) ?? order(name).map(partOf);
    inside.set(name, found);
    return found;
  };
  return partsOf;
}

export const grahaParts = (
  weightOf: (lord: Graha) => number,
  order: (lord: Graha) => readonly Graha[],
): ((lord: Graha) => readonly Part<ByGraha>[]) => partsByRuler((lord) => ({ lord }), weightOf, order);

/** Equal parts. */
export const signParts = (order: (sign: Rashi) => readonly Rashi[]): ((sign: Rashi) => readonly Part<BySign>[]) =>
  partsByRuler(
    (sign) => ({ sign }),
    () => 1,
    order,
  );

/** What a dasha is counted from: the star with its pada, the limb of the panchanga, sign, graha or part of the day. */
export interface DashaSeed {
  readonly nakshatra?: Nakshatra;
  readonly pada?: number;
  readonly tithi?: number;
  readonly yoga?: number;
  readonly karana?: number;
  readonly sign?: Rashi;
  readonly graha?: Graha;
  readonly day_part?: "dawn" | "day" | "dusk" | "night";
  /** Of kalachakra: the body's and the life's sign. */
  readonly deha?: Rashi;
  readonly jiva?: Rashi;
}

/** A dasha before it has dates. */
export interface Reckoning<R extends Ruler = Ruler> {
  /** The maha dashas, weighing their years. */
  readonly parts: readonly Part<R>[];
  readonly cycleYears: number;
  readonly seed: DashaSeed;
  /** What of the first maha dasha was over at birth, and what was left; absent where it begins with birth. */
  readonly balance?: { readonly elapsedYears: number; readonly years: number };
  /** The first maha dasha is counted from birth on, with what is left of it; else from where it would have begun. */
  readonly fromBirth?: boolean;
}
