import texts from "../../../texts/phrases/follow-up-phrases.json" with { type: "json" };
import type { PhraseVariants } from "../../knowledge/knowledge-row.ts";

/** Answers to questions that refer back to the previous turn. */
export const FOLLOW_UP_PHRASES = texts.follow_up_phrases satisfies Readonly<Record<string, PhraseVariants>>;
