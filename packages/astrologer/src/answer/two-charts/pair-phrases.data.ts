import texts from "../../../texts/phrases/pair-phrases.json" with { type: "json" };
import type { LocalizedText } from "../../fact.ts";

/** Sentences about two saved charts; every claim names its chart. */
export const PAIR_PHRASES = texts.pair_phrases satisfies Readonly<Record<string, LocalizedText>>;
export type PairPhrase = keyof typeof PAIR_PHRASES;
