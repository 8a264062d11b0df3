import texts from "../../../texts/phrases/correction-phrases.json" with { type: "json" };
import type { PhraseVariants } from "../../knowledge/knowledge-row.ts";

/** First sentences of answers to a correction, and the question asked back if none was understood. */
export const CORRECTION_PHRASES = texts.correction_phrases satisfies Readonly<Record<string, PhraseVariants>>;
