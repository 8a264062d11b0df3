import type { DashaPeriod, KundliData } from "@lagna/contract";
import type { Graha } from "@lagna/terms";
import { isWithinPeriod, findRunningPeriods } from "../dasha/find-running-periods.ts";
import { useSubPeriods } from "../dasha/use-sub-periods.ts";

const NONE: DashaPeriod = { lord: "sun", start: "1900-01-01T00:00:00Z", end: "1900-01-01T00:00:00Z" };

/** The maha, antar and pratyantar dasha at an instant: fewer until the last one is loaded, none outside the cycle. */
export function useRunningDasha(data: KundliData, at: number): { lords: readonly Graha[]; period: DashaPeriod } | null {
  const running = at < Date.parse(data.birth.utc) ? [] : findRunningPeriods(data, at);
  const lords = running.map(({ lord }) => lord);
  const last = running.at(-1);
  const { periods } = useSubPeriods({ period: last ?? NONE, lords }, running.length === 2);
  const inner = periods?.find((period) => isWithinPeriod(period, at));
  if (!last) return null;
  return inner ? { lords: [...lords, inner.lord], period: inner } : { lords, period: last };
}
