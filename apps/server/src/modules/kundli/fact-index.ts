import { type FactIndex, factsSteps, type KnownTime } from "@lagna/astrologer";
import type { Nativity } from "@lagna/jyotish";
import { inTurns } from "../../computing/loop-turn.ts";
import type { BirthMoment } from "./place-and-time.ts";

/**
 * What can be said of a birth at an instant, with what its time leaves open. A time that is not known well takes many charts: others are
 * answered in between.
 */
export function factIndexOf(
  { nativity, moment }: { readonly nativity: Nativity; readonly moment: BirthMoment },
  time: KnownTime | undefined,
  now: number,
): Promise<FactIndex> {
  const { city, country } = moment.place;
  return inTurns(factsSteps(nativity, { local: moment.time.local, place: `${city}, ${country}`, now, time }));
}
