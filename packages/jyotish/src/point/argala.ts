import { type Graha, GRAHAS, type Rashi, RASHIS } from "@lagna/terms";
import { findStrongerRashi, type Placement, type StrengthRules } from "../relation/find-stronger.ts";
import { RASHI_INDEX, rashiAt } from "../zodiac/rashi.ts";
import { ARGALA_HOUSES, VIPAREETA_HOUSE, VIPAREETA_MALEFICS } from "./argala.data.ts";

export interface Argala {
  /** The house that causes it: 2, 4, 11, 5, or 3 for vipareeta argala. */
  readonly from: number;
  readonly sign: Rashi;
  readonly by: readonly Graha[];
  readonly obstructedBy: readonly Graha[];
  /** Caused by at least one graha and not obstructed. */
  readonly effective: boolean;
}

export type ArgalaTarget = Rashi | "ketu";

interface ArgalaContext {
  readonly placement: Placement;
  readonly rules: StrengthRules;
  readonly malefics: readonly Graha[];
}

const findOccupants = ({ signs }: Placement, rashi: Rashi): readonly Graha[] =>
  GRAHAS.filter((graha) => signs[graha] === rashi);

/** More grahas obstruct fewer; an equal number obstructs unless the argala's rashi is the stronger. */
function isObstructed(
  from: Rashi,
  by: readonly Graha[],
  against: Rashi,
  obstructedBy: readonly Graha[],
  { placement, rules }: ArgalaContext,
): boolean {
  if (by.length !== obstructedBy.length) return obstructedBy.length > by.length;
  return findStrongerRashi(against, from, placement, rules) === against;
}

function computeArgalasOn(target: Rashi, step: 1 | -1, counting: ArgalaContext): readonly Argala[] {
  const { placement, malefics } = counting;
  const house = (place: number): Rashi => rashiAt(RASHI_INDEX[target] + step * (place - 1));
  const computeArgalas = ARGALA_HOUSES.map(({ from, obstructedFrom }): Argala => {
    const [sign, against] = [house(from), house(obstructedFrom)];
    const [by, obstructedBy] = [findOccupants(placement, sign), findOccupants(placement, against)];
    const effective = by.length > 0 && !isObstructed(sign, by, against, obstructedBy, counting);
    return { from, sign, by, obstructedBy, effective };
  });
  const sign = house(VIPAREETA_HOUSE);
  const by = findOccupants(placement, sign).filter((graha) => malefics.includes(graha));
  if (by.length < VIPAREETA_MALEFICS) return computeArgalas;
  return [...computeArgalas, { from: VIPAREETA_HOUSE, sign, by, obstructedBy: [], effective: true }];
}

/**
 * Argala (intervention) on every rashi, and so on its occupants, and on Ketu, from which it is counted backwards
 * (Jaimini sutra 1.1.5-9; P.V.R. Narasimha Rao, chapter 10). If an argala has as many grahas as its obstruction, the
 * strength of the two rashis decides. The vipareeta argala is listed only if it occurs.
 * @param malefics by nature, in this chart.
 */
export function computeArgalas(
  placement: Placement,
  malefics: readonly Graha[],
  rules: StrengthRules = {},
): Readonly<Record<ArgalaTarget, readonly Argala[]>> {
  const counting = { placement, malefics, rules };
  const result = {} as Record<ArgalaTarget, readonly Argala[]>;
  for (const rashi of RASHIS) result[rashi] = computeArgalasOn(rashi, 1, counting);
  result.ketu = computeArgalasOn(placement.signs.ketu, -1, counting);
  return result;
}
