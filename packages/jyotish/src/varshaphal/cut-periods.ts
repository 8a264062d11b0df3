import type { DashaPeriod, Ruler } from "../dasha/period.ts";

/** The periods, and their parts, before an instant: that of the year's end. */
export function cutPeriods<R extends Ruler>(periods: readonly DashaPeriod<R>[], untilJd: number): DashaPeriod<R>[] {
  return periods
    .filter(({ startJd }) => startJd < untilJd)
    .map((period) => {
      const cut = { ...period, endJd: Math.min(period.endJd, untilJd) };
      return period.sub ? { ...cut, sub: cutPeriods(period.sub, untilJd) } : cut;
    });
}
