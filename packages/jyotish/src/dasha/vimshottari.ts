import type { Graha } from "@lagna/terms";
import { nakshatraOf } from "../zodiac/nakshatra.ts";
import { VIMSHOTTARI_CYCLE_YEARS, VIMSHOTTARI_LORDS, VIMSHOTTARI_SEEDS } from "./vimshottari.data.ts";

/** The sidereal year of the Sun in days (J2000), as Jagannatha Hora and Drik Panchang reckon a dasha year. */
const SIDEREAL_YEAR_DAYS = 365.256364;

/** A `dasha_year` setting, or any number of days. */
export type DashaYearLength = "sidereal" | number;
export type VimshottariSeed = keyof typeof VIMSHOTTARI_SEEDS;

/** Maha, antar, pratyantar, sookshma, prana: one to five levels. */
export const DASHA_MAX_LEVELS = 5;

/** Half-open: from `startJd` up to but not with `endJd`, Julian days UT. */
export interface DashaPeriod {
  readonly lord: Graha;
  readonly startJd: number;
  readonly endJd: number;
  /** The nine periods inside, for the levels that were asked for. */
  readonly sub?: readonly DashaPeriod[];
}

export interface Vimshottari {
  /** What is left at birth of the first maha dasha: (0, its years]. */
  readonly balance: { readonly lord: Graha; readonly years: number };
  /** Nine maha dashas, 120 years; the first begins at its notional start, at or before birth. */
  readonly periods: readonly DashaPeriod[];
}

export interface VimshottariInput {
  /** Sidereal longitude of the Moon (or whatever point the dasha is reckoned from), degrees. */
  readonly moonLongitude: number;
  /** Birth, Julian day UT. */
  readonly birthJd: number;
  /** Default `sidereal`. */
  readonly year?: DashaYearLength;
  /** Levels of `periods`: 1 = maha dashas alone (default 2). */
  readonly levels?: number;
  /** Default `moon`. */
  readonly seed?: VimshottariSeed;
}

/** The days of a dasha year; a number of days is itself. @throws RangeError unless finite and above zero. */
export function dashaYearDays(year: DashaYearLength): number {
  const days = year === "sidereal" ? SIDEREAL_YEAR_DAYS : year;
  if (!Number.isFinite(days) || days <= 0)
    throw new RangeError(`dasha year must be "sidereal" or days above 0, got ${year}`);
  return days;
}

const lordIndex = (lord: Graha): number => VIMSHOTTARI_LORDS.findIndex((entry) => entry.lord === lord);

/**
 * Nine periods from `first` on that share `start` … `end` in the proportion of their years. Every boundary is reckoned from
 * the whole, not from the one before, and the outer two are the given ones: so periods abut and sum exactly.
 */
function divide(first: number, startJd: number, endJd: number, levels: number): DashaPeriod[] {
  const periods: DashaPeriod[] = [];
  let passedYears = 0;
  let from = startJd;
  for (let count = 0; count < VIMSHOTTARI_LORDS.length; count += 1) {
    const index = (first + count) % VIMSHOTTARI_LORDS.length;
    const { lord, years } = VIMSHOTTARI_LORDS[index] as (typeof VIMSHOTTARI_LORDS)[number];
    passedYears += years;
    const to =
      passedYears === VIMSHOTTARI_CYCLE_YEARS
        ? endJd
        : startJd + ((endJd - startJd) * passedYears) / VIMSHOTTARI_CYCLE_YEARS;
    const period = { lord, startJd: from, endJd: to };
    periods.push(levels > 1 ? { ...period, sub: divide(index, from, to, levels - 1) } : period);
    from = to;
  }
  return periods;
}

/**
 * Vimshottari dasha (BPHS 46): the balance at birth is the part of the seed nakshatra not yet traversed, times the years of
 * its lord; sub-periods begin with the lord of the period they divide and are in proportion to the lords' years.
 * A year is a fixed number of days; its length is a setting on which schools differ.
 * @throws RangeError for a longitude, Julian day, level count or year outside its range.
 */
export function vimshottari(input: VimshottariInput): Vimshottari {
  const { moonLongitude, birthJd, year = "sidereal", levels = 2, seed = "moon" } = input;
  if (!Number.isFinite(moonLongitude))
    throw new RangeError(`Moon's longitude in degrees must be finite, got ${moonLongitude}`);
  if (!Number.isFinite(birthJd)) throw new RangeError(`birth must be a finite Julian day, got ${birthJd}`);
  if (!Number.isInteger(levels) || levels < 1 || levels > DASHA_MAX_LEVELS) {
    throw new RangeError(`levels must be a whole number from 1 to ${DASHA_MAX_LEVELS}, got ${levels}`);
  }
  const offset = VIMSHOTTARI_SEEDS[seed];
  if (offset === undefined)
    throw new RangeError(`unknown seed "${seed}"; known: ${Object.keys(VIMSHOTTARI_SEEDS).join(", ")}`);
  const yearDays = dashaYearDays(year);

  const { index, fraction } = nakshatraOf(moonLongitude);
  const first = (index + offset) % VIMSHOTTARI_LORDS.length;
  const { lord, years } = VIMSHOTTARI_LORDS[first] as (typeof VIMSHOTTARI_LORDS)[number];
  const startJd = birthJd - fraction * years * yearDays;
  return {
    balance: { lord, years: (1 - fraction) * years },
    periods: divide(first, startJd, startJd + VIMSHOTTARI_CYCLE_YEARS * yearDays, levels),
  };
}

/**
 * The nine parts of one period, for levels unfolded on demand down to the fifth (prana).
 * @param path the lords from the maha dasha down to the period that is divided, one to four of them.
 * @param startJd the period's start and `endJd` its end, Julian days UT, as they were given with it.
 * @throws RangeError for an empty or too long path, a lord the system does not have, or an end not after its start.
 */
export function vimshottariSubPeriods(path: readonly Graha[], startJd: number, endJd: number): readonly DashaPeriod[] {
  if (path.length < 1 || path.length >= DASHA_MAX_LEVELS) {
    throw new RangeError(`path must name 1 to ${DASHA_MAX_LEVELS - 1} lords, got ${path.length}`);
  }
  const unknown = path.find((lord) => lordIndex(lord) < 0);
  if (unknown !== undefined) throw new RangeError(`"${unknown}" is no lord of the vimshottari dasha`);
  if (!Number.isFinite(startJd) || !Number.isFinite(endJd) || endJd <= startJd) {
    throw new RangeError(`period must end after its start, got ${startJd} to ${endJd}`);
  }
  return divide(lordIndex(path.at(-1) as Graha), startJd, endJd, 1);
}

/** The periods running at an instant, the outermost first; as deep as `periods` go, and empty outside them. */
export function runningPeriods(periods: readonly DashaPeriod[], jd: number): readonly DashaPeriod[] {
  const period = periods.find(({ startJd, endJd }) => startJd <= jd && jd < endJd);
  return period ? [period, ...runningPeriods(period.sub ?? [], jd)] : [];
}
