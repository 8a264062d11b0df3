import texts from "../../../texts/phrases/distress-phrases.json" with { type: "json" };
import type { PhraseVariants } from "../../knowledge/knowledge-row.ts";
import type { DangerKind } from "../../message-classification/danger/danger.ts";

/**
 * Answers, instead of astrology, to a person in danger or in distress. The phone numbers are the `HELPLINES` of the terms, all of India.
 * For other countries the texts refer to the local emergency number.
 */
export const DISTRESS_PHRASES: Readonly<Record<DangerKind, PhraseVariants>> = texts.distress_phrases;

/** The answer after an injury in which nothing was swallowed: a cut, a fall, a burn, an attack. */
export const INJURY_PHRASES: PhraseVariants = texts.injury_phrases;

/** Answers to the next messages, until the user changes the subject. */
export const DISTRESS_CONTINUATION_PHRASES = texts.distress_continuation_phrases satisfies Readonly<
  Record<string, PhraseVariants>
>;

/** The first line after a danger, before another question is answered. */
export const CARE_AFTER_DANGER: PhraseVariants = texts.care_after_danger;
