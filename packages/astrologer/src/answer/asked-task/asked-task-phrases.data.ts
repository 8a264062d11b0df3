import texts from "../../../texts/phrases/asked-task-phrases.json" with { type: "json" };
import type { PhraseVariants } from "../../knowledge/knowledge-row.ts";

/** First sentences of answers to what a conversation goes on about. */
export const TASK_PHRASES = texts.task_phrases satisfies Readonly<Record<string, PhraseVariants>>;
