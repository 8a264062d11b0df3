import texts from "../../../texts/phrases/small-talk-phrases.json" with { type: "json" };
import type { PhraseVariants } from "../../knowledge/knowledge-row.ts";

/** Answers about the conversation itself, and to messages without a topic. */
export const TALK_PHRASES = texts.talk_phrases satisfies Readonly<Record<string, PhraseVariants>>;
