import { type RectificationVariants, type Tattva, TATTVAS } from "@lagna/terms";
import { TATTVA_MINUTES, TATTVA_OF_LORD } from "./tattva.data.ts";
import type { SaptaGraha } from "../relation/friendship.data.ts";

/** A tattva with its index since the start of the day, from 0, which makes every period unique. */
export interface TattvaPeriod {
  readonly tattva: Tattva;
  readonly index: number;
}

/** The order of one cycle, forward only or forward and back, from the tattva the day starts with. */
function listTattvaOrder(first: Tattva, round: RectificationVariants["tattva_round"]): readonly Tattva[] {
  const from = TATTVAS.indexOf(first);
  const onward = [...TATTVAS.slice(from), ...TATTVAS.slice(0, from)];
  return round === "onward" ? onward : [...onward, ...onward.toReversed()];
}

/**
 * The tattva at an instant: five rule in turn from the start of the day, for 6, 12, 18, 24 and 30 minutes, starting
 * with the weekday's own (Tattva Shodhana, as taught by Krishnamurti Paddhati). `to_and_fro` runs every second cycle of
 * ninety minutes backward (aroha and avaroha: P.V.R. Rayudu after Divakaruni Venkata Subbarao); that it also starts
 * with the weekday's tattva is our reading of him.
 * @param minutes since the start of the day, 0 or more
 */
export function findTattva(
  minutes: number,
  lord: SaptaGraha,
  round: RectificationVariants["tattva_round"],
): TattvaPeriod {
  const turns = listTattvaOrder(TATTVA_OF_LORD[lord], round);
  const whole = turns.reduce((sum, tattva) => sum + TATTVA_MINUTES[tattva], 0);
  const rounds = Math.floor(minutes / whole);
  let left = minutes - rounds * whole;
  const place = turns.findIndex((tattva) => (left -= TATTVA_MINUTES[tattva]) < 0);
  // A rounding error at the very end of a cycle still belongs to its last period.
  const at = place < 0 ? turns.length - 1 : place;
  return { tattva: turns[at] as Tattva, index: rounds * turns.length + at };
}
