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

/** A part with its dates; where it began before `fromJd` of the whole, the dates are still those of all of it. */
interface Span<R extends Ruler> {
  readonly part: Part<R>;
  readonly startJd: number;
  readonly endJd: number;
}

export const totalWeight = (parts: readonly Part[]): number => parts.reduce((sum, { weight }) => sum + weight, 0);

/**
 * Where the parts lie that share `startJd` … `endJd` in the proportion of their weights, without those over by `fromJd`. Every
 * boundary is reckoned from the whole, not from the one before, and the outer two are the given ones: so parts abut and sum exactly.
 */
function spans<R extends Ruler>(parts: readonly Part<R>[], startJd: number, endJd: number, fromJd: number): Span<R>[] {
  const total = totalWeight(parts);
  const found: Span<R>[] = [];
  let passed = 0;
  let from = startJd;
  for (const part of parts) {
    if (part.weight === 0) continue;
    passed += part.weight;
    const to = passed === total ? endJd : startJd + ((endJd - startJd) * passed) / total;
    if (to > fromJd) found.push({ part, startJd: from, endJd: to });
    from = to;
  }
  return found;
}

/** The periods of these parts, `levels` deep. What was over by `fromJd` is left out, and what runs then begins then. */
export function layParts<R extends Ruler>(
  parts: readonly Part<R>[],
  startJd: number,
  endJd: number,
  levels: number,
  fromJd = Number.NEGATIVE_INFINITY,
): DashaPeriod<R>[] {
  return spans(parts, startJd, endJd, fromJd).map((span) => {
    const period = { ...span.part.ruler, startJd: Math.max(span.startJd, fromJd), endJd: span.endJd };
    return levels > 1
      ? { ...period, sub: layParts(span.part.parts(), span.startJd, span.endJd, levels - 1, fromJd) }
      : period;
  });
}

/**
 * The periods inside the one at `path`: positions from 0, from the maha dashas down, as `layParts` gives them.
 * @throws RangeError for a position that does not exist, and for levels below the fifth.
 */
export function layPartsAt<R extends Ruler>(
  parts: readonly Part<R>[],
  startJd: number,
  endJd: number,
  path: readonly number[],
  levels: number,
  fromJd = Number.NEGATIVE_INFINITY,
): DashaPeriod<R>[] {
  assertLevels(path.length + levels);
  const [position, ...rest] = path;
  if (position === undefined) return layParts(parts, startJd, endJd, levels, fromJd);
  const span = spans(parts, startJd, endJd, fromJd)[position];
  if (!span) throw new RangeError(`no period at position ${position}`);
  return layPartsAt(span.part.parts(), span.startJd, span.endJd, rest, levels, fromJd);
}

/** The periods running at an instant, the outermost first; as deep as `periods` go, and empty outside them. */
export function runningPeriods<R extends Ruler>(periods: readonly DashaPeriod<R>[], jd: number): DashaPeriod<R>[] {
  const period = periods.find(({ startJd, endJd }) => startJd <= jd && jd < endJd);
  return period ? [period, ...runningPeriods(period.sub ?? [], jd)] : [];
}

/** Parts that are the same wherever their ruler stands: worked out once for each ruler. */
export function partsByRuler<R extends Ruler, Key extends string>(
  keyOf: (ruler: R) => Key,
  dividedAs: (ruler: R) => readonly { readonly ruler: R; readonly weight: number }[],
): (ruler: R) => readonly Part<R>[] {
  const known = new Map<Key, readonly Part<R>[]>();
  const partsOf = (ruler: R): readonly Part<R>[] => {
    const key = keyOf(ruler);
    const found = known.get(key);
    if (found) return found;
    const parts = dividedAs(ruler).map((part) => ({ ...part, parts: () => partsOf(part.ruler) }));
    known.set(key, parts);
    return parts;
  };
  return partsOf;
}

export const grahaParts = (
  dividedAs: (lord: Graha) => readonly { readonly lord: Graha; readonly weight: number }[],
): ((lord: Graha) => readonly Part<ByGraha>[]) => {
  const partsOf = partsByRuler<ByGraha, Graha>(
    ({ lord }) => lord,
    ({ lord }) => dividedAs(lord).map(({ lord: inner, weight }) => ({ ruler: { lord: inner }, weight })),
  );
  return (lord) => partsOf({ lord });
};

/** Twelve equal parts in an order that each sign has for its own. */
export const signParts = (order: (sign: Rashi) => readonly Rashi[]): ((sign: Rashi) => readonly Part<BySign>[]) => {
  const partsOf = partsByRuler<BySign, Rashi>(
    ({ sign }) => sign,
    ({ sign }) => order(sign).map((inner) => ({ ruler: { sign: inner }, weight: 1 })),
  );
  return (sign) => partsOf({ sign });
};

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
