import texts from "../../../texts/phrases/either-or-phrases.json" with { type: "json" };
import type { PhraseVariants } from "../../knowledge/knowledge-row.ts";

/**
 * First sentences of answers to choices: {one} and {other} are options in the words of the user, {all} is a list of them, {matter} is the
 * topic. The rest follows `after_equal` where two options have equal support.
 */
export const EITHER_OR_VERDICT_PHRASES = texts.either_or_verdict_phrases satisfies Readonly<
  Record<string, PhraseVariants>
>;

/** Phrases that introduce the reasons. */
export const EITHER_OR_REASON_PHRASES = texts.either_or_reason_phrases satisfies Readonly<
  Record<string, PhraseVariants>
>;

/** What one could do to compare two persons. */
export const PERSONS_ADVICE: PhraseVariants = texts.persons_advice;
