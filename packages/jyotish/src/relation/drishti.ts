import { type Graha, GRAHAS, type Rashi, RASHIS } from "@lagna/terms";
import { RASHI_INDEX, rashiAt } from "../zodiac/rashi.ts";
import { GRAHA_DRISHTI_PLACES, NODE_DRISHTI_PLACES } from "./drishti.data.ts";

export type NodeDrishtiRule = keyof typeof NODE_DRISHTI_PLACES;
export const DEFAULT_NODE_DRISHTI: NodeDrishtiRule = "none";

export interface GrahaDrishti {
  readonly from: Graha;
  /** The rashis aspected in full, in the order of the zodiac from the graha. */
  readonly signs: readonly Rashi[];
  /** The same as whole-sign houses from the lagna, 1–12, in the same order. */
  readonly houses: readonly number[];
  /** The grahas in those rashis, in the order of `GRAHAS`. */
  readonly grahas: readonly Graha[];
}

export interface RashiDrishti {
  readonly from: Rashi;
  /** The three rashis aspected, in the order of the zodiac from Aries. */
  readonly signs: readonly Rashi[];
}

/**
 * Full graha drishti by whole signs (BPHS 26). One entry for each of the nine grahas in the order of `GRAHAS`; a node's
 * is empty under the default rule.
 * @param signs the rashi of each graha; `lagna` the rising one.
 */
export function computeGrahaDrishti(
  signs: Readonly<Record<Graha, Rashi>>,
  lagna: Rashi,
  nodes: NodeDrishtiRule = DEFAULT_NODE_DRISHTI,
): readonly GrahaDrishti[] {
  const lagnaIndex = RASHIS.indexOf(lagna);
  return GRAHAS.map((from) => {
    const places = from === "rahu" || from === "ketu" ? NODE_DRISHTI_PLACES[nodes] : GRAHA_DRISHTI_PLACES[from];
    const indices = places.map((place) => (RASHIS.indexOf(signs[from]) + place - 1) % 12);
    const seen = indices.map(rashiAt);
    return {
      from,
      signs: seen,
      houses: indices.map((index) => ((index - lagnaIndex + 12) % 12) + 1),
      grahas: GRAHAS.filter((graha) => graha !== from && seen.includes(signs[graha])),
    };
  });
}

/** Movable, fixed, dual: 0, 1, 2. */
const getModalityIndex = (index: number): number => index % 3;

/**
 * Movable rashis aspect the fixed ones except the next; fixed ones the movable except the previous; dual ones aspect
 * each other. Mutual.
 */
function hasRashiDrishtiByIndex(from: number, to: number): boolean {
  if (getModalityIndex(from) === 2 || getModalityIndex(to) === 2)
    return getModalityIndex(from) === getModalityIndex(to) && from !== to;
  const adjacent = (from - to + 12) % 12 === 1 || (to - from + 12) % 12 === 1;
  return getModalityIndex(from) !== getModalityIndex(to) && !adjacent;
}

/** Rashi drishti of all twelve rashis (Jaimini sutra 1.1.2-4; BPHS 8.1-5), the same in every chart. */
export function computeRashiDrishti(): readonly RashiDrishti[] {
  return RASHIS.map((from, index) => ({
    from,
    signs: RASHIS.filter((_, other) => hasRashiDrishtiByIndex(index, other)),
  }));
}

/** Whether a rashi, and so each graha in it, aspects another (Jaimini sutra 1.1.2-4); no rashi aspects itself. */
export function hasRashiDrishti(from: Rashi, to: Rashi): boolean {
  return hasRashiDrishtiByIndex(RASHI_INDEX[from], RASHI_INDEX[to]);
}
