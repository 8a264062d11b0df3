import { arcForward } from "../core/angle.ts";
import type { SaptaGraha } from "../relation/friendship.data.ts";

/** What a graha sees beyond what all see: virupas added while it looks `from` to `to` degrees ahead. */
const SPECIAL: Readonly<Partial<Record<SaptaGraha, { readonly add: number; readonly arcs: readonly number[] }>>> = {
  // Each arc is thirty degrees from the one named.
  mars: { add: 15, arcs: [90, 210] },
  jupiter: { add: 30, arcs: [120, 240] },
  saturn: { add: 45, arcs: [60, 270] },
};
const SPECIAL_ARC_DEG = 30;

function commonPinda(arc: number): number {
  if (arc < 30) return 0;
  if (arc < 60) return (arc - 30) / 2;
  if (arc < 90) return arc - 45;
  if (arc < 120) return 30 + (120 - arc) / 2;
  if (arc < 150) return 150 - arc;
  if (arc < 180) return 2 * (arc - 150);
  return arc < 300 ? (300 - arc) / 2 : 0;
}

/**
 * Drishti pinda: the strength, virupas, with which a graha at one longitude looks at another point (BPHS 26; B.V. Raman, "Graha and
 * Bhava Balas"). Sixty when opposite; with what Mars, Jupiter and Saturn have besides at most sixty, but for Saturn, whose sight of
 * the third sign grows to ninety as these authors print it.
 */
export function drishtiPinda(graha: SaptaGraha, from: number, to: number): number {
  const arc = arcForward(from, to);
  const special = SPECIAL[graha];
  const added = special?.arcs.some((begin) => arc >= begin && arc < begin + SPECIAL_ARC_DEG) ? special.add : 0;
  return commonPinda(arc) + added;
}
