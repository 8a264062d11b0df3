import texts from "../../../texts/phrases/day-answers.json" with { type: "json" };
import type { LocalizedText } from "../../fact.ts";
import type { PhraseVariants } from "../../knowledge/knowledge-row.ts";

export const DAY_PHRASES = texts.day_answers satisfies Readonly<Record<string, PhraseVariants>>;
export const PART_NAMES = texts.part_names;
export const CHOGHADIYA_NAMES: Readonly<Record<string, LocalizedText>> = texts.choghadiya_names;
export const QUALITIES: Readonly<Record<string, LocalizedText>> = texts.qualities;
export const LIMB_NAMES = texts.limb_names;
export const RITUS: Readonly<Record<string, LocalizedText>> = texts.ritus;
export const AYANAS: Readonly<Record<string, LocalizedText>> = texts.ayanas;
export const ABODES: Readonly<Record<string, LocalizedText>> = texts.abodes;
export const DIRECTIONS: Readonly<Record<string, LocalizedText>> = texts.directions;
export const ON_DAY = texts.on_day;
export const TIMES = texts.times;
