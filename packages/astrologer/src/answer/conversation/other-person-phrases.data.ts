import texts from "../../../texts/phrases/other-person-phrases.json" with { type: "json" };
import type { PhraseVariants } from "../../knowledge/knowledge-row.ts";

/** Readings about another person, from the user's own chart. */
export const OTHER_PERSON_PHRASES = texts.other_person_phrases satisfies Readonly<Record<string, PhraseVariants>>;
