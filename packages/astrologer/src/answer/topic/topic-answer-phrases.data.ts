import texts from "../../../texts/phrases/topic-answer-phrases.json" with { type: "json" };
import type { LocalizedText } from "../../fact.ts";
import type { PhraseVariants } from "../../knowledge/knowledge-row.ts";
import type { Band, Confidence } from "../../topic-judgment/score-topic.ts";
import type { Topic } from "../../topic-judgment/topics.data.ts";

/** Names of topics in sentences. */
export const TOPIC_NAMES: Readonly<Record<Topic, LocalizedText>> = texts.topic_names;

/** The balance of a reading, by band; {matter} is the topic. */
export const BAND_PHRASES: Readonly<Record<Band, PhraseVariants>> = texts.band_phrases;

/** Names what was asked before a first sentence that does not. */
export const TOPIC_LEAD_PHRASES: PhraseVariants = texts.topic_lead_phrases;

export type YesNoLeaning = "yes" | "open" | "no";

/** What to do, by band: opens the answer to a decision. */
export const DECISION_PHRASES: Readonly<Record<Band, PhraseVariants>> = texts.decision_phrases;

/** The same where the question is whether to give something up; "yes" is a well-supported matter, which speaks for keeping it. */
export const GIVING_UP_PHRASES: Readonly<Record<YesNoLeaning, PhraseVariants>> = texts.giving_up_phrases;

/** The leaning for feared events: a good score for the topic speaks against the fear. */
export const FEAR_PHRASES: Readonly<Record<YesNoLeaning, PhraseVariants>> = texts.fear_phrases;

/** Prefix for an opening that was used before in the conversation. */
export const TOPIC_OPENING_PHRASES: PhraseVariants = texts.topic_opening_phrases;

/** Confidence of a reading, in words about its evidence instead of a number. */
export const CONFIDENCE_PHRASES: Readonly<Record<Confidence, PhraseVariants>> = texts.confidence_phrases;

/** How likely a matter of life is, by band: what a question for yes or no is answered with. */
export const LIKELIHOOD_PHRASES: Readonly<Record<Band, PhraseVariants>> = texts.likelihood_phrases;

/** Begin the reason of a yes or no; without a colon, because the sentence that follows contains one. */
export const FOR_PHRASES: PhraseVariants = texts.for_phrases;
export const AGAINST_PHRASES: PhraseVariants = texts.against_phrases;

/** Joins a finding to one that agrees with it; without a colon, because the sentence that follows contains one. */
export const ADDITION_PHRASES: PhraseVariants = texts.addition_phrases;

/** Joins a finding against to findings for the topic, and the other way round. */
export const TURN_TO_AGAINST_PHRASES: PhraseVariants = texts.turn_to_against_phrases;
export const TURN_TO_FOR_PHRASES: PhraseVariants = texts.turn_to_for_phrases;

/** Introduces the basis of each of two meanings that were given in one sentence. */
