import type { Graha } from "@lagna/terms";
import type { KundliService } from "../kundli/service.ts";
import type { ChartInBrief } from "./repository.ts";

/** The vimshottari maha and antar dasha of a moment; ISO 8601, of the antar dasha. */
export interface Running {
  readonly lords: readonly [Graha, Graha];
  readonly start: string;
  readonly end: string;
  /** The two that follow; null where the cycle is over then. */
  readonly next: readonly [Graha, Graha] | null;
}

/** What runs at `now`; null before the first maha dasha and after the last. */
export function runningAt(
  { mahaDashas }: ChartInBrief,
  now: Date,
  kundlis: Pick<KundliService, "unfoldDasha" | "utcMilliseconds">,
): Running | null {
  const moment = now.toISOString();
  const at = mahaDashas.findIndex(({ start, end }) => start <= moment && moment < end);
  const maha = mahaDashas[at];
  if (!maha) return null;
  const { lord, start, end } = maha;
  const iso = (jd: number): string => new Date(kundlis.utcMilliseconds(jd)).toISOString();
  const antars = kundlis.unfoldDasha({ system: "vimshottari", path: [lord], start, end });
  // The last one, where the rounding of the bounds leaves a moment to none.
  const found = antars.findIndex(({ endJd }) => moment < iso(endJd));
  const antar = antars.at(found);
  const following = found < 0 ? undefined : antars[found + 1];
  // Each maha dasha begins with an antar dasha of its own lord.
  const after = mahaDashas[at + 1]?.lord;
  const next = following ? ([lord, following.lord] as const) : after ? ([after, after] as const) : null;
  return antar ? { lords: [lord, antar.lord], start: iso(antar.startJd), end: iso(antar.endJd), next } : null;
}
