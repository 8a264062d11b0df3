/** The avasthas, states of the grahas (BPHS 45). */

/** Ages, by fifths of a sign. */
export const BALADI = ["bala", "kumara", "yuva", "vriddha", "mrita"] as const;
export type Baladi = (typeof BALADI)[number];

/** Wakefulness, by dignity. */
export const JAGRADADI = ["jagrat", "svapna", "sushupti"] as const;
export type Jagradadi = (typeof JAGRADADI)[number];

/** Brightness, by dignity; `kopa` is combust, `vikala` joined by a malefic. */
export const DEEPTADI = [
  "dipta",
  "svastha",
  "mudita",
  "shanta",
  "dina",
  "vikala",
  "duhkhita",
  "khala",
  "kopa",
] as const;
export type Deeptadi = (typeof DEEPTADI)[number];

/** Moods, by conjunction, house and aspect. */
export const LAJJITADI = ["lajjita", "garvita", "kshudhita", "trushita", "mudita", "kshobhita"] as const;
export type Lajjitadi = (typeof LAJJITADI)[number];

/** Activities, numbered 1–12 in this order. */
export const SAYANADI = [
  "sayana",
  "upavesana",
  "netrapani",
  "prakasana",
  "gamana",
  "agamana",
  "sabha",
  "agama",
  "bhojana",
  "nrityalipsa",
  "kautuka",
  "nidra",
] as const;
export type Sayanadi = (typeof SAYANADI)[number];

/** The effect of a sayanadi state. */
export const SAYANADI_CHESHTAS = ["drishti", "cheshta", "vicheshta"] as const;
export type SayanadiCheshta = (typeof SAYANADI_CHESHTAS)[number];
