import type { KundliData } from "@lagna/contract";
import { GRAHAS, type Graha } from "@lagna/terms";

export type Shadbala = NonNullable<KundliData["shadbala"]>;
export type BhavaBala = NonNullable<KundliData["bhava_bala"]>;
export type SaptaGraha = Exclude<Graha, "rahu" | "ketu">;
export type GrahaStrength = Shadbala[SaptaGraha];

/** The seven grahas with shadbala: the nodes have none. */
export const SAPTA_GRAHAS = GRAHAS.filter((id): id is SaptaGraha => id !== "rahu" && id !== "ketu");

/** Strongest first; unranked grahas keep their usual order. */
export const sortByRank = (shadbala: Shadbala): SaptaGraha[] =>
  [...SAPTA_GRAHAS].sort((one, other) => (shadbala[one].rank ?? 0) - (shadbala[other].rank ?? 0));
