import { RASHI_LORDS, type Graha, type Rashi } from "@lagna/terms";
import { normalizeDegrees } from "../core/angle.ts";
import { placeFrom, RASHI_DEG, rashiInPlace } from "../zodiac/rashi.ts";
import { degreeInRashi, RASHI_INDEX } from "../zodiac/rashi.ts";
import type { AnnualChart } from "./annual-chart.ts";

export interface Muntha {
  readonly longitude: number;
  readonly sign: Rashi;
  /** From the annual lagna. */
  readonly house: number;
  readonly lord: Graha;
}

/** The natal lagna moved on by a sign for each completed year, with its degrees (Tajika Neelakanthi, samjna tantra). */
export function computeMuntha({ natal, annual, completedYears }: AnnualChart): Muntha {
  const sign = rashiInPlace(natal.signs.lagna, 1 + completedYears);
  const longitude = normalizeDegrees(RASHI_INDEX[sign] * RASHI_DEG + degreeInRashi(natal.longitudes.lagna));
  return { longitude, sign, house: placeFrom(annual.signs.lagna, sign), lord: RASHI_LORDS[sign] };
}
