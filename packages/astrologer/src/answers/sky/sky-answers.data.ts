import texts from "../../../texts/phrases/sky-answers.json" with { type: "json" };
import type { LocalizedText } from "../../fact.ts";
import type { PhraseVariants } from "../../knowledge/knowledge-row.ts";

export const SKY_PHRASES = texts.sky_answers satisfies Readonly<Record<string, PhraseVariants>>;
export const LIGHTS = texts.lights;
export const ECLIPSE_KINDS: Readonly<Record<string, LocalizedText>> = texts.eclipse_kinds;
