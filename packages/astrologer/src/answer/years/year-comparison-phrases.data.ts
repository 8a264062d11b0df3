import texts from "../../../texts/phrases/year-comparison-phrases.json" with { type: "json" };
import type { PhraseVariants } from "../../knowledge/knowledge-row.ts";

/** Comparison of two years for a topic. */
export const YEAR_COMPARISON_PHRASES = texts.year_comparison_phrases satisfies Readonly<Record<string, PhraseVariants>>;
