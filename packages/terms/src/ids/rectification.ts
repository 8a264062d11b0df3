/** Kinds of life events that a birth time is tested against. */
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

/** The tests that distinguish possible birth times; each has its own column. */
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

/** The five elements, in the order in which they rule the time since sunrise. */
export const TATTVAS = ["prithvi", "jala", "tejas", "vayu", "akasha"] as const;
export type Tattva = (typeof TATTVAS)[number];

/** Choices on which teachers differ for a test; the first is the default. */
export const RECTIFICATION_VARIANTS = {
  /** The cycle of the tattvas: always repeating in the same order, or alternating forward and backward. */
  tattva_round: ["onward", "to_and_fro"],
  /** Start of the cycle: at sunrise, or at 6:00 local mean time, as in printed tables. */
  tattva_begin: ["sunrise", "six"],
  /** What of the kunda must be in trine to the Moon's: its nakshatra, or only its sign. */
  kunda: ["star", "sign"],
} as const;
export type RectificationVariants = {
  readonly [Key in keyof typeof RECTIFICATION_VARIANTS]: (typeof RECTIFICATION_VARIANTS)[Key][number];
};
