import type { Graha } from "@lagna/terms";
import { NAKSHATRA_DASHAS, VIMSHOTTARI_LORDS, VIMSHOTTARI_SEEDS } from "./nakshatra-dasha.data.ts";
import { createLordParts, computeUndatedNakshatraDasha, computeStartByNakshatra } from "./nakshatra-dasha.ts";
import {
  assertLevels,
  DASHA_MAX_LEVELS,
  toDashaYearDays,
  createDatedPeriods,
  sumWeights,
  type GrahaRuler,
  type DashaPeriod,
  type DashaYearLength,
} from "./period.ts";

export type VimshottariSeed = keyof typeof VIMSHOTTARI_SEEDS;

export interface Vimshottari {
  /** The remainder at birth of the first maha dasha: (0, its years]. */
  readonly balance: { readonly lord: Graha; readonly years: number };
  /** Nine maha dashas, 120 years; the first begins at its notional start, at or before birth. */
  readonly periods: readonly DashaPeriod<GrahaRuler>[];
}

export interface VimshottariInput {
  /** Sidereal longitude of the Moon (or of another point the dasha is computed from), degrees. */
  readonly moonLongitude: number;
  /** Birth, Julian day UT. */
  readonly birthJd: number;
  /** Default `sidereal`. */
  readonly year?: DashaYearLength;
  /** Levels of `periods`: 1 = only maha dashas (default 2). */
  readonly levels?: number;
  /** Default `moon`. */
  readonly seed?: VimshottariSeed;
}

const findLordIndex = (lord: Graha): number => VIMSHOTTARI_LORDS.findIndex((entry) => entry.lord === lord);

/**
 * Vimshottari dasha (BPHS 46), the first row of the nakshatra dashas: the balance at birth is the untraversed part of
 * the seed nakshatra times the years of its lord; sub-periods start with the lord of the period they divide and are
 * proportional to the lords' years. A year is a fixed number of days; its length is a setting on which schools differ.
 * @throws RangeError for a longitude, Julian day, level count or year outside its range.
 */
export function computeVimshottari(input: VimshottariInput): Vimshottari {
  const { moonLongitude, birthJd, year = "sidereal", levels = 2, seed = "moon" } = input;
  if (!Number.isFinite(moonLongitude))
    throw new RangeError(`Moon's longitude in degrees must be finite, got ${moonLongitude}`);
  if (!Number.isFinite(birthJd)) throw new RangeError(`birth must be a finite Julian day, got ${birthJd}`);
  assertLevels(levels);
  const offset = VIMSHOTTARI_SEEDS[seed];
  if (offset === undefined)
    throw new RangeError(`unknown seed "${seed}"; known: ${Object.keys(VIMSHOTTARI_SEEDS).join(", ")}`);
  const yearDays = toDashaYearDays(year);

  const rule = NAKSHATRA_DASHAS.vimshottari;
  const start = computeStartByNakshatra(rule.counts.standard, rule.lords.length, moonLongitude, offset);
  const { parts, elapsedYears, balance } = computeUndatedNakshatraDasha(rule, start);
  const startJd = birthJd - elapsedYears * yearDays;
  return {
    balance,
    periods: createDatedPeriods(parts, { startJd, endJd: startJd + sumWeights(parts) * yearDays }, levels),
  };
}

/**
 * The nine sub-periods of one period, for levels loaded on demand down to the fifth (prana).
 * @param path the lords from the maha dasha down to the period to divide, one to four of them.
 * @param startJd the period's start and `endJd` its end, Julian days UT, exactly as returned for it.
 * @throws RangeError for an empty or too long path, a lord the system does not have, or an end not after its start.
 */
export function computeVimshottariSubPeriods(
  path: readonly Graha[],
  startJd: number,
  endJd: number,
): readonly DashaPeriod<GrahaRuler>[] {
  if (path.length < 1 || path.length >= DASHA_MAX_LEVELS) {
    throw new RangeError(`path must name 1 to ${DASHA_MAX_LEVELS - 1} lords, got ${path.length}`);
  }
  const unknown = path.find((lord) => findLordIndex(lord) < 0);
  if (unknown !== undefined) throw new RangeError(`"${unknown}" is not a lord of the vimshottari dasha`);
  if (!Number.isFinite(startJd) || !Number.isFinite(endJd) || endJd <= startJd) {
    throw new RangeError(`period must end after its start, got ${startJd} to ${endJd}`);
  }
  return createDatedPeriods(
    createLordParts(VIMSHOTTARI_LORDS, findLordIndex(path.at(-1) as Graha)),
    { startJd, endJd },
    1,
  );
}
