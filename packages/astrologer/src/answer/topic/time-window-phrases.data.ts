import texts from "../../../texts/phrases/time-window-phrases.json" with { type: "json" };
import type { PhraseVariants } from "../../knowledge/knowledge-row.ts";

/** Sentences about windows: {from} and {until} are months. */
export const TIME_WINDOW_PHRASES = texts.time_window_phrases satisfies Readonly<Record<string, PhraseVariants>>;

/** Reasons for a window. {who} is the lord of the period, {tie} its connection with the house. */
export const TIMING_FACTOR_PHRASES = texts.timing_factor_phrases satisfies Readonly<Record<string, PhraseVariants>>;
