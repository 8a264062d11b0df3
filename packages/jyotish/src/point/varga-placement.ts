import { type Graha, GRAHAS, type Rashi, type VargaId, VARGAS } from "@lagna/terms";
import type { Nativity } from "../nativity.ts";
import type { Placement, StrengthRules } from "../relation/find-stronger.ts";
import { memoizeForNativity } from "../memoize-for-nativity.ts";
import { computeVargaPosition } from "../varga/varga.ts";

/** A varga as used by strength comparisons, with its lagna. */
export interface VargaPlacement extends Placement {
  readonly lagna: Rashi;
}

function computeVargaPlacement({ longitudes, settings }: Nativity, varga: VargaId): VargaPlacement {
  const variant = settings.varga_variants[varga];
  const signs = {} as Record<Graha, Rashi>;
  const degrees = {} as Record<Graha, number>;
  for (const graha of GRAHAS) {
    const { sign, degree } = computeVargaPosition(varga, longitudes[graha], variant);
    signs[graha] = sign;
    degrees[graha] = degree;
  }
  return { lagna: computeVargaPosition(varga, longitudes.lagna, variant).sign, signs, degrees };
}

/** Every varga with the degrees in its signs; D1 is the birth chart. */
export const getVargaPlacements = memoizeForNativity((nativity): Readonly<Record<VargaId, VargaPlacement>> => {
  const result = {} as Record<VargaId, VargaPlacement>;
  for (const varga of VARGAS) result[varga] = computeVargaPlacement(nativity, varga);
  return result;
});

/** The settings for finding the stronger of two. */
export function getStrengthRules({ settings }: Nativity): StrengthRules {
  const { colords, node_advancement } = settings.jaimini;
  return { colords, nodeAdvancement: node_advancement };
}
