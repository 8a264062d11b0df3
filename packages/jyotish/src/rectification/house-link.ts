import { type Graha, RASHI_LORDS, type Rashi } from "@lagna/terms";
import { GRAHA_DRISHTI_PLACES } from "../relation/drishti.data.ts";
import type { VargaBody } from "../varga/varga.ts";
import { placeFrom, rashiInPlace } from "../zodiac/rashi.ts";
import { LINK_SCORES } from "./test-weights.data.ts";

type Signs = Readonly<Record<VargaBody, Rashi>>;

/** Whether a graha in one sign fully aspects another sign (BPHS 26); nodes have no aspects. */
export const hasFullDrishti = (graha: Graha, from: Rashi, to: Rashi): boolean =>
  graha !== "rahu" && graha !== "ketu" && GRAHA_DRISHTI_PLACES[graha].includes(placeFrom(from, to));

/**
 * The link of a graha to a house of a chart of signs: 1 as its lord or occupant, ½ conjunct its lord or aspecting it,
 * else 0.
 */
export function scoreHouseLink(graha: Graha, house: number, signs: Signs): number {
  const sign = rashiInPlace(signs.lagna, house);
  const lord = RASHI_LORDS[sign];
  if (graha === lord) return LINK_SCORES.owner;
  if (signs[graha] === sign) return LINK_SCORES.occupant;
  if (signs[graha] === signs[lord]) return LINK_SCORES.with_lord;
  return hasFullDrishti(graha, signs[graha], sign) ? LINK_SCORES.aspect : 0;
}
