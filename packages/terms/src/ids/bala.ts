/**
 * The strengths: the six of shadbala, each followed by its parts; those of the bhavas; and the figures derived from
 * them.
 */
export const BALAS = [
  "sthana",
  "uccha",
  "saptavargaja",
  "ojayugma",
  "kendra",
  "drekkana",
  "dig",
  "kala",
  "natonnata",
  "paksha",
  "tribhaga",
  "abda",
  "masa",
  "vara",
  "hora",
  "ayana",
  "yuddha",
  "cheshta",
  "naisargika",
  "drik",
  "adhipati",
  "drishti",
  "ishta",
  "kashta",
] as const;
export type Bala = (typeof BALAS)[number];
