import texts from "../../../texts/phrases/chart-element-definitions.json" with { type: "json" };
import type { Graha } from "@lagna/terms";
import type { PhraseVariants } from "../../knowledge/knowledge-row.ts";

/** What each graha signifies in every chart (BPHS 3 and 32, Phaladeepika 2). */
export const GRAHA_MEANINGS: Readonly<Record<Graha, PhraseVariants>> = texts.graha_meanings;

/** Definitions of houses, signs and nakshatras, composed from their attributes. */
export const ELEMENT_MEANINGS = texts.element_meanings satisfies Readonly<Record<string, PhraseVariants>>;
