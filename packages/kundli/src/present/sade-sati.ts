import type { KundliData } from "@lagna/contract";
import type { SadeSati } from "@lagna/jyotish";
import type { Iso } from "./format-instant.ts";

export function presentSadeSati(
  { moonSign, cycles, transits }: SadeSati,
  iso: Iso,
): NonNullable<KundliData["sade_sati"]> {
  const stretch = ({ startJd, endJd }: { startJd: number; endJd: number }) => ({
    start: iso(startJd),
    end: iso(endJd),
  });
  return {
    moon_sign: moonSign,
    cycles: cycles.map(({ phases, ...hull }) => ({
      ...stretch(hull),
      phases: phases.map(({ state, ...span }) => ({ phase: state, ...stretch(span) })),
    })),
    transits: transits.map(({ place, phases, ...hull }) => ({
      place,
      house: phases[0]?.state ?? 0,
      ...stretch(hull),
      stays: phases.map(stretch),
    })),
  };
}
