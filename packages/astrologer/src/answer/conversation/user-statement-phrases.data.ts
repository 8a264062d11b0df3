import texts from "../../../texts/phrases/user-statement-phrases.json" with { type: "json" };
import type { PhraseVariants } from "../../knowledge/knowledge-row.ts";

/** Replies to what users state about their lives, by the subject and value of the fact; {value} is a number or a profession. */
export const USER_FACT_PHRASES: Readonly<Record<string, PhraseVariants>> = texts.user_fact_phrases;

/** Replies to other statements, and to courtesies. */
export const USER_STATEMENT_PHRASES = texts.user_statement_phrases satisfies Readonly<Record<string, PhraseVariants>>;

export const NIGHT_PATTERN =
  /\b(?:good ?ni(?:ght|te)|gn|shubh raa?tri|so (?:raha|rahi|jata|jati|ja))\b|शुभ रात्रि|शुभरात्रि|गुड नाइट/iu;
