/** The lunar months: Chaitra is the one in which the Sun enters Aries, and so on. */
export const MASAS = [
  "chaitra",
  "vaishakha",
  "jyeshtha",
  "ashadha",
  "shravana",
  "bhadrapada",
  "ashvina",
  "kartika",
  "margashirsha",
  "pausha",
  "magha",
  "phalguna",
] as const;
export type Masa = (typeof MASAS)[number];
