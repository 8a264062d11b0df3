import type { DashaPeriod, KundliData } from "@lagna/contract";
import type { Graha } from "@lagna/terms";

export const contains = ({ start, end }: Pick<DashaPeriod, "start" | "end">, at: number): boolean =>
  Date.parse(start) <= at && at < Date.parse(end);

const periodAt = (periods: readonly DashaPeriod[], at: number): DashaPeriod | undefined =>
  periods.find((period) => contains(period, at));

/** The running periods, maha dasha first, as deep as the answer goes; empty where `at` is outside of the cycle. */
export function runningPeriods(data: KundliData, at: number): DashaPeriod[] {
  const path: DashaPeriod[] = [];
  let level: readonly DashaPeriod[] | undefined = data.dashas.vimshottari.periods;
  while (level) {
    const period: DashaPeriod | undefined = periodAt(level, at);
    if (!period) break;
    path.push(period);
    level = period.sub;
  }
  return path;
}

/** A period with its lords from the maha dasha down to its own: what a deeper level is asked for by. */
export interface PathPeriod {
  readonly period: DashaPeriod;
  readonly lords: readonly Graha[];
}
