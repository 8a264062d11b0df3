import texts from "../../../texts/phrases/year-ranking.json" with { type: "json" };
import type { PhraseVariants } from "../../knowledge/knowledge-row.ts";

/** {hard} and {light} are years between {first} and {last}. */
export const YEAR_RANKING_PHRASES = texts.year_ranking_phrases satisfies Readonly<Record<string, PhraseVariants>>;

/** The direction in which a slow graha contributes. */
export const INFLUENCE_NAMES = texts.influence_names;

/** Ratings of Saturn and Jupiter, −1 to 1, in places 1 to 12 from the natal Moon (Phaladeepika 26). */
export const SATURN_FROM_MOON_RATINGS = [-1, -1, 1, -0.8, -0.3, 1, -0.4, -1, -0.3, -0.4, 1, -1] as const;
export const JUPITER_FROM_MOON_RATINGS = [-0.3, 1, -0.5, -0.4, 1, -0.5, 1, -0.6, 1, -0.4, 1, -0.5] as const;

/** Weights of antardasha, mahadasha, Saturn and Jupiter in the rating of a year; the total is 1. Our own figures. */
export const YEAR_RATING_WEIGHTS = { antar: 0.45, maha: 0.15, saturn: 0.25, jupiter: 0.15 } as const;
