import { arcForward } from "../core/angle.ts";
import type { SaptaGraha } from "../relation/friendship.data.ts";

/** The special aspects of a graha: virupas added if the point is `from` to `to` degrees ahead. */
const SPECIAL_ASPECTS: Readonly<
  Partial<Record<SaptaGraha, { readonly add: number; readonly arcs: readonly number[] }>>
> = {
  // Each arc covers thirty degrees from the given start.
  mars: { add: 15, arcs: [90, 210] },
  jupiter: { add: 30, arcs: [120, 240] },
  saturn: { add: 45, arcs: [60, 270] },
};
const SPECIAL_ARC_DEG = 30;

function computeCommonPinda(arc: number): number {
  if (arc < 30) return 0;
  if (arc < 60) return (arc - 30) / 2;
  if (arc < 90) return arc - 45;
  if (arc < 120) return 30 + (120 - arc) / 2;
  if (arc < 150) return 150 - arc;
  if (arc < 180) return 2 * (arc - 150);
  return arc < 300 ? (300 - arc) / 2 : 0;
}

/**
 * Drishti pinda: the strength, in virupas, of the aspect of a graha at one longitude on another point (BPHS 26; B.V.
 * Raman, "Graha and Bhava Balas"). Sixty in opposition; the special aspects of Mars, Jupiter and Saturn add up to at
 * most sixty, except Saturn's aspect on the third sign, which reaches ninety as these authors print it.
 */
export function computeDrishtiPinda(graha: SaptaGraha, from: number, to: number): number {
  const arc = arcForward(from, to);
  const special = SPECIAL_ASPECTS[graha];
  const added = special?.arcs.some((begin) => arc >= begin && arc < begin + SPECIAL_ARC_DEG) ? special.add : 0;
  return computeCommonPinda(arc) + added;
}
