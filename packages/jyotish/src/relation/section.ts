import { memoizeForNativity } from "../memoize-for-nativity.ts";
import { computeGrahaDrishti, computeRashiDrishti } from "./drishti.ts";
import { computeCompoundRelations } from "./friendship.ts";
import { computeNaturalNature, type NaturalNature } from "./nature.ts";
import type { Nativity } from "../nativity.ts";
import type { MercuryBeneficRule } from "./nature.data.ts";
import { arcForward } from "../core/angle.ts";

export const aspects = memoizeForNativity(({ signs }) => ({
  graha: computeGrahaDrishti(signs, signs.lagna),
  rashi: computeRashiDrishti(),
}));

export const relationships = memoizeForNativity(({ signs }) => computeCompoundRelations(signs));

/** The natural benefics and malefics of a birth. @param mercury overrides the settings' rule for Mercury */
export function computeNatureOfNativity(
  { signs, longitudes, settings }: Nativity,
  mercury: MercuryBeneficRule = settings.mercury_benefic,
): NaturalNature {
  const { lagna: _lagna, ...grahas } = signs;
  return computeNaturalNature(grahas, arcForward(longitudes.sun, longitudes.moon), {
    moon: settings.moon_benefic,
    mercury,
  });
}

export const getNatureOfNativity = memoizeForNativity((nativity) => computeNatureOfNativity(nativity));
