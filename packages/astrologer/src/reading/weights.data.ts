import type { Dignity, Nakshatra } from "@lagna/terms";

/**
 * How much each witness counts, in all a hundred. Every house has a lord and half have no occupant: the lord has thirty in all. The
 * varga is the second witness; single yogas are what is oversold most. Our own figures, after the order of Phaladeepika 15.
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
  /** Beside the hundred, in matters of temper alone. */
  stars: 10,
} as const;
export type Factor = keyof typeof WEIGHTS;

/** The worth of standing in a house, from −1 to 1, counted from the lagna: trikonas, kendras, houses of gain, dusthanas. */
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
export const CANCELLED_DEBILITATION = -0.2;
export const COMBUST = -0.4;

/** What a graha does to what it joins or sees: by the houses it owns in this chart, and by its nature. */
export const FUNCTIONAL_SHARE = 0.6;
export const NATURAL_SHARE = 0.4;

/**
 * The temper of a nakshatra: soft, light and fixed ones ease what they colour, movable and mixed ones a little less; sharp and fierce
 * ones harden it (Brihat Samhita 98).
 */
const STARS_BY_TEMPER: readonly (readonly [number, readonly Nakshatra[]])[] = [
  [0.6, ["mrigashira", "chitra", "anuradha", "revati"]],
  [0.6, ["ashwini", "pushya", "hasta"]],
  [0.6, ["rohini", "uttara_phalguni", "uttara_ashadha", "uttara_bhadrapada"]],
  [0.4, ["punarvasu", "swati", "shravana", "dhanishta", "shatabhisha"]],
  [0.2, ["krittika", "vishakha"]],
  [-0.4, ["ardra", "ashlesha", "jyeshtha", "mula"]],
  [-0.4, ["bharani", "magha", "purva_phalguni", "purva_ashadha", "purva_bhadrapada"]],
];
export const STAR_POLARITY = Object.fromEntries(
  STARS_BY_TEMPER.flatMap(([polarity, stars]) => stars.map((star) => [star, polarity])),
) as Readonly<Record<Nakshatra, number>>;

/** Sarva bindus of a house about which there is nothing to say, and how many more or less are much. */
export const MEAN_BINDUS = 28;
export const MUCH_BINDUS = 8;

/** A yoga whose makers are weak counts this part. */
export const WEAK_YOGA = 0.3;
/** What turns within the uncertainty of the birth time counts half. */
export const UNSTABLE = 0.5;

/** What a yoga promises at large, as a witness. */
export const YOGA_POLARITY = { auspicious: 1, mixed: 0.2, inauspicious: -1 } as const;

/** From which promise on what is said: strong, leaning well, evenly drawn, taking effort; below the last, uphill. */
export const BANDS = [
  ["strong", 0.45],
  ["well", 0.15],
  ["even", -0.15],
  ["effort", -0.45],
] as const;

/** Firm needs this much told and no more than this much in conflict; light is what is told less, or contradicts itself more. */
export const CONFIDENCE = {
  firm: { coverage: 0.7, conflict: 0.3, leaders: 4 },
  light: { coverage: 0.4, conflict: 0.6 },
} as const;
