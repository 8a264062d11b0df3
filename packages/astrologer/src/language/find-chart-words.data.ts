/** Month names that are also ordinary words ("you may", "jaan" as life); a month only beside a number. */
export const AMBIGUOUS_MONTHS: ReadonlySet<string> = new Set(["may", "march", "mar", "jan", "sun"]);

/** Words of the lexicon that also have an everyday meaning and name nothing of a chart by themselves. */
export const GENERIC_CHART_WORDS: ReadonlySet<string> = new Set([
  "period",
  "periods",
  "phase",
  "direct",
  "point",
  "points",
  "part",
  "rises",
  "rising",
  "lag",
  "laga",
  "lage",
  "lagi",
]);

/** Nouns that name a kind of statement about a chart, without the name of anything in it. */
export const CHART_NOUNS: ReadonlySet<string> = new Set([
  "yoga",
  "yogas",
  "yog",
  "योग",
  "dosha",
  "doshas",
  "dosh",
  "दोष",
  "weekday",
  "vaar",
  "वार",
  "tithi",
  "तिथि",
  "mahadasha",
  "dasha",
  "दशा",
]);
