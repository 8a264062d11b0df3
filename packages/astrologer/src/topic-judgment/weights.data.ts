import type { Dignity, Nakshatra } from "@lagna/terms";

/**
 * Weight of each factor; the total is 100. Every house has a lord but half have no occupant, so the lord gets 30 in all. The varga is
 * secondary evidence; single yogas are usually overrated. Our own figures, after the order of Phaladeepika 15.
 */
export const WEIGHTS = {
  lord_place: 12,
  lord_dignity: 10,
  lord_company: 8,
  occupants: 14,
  aspects: 10,
  karakas: 10,
  chara_karaka: 4,
  varga: 16,
  yogas: 10,
  bindus: 6,
  /** On top of the 100, only for topics about temperament. */
  stars: 10,
} as const;
export type Factor = keyof typeof WEIGHTS;

/** Polarity of being placed in a house, −1 to 1, houses 1 to 12: trikonas, kendras, houses of gain, dusthanas. */
export const HOUSE_POLARITY: readonly number[] = [1, 0.6, 0.1, 0.8, 1, -0.4, 0.8, -0.8, 1, 0.8, 0.6, -0.6];

export const DIGNITY_POLARITY: Readonly<Record<Dignity, number>> = {
  exalted: 1,
  moolatrikona: 0.8,
  own: 0.7,
  great_friend: 0.4,
  friend: 0.25,
  neutral: 0,
  enemy: -0.3,
  great_enemy: -0.5,
  debilitated: -0.8,
};

/** A debilitation that is cancelled (neecha bhanga). */
export const CANCELLED_DEBILITATION_POLARITY = -0.2;
export const COMBUSTION_POLARITY = -0.4;

/** Shares of functional nature (houses owned in this chart) and natural nature in the influence of a graha. */
export const FUNCTIONAL_SHARE = 0.6;
export const NATURAL_SHARE = 0.4;

/**
 * Polarity by the temper of a nakshatra: soft, light and fixed ones are favourable, movable and mixed ones a little less; sharp and fierce
 * ones are unfavourable (Brihat Samhita 98).
 */
const NAKSHATRAS_BY_TEMPER: readonly (readonly [number, readonly Nakshatra[]])[] = [
  [0.6, ["mrigashira", "chitra", "anuradha", "revati"]],
  [0.6, ["ashwini", "pushya", "hasta"]],
  [0.6, ["rohini", "uttara_phalguni", "uttara_ashadha", "uttara_bhadrapada"]],
  [0.4, ["punarvasu", "swati", "shravana", "dhanishta", "shatabhisha"]],
  [0.2, ["krittika", "vishakha"]],
  [-0.4, ["ardra", "ashlesha", "jyeshtha", "mula"]],
  [-0.4, ["bharani", "magha", "purva_phalguni", "purva_ashadha", "purva_bhadrapada"]],
];
export const NAKSHATRA_POLARITY = Object.fromEntries(
  NAKSHATRAS_BY_TEMPER.flatMap(([polarity, stars]) => stars.map((star) => [star, polarity])),
) as Readonly<Record<Nakshatra, number>>;

/** The average number of sarva bindus of a house, and the deviation from it that gives polarity ±1. */
export const MEAN_BINDUS = 28;
export const BINDUS_RANGE = 8;

/** Weight share of a yoga whose grahas are weak. */
export const WEAK_YOGA_SHARE = 0.3;
/** Weight share of evidence that depends on the exact birth time. */
export const UNSTABLE_SHARE = 0.5;

/** Polarity of a yoga as evidence. */
export const YOGA_POLARITY = { auspicious: 1, mixed: 0.2, inauspicious: -1 } as const;

/** Minimum score of each band; below the last one the band is "uphill". */
export const BAND_THRESHOLDS = [
  ["strong", 0.45],
  ["well", 0.15],
  ["even", -0.15],
  ["effort", -0.45],
] as const;

/** "firm" needs at least this coverage and less than this conflict; "light" means less coverage or more conflict than its thresholds. */
export const CONFIDENCE_THRESHOLDS = {
  firm: { coverage: 0.7, conflict: 0.3, leaders: 4 },
  light: { coverage: 0.4, conflict: 0.6 },
} as const;
