import texts from "../../../texts/phrases/out-of-scope-phrases.json" with { type: "json" };
import type { PhraseVariants } from "../../knowledge/knowledge-row.ts";

/** Answers to questions that are out of scope: why, and the nearest thing that can be read instead. */
export const OUT_OF_SCOPE_PHRASES = texts.out_of_scope_phrases satisfies Readonly<Record<string, PhraseVariants>>;
