import type { Graha } from "@lagna/terms";

/** The seven grahas for which friendship is defined; the texts followed here define none for the nodes. */
export const SAPTA_GRAHAS = [
  "sun",
  "moon",
  "mars",
  "mercury",
  "jupiter",
  "venus",
  "saturn",
] as const satisfies readonly Graha[];
export type SaptaGraha = (typeof SAPTA_GRAHAS)[number];

export type NaturalRelation = "friend" | "neutral" | "enemy";

/**
 * Natural friendship (naisargika maitri) of the row's graha towards the others; not mutual. BPHS 3.55: the lords of the
 * 2nd, 4th, 5th, 8th, 9th and 12th from a graha's moolatrikona, and of its exaltation, are friends; the others are
 * enemies; a graha that is both is neutral. Grahas missing in a row are neutral.
 */
export const NATURAL_FRIENDSHIP: Readonly<
  Record<SaptaGraha, { readonly friends: readonly SaptaGraha[]; readonly enemies: readonly SaptaGraha[] }>
> = {
  sun: { friends: ["moon", "mars", "jupiter"], enemies: ["venus", "saturn"] },
  moon: { friends: ["sun", "mercury"], enemies: [] },
  mars: { friends: ["sun", "moon", "jupiter"], enemies: ["mercury"] },
  mercury: { friends: ["sun", "venus"], enemies: ["moon"] },
  jupiter: { friends: ["sun", "moon", "mars"], enemies: ["mercury", "venus"] },
  venus: { friends: ["mercury", "saturn"], enemies: ["sun", "moon"] },
  saturn: { friends: ["mercury", "venus"], enemies: ["sun", "moon", "mars"] },
};

/** Houses counted from a graha (itself 1) whose occupants are its temporary friends (BPHS 3.56). */
export const TEMPORARY_FRIEND_PLACES: readonly number[] = [2, 3, 4, 10, 11, 12];

/** Natural and temporary friendship together (BPHS 3.57-58, panchadha maitri). */
export const COMPOUND_RELATION = {
  friend: { friend: "great_friend", enemy: "neutral" },
  neutral: { friend: "friend", enemy: "enemy" },
  enemy: { friend: "neutral", enemy: "great_enemy" },
} as const;
