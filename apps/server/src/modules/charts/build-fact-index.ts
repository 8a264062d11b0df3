import { type FactIndex, buildFactsInSteps, type BirthTimeUncertainty } from "@lagna/astrologer";
import type { Nativity } from "@lagna/jyotish";
import type { BirthMoment } from "@lagna/kundli";
import { runInSlices } from "../../computing/yield-to-event-loop.ts";

/**
 * All facts of a birth at an instant, with those its uncertain time leaves open. An uncertain time needs many charts, so other requests
 * are answered in between.
 */
export function buildFactIndex(
  { nativity, moment }: { readonly nativity: Nativity; readonly moment: BirthMoment },
  time: BirthTimeUncertainty | undefined,
  now: number,
): Promise<FactIndex> {
  const { city, country } = moment.place;
  return runInSlices(
    buildFactsInSteps(nativity, { local: moment.time.local, place: `${city}, ${country}`, now, time }),
  );
}
