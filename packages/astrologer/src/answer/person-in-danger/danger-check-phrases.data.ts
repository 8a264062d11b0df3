import texts from "../../../texts/phrases/danger-check-phrases.json" with { type: "json" };
import type { PhraseVariants } from "../../knowledge/knowledge-row.ts";
import type { DangerKind } from "../../message-classification/danger/danger.ts";

/** For unclear messages: one short question, which "no" denies, with the number to call. The numbers are those of the full answers. */
export const DANGER_CHECK_PHRASES: Readonly<Record<DangerKind, PhraseVariants>> = texts.danger_check_phrases;

/** The answer to a plain denial. Later turns say nothing more of it. */
export const DENIAL_PHRASES: PhraseVariants = texts.denial_phrases;
