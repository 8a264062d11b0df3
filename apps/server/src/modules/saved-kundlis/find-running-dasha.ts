import type { Graha } from "@lagna/terms";
import type { ChartService } from "../charts/service.ts";
import type { ChartSummary } from "./repository.ts";

/** The vimshottari maha and antar dasha of a moment; start and end (ISO 8601) are those of the antar dasha. */
export interface RunningDasha {
  readonly lords: readonly [Graha, Graha];
  readonly start: string;
  readonly end: string;
  /** Lords of the maha and antar dasha that follow; null at the end of the cycle. */
  readonly next: readonly [Graha, Graha] | null;
}

/** The dasha running at `now`; null before the first maha dasha and after the last. */
export function findRunningDasha(
  { mahaDashas }: ChartSummary,
  now: Date,
  kundlis: Pick<ChartService, "unfoldDasha" | "toUtcMilliseconds">,
): RunningDasha | null {
  const moment = now.toISOString();
  const at = mahaDashas.findIndex(({ start, end }) => start <= moment && moment < end);
  const maha = mahaDashas[at];
  if (!maha) return null;
  const { lord, start, end } = maha;
  const iso = (jd: number): string => new Date(kundlis.toUtcMilliseconds(jd)).toISOString();
  const antars = kundlis.unfoldDasha({ system: "vimshottari", path: [lord], start, end });
  // Rounded bounds can leave a moment in no antar dasha; the last one is used then.
  const found = antars.findIndex(({ endJd }) => moment < iso(endJd));
  const antar = antars.at(found);
  const following = found < 0 ? undefined : antars[found + 1];
  // Each maha dasha begins with the antar dasha of the same lord.
  const after = mahaDashas[at + 1]?.lord;
  const next = following ? ([lord, following.lord] as const) : after ? ([after, after] as const) : null;
  return antar ? { lords: [lord, antar.lord], start: iso(antar.startJd), end: iso(antar.endJd), next } : null;
}
