import texts from "../../../texts/phrases/topic-restriction-phrases.json" with { type: "json" };
import type { PhraseVariants } from "../../knowledge/knowledge-row.ts";

/** Sentences for the user's age or stated facts. */
export const TOPIC_RESTRICTION_PHRASES = texts.topic_restriction_phrases satisfies Readonly<
  Record<string, PhraseVariants>
>;
