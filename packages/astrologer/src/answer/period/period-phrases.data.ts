import texts from "../../../texts/phrases/period-phrases.json" with { type: "json" };
import type { LocalizedText } from "../../fact.ts";
import type { PhraseVariants } from "../../knowledge/knowledge-row.ts";

/** What houses 1 to 12 signify (BPHS 11). */
export const HOUSE_SIGNIFICATIONS: readonly LocalizedText[] = texts.house_significations;

export const PERIOD_PHRASES = texts.period_phrases satisfies Readonly<Record<string, PhraseVariants>>;

/** The transit Moon in places 1 to 12 from the natal Moon (PD 26). */
export const MOON_TRANSIT_PHRASES: readonly PhraseVariants[] = texts.moon_transit_phrases;
