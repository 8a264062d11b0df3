import { type Masa, MASAS } from "@lagna/terms";
import type { AlmanacSky } from "../sky/almanac-sky.ts";
import { findSpanIndex, type PartSpan, sweepParts } from "../sky/sweep.ts";

/** A lunar month, from new moon to new moon. */
export interface LunarMonth {
  /** The amanta name. */
  readonly masa: Masa;
  /** Every name it has: two if it is kshaya, the first of them the name that is lost. */
  readonly names: readonly Masa[];
  /** Without a sankranti: named after the month that follows. */
  readonly adhika: boolean;
  /** With two sankrantis. */
  readonly kshaya: boolean;
  /** The Shaka year in which it falls, which begins with Chaitra (with an adhika Chaitra, if there is one). */
  readonly shaka: number;
  readonly startJd: number;
  readonly endJd: number;
}

/** Degrees a day, mean. */
export const ELONGATION_SPEED = 12.190749;
export const SUN_SPEED = 0.985609;
const SIDEREAL_YEAR_DAYS = 365.256363;
/** A mean new moon of Chaitra: the one of Shaka 1922 (6 April 2000). */
const CHAITRA_OF_1922_JD = 2_451_627.6;
const EPOCH_SHAKA = 1922;

/**
 * The Shaka year of a month: whole sidereal years from the epoch, less the months since Chaitra. A Chaitra's new moon
 * is within half a month of its mean, so that rounding is certain.
 */
function computeShaka(startJd: number, masa: number): number {
  return EPOCH_SHAKA + Math.round((startJd - CHAITRA_OF_1922_JD) / SIDEREAL_YEAR_DAYS - masa / 12);
}

/** All lunar months that are completely inside the sky's range, in order. */
export function computeLunarMonths(sky: AlmanacSky): LunarMonth[] {
  const months = sweepParts(sky.elongation, 1, ELONGATION_SPEED, sky).slice(1, -1);
  return months.map(({ startJd, endJd }) => {
    const first = Math.floor(sky.sun(startJd) / 30);
    const sankrantis = Math.floor(sky.sun(endJd) / 30) - first;
    const names = Array.from(
      { length: Math.max(1, sankrantis) },
      (_, place) => MASAS[(first + 1 + place) % 12] as Masa,
    );
    const masa = names.at(-1) as Masa;
    return {
      masa,
      names,
      adhika: sankrantis === 0,
      kshaya: sankrantis === 2,
      shaka: computeShaka(startJd, MASAS.indexOf(masa)),
      startJd,
      endJd,
    };
  });
}

/** The purnimanta name of the dark half of a month: that of the next, except in an adhika month. */
export function getPurnimantaName(month: LunarMonth, paksha: "shukla" | "krishna"): Masa {
  if (paksha === "shukla" || month.adhika) return month.masa;
  return MASAS[(MASAS.indexOf(month.masa) + 1) % 12] as Masa;
}

/** The month of an instant; `null` if it is not completely inside the range. */
export function findMonth(months: readonly LunarMonth[], jd: number): LunarMonth | null {
  const month = months[findSpanIndex(months, jd)];
  return month && month.startJd <= jd && jd < month.endJd ? month : null;
}

/** A tithi of a lunar month, with the month. */
export interface TithiSpan extends PartSpan {
  /** 1 to 30; 15 = Purnima, 30 = Amavasya. */
  readonly number: number;
  readonly month: LunarMonth;
}

/** The tithis of all months, in order: every one belongs to the month in which it runs. */
export function attachMonths(tithis: readonly PartSpan[], months: readonly LunarMonth[]): TithiSpan[] {
  return tithis.flatMap((span) => {
    const month = findMonth(months, (span.startJd + span.endJd) / 2);
    return month ? [{ ...span, number: span.part + 1, month }] : [];
  });
}
