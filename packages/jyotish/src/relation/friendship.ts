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
/** Row: the graha that has the relation; column: the graha it is towards. Seven grahas, no diagonal. */
export type CompoundRelations = Record<SaptaGraha, Partial<Record<SaptaGraha, CompoundRelation>>>;

/** The natural relation of `from` to `to`; not always mutual (BPHS 3.55). */
export function getNaturalRelation(from: SaptaGraha, to: SaptaGraha): NaturalRelation {
  const { friends, enemies } = NATURAL_FRIENDSHIP[from];
  return friends.includes(to) ? "friend" : enemies.includes(to) ? "enemy" : "neutral";
}

/**
 * Friends are in the 2nd, 3rd, 4th, 10th, 11th or 12th rashi from each other, enemies elsewhere; mutual (BPHS 3.56).
 */
export function getTemporaryRelation(from: Rashi, to: Rashi): TemporaryRelation {
  return TEMPORARY_FRIEND_PLACES.includes(placeFrom(from, to)) ? "friend" : "enemy";
}

export function getCompoundRelation(natural: NaturalRelation, temporary: TemporaryRelation): CompoundRelation {
  return COMPOUND_RELATION[natural][temporary];
}

/**
 * Panchadha maitri of each of the seven grahas towards each other one, from their rashis (of the D1 chart, or of the
 * varga being judged). The nodes have no row: BPHS gives them no natural friendship.
 */
export function computeCompoundRelations(signs: Readonly<Record<SaptaGraha, Rashi>>): CompoundRelations {
  const relations = {} as CompoundRelations;
  for (const from of SAPTA_GRAHAS) {
    const row: Partial<Record<SaptaGraha, CompoundRelation>> = {};
    for (const to of SAPTA_GRAHAS) {
      if (to !== from)
        row[to] = getCompoundRelation(getNaturalRelation(from, to), getTemporaryRelation(signs[from], signs[to]));
    }
    relations[from] = row;
  }
  return relations;
}
