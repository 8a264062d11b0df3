import type { Baladi, Deeptadi, Dignity, Graha, Jagradadi, Rashi, SayanadiCheshta } from "@lagna/terms";

/** The states of the grahas (BPHS 45). */

/** The share of its result that a graha of that age gives. */
export const BALADI_EFFECTS: Readonly<Record<Baladi, number>> = {
  bala: 1 / 4,
  kumara: 1 / 2,
  yuva: 1,
  vriddha: 1 / 8,
  mrita: 0,
};

export const JAGRADADI_BY_DIGNITY: Readonly<Record<Dignity, Jagradadi>> = {
  exalted: "jagrat",
  moolatrikona: "jagrat",
  own: "jagrat",
  great_friend: "svapna",
  friend: "svapna",
  neutral: "svapna",
  enemy: "sushupti",
  great_enemy: "sushupti",
  debilitated: "sushupti",
};

/** `kopa` is combust, `vikala` conjunct a malefic. */
export const DEEPTADI_BY_DIGNITY: Readonly<Record<Dignity, Deeptadi>> = {
  exalted: "dipta",
  moolatrikona: "svastha",
  own: "svastha",
  great_friend: "mudita",
  friend: "shanta",
  neutral: "dina",
  enemy: "duhkhita",
  great_enemy: "khala",
  debilitated: "khala",
};

/** Grahas whose conjunction makes a graha in the fifth lajjita (ashamed). */
export const LAJJITA_COMPANY: readonly Graha[] = ["sun", "mars", "saturn", "rahu", "ketu"];
export const WATER_SIGNS: readonly Rashi[] = ["cancer", "scorpio", "pisces"];

/** By the remainder of a division by three. */
export const CHESHTA_BY_REMAINDER: readonly SayanadiCheshta[] = ["vicheshta", "drishti", "cheshta"];
/** The number each graha adds before that division. */
export const CHESHTA_ADDENDS: Readonly<Record<Graha, number>> = {
  sun: 5,
  moon: 2,
  mars: 2,
  mercury: 3,
  jupiter: 5,
  venus: 3,
  saturn: 3,
  rahu: 4,
  ketu: 4,
};
