import { HOUSE_YOGAS } from "./yoga-house.ts";
import { RANK_YOGAS } from "./yoga-rank.ts";
import { SKY_YOGAS } from "./yoga-sky.ts";

/**
 * The groups that yogas are presented in: first by what forms them, then by the house they concern; arishta is never
 * shown.
 */
export const YOGA_GROUPS = [
  "mahapurusha",
  "surya",
  "chandra",
  "nabhasa",
  "malika",
  "raja",
  "neecha_bhanga",
  "parivartana",
  "kartari",
  "dhana",
  "daridra",
  "sannyasa",
  "sharira",
  "vak",
  "sahodara",
  "griha",
  "putra",
  "kalatra",
  "bhagya",
  "dignity",
  "arishta",
] as const;
export type YogaGroup = (typeof YOGA_GROUPS)[number];

/** Every yoga that may be shown, group by group. */
export const YOGAS = [...SKY_YOGAS, ...RANK_YOGAS, ...HOUSE_YOGAS] as const;
export type YogaId = (typeof YOGAS)[number];
