import texts from "../../../texts/phrases/graha-on-topic-phrases.json" with { type: "json" };
import type { PhraseVariants } from "../../knowledge/knowledge-row.ts";

/** How much influence a graha has on a topic, and in which direction. */
export type InfluenceLevel = "much" | "some" | "little";
export type InfluenceDirection = "helps" | "strains" | "both";

/** The answer in one sentence: {Who} is the graha, {matter} the topic. */
export const GRAHA_INFLUENCE_PHRASES: Readonly<
  Record<InfluenceLevel, Readonly<Record<InfluenceDirection, PhraseVariants>>>
> = texts.graha_influence_phrases;

/** The place of the graha, the houses it rules, and its connection with the topic. */
export const GRAHA_CONNECTION_PHRASES = texts.graha_connection_phrases satisfies Readonly<
  Record<string, PhraseVariants>
>;

/** When the graha is active. */
export const GRAHA_TIMING_PHRASES = texts.graha_timing_phrases satisfies Readonly<Record<string, PhraseVariants>>;

/** States that no single graha decides a topic. */
export const GRAHA_CAVEAT_PHRASES: PhraseVariants = texts.graha_caveat_phrases;

/** Connections other than ruling, occupying or aspecting a house of the topic. */
export const GRAHA_OTHER_CONNECTION_PHRASES = texts.graha_other_connection_phrases satisfies Readonly<
  Record<string, PhraseVariants>
>;

/** Joins two of these connections. */
export const CONNECTION_CONJUNCTION = texts.connection_conjunction;
