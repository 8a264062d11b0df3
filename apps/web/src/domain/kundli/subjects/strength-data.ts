import type { KundliData } from "@lagna/contract";
import { GRAHAS, type Graha } from "@lagna/terms";

export type Shadbala = NonNullable<KundliData["shadbala"]>;
export type BhavaBala = NonNullable<KundliData["bhava_bala"]>;
export type Sapta = Exclude<Graha, "rahu" | "ketu">;
export type GrahaStrength = Shadbala[Sapta];

/** The nodes have no strength of their own. */
export const SAPTA = GRAHAS.filter((id): id is Sapta => id !== "rahu" && id !== "ketu");

/** The strongest first; in their own order where they have no rank. */
export const byRank = (shadbala: Shadbala): Sapta[] =>
  [...SAPTA].sort((one, other) => (shadbala[one].rank ?? 0) - (shadbala[other].rank ?? 0));
