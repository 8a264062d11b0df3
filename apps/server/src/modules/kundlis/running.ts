import type { Graha } from "@lagna/terms";
import type { KundliService } from "../kundli/service.ts";
import type { ChartInBrief } from "./repository.ts";

/** The vimshottari maha and antar dasha of a moment; ISO 8601, of the antar dasha. */
export interface Running {
  readonly lords: readonly [Graha, Graha];
  readonly start: string;
  readonly end: string;
}

/** What runs at `now`; null before the first maha dasha and after the last. */
export function runningAt(
  { mahaDashas }: ChartInBrief,
  now: Date,
  kundlis: Pick<KundliService, "unfoldDasha" | "utcMilliseconds">,
): Running | null {
  const moment = now.toISOString();
  const maha = mahaDashas.find(({ start, end }) => start <= moment && moment < end);
  if (!maha) return null;
  const { lord, start, end } = maha;
  const iso = (jd: number): string => new Date(kundlis.utcMilliseconds(jd)).toISOString();
  const antars = kundlis.unfoldDasha({ system: "vimshottari", path: [lord], start, end });
  // The last one, where the rounding of the bounds leaves a moment to none.
  const antar = antars.find(({ endJd }) => moment < iso(endJd)) ?? antars.at(-1);
  return antar ? { lords: [lord, antar.lord], start: iso(antar.startJd), end: iso(antar.endJd) } : null;
}
