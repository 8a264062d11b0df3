import texts from "../../../texts/phrases/place-comparison-phrases.json" with { type: "json" };
import type { PhraseVariants } from "../../knowledge/knowledge-row.ts";

/** Comparison of two places: what a chart can say, and what it cannot. */
export const PLACE_COMPARISON_PHRASES = texts.place_comparison_phrases satisfies Readonly<
  Record<string, PhraseVariants>
>;
