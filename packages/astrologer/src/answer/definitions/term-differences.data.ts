import texts from "../../../texts/phrases/term-differences.json" with { type: "json" };
import type { PhraseVariants } from "../../knowledge/knowledge-row.ts";

/** What tells two terms apart, by their ids in alphabetical order. */
export const DIFFERENCES: Readonly<Record<string, PhraseVariants>> = texts.differences;
