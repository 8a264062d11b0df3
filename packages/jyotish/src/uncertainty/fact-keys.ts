import { GRAHAS, type VargaId, VARGAS } from "@lagna/terms";
import { karakas } from "../karaka/section.ts";
import { memoizeForNativity } from "../memoize-for-nativity.ts";
import type { Nativity } from "../nativity.ts";
import { getVargaPlacements, getStrengthRules, type VargaPlacement } from "../point/varga-placement.ts";
import { computeAdvancement, type StrengthRules } from "../relation/find-stronger.ts";
import { getNatureOfNativity } from "../relation/section.ts";
import { vargas } from "../varga/section.ts";
import { VARGA_BODIES } from "../varga/varga.ts";
import { RASHI_INDEX } from "../zodiac/rashi.ts";

/**
 * What facts are computed from, as text: births with the same text have the same facts, so that these are computed once
 * for all of them.
 */

/** The signs of the lagna and the grahas. */
export const getSignsKey = memoizeForNativity(({ signs }: Nativity): string =>
  VARGA_BODIES.map((body) => RASHI_INDEX[signs[body]]).join(),
);

/**
 * The lagna's sign in a varga, the signs of the grahas, and which of two is further advanced in its sign: all that a
 * search for the stronger of two compares.
 */
function createPlacementKey(placement: VargaPlacement, rules: StrengthRules): string {
  const advancements = GRAHAS.map((graha) => computeAdvancement(placement, graha, rules));
  const order = GRAHAS.map((_, index) => index).sort(
    (a, b) => (advancements[a] as number) - (advancements[b] as number),
  );
  const signs = GRAHAS.map((graha) => RASHI_INDEX[placement.signs[graha]]).join();
  const ranks = order.map((graha, rank) =>
    rank > 0 && advancements[graha] === advancements[order[rank - 1] as number] ? `=${graha}` : graha,
  );
  return `${RASHI_INDEX[placement.lagna]};${signs};${ranks.join("")}`;
}

const getPlacementKeys = memoizeForNativity(() => new Map<VargaId, string>());

export function getPlacementKey(nativity: Nativity, varga: VargaId): string {
  const known = getPlacementKeys(nativity);
  const found = known.get(varga);
  if (found !== undefined) return found;
  const key = createPlacementKey(getVargaPlacements(nativity)[varga], getStrengthRules(nativity));
  known.set(varga, key);
  return key;
}

/** The chara karakas of both schemes in order. */
export const getKarakasKey = memoizeForNativity((nativity: Nativity): string => {
  const { scheme7, scheme8 } = karakas(nativity);
  return [...Object.values(scheme7), ...Object.values(scheme8)].join();
});

/** The natural malefics of the chart. */
export const getMaleficsKey = (nativity: Nativity): string => getNatureOfNativity(nativity).malefics.join();

/** The signs of the grahas in every varga. */
export const getVargaSignsKey = memoizeForNativity((nativity: Nativity): string => {
  const signs = vargas(nativity);
  return VARGAS.map((varga) => GRAHAS.map((graha) => RASHI_INDEX[signs[varga][graha]]).join()).join(";");
});
