import type { PrashnaInput } from "@lagna/contract";
import { computePrashna, computeSectionsInSteps, type Kundli, type Prashna } from "@lagna/jyotish";
import { DEFAULT_SECTION_NAMES, type DefaultSectionName } from "@lagna/contract";
import type { PrashnaMatter } from "@lagna/terms";
import type { BirthPlace } from "@lagna/kundli";
import type { Clock } from "../../time/clock.ts";
import { runInSlices } from "../../computing/yield-to-event-loop.ts";
import type { ChartService } from "../charts/service.ts";

export interface ComputedPrashna {
  readonly prashna: Prashna;
  readonly matter: PrashnaMatter | null;
  readonly place: BirthPlace;
  readonly kundli: Kundli<DefaultSectionName>;
}

interface PrashnaParts {
  readonly charts: Pick<ChartService, "computeMoment">;
  readonly clock: Clock;
}

/** Questions by the chart of their moment. Nothing is stored. */
export function createPrashnaService({ charts, clock }: PrashnaParts) {
  return {
    /** @throws AppError invalid_input naming `at`, `settings` or a field of `place` */
    compute: async (input: PrashnaInput): Promise<ComputedPrashna> => {
      const { at, place, question_house: house, matter, mode, number, ashtamangala, settings } = input;
      const instant = at === undefined ? clock().getTime() : Date.parse(at);
      const { nativity, place: found } = await charts.computeMoment(instant, place, settings);
      const prashna = computePrashna(nativity, { mode, house, matter, number: number ?? undefined, ashtamangala });
      const kundli = await runInSlices(computeSectionsInSteps(prashna.nativity, DEFAULT_SECTION_NAMES));
      return { prashna, matter: matter ?? null, place: found, kundli };
    },
  };
}
export type PrashnaService = ReturnType<typeof createPrashnaService>;
