import texts from "../../../texts/phrases/reference-phrases.json" with { type: "json" };
import type { PhraseVariants } from "../../knowledge/knowledge-row.ts";

/** Sentences of answers to messages that are about what was said before. */
export const REFERENCE_PHRASES = texts.reference_phrases satisfies Readonly<Record<string, PhraseVariants>>;
