import type { CompoundRelation, Rashi } from "@lagna/terms";
import { placeFrom } from "../zodiac/rashi.ts";
import {
  COMPOUND_RELATION,
  NATURAL_FRIENDSHIP,
  SAPTA_GRAHAS,
  TEMPORARY_FRIEND_PLACES,
  type NaturalRelation,
  type SaptaGraha,
} from "./friendship.data.ts";

export type TemporaryRelation = "friend" | "enemy";
/** Row: whose relation; column: towards whom. Seven grahas, no diagonal. */
export type CompoundRelations = Record<SaptaGraha, Partial<Record<SaptaGraha, CompoundRelation>>>;

/** How `from` naturally regards `to`; not always as `to` regards `from` (BPHS 3.55). */
export function naturalRelation(from: SaptaGraha, to: SaptaGraha): NaturalRelation {
  const { friends, enemies } = NATURAL_FRIENDSHIP[from];
  return friends.includes(to) ? "friend" : enemies.includes(to) ? "enemy" : "neutral";
}

/** Friends stand in the 2nd, 3rd, 4th, 10th, 11th or 12th rashi from each other, enemies elsewhere; mutual (BPHS 3.56). */
export function temporaryRelation(from: Rashi, to: Rashi): TemporaryRelation {
  return TEMPORARY_FRIEND_PLACES.includes(placeFrom(from, to)) ? "friend" : "enemy";
}

export function compoundRelation(natural: NaturalRelation, temporary: TemporaryRelation): CompoundRelation {
  return COMPOUND_RELATION[natural][temporary];
}

/**
 * Panchadha maitri of each of the seven grahas towards each other one, from their rashis (of the D1 chart, or of the varga
 * that is judged). The nodes have no row: BPHS gives them no natural friendship.
 */
export function compoundRelations(signs: Readonly<Record<SaptaGraha, Rashi>>): CompoundRelations {
  const relations = {} as CompoundRelations;
  for (const from of SAPTA_GRAHAS) {
    const row: Partial<Record<SaptaGraha, CompoundRelation>> = {};
    for (const to of SAPTA_GRAHAS) {
      if (to !== from) row[to] = compoundRelation(naturalRelation(from, to), temporaryRelation(signs[from], signs[to]));
    }
    relations[from] = row;
  }
  return relations;
}
