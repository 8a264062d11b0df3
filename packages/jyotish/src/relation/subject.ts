import { subject } from "../subject.ts";
import { grahaDrishti, rashiDrishti } from "./drishti.ts";
import { compoundRelations } from "./friendship.ts";
import { naturalNature, type NaturalNature } from "./nature.ts";
import type { Nativity } from "../nativity.ts";
import type { MercuryBeneficRule } from "./nature.data.ts";
import { arcForward } from "../core/angle.ts";

export const aspects = subject(({ signs }) => ({ graha: grahaDrishti(signs, signs.lagna), rashi: rashiDrishti() }));

export const relationships = subject(({ signs }) => compoundRelations(signs));

/** The natural benefics and malefics of a birth. @param mercury in place of the settings' own rule for Mercury */
export function natureOf(
  { signs, longitudes, settings }: Nativity,
  mercury: MercuryBeneficRule = settings.mercury_benefic,
): NaturalNature {
  const { lagna: _lagna, ...grahas } = signs;
  return naturalNature(grahas, arcForward(longitudes.sun, longitudes.moon), { moon: settings.moon_benefic, mercury });
}

export const nature = subject((nativity) => natureOf(nativity));
