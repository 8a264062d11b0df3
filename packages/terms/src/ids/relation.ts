/** Panchadha maitri: natural and temporary friendship together. */
export const COMPOUND_RELATIONS = ["great_friend", "friend", "neutral", "enemy", "great_enemy"] as const;
export type CompoundRelation = (typeof COMPOUND_RELATIONS)[number];
