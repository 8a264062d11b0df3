/** What happened in a life, by which a time of birth is tried. */
export const LIFE_EVENTS = [
  "marriage",
  "separation",
  "child",
  "sibling",
  "father_death",
  "mother_death",
  "study",
  "job",
  "promotion",
  "job_loss",
  "business",
  "property",
  "vehicle",
  "move",
  "abroad",
  "illness",
  "accident",
  "surgery",
] as const;
export type LifeEventKind = (typeof LIFE_EVENTS)[number];

/** By what the possible times of a birth are told apart: each has a column of its own. */
export const RECTIFICATION_TESTS = [
  "dashas",
  "transits",
  "vargas",
  "ruling_planets",
  "tattva",
  "kunda",
  "pranapada",
  "navamsa_gender",
] as const;
export type RectificationTest = (typeof RECTIFICATION_TESTS)[number];

/** The five elements, in the order they rule the time since sunrise. */
export const TATTVAS = ["prithvi", "jala", "tejas", "vayu", "akasha"] as const;
export type Tattva = (typeof TATTVAS)[number];

/** Where teachers differ on a test, the first is what is done unasked. */
export const RECTIFICATION_VARIANTS = {
  /** The round of the tattvas: over and over, or forward and back by turns. */
  tattva_round: ["onward", "to_and_fro"],
  /** When it begins: with the sunrise, or at six of local mean time, as printed tables have it. */
  tattva_begin: ["sunrise", "six"],
  /** What of the kunda stands in a trine to the Moon's: its star, or its sign alone. */
  kunda: ["star", "sign"],
} as const;
export type RectificationVariants = {
  readonly [Key in keyof typeof RECTIFICATION_VARIANTS]: (typeof RECTIFICATION_VARIANTS)[Key][number];
};
