import { type RectificationVariants, type Tattva, TATTVAS } from "@lagna/terms";
import { TATTVA_MINUTES, TATTVA_OF_LORD } from "./tattva.data.ts";
import type { SaptaGraha } from "../relation/friendship.data.ts";

/** A tattva with the place of its turn since the day began, from 0: no two turns are one. */
export interface TattvaTurn {
  readonly tattva: Tattva;
  readonly turn: number;
}

/** One way and back, or one way alone, from the tattva the day begins with. */
function turnsOf(first: Tattva, round: RectificationVariants["tattva_round"]): readonly Tattva[] {
  const from = TATTVAS.indexOf(first);
  const onward = [...TATTVAS.slice(from), ...TATTVAS.slice(0, from)];
  return round === "onward" ? onward : [...onward, ...onward.toReversed()];
}

/**
 * The tattva of an instant: five rule in turn from the begin of the day, for 6, 12, 18, 24 and 30 minutes, the weekday's own first
 * (Tattva Shodhana, as Krishnamurti Paddhati teaches it). `to_and_fro` runs each second round of ninety minutes backward (aroha and
 * avaroha: P.V.R. Rayudu after Divakaruni Venkata Subbarao); that it too begins with the weekday's is how we read him.
 * @param minutes since the day began, 0 or more
 */
export function tattvaAt(minutes: number, lord: SaptaGraha, round: RectificationVariants["tattva_round"]): TattvaTurn {
  const turns = turnsOf(TATTVA_OF_LORD[lord], round);
  const whole = turns.reduce((sum, tattva) => sum + TATTVA_MINUTES[tattva], 0);
  const rounds = Math.floor(minutes / whole);
  let left = minutes - rounds * whole;
  const place = turns.findIndex((tattva) => (left -= TATTVA_MINUTES[tattva]) < 0);
  // A rounding error at the very end of a round is its last turn still.
  const at = place < 0 ? turns.length - 1 : place;
  return { tattva: turns[at] as Tattva, turn: rounds * turns.length + at };
}
