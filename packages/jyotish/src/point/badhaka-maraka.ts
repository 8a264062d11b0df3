import { type Graha, GRAHAS, type Modality, type Rashi } from "@lagna/terms";
import { GRAHA_DRISHTI_PLACES } from "../relation/drishti.data.ts";
import { findEffectiveLord, getLords, type Placement, type StrengthRules } from "../relation/find-stronger.ts";
import { modalityOf, placeFrom, RASHI_INDEX, rashiAt } from "../zodiac/rashi.ts";

/** The badhaka house by the lagna's modality (Prasna Marga; P.V.R. Narasimha Rao). */
const BADHAKA_HOUSE: Readonly<Record<Modality, number>> = { movable: 11, fixed: 9, dual: 7 };
/** BPHS 44. */
const MARAKA_HOUSES = [2, 7] as const;

const findOccupants = ({ signs }: Placement, rashi: Rashi): readonly Graha[] =>
  GRAHAS.filter((graha) => signs[graha] === rashi);
const getHouseSign = (lagna: Rashi, house: number): Rashi => rashiAt(RASHI_INDEX[lagna] + house - 1);

export interface Badhaka {
  readonly house: number;
  readonly sign: Rashi;
  /** Two for Scorpio and Aquarius unless co-lords are disabled. */
  readonly lords: readonly Graha[];
  readonly occupants: readonly Graha[];
}

/** The house of obstruction: the 11th of a movable lagna, the 9th of a fixed, the 7th of a dual one. */
export function computeBadhaka(lagna: Rashi, placement: Placement, rules: StrengthRules = {}): Badhaka {
  const house = BADHAKA_HOUSE[modalityOf(lagna)];
  const sign = getHouseSign(lagna, house);
  return { house, sign, lords: getLords(sign, rules.colords), occupants: findOccupants(placement, sign) };
}

export type MarakaReason =
  | "lord_of_2"
  | "lord_of_7"
  | "in_2"
  | "in_7"
  | "with_lord_of_2"
  | "with_lord_of_7"
  | "aspects";

export interface Maraka {
  readonly graha: Graha;
  readonly reasons: readonly MarakaReason[];
}

function hasFullDrishti(graha: Graha, from: Rashi, to: Rashi): boolean {
  if (graha === "rahu" || graha === "ketu") return false;
  return GRAHA_DRISHTI_PLACES[graha].includes(placeFrom(from, to));
}

/**
 * The marakas (BPHS 44; P.V.R. Narasimha Rao): the lords of 2 and 7, the occupants of these houses, grahas conjunct
 * those lords, and, if requested, malefics that aspect the houses. Sensitive: computed, never shown.
 * @param aspecting malefics whose aspect counts; empty if aspects do not count.
 */
export function computeMarakas(
  lagna: Rashi,
  placement: Placement,
  aspecting: readonly Graha[],
  rules: StrengthRules = {},
): readonly Maraka[] {
  const { signs } = placement;
  const houses = MARAKA_HOUSES.map((house) => {
    const sign = getHouseSign(lagna, house);
    return { house, sign, lord: findEffectiveLord(sign, placement, rules) };
  });
  return GRAHAS.flatMap((graha) => {
    const reasons = houses.flatMap(({ house, sign, lord }): MarakaReason[] => [
      ...(graha === lord ? [`lord_of_${house}` as const] : []),
      ...(signs[graha] === sign ? [`in_${house}` as const] : []),
      ...(graha !== lord && signs[graha] === signs[lord] ? [`with_lord_of_${house}` as const] : []),
    ]);
    const aspects = aspecting.includes(graha) && houses.some(({ sign }) => hasFullDrishti(graha, signs[graha], sign));
    const all: readonly MarakaReason[] = aspects ? [...reasons, "aspects"] : reasons;
    return all.length === 0 ? [] : [{ graha, reasons: all }];
  });
}
