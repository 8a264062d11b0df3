import type { MatchingBand } from "@lagna/terms";
import type { Koota, MatchingException } from "@lagna/terms";
import texts from "../../../texts/phrases/pair-phrases.json" with { type: "json" };
import type { LocalizedText } from "../../fact.ts";

/** Sentences about two charts; every claim names its chart. */
export const PAIR_PHRASES = texts.pair_phrases satisfies Readonly<Record<string, LocalizedText>>;
export type PairPhrase = keyof typeof PAIR_PHRASES;

export const BAND_PHRASES: Readonly<Record<MatchingBand, LocalizedText>> = texts.bands;
/** What each koota is read for, as the handbooks of matching have it. */
export const KOOTA_MATTERS: Readonly<Record<Koota, LocalizedText>> = texts.kootas;
/** Why some set a fault aside. */
export const EXCEPTION_PHRASES: Readonly<Record<MatchingException, LocalizedText>> = texts.exceptions;
