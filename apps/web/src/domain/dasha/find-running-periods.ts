import type { DashaPeriod, KundliData } from "@lagna/contract";
import type { Graha } from "@lagna/terms";

export const isWithinPeriod = ({ start, end }: Pick<DashaPeriod, "start" | "end">, at: number): boolean =>
  Date.parse(start) <= at && at < Date.parse(end);

const findPeriodAt = (periods: readonly DashaPeriod[], at: number): DashaPeriod | undefined =>
  periods.find((period) => isWithinPeriod(period, at));

/**
 * The running periods, maha dasha first, down to the levels the response includes; empty where `at` is outside the
 * cycle.
 */
export function findRunningPeriods(data: KundliData, at: number): DashaPeriod[] {
  const path: DashaPeriod[] = [];
  let level: readonly DashaPeriod[] | undefined = data.dashas.vimshottari.periods;
  while (level) {
    const period: DashaPeriod | undefined = findPeriodAt(level, at);
    if (!period) break;
    path.push(period);
    level = period.sub;
  }
  return path;
}

/** A period with the lords from the maha dasha down to its own, by which deeper levels are requested. */
export interface PathPeriod {
  readonly period: DashaPeriod;
  readonly lords: readonly Graha[];
}
