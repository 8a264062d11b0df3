import texts from "../../../texts/phrases/asked-time-phrases.json" with { type: "json" };
import type { PhraseVariants } from "../../knowledge/knowledge-row.ts";

/** A topic within the period that a question names. */
export const ASKED_TIME_PHRASES = texts.asked_time_phrases satisfies Readonly<Record<string, PhraseVariants>>;
