/** Ids of prashna, the reading of a question. */

export const PRASHNA_MODES = ["chart", "number_108", "number_249", "arudha"] as const;
export type PrashnaMode = (typeof PRASHNA_MODES)[number];

/** How many numbers a mode has from 1, one of which is named; a moment has none. */
export const PRASHNA_NUMBERS: Readonly<Record<PrashnaMode, number | null>> = {
  chart: null,
  number_108: 108,
  number_249: 249,
  arudha: 12,
};

export const PRASHNA_VERDICTS = ["favourable", "delayed", "obstructed", "unclear"] as const;
export type PrashnaVerdict = (typeof PRASHNA_VERDICTS)[number];

export const PRASHNA_UNITS = ["days", "weeks", "months"] as const;
export type PrashnaUnit = (typeof PRASHNA_UNITS)[number];

/** What a piece of evidence says for the matter; `none`: it is a fact alone. */
export const PRASHNA_EFFECTS = ["for", "delay", "against", "none"] as const;
export type PrashnaEffect = (typeof PRASHNA_EFFECTS)[number];

/** Of both lords; of the Moon with the lord of the matter; of what only adds to it. */
export const PRASHNA_WEIGHTS = ["main", "moon", "minor"] as const;
export type PrashnaWeight = (typeof PRASHNA_WEIGHTS)[number];

/** Evidence besides the sixteen yogas. */
export const PRASHNA_RULES = [
  "same_lord",
  "lagna_lord_in_matter",
  "karya_lord_in_lagna",
  "lord_on_matter",
  "benefic_on_matter",
  "malefic_on_matter",
  "sub_lord_signifies",
  "sub_lord_denies",
  "sub_lord_in_retrograde_star",
] as const;
export type PrashnaRule = (typeof PRASHNA_RULES)[number];

/** Subjects on which prashna gives no verdict. */
export const PRASHNA_SENSITIVE = ["death", "illness", "legal"] as const;
export type PrashnaSensitive = (typeof PRASHNA_SENSITIVE)[number];

export const PRASHNA_MATTERS = [
  "self",
  "money",
  "lost_object",
  "message",
  "parcel",
  "short_journey",
  "home",
  "vehicle",
  "study",
  "child",
  "debt",
  "competition",
  "employee",
  "marriage",
  "partnership",
  "inheritance",
  "visa",
  "teacher",
  "job",
  "promotion",
  "wish",
  "friend",
  "foreign_stay",
  "illness",
  "lawsuit",
  "death",
  "imprisonment",
] as const;
export type PrashnaMatter = (typeof PRASHNA_MATTERS)[number];

export const SWARAS = ["ida", "pingala"] as const;
export type Swara = (typeof SWARAS)[number];

export const PAKSHIS = ["vulture", "owl", "crow", "cock", "peacock"] as const;
export type Pakshi = (typeof PAKSHIS)[number];

/** What the five birds do, in the order in which they follow on the day of a bright half. */
export const PAKSHI_ACTIVITIES = ["eating", "walking", "ruling", "sleeping", "dying"] as const;
export type PakshiActivity = (typeof PAKSHI_ACTIVITIES)[number];

/** How long the parts of a yama are: see `PAKSHI_MINUTES`. */
export const PAKSHI_DURATIONS = ["fixed", "by_half"] as const;
export type PakshiDurations = (typeof PAKSHI_DURATIONS)[number];
