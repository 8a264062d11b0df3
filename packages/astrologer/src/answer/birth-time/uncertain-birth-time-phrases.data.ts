import texts from "../../../texts/phrases/uncertain-birth-time-phrases.json" with { type: "json" };
import type { PhraseVariants } from "../../knowledge/knowledge-row.ts";

/** Sentences about an uncertain birth time. {minutes} is the uncertainty; {reference} and {sign} are what houses are counted from. */
export const UNCERTAIN_TIME_PHRASES = texts.uncertain_time_phrases satisfies Readonly<Record<string, PhraseVariants>>;
