import texts from "../../../texts/phrases/remedy-phrases.json" with { type: "json" };
import type { PhraseVariants } from "../../knowledge/knowledge-row.ts";

/** Remedies for a graha: free, safe and optional. */
export const REMEDY_PHRASES = texts.remedy_phrases satisfies Readonly<Record<string, PhraseVariants>>;
