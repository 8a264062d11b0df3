import type { Graha } from "@lagna/terms";
import { NAKSHATRA_DASHAS, VIMSHOTTARI_LORDS, VIMSHOTTARI_SEEDS } from "./nakshatra-dasha.data.ts";
import { lordParts, nakshatraReckoning, startByStar } from "./nakshatra-dasha.ts";
import {
  assertLevels,
  DASHA_MAX_LEVELS,
  dashaYearDays,
  layParts,
  totalWeight,
  type ByGraha,
  type DashaPeriod,
  type DashaYearLength,
} from "./period.ts";

export type VimshottariSeed = keyof typeof VIMSHOTTARI_SEEDS;

export interface Vimshottari {
  /** What is left at birth of the first maha dasha: (0, its years]. */
  readonly balance: { readonly lord: Graha; readonly years: number };
  /** Nine maha dashas, 120 years; the first begins at its notional start, at or before birth. */
  readonly periods: readonly DashaPeriod<ByGraha>[];
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

const lordIndex = (lord: Graha): number => VIMSHOTTARI_LORDS.findIndex((entry) => entry.lord === lord);

/**
 * Vimshottari dasha (BPHS 46), the first row of the nakshatra dashas: the balance at birth is the part of the seed nakshatra not
 * yet traversed, times the years of its lord; sub-periods begin with the lord of the period they divide and are in proportion to
 * the lords' years. A year is a fixed number of days; its length is a setting on which schools differ.
 * @throws RangeError for a longitude, Julian day, level count or year outside its range.
 */
export function vimshottari(input: VimshottariInput): Vimshottari {
  const { moonLongitude, birthJd, year = "sidereal", levels = 2, seed = "moon" } = input;
  if (!Number.isFinite(moonLongitude))
    throw new RangeError(`Moon's longitude in degrees must be finite, got ${moonLongitude}`);
  if (!Number.isFinite(birthJd)) throw new RangeError(`birth must be a finite Julian day, got ${birthJd}`);
  assertLevels(levels);
  const offset = VIMSHOTTARI_SEEDS[seed];
  if (offset === undefined)
    throw new RangeError(`unknown seed "${seed}"; known: ${Object.keys(VIMSHOTTARI_SEEDS).join(", ")}`);
  const yearDays = dashaYearDays(year);

  const rule = NAKSHATRA_DASHAS.vimshottari;
  const start = startByStar(rule.counts.standard, rule.lords.length, moonLongitude, offset);
  const { parts, elapsedYears, balance } = nakshatraReckoning(rule, start);
  const startJd = birthJd - elapsedYears * yearDays;
  return { balance, periods: layParts(parts, { startJd, endJd: startJd + totalWeight(parts) * yearDays }, levels) };
}

/**
 * The nine parts of one period, for levels unfolded on demand down to the fifth (prana).
 * @param path the lords from the maha dasha down to the period that is divided, one to four of them.
 * @param startJd the period's start and `endJd` its end, Julian days UT, as they were given with it.
 * @throws RangeError for an empty or too long path, a lord the system does not have, or an end not after its start.
 */
export function vimshottariSubPeriods(
  path: readonly Graha[],
  startJd: number,
  endJd: number,
): readonly DashaPeriod<ByGraha>[] {
  if (path.length < 1 || path.length >= DASHA_MAX_LEVELS) {
    throw new RangeError(`path must name 1 to ${DASHA_MAX_LEVELS - 1} lords, got ${path.length}`);
  }
  const unknown = path.find((lord) => lordIndex(lord) < 0);
  if (unknown !== undefined) throw new RangeError(`"${unknown}" is no lord of the vimshottari dasha`);
  if (!Number.isFinite(startJd) || !Number.isFinite(endJd) || endJd <= startJd) {
    throw new RangeError(`period must end after its start, got ${startJd} to ${endJd}`);
  }
  return layParts(lordParts(VIMSHOTTARI_LORDS, lordIndex(path.at(-1) as Graha)), { startJd, endJd }, 1);
}
