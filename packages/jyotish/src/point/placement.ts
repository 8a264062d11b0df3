import { type Graha, GRAHAS, type Rashi, type VargaId, VARGAS } from "@lagna/terms";
import type { Nativity } from "../nativity.ts";
import type { Placement, StrengthRules } from "../relation/stronger.ts";
import { subject } from "../subject.ts";
import { vargaPosition } from "../varga/varga.ts";

/** A varga as strength is judged in it, with its lagna. */
export interface VargaPlacement extends Placement {
  readonly lagna: Rashi;
}

function placementIn({ longitudes, settings }: Nativity, varga: VargaId): VargaPlacement {
  const variant = settings.varga_variants[varga];
  const signs = {} as Record<Graha, Rashi>;
  const degrees = {} as Record<Graha, number>;
  for (const graha of GRAHAS) {
    const { sign, degree } = vargaPosition(varga, longitudes[graha], variant);
    signs[graha] = sign;
    degrees[graha] = degree;
  }
  return { lagna: vargaPosition(varga, longitudes.lagna, variant).sign, signs, degrees };
}

/** Every varga with the degrees in its signs; D1 is the chart of birth. */
export const placements = subject((nativity): Readonly<Record<VargaId, VargaPlacement>> => {
  const result = {} as Record<VargaId, VargaPlacement>;
  for (const varga of VARGAS) result[varga] = placementIn(nativity, varga);
  return result;
});

/** How the stronger of two is found, as chosen. */
export function strengthRules({ settings }: Nativity): StrengthRules {
  const { colords, node_advancement } = settings.jaimini;
  return { colords, nodeAdvancement: node_advancement };
}
